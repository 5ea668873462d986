import { expect, test } from "vitest";
import { createIndex } from "./content-index.ts";
import type { ContentRecord, MediaRecord } from "./record.ts";
import { withdraws } from "./withdrawn.ts";

const record = (id: string, more: Partial<ContentRecord> = {}): ContentRecord => ({
  id,
  type: "article",
  path: `articles/${id}`,
  text: { "en-US": { title: id }, es: { title: id } },
  ...more,
});
const picture = { id: "p", path: "art/p" } as MediaRecord;
const library = (records: ContentRecord[], media: MediaRecord[] = []) => createIndex(records, { media });

const before = library(
  [record("a"), record("b", { draft: true }), record("c", { access: "account" })],
  [picture],
);

test.each<[string, ContentRecord[], MediaRecord[], boolean]>([
  ["nothing changed", [record("a"), record("c", { access: "account" })], [picture], false],
  ["something was added or opened", [record("a"), record("c"), record("d")], [picture], false],
  ["words or an address changed", [record("a", { path: "moved" }), record("c")], [picture], false],
  ["an item is gone", [record("c")], [picture], true],
  ["an item is a draft again", [record("a", { draft: true }), record("c")], [picture], true],
  ["fewer may open it", [record("a"), record("c", { access: "premium" })], [picture], true],
  ["a language of it is gone", [record("a", { languages: ["es"] }), record("c")], [picture], true],
  ["a picture is gone", [record("a"), record("c")], [], true],
])("%s", (_, records, media, expected) => {
  expect(withdraws(before, library(records, media))).toBe(expected);
});
