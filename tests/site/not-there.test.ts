/** What is not in a language, or not yet out, is absent from every page that could name it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MovableClock } from "../../platform/clock.ts";
import { eventually } from "../support/eventually.ts";
import { root, sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "not-there-"));
let site: Site;
let base: string;

function writeArticle(name: string, word: string, shared: string, locales: readonly string[]): void {
  for (const locale of locales) {
    const text = readFileSync(path.join(root, `content/articles/learning-to-wait.${locale}.md`), "utf8");
    const own = text.replace(/^title: .*$/m, `title: ${word} by the river`).replace(/^slug: .*\n/m, "");
    writeFileSync(path.join(folder, `articles/${name}.${locale}.md`), own);
  }
  writeFileSync(
    path.join(folder, `articles/${name}.yaml`),
    `type: article\naccess: free\ncategories: [everyday-faith]\n${shared}`,
  );
}

beforeAll(async () => {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  writeArticle(
    "english-alone",
    "Quellwasser",
    "id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e01\nlanguages: [en-US]\npublished: 2026-11-13\n",
    ["en-US"],
  );
  const both = ["en-US", "es"];
  writeArticle(
    "out-later",
    "Morgenrot",
    "id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e02\npublished: 2099-03-01\n",
    both,
  );
  writeArticle(
    "listed-later",
    "Abendrot",
    "id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e03\nlisted: 2099-03-01\n",
    both,
  );
  site = await composeSite({ CONTENT_DIR: folder });
  base = await site.start();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (target: string, headers: Record<string, string> = {}) => {
  const { status, body } = await sendRequest(base, target, { headers });
  return { status, text: String(body) };
};
const api = "/umbraco/delivery/api/v2/content";
const placesOf = (prefix: string, word: string) => [
  `${prefix}/categories/${prefix ? "fe-de-cada-dia" : "everyday-faith"}`,
  `${prefix}/feed`,
  `${prefix}/feed/articles`,
  `${prefix}/search?q=${word}`,
];

test("an article in English alone has its page there, and names no Spanish one", async () => {
  const { status, text } = await read("/articles/english-alone");
  expect(status).toBe(200);
  const head = text.slice(0, text.indexOf("</head>"));
  expect(head).toMatch(/hrefLang="en-US"/i);
  expect(head).not.toMatch(/hrefLang="es"/i);
  for (const place of placesOf("", "Quellwasser"))
    await eventually(async () =>
      expect((await read(place)).text, place).toContain(
        "Quellwasser</mark> by the river".slice(place.includes("search") ? 0 : 18),
      ),
    );
  // The switch leads to a page that exists.
  const [, href] = /<a href="([^"]*)" hrefLang="es" lang="es"/i.exec(text) ?? [];
  expect(href).toBe("/es");
  expect((await read(href!)).status).toBe(200);
});

test("in Spanish it is nowhere", async () => {
  const { status, text } = await read("/es/articles/english-alone");
  expect(status).toBe(404);
  expect(text).toContain('<html lang="es"');
  for (const place of placesOf("/es", "Quellwasser")) {
    const page = await read(place);
    expect(page.status, place).toBe(200);
    expect(page.text.replaceAll("q=Quellwasser", ""), place).not.toContain("by the river");
  }
  const sitemap = (await read("/sitemap2.xml")).text;
  expect(sitemap.match(/<loc>[^<]*english-alone<\/loc>/g)).toHaveLength(1);
  expect(sitemap).not.toContain("/es/articles/english-alone");
  const item = `${api}/item/articles/english-alone`;
  expect(Object.keys(JSON.parse((await read(item)).text).cultures)).toEqual(["en-us"]);
  expect((await read(item, { "accept-language": "es" })).status).toBe(404);
});

test("what is published or listed on a later day is nowhere before it, and everywhere from then on", async () => {
  const articles = [
    ["out-later", "Morgenrot"],
    ["listed-later", "Abendrot"],
  ] as const;
  for (const [name, word] of articles) {
    expect((await read(`/articles/${name}`)).status).toBe(404);
    expect((await read(`${api}/item/articles/${name}`)).status).toBe(404);
    for (const place of [
      ...placesOf("", word),
      ...placesOf("/es", word),
      "/sitemap2.xml",
      `${api}?filter=contentType:article&take=100`,
    ])
      expect((await read(place)).text, place).not.toContain(
        place.includes("search") ? `/articles/${name}` : name,
      );
  }
  (site.parts.clock as MovableClock).moveTo(new Date("2099-03-01T15:00:00Z"));
  for (const [name] of articles) {
    await eventually(async () => expect((await read(`/articles/${name}`)).status).toBe(200));
    await eventually(async () => expect((await read("/sitemap2.xml")).text).toContain(`/articles/${name}<`));
  }
});
