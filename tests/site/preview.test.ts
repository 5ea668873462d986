/** A preview link opens what it names and nothing else, and ends when it was said to end. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { rootId } from "../../services/content/content-index.ts";
import { root, sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";

const key = "a key of the test's own";
const idOf = (file: string): string => parse(readFileSync(path.join(root, "content", file), "utf8")).id;
const free = idOf("articles/learning-to-wait.yaml");
const guide = idOf("study-guides/ruth.yaml");
const lesson = idOf("study-guides/ruth/2-a-stranger-in-the-field.yaml");
const draft = "5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e11";

const folder = mkdtempSync(path.join(tmpdir(), "preview-"));
let site: Site;
let base: string;

function writeArticle(name: string, word: string, shared: string): void {
  for (const locale of ["en-US", "es"]) {
    const text = readFileSync(path.join(root, `content/articles/learning-to-wait.${locale}.md`), "utf8");
    const own = text.replace(/^title: .*$/m, `title: ${word} by the river`).replace(/^slug: .*\n/m, "");
    writeFileSync(path.join(folder, `articles/${name}.${locale}.md`), `${own}\n\nThe end of ${word}.\n`);
  }
  writeFileSync(
    path.join(folder, `articles/${name}.yaml`),
    `type: article\ncategories: [everyday-faith]\ntopics: [hope]\n${shared}`,
  );
}

beforeAll(async () => {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const hidden = "draft: true\nlisted: 2026-11-12\naccess:";
  writeArticle("named", "Quellwasser", `id: ${draft}\n${hidden} premium\n`);
  writeArticle("other", "Morgenrot", `id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e12\n${hidden} free\n`);
  const later = "published: 2099-03-01\naccess: free\n";
  writeArticle("later", "Abendrot", `id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e13\n${later}`);
  site = await composeSite({ CONTENT_DIR: folder, CONTENT_API_KEY: key });
  // Each page of a preview reads all files anew, which is not what is tried here.
  const drafts = new Map<string, ReturnType<typeof site.parts.draft>>();
  base = await site.start((parts) => ({
    ...parts,
    draft(id, until) {
      const known = drafts.get(id) ?? parts.draft(id, until);
      drafts.set(id, known);
      return known;
    },
  }));
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (target: string) => {
  const { status, headers, body } = await sendRequest(base, target);
  return { status, location: headers.location, cache: headers["cache-control"], text: String(body) };
};
/** The page's address and its token. */
async function open(id: string, locale = "en-US"): Promise<[path: string, token: string]> {
  const { status, location } = await read(
    `/preview?id=${id}&locale=${locale}&key=${encodeURIComponent(key)}`,
  );
  expect(status).toBe(302);
  return location!.split("?preview=") as [string, string];
}

/** Words of the sections of a lesson, which stand behind its gate. */
const sectionsOf = (name: string, locale: string): string[] =>
  (
    parse(readFileSync(path.join(root, `content/study-guides/${name}/sections.yaml`), "utf8")) as {
      items: { body: Record<string, string> }[];
    }
  ).items.map(({ body }) =>
    body[locale]!.split(/[^\p{L}\p{N} ,.;:]+/u)
      .sort((a, b) => b.length - a.length)[0]!
      .trim(),
  );
const opens = async (target: string, name: string, locale = "en-US") => {
  const { text } = await read(target);
  const sections = sectionsOf(name, locale);
  const found = sections.filter((words) => text.includes(words));
  expect([0, sections.length]).toContain(found.length);
  return found.length > 0;
};
const second = "ruth/2-a-stranger-in-the-field";
const third = "ruth/3-the-threshing-floor";

test("a link to a free article opens no lesson that is not for everybody, on no page and in no data", async () => {
  const [, token] = await open(free);
  for (const name of [second, third])
    for (const target of [`/study-guides/${name}`, `/study-guides/${name}.data`])
      expect(await opens(`${target}?preview=${token}`, name), target).toBe(false);
});

test("a link to a lesson opens it in both languages with its sections, and not its neighbour", async () => {
  const [at, token] = await open(lesson);
  expect(await opens(`${at}?preview=${token}`, second)).toBe(true);
  expect(await opens(`${at}.data?preview=${token}`, second)).toBe(true);
  // What attacks/previews.ts goes by.
  expect((await read(`${at}?preview=${token}`)).text.includes("&quot;needs&quot;:")).toBe(false);
  expect((await read(at)).text.includes("&quot;needs&quot;:")).toBe(true);
  expect(await opens(`/study-guides/${third}?preview=${token}`, third)).toBe(false);
  const [spanish, inSpanish] = await open(lesson, "es");
  expect(await opens(`${spanish}?preview=${inSpanish}`, second, "es")).toBe(true);
});

test("a link to a section opens the lesson that it is read with, and a link to a guide its lessons", async () => {
  const section = parse(readFileSync(path.join(root, `content/study-guides/${second}/sections.yaml`), "utf8"))
    .items[0].id;
  const [at, token] = await open(section);
  expect(at).toBe(`/study-guides/${second}`);
  expect(await opens(`${at}?preview=${token}`, second)).toBe(true);
  expect(await opens(`/study-guides/${third}?preview=${token}`, third)).toBe(false);
  const [, ofGuide] = await open(guide);
  for (const name of [second, third])
    expect(await opens(`/study-guides/${name}?preview=${ofGuide}`, name)).toBe(true);
});

test("a draft is read whole by its link; no page names another draft, or what is not out yet", async () => {
  const [at, token] = await open(draft);
  const page = await read(`${at}?preview=${token}`);
  expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
  expect(page.text).toContain("The end of Quellwasser.");
  for (const target of [
    "/",
    "/articles/other",
    "/articles/later",
    "/articles/learning-to-wait",
    "/categories/everyday-faith",
    "/search?q=river",
    `/cards?items=${draft},5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e12,5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e13`,
  ])
    for (const suffix of ["", ".data"]) {
      const [place, query] = target.split("?");
      const { text } = await read(`${place}${suffix}?${query ? `${query}&` : ""}preview=${token}`);
      // Not the whole page in a message.
      expect(text.match(/Morgenrot|Abendrot/g), target).toBe(null);
    }
  // Nothing of it is where readers are.
  for (const target of [at, "/categories/everyday-faith", "/search?q=Quellwasser"])
    expect((await read(target)).text.includes("Quellwasser by"), target).toBe(false);
});

test("the root is no item, and nobody can preview it", async () => {
  const answer = await read(`/preview?id=${rootId}&key=${encodeURIComponent(key)}`);
  expect(answer.status).toBe(404);
});

test("the word in a page's address is no link, so nobody opens a fresh hour with it", async () => {
  const [at, token] = await open(free);
  expect((await read(`/preview?id=${free}&token=${token}`)).status).toBe(403);
  expect((await read(`${at}?preview=${token}`)).status).toBe(200);
});
