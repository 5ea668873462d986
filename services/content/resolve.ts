/** Turns the names written in items into ids and passages, and reports every one that leads nowhere. */
import { formats } from "./format.ts";
import type { ProblemList, YamlPath } from "./problems.ts";
import type { WrittenItem } from "./read-item.ts";
import type { ContentRecord, MediaRecord, Passage, ResolveReference } from "./record.ts";

interface ResolveContext {
  byPath: ReadonlyMap<string, ContentRecord>;
  mediaByPath: ReadonlyMap<string, MediaRecord>;
  resolveReference: ResolveReference;
  problems: ProblemList;
}

export function resolveItems(
  items: readonly WrittenItem[],
  media: readonly MediaRecord[],
  resolveReference: ResolveReference,
  problems: ProblemList,
): ContentRecord[] {
  const byPath = new Map<string, ContentRecord>();
  const files = new Map<string, string>();
  const mediaByPath = new Map(media.map((medium) => [medium.path, medium]));
  checkIds(items, media, problems);
  const stored = items.filter(({ record, source }) => {
    if (byPath.has(record.path)) {
      problems.add(
        source.file,
        source.at,
        `${record.path} is already the path of an item in ${files.get(record.path)}`,
      );
      return false;
    }
    byPath.set(record.path, record);
    files.set(record.path, source.file);
    return true;
  });
  const context = { byPath, mediaByPath, resolveReference, problems };
  for (const item of stored) resolveItem(item, context);
  return stored.map(({ record }) => record);
}

function checkIds(items: readonly WrittenItem[], media: readonly MediaRecord[], problems: ProblemList): void {
  const seen = new Map<string, string>(media.map(({ id, path }) => [id, `media/${path}`]));
  if (seen.size < media.length) {
    const paths = new Map<string, string>();
    for (const { id, path } of media) {
      if (id !== "" && paths.has(id))
        problems.add(`media/${path}.yaml`, ["id"], `the id ${id} is also media/${paths.get(id)}'s`);
      paths.set(id, path);
    }
  }
  for (const { record, source, questions } of items) {
    const take = (id: string, at: YamlPath) => {
      if (id === "") return;
      const other = seen.get(id);
      if (other !== undefined) problems.add(source.file, at, `the id ${id} is also that of ${other}`);
      else seen.set(id, `${record.path} (${source.file})`);
    };
    take(record.id, [...source.at, "id"]);
    for (const question of questions) {
      take(question.id, question.at);
      for (const [nth, answer] of question.answers.entries())
        take(answer.id, [...question.at, "answers", nth]);
    }
    for (const [nth, term] of (record.terms ?? []).entries()) take(term.id, [...source.at, "terms", nth]);
  }
}

function resolveItem(item: WrittenItem, context: ResolveContext): void {
  const { record, source, names } = item;
  const { problems, byPath } = context;
  const report = (key: string, reason: string) => problems.add(source.file, [...source.at, key], reason);
  const passages = (written: readonly string[], at: YamlPath): Passage[] =>
    written.flatMap((text) => {
      const found = context.resolveReference(text, "en-US");
      if (!found) problems.add(source.file, at, `the passage "${text}" does not exist`);
      return found ? [{ osis: found.osis, reference: found.reference }] : [];
    });
  for (const [key, written] of Object.entries(names)) {
    const kind = formats[record.type].fields[key]!;
    const ids = written.flatMap((name) => {
      const path =
        typeof kind === "object" && "namesIn" in kind
          ? `${kind.namesIn}/${name}`
          : name.replace(/^\/|\/$/g, "");
      const found = byPath.get(path);
      if (!found) report(key, `there is no item ${path}`);
      else if (typeof kind === "object" && "type" in kind && found.type !== kind.type)
        report(key, `${path} is a ${found.type}, not a ${kind.type}`);
      return found ? [found.id] : [];
    });
    Object.assign(record, { [key]: ids });
  }
  if (record.image !== undefined) {
    const picture = context.mediaByPath.get(record.image);
    if (!picture) report("image", `there is no picture media/${record.image}`);
    record.image = picture?.id;
  }
  if (item.passages.length > 0) record.passages = passages(item.passages, [...source.at, "passage"]);
  if (item.questions.length > 0) {
    record.questions = item.questions.flatMap(({ at, question, answers, explanation, ...rest }) => {
      const complete = answers.flatMap(({ text, ...answer }) => (text ? [{ ...answer, text }] : []));
      if (!question) return [];
      const resolved = {
        ...rest,
        question,
        answers: complete,
        passages: passages(rest.passages, [...at, "passage"]),
      };
      return [explanation ? { ...resolved, explanation } : resolved];
    });
  }
  if (item.repeatEvery !== undefined) {
    if (item.repeatEvery < 1) report("repeatEvery", "`repeatEvery` must be one day or more");
    else if (record.dates) record.dates = repeatedDates(record.dates[0]!, item.repeatEvery);
  }
}

const day = 86_400_000;

/** The day itself and every n-th day after it, to the end of that year. */
function repeatedDates(first: string, every: number): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(first); ; at += every * day) {
    const written = new Date(at).toISOString().slice(0, 10);
    if (written.slice(0, 4) !== first.slice(0, 4)) return dates;
    dates.push(written);
  }
}
