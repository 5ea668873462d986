/** Which items are shown as they are written now, which as they were before, and which not at all. */
import { createHash } from "node:crypto";
import type { ContentRecord, MediaRecord } from "../../record.ts";
import type { ReadFolder } from "./load.ts";
import { type FoundProblem, type ProblemList, withoutConsequences, type YamlPath } from "./problems.ts";
import type { LanguageFile, WrittenItem } from "./read-item.ts";
import type { WrittenMedia } from "./read-media.ts";

/** An item as it was when nothing was wrong with it. */
export interface GoodItem {
  record: ContentRecord;
  /** Its YAML file. */
  file: string;
  /** Of what was written. */
  digest: string;
}

export interface GoodCopy {
  /** The content folder. */
  root: string;
  items: GoodItem[];
  media: MediaRecord[];
}

interface Place {
  file: string;
  at: YamlPath;
  languages?: Partial<Record<string, LanguageFile>>;
}

interface Found {
  problems: ProblemList;
  collided: ReadonlyMap<ContentRecord, string>;
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const withoutExtension = (path: string) => path.replace(/\.[^./]+$/, "");
const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);

/** Finds what is wrong with the thing that is written at a place. */
function problemsAt(problems: readonly FoundProblem[]): (place: Place) => FoundProblem[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return ({ file, at, languages = {} }) => [
    ...(byFile.get(file) ?? []).filter(
      (problem) =>
        typeof problem.at === "number" || at.every((part, nth) => (problem.at as YamlPath)[nth] === part),
    ),
    ...Object.values(languages).flatMap((language) => byFile.get(language!.file) ?? []),
  ];
}

export function createChoice(
  { items: read, media: readMedia, problems, scanned }: ReadFolder,
  before?: GoodCopy,
) {
  const goodItems = new Map(before?.items.map((item) => [item.record.path, item]));
  const goodMedia = new Map(before?.media.map((medium) => [medium.path, medium]));
  const digests = new Map(
    read.map((item) => [item, digestOf([item.source.values, Object.entries(item.source.languages)])]),
  );
  const isChanged = (item: WrittenItem | undefined): boolean =>
    item !== undefined && goodItems.get(item.record.path)?.digest !== digests.get(item);
  /** Whoever has an id or a path already is not the one who takes another's. */
  let items = [...read].sort((a, b) => Number(isChanged(a)) - Number(isChanged(b)));
  let media = [...readMedia].sort(
    (a, b) =>
      Number(goodMedia.get(a.record.path)?.id !== a.record.id) -
      Number(goodMedia.get(b.record.path)?.id !== b.record.id),
  );
  const earlier = new Map<string, GoodItem>();
  const earlierMedia = new Map<string, WrittenMedia>();
  /** Paths of what is not shown, and folders with files of which it is not known what they hold. */
  const out = new Set<string>();
  const unknownIn = new Set<string>();
  const reported: { found: FoundProblem; leftOut: boolean }[] = [];

  const isOut = (path: string) => out.has(path) || unknownIn.has(folderOf(path));
  const report = (found: readonly FoundProblem[], leftOut: boolean) => {
    for (const each of withoutConsequences(found)) reported.push({ found: each, leftOut });
  };

  function removeItem(item: WrittenItem, found: readonly FoundProblem[]): void {
    items = items.filter((each) => each !== item);
    const { path } = item.record;
    const isTaken = earlier.has(path) || items.some(({ record }) => record.path === path);
    const good = isTaken ? undefined : goodItems.get(path);
    if (good) earlier.set(path, good);
    else if (!isTaken) out.add(path);
    report(found, good === undefined);
  }

  function removeMedia(medium: WrittenMedia, found: readonly FoundProblem[]): void {
    media = media.filter((each) => each !== medium);
    earlierMedia.delete(medium.record.path);
    report(found, !restoreMedia(medium.record.path, medium.file, medium.record));
  }

  function restoreMedia(path: string, file: string, instead?: MediaRecord): boolean {
    const good = goodMedia.get(path);
    if (good && good !== instead) earlierMedia.set(path, { record: good, file, at: [] });
    else out.add(`media/${path}`);
    return good !== undefined && good !== instead;
  }

  /** What is wrong with a file by itself. */
  function removeUnreadable(): void {
    const at = problemsAt(problems.found);
    const owned = new Set<FoundProblem>();
    for (const medium of readMedia) {
      const found = at(medium);
      for (const each of found) owned.add(each);
      if (found.length > 0) removeMedia(medium, found);
    }
    for (const item of read) {
      const found = at(item.source);
      for (const each of found) owned.add(each);
      if (found.length > 0) removeItem(item, found);
    }
    const others = Map.groupBy(
      problems.found.filter((problem) => !owned.has(problem)),
      ({ file }) => file,
    );
    for (const [file, found] of others) report(found, !restoreFile(file));
  }

  /** What a file had before that cannot be read now. */
  function restoreFile(file: string): boolean {
    const path = withoutExtension(file);
    if (file.startsWith("media/")) {
      const isThere = [...scanned.pictures.keys()].some((picture) => withoutExtension(picture) === path);
      return isThere && restoreMedia(path.slice("media/".length), file);
    }
    if (file.endsWith(".md")) return goodItems.has(withoutExtension(path));
    const isRead = new Set(read.map(({ record }) => record.path));
    const had = [...goodItems.values()].filter((good) => good.file === file && !isRead.has(good.record.path));
    for (const good of had) earlier.set(good.record.path, good);
    if (had.length === 0) {
      unknownIn.add(folderOf(file));
      if (!isRead.has(path)) out.add(path);
    }
    return had.length > 0 || read.some(({ source }) => source.file === file);
  }

  removeUnreadable();
  return {
    isChanged,
    current: () => ({
      items,
      media: [...earlierMedia.values(), ...media],
      earlier: [...earlier.values()].map(({ record }) => record),
    }),
    /** The nearest item above that is not shown. */
    missingAbove(path: string): string | undefined {
      for (let above = folderOf(path); above !== ""; above = folderOf(above))
        if (out.has(above)) return above;
      return undefined;
    },
    /** Takes out what is wrong beside the others; answers whether that was anything. */
    remove({ problems: next, collided }: Found): boolean {
      // A reference to what is left out is dropped: the one who names it is not to blame.
      const at = problemsAt(next.found.filter(({ missing }) => missing === undefined || !isOut(missing)));
      const brokenItems = items.map((item) => [item, at(item.source)] as const);
      const brokenMedia = [...media, ...earlierMedia.values()].map((medium) => [medium, at(medium)] as const);
      let isAny = collided.size > 0;
      for (const [item, found] of brokenItems) {
        if (found.length === 0) continue;
        isAny = true;
        removeItem(item, found);
      }
      for (const [medium, found] of brokenMedia) {
        if (found.length === 0) continue;
        isAny = true;
        removeMedia(medium, found);
      }
      for (const [{ path }, reason] of collided) {
        const { file } = earlier.get(path)!;
        earlier.delete(path);
        out.add(path);
        report([{ file, at: 1, reason }], true);
      }
      return isAny;
    },
    goodOf: (item: WrittenItem | undefined, record: ContentRecord): GoodItem =>
      item ? { record, file: item.source.file, digest: digests.get(item)! } : earlier.get(record.path)!,
    reports: () => reported,
    /** Of what is not as it is written: the same files may be shown otherwise. */
    digest: () =>
      digestOf([
        [...earlier].map(([path, { digest }]) => [path, digest]).sort(),
        [...earlierMedia.keys()].sort(),
        [...out].sort(),
      ]),
  };
}
