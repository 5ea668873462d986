import { expect, test } from "vitest";
import { type ContentIndex, createIndex, type Entry } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";
import { renewIndex } from "./renew-index.ts";

const record = (id: string, more: Partial<ContentRecord> = {}): ContentRecord => ({
  id,
  type: "article",
  path: `articles/${id}`,
  text: { "en-US": { title: id }, es: { title: `${id} es` } },
  topics: ["t"],
  updated: "2026-03-01",
  ...more,
});
const records = ["a", "b", "c"].map((id) => record(id));
const lesson = record("a-1", { type: "channelArticle", path: "articles/a/1" });
const renewed = (changed: ContentRecord[]): ContentIndex | undefined =>
  renewIndex(createIndex([...records, lesson]), { version: "2", records: changed, media: [] });

const shown = (index: ContentIndex | undefined) => {
  const plain = ({ record: its, parent, names, updated, paths, position }: Entry) => ({
    its,
    parent: parent?.record,
    names,
    updated,
    paths,
    position,
  });
  return index && [index.version, index.entries.map(plain), index.byTopic.get("t")?.map(plain)];
};

test("words that were mended are put in: the index is the one that would be made anew", () => {
  const mended = record("a", {
    text: { "en-US": { title: "Mended", body: "Words." }, es: {} },
    updated: "2026-03-02",
    related: ["b"],
  });
  const changed = [mended, records[1]!, { ...records[2]! }, lesson];
  expect(shown(renewed(changed))).toEqual(shown(createIndex(changed, { version: "2" })));
});

test("what an answer was remembered of before is asked for again", () => {
  const before = createIndex(records);
  before.written.set("a", "{}");
  const after = renewIndex(before, { version: "2", records, media: [] })!;
  expect([after.written.size, after.entries]).toEqual([0, before.entries]);
});

test.each<[string, ContentRecord[]]>([
  ["one more item", [...records, lesson, record("d")]],
  ["one item less", records],
  ["another address", [record("a", { slugs: { es: "otro" } }), ...records.slice(1), lesson]],
  ["another topic", [record("a", { topics: ["u"] }), ...records.slice(1), lesson]],
  ["another language", [record("a", { languages: ["es"] }), ...records.slice(1), lesson]],
  ["another day", [record("a", { dates: ["2026-03-05"] }), ...records.slice(1), lesson]],
  ["another reader", [record("a", { access: "premium" }), ...records.slice(1), lesson]],
  ["another item in its place", [record("z", { path: "articles/a" }), ...records.slice(1), lesson]],
])("%s is more than words", (_, changed) => expect(renewed(changed)).toBeUndefined());
