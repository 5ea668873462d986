import fc from "fast-check";
import { expect, test } from "vitest";
import { createWordIndexBuilder, type WordIndex } from "./word-index.ts";

const stem = (word: string) => word.replace(/(?:ing|s)$/, "");
function indexOf(...documents: [title: string, body: string][]) {
  const builder = createWordIndexBuilder(2, stem);
  for (const fields of documents) builder.add(fields.map((text) => text.split(" ").filter(Boolean)));
  return builder.finish();
}
const options = {
  boosts: [[0, 4] as const, [1, 1] as const],
  combine: "all" as const,
  boostDocument: () => 1,
};
const index = indexOf(
  ["waiting", "learn to wait for the morning"],
  ["morning", "mornings are for bread"],
  ["grace", "a gift and grace on grace"],
);
const ids = (...groups: Parameters<typeof index.search>[0]) =>
  index.search(groups, options).map(({ id }) => id);

test("a word is found as it is written, by its stem, by its beginning and with letters that differ", () => {
  expect(ids([{ word: "bread" }])).toEqual([1]);
  expect(ids([{ word: "wait" }])).toEqual([0]);
  expect(ids([{ word: "gra" }])).toEqual([]);
  expect(ids([{ word: "gra", prefix: true }])).toEqual([2]);
  expect(ids([{ word: "grice" }])).toEqual([]);
  expect(ids([{ word: "grice", slips: 1 }])).toEqual([2]);
  expect(ids([{ word: "gxxce", slips: 1 }])).toEqual([]);
  expect(ids([{ word: "gxxce", slips: 2 }])).toEqual([2]);
  expect(index.search([[{ word: "bred", slips: 1 }]], options)[0]?.terms).toEqual(new Set(["bread"]));
});

test("every group must be found, or any; a title counts for more, and a field that is not asked for for nothing", () => {
  expect(ids([{ word: "morning" }])).toEqual([1, 0]);
  expect(ids([{ word: "morning" }], [{ word: "learn" }])).toEqual([0]);
  const any = index.search([[{ word: "gift" }], [{ word: "bread" }]], { ...options, combine: "any" });
  expect(any.map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(index.search([[{ word: "bread" }]], { ...options, boosts: [[0, 1]] })).toEqual([]);
});

test("words that stand nowhere, and an empty library, find nothing", () => {
  expect(ids([{ word: "zeal", prefix: true, slips: 1 }])).toEqual([]);
  expect(indexOf().search([[{ word: "a", prefix: true, slips: 2 }]], options)).toEqual([]);
});

const text = fc.array(fc.constantFrom("wait", "waiting", "waits", "bread", "breads", "grace", "psalm", "a"), {
  maxLength: 6,
});
const document = fc.tuple(text, text);

test("an index that is made of the one before finds the same, with the same scores, as one made anew", () => {
  const all = (words: WordIndex) =>
    ["wait", "waiting", "bread", "gra", "psalms", "a"].map((word) =>
      words
        .search([[{ word, prefix: true, slips: 1 }]], options)
        .map(({ id, score }) => [id, score.toFixed(9)].join())
        .sort(),
    );
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 8 }),
      fc.array(fc.oneof(document, fc.nat(7)), { maxLength: 8 }),
      (first, changes) => {
        const builder = createWordIndexBuilder(2, stem);
        for (const one of first) builder.add(one);
        const before = builder.finish();
        const next = createWordIndexBuilder(2, stem, before);
        const anew = createWordIndexBuilder(2, stem);
        const taken = new Set<number>();
        for (const change of changes) {
          if (typeof change === "number") {
            if (!first[change] || taken.has(change)) continue;
            taken.add(change);
            next.keep(change);
            anew.add(first[change]);
          } else for (const one of [next, anew]) one.add(change);
        }
        const [renewed, fresh] = [next.finish(), anew.finish()];
        expect(renewed.arrays.words).toEqual(fresh.arrays.words);
        expect(all(renewed)).toEqual(all(fresh));
      },
    ),
  );
});
