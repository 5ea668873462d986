import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createSearchApp } from "./app.ts";
import { createSearchClient } from "./client.ts";
import { createIndexRefresh, type IndexRefresh } from "./index-refresh.ts";
import { bible, library } from "./test-library.ts";

const article = (slug: string, english: string, spanish: string) => ({
  type: "article",
  path: `/articles/${slug}/`,
  title: { "en-US": english, es: spanish },
});
const books = library([
  article("a", "Forgive us", "Perdona a tu hermano"),
  article("b", "Forgiving a brother", "Perdonar de corazón"),
  article("c", "What forgiveness costs", "El perdón"),
  article("d", "A promise kept", "Las promesas y la oración"),
  article("e", "Promises", "Oraciones y promesa"),
]);
const log = pino({ level: "silent" });
let indexRefresh: IndexRefresh;
const client = createSearchClient({
  fetch: (request) =>
    createSearchApp({ indexRefresh, bible, accessOf: books.accessOf, clock: fixedClock(), log }).fetch(
      request,
    ),
  baseUrl: "http://search",
});
const found = async (query: string, locale: "en-US" | "es" = "en-US") =>
  (await client.search({ query, locale })).hits.map(({ path }) => path.slice(-1)).sort();

beforeAll(() => {
  indexRefresh = createIndexRefresh({
    content: books.content,
    log,
    startAfterMs: 0,
    debounceMs: 5,
    retryMs: 20,
  });
  indexRefresh.start();
});
afterAll(() => indexRefresh.close());

test.each(["forgive", "forgiving", "forgiveness", "forgives", "forgivness"])(
  "stemming is even: '%s' finds all that is said of forgiving",
  async (word) => expect(await found(word)).toEqual(["a", "b", "c"]),
);

test.each([
  ["perdonar", ["a", "b", "c"]],
  ["perdón", ["a", "b", "c"]],
  ["perdon", ["a", "b", "c"]],
  ["promesa", ["d", "e"]],
  ["promesas", ["d", "e"]],
  ["oración", ["d", "e"]],
  ["oraciones", ["d", "e"]],
])("in Spanish too, with accents or without: '%s'", async (word, expected) =>
  expect(await found(word, "es")).toEqual(expected),
);

test("what is found by its stem is marked", async () => {
  const { hits } = await client.search({ query: "forgiveness", locale: "en-US" });
  const marked = hits.map(({ title, titleMarks }) => titleMarks.map(([from, to]) => title.slice(from, to)));
  expect(marked.flat().sort()).toEqual(["Forgive", "Forgiving", "forgiveness"]);
});

test("a phrase in quotation marks is found as it is written only", async () => {
  expect(await found('"forgiving a brother"')).toEqual(["b"]);
  expect(await found('"forgive a brother"')).toEqual([]);
});
