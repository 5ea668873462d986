/** Turns the names written in items into ids and passages, and reports every one that leads nowhere. */
import { formats } from "../../../../contracts/content-types.ts";
import { recordingTypes } from "../../../../contracts/recordings.ts";
import type { Locale } from "../../../../contracts/site.ts";
import { completeRecord } from "../../complete.ts";
import type { ContentRecord, MediaRecord, ResolveReference, SourceRecord } from "../../record.ts";
import type { ProblemList, YamlPath } from "./problems.ts";
import type { WrittenItem } from "./read-item.ts";
import type { WrittenMedia } from "./read-media.ts";

interface ResolveContext {
  byPath: ReadonlyMap<string, Pick<SourceRecord, "id" | "type">>;
  mediaByPath: ReadonlyMap<string, MediaRecord>;
  resolveReference: ResolveReference;
  problems: ProblemList;
}

interface Written {
  items: readonly WrittenItem[];
  media: readonly WrittenMedia[];
  /** Items that are shown as they were before: they have their ids and paths already. */
  earlier?: readonly ContentRecord[];
}

export function resolveItems(
  { items, media, earlier = [] }: Written,
  resolveReference: ResolveReference,
  problems: ProblemList,
): Map<ContentRecord, WrittenItem> {
  const byPath = new Map<string, Pick<SourceRecord, "id" | "type">>();
  const files = new Map<string, string>();
  for (const record of earlier) {
    byPath.set(record.path, record);
    files.set(record.path, "an earlier copy");
  }
  const mediaByPath = new Map(media.map(({ record }) => [record.path, record]));
  checkIds({ items, media, earlier }, problems);
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

function checkIds({ items, media, earlier }: Required<Written>, problems: ProblemList): void {
  const seen = new Map<string, string>();
  for (const { record, file, at } of media) {
    const { id, path } = record;
    if (id !== "" && seen.has(id))
      problems.add(file, [...at, "id"], `the id ${id} is also ${seen.get(id)}'s`);
    seen.set(id, `media/${path}`);
  }
  for (const { id, path, questions = [], terms = [] } of earlier) {
    const parts = [...questions.flatMap((question) => [question, ...question.answers]), ...terms];
    for (const each of [id, ...parts.map((part) => part.id)]) seen.set(each, path);
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
  const { source, names } = item;
  // What is written may be read again, beside other items.
  const record: SourceRecord = { ...item.record };
  const { problems, byPath } = context;
  const report = (key: string, reason: string, missing?: string) =>
    problems.add(source.file, [...source.at, key], reason, missing);
  for (const [key, written] of Object.entries(names)) {
    const kind = formats[record.type].fields[key]!;
    const ids = written.flatMap((name) => {
      const path =
        typeof kind === "object" && "namesIn" in kind
          ? `${kind.namesIn}/${name}`
          : name.replace(/^\/|\/$/g, "");
      const found = byPath.get(path);
      if (!found) report(key, `there is no item ${path}`, path);
      else if (typeof kind === "object" && "type" in kind && found.type !== kind.type)
        report(key, `${path} is a ${found.type}, not a ${kind.type}`);
      return found ? [found.id] : [];
    });
    Object.assign(record, { [key]: ids });
  }
  if (record.image !== undefined) {
    const picture = context.mediaByPath.get(record.image);
    if (picture) record.image = picture.id;
    else {
      report("image", `there is no picture media/${record.image}`, `media/${record.image}`);
      delete record.image;
    }
  }
  for (const [locale, name] of Object.entries(record.audio ?? {})) {
    const recording = context.mediaByPath.get(name);
    if (!recording || !(recording.extension in recordingTypes)) {
      report("audio", `there is no recording media/${name}`, `media/${name}`);
      const { [locale as Locale]: _, ...others } = record.audio!;
      record.audio = others;
    } else record.audio = { ...record.audio, [locale]: recording.id };
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
