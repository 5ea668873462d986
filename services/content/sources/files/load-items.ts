/** Reads the content folder item by item: what is broken stays as it was when it was last right, or is left out. */
import { join, relative } from "node:path";
import { type ContentIndex, createIndex, type Entry } from "../../content-index.ts";
import type { ContentRecord, MediaRecord } from "../../record.ts";
import type { ItemProblem, Library } from "../../source.ts";
import { checkLinks } from "./check-links.ts";
import { createChoice, type GoodCopy, type GoodItem } from "./choose-items.ts";
import { type LoadOptions, placeOfAddress, type ReadFolder, readFolder } from "./load.ts";
import { ContentError, type FoundProblem, ProblemList } from "./problems.ts";
import type { WrittenItem } from "./read-item.ts";
import { resolveItems } from "./resolve.ts";

export interface LoadedItems {
  library: Library;
  /** For the next load. */
  good: GoodCopy;
}

interface Pass {
  index: ContentIndex;
  resolved: Map<ContentRecord, WrittenItem>;
  problems: ProblemList;
  /** Earlier copies that have no place any more. */
  collided: Map<ContentRecord, string>;
}

export async function loadItems(options: LoadOptions, before?: GoodCopy): Promise<LoadedItems> {
  const folder = await readFolder(options.root);
  const broken = (reason: string) => new ContentError([{ file: options.root, line: 1, reason }]);
  // A folder that is being replaced is empty for a moment.
  if (before?.items.length && folder.scanned.texts.size === 0) throw broken("the content folder is empty");
  const choice = createChoice(folder, before && movedTo(options.root, before));
  let pass = resolve(options, folder, choice);
  while (choice.remove(pass)) pass = resolve(options, folder, choice);
  const { index, resolved, problems } = pass;
  const reports = [...choice.reports(), ...problems.found.map((found) => ({ found, leftOut: false }))];
  const items = index.entries
    .slice(1)
    .map(({ record }): GoodItem => choice.goodOf(resolved.get(record), record));
  if (items.length === 0 && reports.length > 0)
    throw new ContentError(reports.map(({ found }) => found).map(problems.lineFinder()));
  const media = [...index.media.values()];
  const version = folder.scanned.version + (reports.length === 0 ? "" : `-${choice.digest()}`);
  const records = items.map(({ record }) => record).filter(({ draft }) => options.includeDrafts || !draft);
  return {
    library: { version, records, media, problems: problemsOf(reports, problems) },
    good: { root: options.root, items, media },
  };
}

/** The folder may lie elsewhere than when the copy was made. */
const movedTo = (root: string, copy: GoodCopy): GoodCopy => ({
  ...copy,
  media: copy.media.map((medium) => ({ ...medium, file: join(root, relative(copy.root, medium.file)) })),
});

function resolve(
  { resolveReference, knownPaths = [] }: LoadOptions,
  { scanned }: ReadFolder,
  choice: ReturnType<typeof createChoice>,
): Pass {
  const problems = new ProblemList(scanned.texts);
  const { items, media, earlier } = choice.current();
  const resolved = resolveItems({ items, media, earlier }, resolveReference, problems);
  const collided = new Map<ContentRecord, string>();
  const index = createIndex([...earlier, ...resolved.keys()], {
    version: scanned.version,
    media: media.map(({ record }): MediaRecord => record),
    resolveReference,
    knownPaths,
    onCollision(first, second, locale) {
      if (first.record.path === second.record.path) return;
      const written = ({ record }: Entry) => resolved.get(record);
      // Whoever was changed last gives way; an item that is as it was has its address already.
      const blamed =
        [second, first].find((entry) => choice.isChanged(written(entry))) ??
        [second, first].find(written) ??
        second;
      const other = blamed === second ? first : second;
      const reason = `its ${locale} address /${blamed.paths[locale]}/ is already that of ${other.record.path}`;
      const item = written(blamed);
      if (item) problems.add(...placeOfAddress(item, locale), reason);
      else collided.set(blamed.record, reason);
    },
  });
  checkLinks(index, resolved, problems);
  for (const item of items) {
    const parent = choice.missingAbove(item.record.path);
    if (parent)
      problems.add(item.source.file, item.source.at, `nothing is published at /${parent}/ above it`);
  }
  return { index, resolved, problems, collided };
}

function problemsOf(
  reports: readonly { found: FoundProblem; leftOut: boolean }[],
  problems: ProblemList,
): ItemProblem[] {
  const lineOf = problems.lineFinder();
  const all = reports.map(({ found, leftOut }): ItemProblem => {
    const { file, line, reason } = lineOf(found);
    return { id: `${file}:${line}`, type: "file", reason, leftOut };
  });
  const unique = new Map(all.map((problem) => [`${problem.id} ${problem.reason}`, problem]));
  return [...unique.values()].sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}
