import fc from "fast-check";
import { expect, test } from "vitest";
import { contentTypes } from "../../contracts/content.ts";
import { type ContentIndex, createIndex, type Entry } from "./content-index.ts";
import { derivedId } from "./ids.ts";
import { runList } from "./query.ts";
import type { ContentRecord } from "./record.ts";
import { View } from "./view.ts";

type Query = Parameters<typeof runList>[1];
const anything: Query = { fetch: null, filter: [], sort: [], skip: null, take: null, startItem: false };
const listOf = (index: ContentIndex, query: Partial<Query>, locale: "en-US" | "es" = "en-US") =>
  runList(index, { ...anything, ...query }, new View(index, { locale, preview: false, tier: 0 }));

const topics = [derivedId("a"), derivedId("b"), derivedId("c")];
const folders = ["articles", "verses", "growth-plans/p1", "growth-plans/p1/l1", "growth-plans"];
const days = ["2024-01-01", "2024-06-01", "2024-12-25", "2026-12-25"];

const record = fc.record({
  type: fc.constantFrom(...contentTypes.slice(0, 5)),
  folder: fc.constantFrom(...folders),
  name: fc.constantFrom("p1", "l1", "x", "y", "z", "w"),
  topics: fc.subarray(topics),
  dates: fc.subarray(days),
  draft: fc.boolean(),
});
const library = fc.array(record, { maxLength: 40 }).map((made) => {
  const byPath = new Map<string, ContentRecord>();
  for (const { folder, name, ...rest } of made) {
    const path = `${folder}/${name}`;
    byPath.set(path, {
      ...rest,
      id: derivedId(path),
      path,
      text: { "en-US": { title: name }, es: { title: name } },
    });
  }
  return [...byPath.values()];
});

const filters: [string, (entry: Entry) => boolean][] = [
  ["contentType:verse,article", ({ record: { type } }) => type === "verse" || type === "article"],
  ["contentType:!verse", ({ record: { type } }) => type !== "verse"],
  [
    `topic:${topics[0]},${topics[1]}`,
    ({ record }) => topics.slice(0, 2).some((id) => record.topics?.includes(id)),
  ],
  [`topic:!${topics[2]}`, ({ record }) => !record.topics?.includes(topics[2]!)],
  ["contentSlug:x", ({ record: { path } }) => path.endsWith("/x")],
  [
    "scheduledDate:2024-01-01,2026-12-25",
    ({ record }) => ["2024-01-01", "2026-12-25"].some((day) => record.dates?.includes(day)),
  ],
];
const fetches: [string | null, (entry: Entry) => boolean][] = [
  [null, () => true],
  ["children:/articles", ({ folder }) => folder === "articles"],
  ["descendants:/growth-plans", ({ record: { path } }) => path.startsWith("growth-plans/")],
];

test("a list found through the indexes is the list found by looking at everything", () => {
  fc.assert(
    fc.property(
      library,
      fc.subarray(filters),
      fc.constantFrom(...fetches),
      fc.nat(5),
      fc.constantFrom(0, 1, 3, 200),
      (records, chosen, [fetch, inScope], skip, take) => {
        const index = createIndex(records);
        const page = listOf(index, {
          fetch,
          filter: chosen.map(([filter]) => filter),
          sort: ["name:desc", "level:asc"],
          skip: String(skip),
          take: String(take),
        });
        const expected = index.entries
          .filter((entry) => !entry.record.draft && inScope(entry) && chosen.every(([, test]) => test(entry)))
          .sort(
            (a, b) =>
              b.names["en-US"].localeCompare(a.names["en-US"]) ||
              a.level - b.level ||
              a.position - b.position,
          );
        expect(page.total).toBe(expected.length);
        expect(page.entries.map(({ record }) => record.path)).toEqual(
          expected.slice(skip, skip + take).map(({ record }) => record.path),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("a redirect of one language is found in that language only", () => {
  const redirect = (to: string, languages?: ContentRecord["languages"]): ContentRecord => ({
    id: derivedId(to),
    type: "redirect",
    path: `redirects${to}`,
    text: { "en-US": {}, es: {} },
    from: "/old",
    to,
    ...(languages ? { languages } : {}),
  });
  const targets = (records: ContentRecord[], locale: "en-US" | "es") =>
    listOf(createIndex(records), { filter: ["redirectFrom:/old"] }, locale).entries.map(
      (entry) => entry.record.to,
    );
  const parted = [redirect("/new", ["en-US"]), redirect("/nuevo", ["es"])];
  expect([targets(parted, "en-US"), targets(parted, "es")]).toEqual([["/new"], ["/nuevo"]]);
  expect(targets([redirect("/both")], "es")).toEqual(["/both"]);
});
