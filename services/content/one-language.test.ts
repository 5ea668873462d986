import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentApp, deliveryPath } from "./app.ts";
import type { ContentIndex } from "./content-index.ts";
import { assignDays } from "./days.ts";
import { copyLibrary, knownPaths, loadLibrary, resolveReference } from "./fixtures/load-library.ts";
import type { ContentRecord } from "./record.ts";
import { loadContent } from "./sources/files/load.ts";
import { ContentError } from "./sources/files/problems.ts";

const id = (nth: number) => `00000000-0000-4000-8000-000000000${nth}`;
const article = (nth: number, language: string, more = "") => `id: ${id(nth)}
type: article
languages: [${language}]
categories: [everyday-faith]
title: { ${language}: Alone ${nth} }
summary: { ${language}: Alone. }
seoDescription: { ${language}: Alone in its language. }
${more}`;

let root: string;
let index: ContentIndex;
beforeAll(async () => {
  root = await copyLibrary({
    "articles/english-only.yaml": article(
      501,
      "en-US",
      'body: { en-US: "See [Spanish](/articles/spanish-only)." }\n',
    ),
    "articles/spanish-only.yaml": article(502, "es", "body: { es: Solo. }\nslug: { es: solo }\n"),
    "topics/joy.yaml": `id: ${id(503)}
type: topic
title: { en-US: Joy, es: Gozo }
related: [articles/english-only, articles/spanish-only]
body: { en-US: "See [it](/articles/english-only) and [that](/articles/spanish-only).", es: "Mira [eso](/articles/english-only) y [esto](/articles/spanish-only)." }
`,
    // A plan in one language has its lessons in that one, whatever they have themselves.
    "devotionals/alone.yaml": `id: ${id(504)}
type: dailyDevotional
languages: [en-US]
title: { en-US: Series }
summary: { en-US: A series. }
seoDescription: { en-US: A series in one language. }
`,
  });
  index = await loadLibrary(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const ask = async (path: string, locale: string) => {
  const app = createContentApp({ index: () => index });
  const response = await app.request(`${deliveryPath}${path}`, { headers: { "accept-language": locale } });
  return { status: response.status, body: response.status === 200 ? await response.json() : undefined };
};

test("an item is at its address, in lists and among ids in its own language only", async () => {
  for (const [nth, own, other, path] of [
    [501, "en-US", "es", "/articles/english-only"],
    [502, "es", "en-US", "/articles/solo"],
  ] as const) {
    const found = await ask(`/content/item${path}`, own);
    expect(found.body.id).toBe(id(nth));
    expect(Object.keys(found.body.cultures)).toEqual([own.toLowerCase()]);
    for (const address of [path, "/articles/spanish-only", `/${id(nth)}`])
      expect((await ask(`/content/item${address}`, other)).status, address).toBe(
        other === "es" && address === "/articles/spanish-only" ? 301 : 404,
      );
    for (const list of ["/content?take=100", "/content?fetch=children:articles&take=100"]) {
      const ids = async (locale: string) =>
        (await ask(list, locale)).body.items.map((item: { id: string }) => item.id);
      expect(await ids(own)).toContain(id(nth));
      expect(await ids(other)).not.toContain(id(nth));
    }
    expect((await ask(`/content/items?id=${id(nth)}`, other)).body).toEqual([]);
  }
});

test("a reference to it is dropped and a link to it is plain text where it is not", async () => {
  const topic = async (locale: string) => (await ask(`/content/item/${id(503)}`, locale)).body.properties;
  const { related, contentBody } = await topic("es");
  expect(related.map((item: { id: string }) => item.id)).toEqual([id(502)]);
  expect(contentBody.markup).toContain('Mira eso y <a href="/es/articles/solo"');
  const english = await topic("en-US");
  expect(english.related.map((item: { id: string }) => item.id)).toEqual([id(501)]);
  expect(english.contentBody.markup).toMatch(/<a href="\/articles\/english-only"[^>]*>it<\/a> and that\./);
});

test("a day whose item is not in a language goes to the next one there", () => {
  const verse = (path: string, more: Partial<ContentRecord>): ContentRecord => ({
    id: path,
    path,
    type: "verse",
    text: { "en-US": {}, es: {} },
    ...more,
  });
  const easter = verse("verses/easter", { scheduledDay: "easter", languages: ["en-US"] });
  const counted = verse("verses/counted", { scheduledDay: "good-friday+2" });
  const days = assignDays([easter, counted], { "en-US": {}, es: {} });
  expect(days.get(easter)).toMatchObject({ es: [] });
  expect(days.get(easter)!["en-US"]).toContain("2027-03-28");
  expect(days.get(counted)!["en-US"]).not.toContain("2027-03-28");
  expect(days.get(counted)!.es).toContain("2027-03-28");
});

test.each([
  ["a language that it says it has", article(505, "en-US, es"), "`title` must be given"],
  [
    "words in a language that it says it has not",
    article(505, "es").replace("{ es: Alone 505 }", "{ es: A, en-US: B }"),
    "which is not one of its `languages`",
  ],
  ["a language that the site has not", article(505, "fr"), "`languages` must be a list of en-US, es"],
])("%s is reported", async (_, text, reason) => {
  const folder = await copyLibrary({ "articles/wrong.yaml": `${text}body: { es: Solo. }\n` });
  const failed = await loadContent({ root: folder, resolveReference, knownPaths }).catch((error) => error);
  expect(failed).toBeInstanceOf(ContentError);
  if (reason !== "`title` must be given") expect(failed.message).toContain(reason);
  await rm(folder, { recursive: true });
});
