/** Turns the names written in items into ids and passages, and reports every one that leads nowhere. */
import { formats } from "../../../../contracts/content-types.ts";
import { completeRecord } from "../../complete.ts";
import type { ContentRecord, MediaRecord, ResolveReference, SourceRecord } from "../../record.ts";
import type { ProblemList, YamlPath } from "./problems.ts";
import type { WrittenItem } from "./read-item.ts";

interface ResolveContext {
  byPath: ReadonlyMap<string, SourceRecord>;
  mediaByPath: ReadonlyMap<string, MediaRecord>;
  resolveReference: ResolveReference;
  problems: ProblemList;
}

export function resolveItems(
  items: readonly WrittenItem[],
  media: readonly MediaRecord[],
  resolveReference: ResolveReference,
  problems: ProblemList,
): Map<ContentRecord, WrittenItem> {
  const byPath = new Map<string, SourceRecord>();
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
  return new Map(stored.map((item) => [resolveItem(item, context), item]));
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

function resolveItem(item: WrittenItem, context: ResolveContext): ContentRecord {
  const { record, source, names } = item;
  const { problems, byPath } = context;
  const report = (key: string, reason: string) => problems.add(source.file, [...source.at, key], reason);
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
  const questions = item.questions.flatMap(({ at: _, question, answers, explanation, passages, ...rest }) => {
    const complete = answers.flatMap(({ text, ...answer }) => (text ? [{ ...answer, text }] : []));
    const base = { ...rest, answers: complete, passage: passages };
    return question ? [{ ...base, question, ...(explanation ? { explanation } : {}) }] : [];
  });
  if (questions.length > 0) record.questions = questions;
  return completeRecord(record, context.resolveReference, (at, reason) =>
    problems.add(source.file, [...source.at, ...at], reason),
  );
}
