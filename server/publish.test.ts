import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { libraryFolder } from "../services/content/fixtures/load-library.ts";
import { siteNow } from "../tests/e2e/site-day.ts";
import { eventually } from "../tests/support/eventually.ts";
import { onSiteDay } from "../tests/support/on-site-day.ts";
import { readPageCounts } from "../tests/support/page-counts.ts";
import { makeDataDir, type RunningServer, root, sendRequest, startServer } from "../tests/support/server.ts";
import { isGate } from "../tests/support/tiers.ts";

/** The shipped content, or a library of thirty files. */
const content = isGate ? libraryFolder : path.join(root, "content");
const folder = mkdtempSync(path.join(tmpdir(), "published-"));
let data: ReturnType<typeof makeDataDir>;
let server: RunningServer;
async function start(): Promise<void> {
  server = await startServer({ ...onSiteDay, DATA_DIR: data.dataDir, CONTENT_DIR: folder });
}
async function stop(): Promise<void> {
  server?.child.kill("SIGTERM");
  await server?.exit;
}
beforeAll(async () => {
  cpSync(content, folder, { recursive: true });
  data = makeDataDir(inject("pgliteTemplate"));
  await start();
});
afterAll(async () => {
  await stop();
  data.remove();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (target: string) => {
  const { status, headers, body } = await sendRequest(server.url, target);
  return { status, etag: headers.etag, text: String(body) };
};
const etags = (targets: readonly string[]) =>
  Promise.all(targets.map(async (target) => `${target} ${(await read(target)).etag}`));

/** All that the cache has written so far; each page says its ETag. */
function storedPages(): string {
  const pages = path.join(data.dataDir, "pages");
  return readdirSync(pages)
    .map((name) => readFileSync(path.join(pages, name), "latin1"))
    .join("\n");
}

/** How often a reader's request had a page made so far. */
async function rendered(): Promise<number> {
  const counts = await readPageCounts(server.url);
  return counts.rendered + counts.stale;
}

const words = "by the quiet river";
const title = `Steadfastness ${words}`;
const article = "/articles/steadfastness";
const fileOf = (end: string) => path.join(folder, `articles/steadfastness${end}`);
const yesterday = new Date(siteNow().getTime() - 86_400_000).toISOString().slice(0, 10);
const lists = ["/categories/everyday-faith", "/sitemap2.xml", "/feed", "/search?q=steadfastness"];
const others = [
  "/about",
  "/es/about",
  "/growth-plans/still-waters",
  "/bible/kjv/john/3",
  isGate ? "/study-guides/ruth" : "/verses/2024/3/5",
];

/** The other pages have its title, too, at the latest when they have been made again. The word that was searched for is marked in it. */
async function expectEverywhere(words: string): Promise<void> {
  for (const target of ["/categories/everyday-faith", "/feed", "/search?q=steadfastness"])
    await eventually(async () => expect((await read(target)).text.includes(words), target).toBe(true));
}

test("an editor writes, changes and withdraws one article", async () => {
  for (const target of others) expect((await read(target)).status, target).toBe(200);
  const before = await etags(others);
  await etags(lists);

  for (const end of [".en-US.md", ".es.md"])
    writeFileSync(
      fileOf(end),
      `---\ntitle: ${title}\nsummary: It stays.\nseoDescription: What stays when all else goes.\n---\n\nA river does not hurry.\n`,
    );
  writeFileSync(
    fileOf(".yaml"),
    `id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e77\ntype: article\norder: 1\naccess: free\ncategories: [everyday-faith]\npublished: ${yesterday}\n`,
  );
  await eventually(async () => expect((await read(article)).text.includes(title)).toBe(true));
  await expectEverywhere(words);
  expect((await read("/sitemap2.xml")).text.includes(article)).toBe(true);

  const data = (await read(`${article}.data`)).etag;
  writeFileSync(
    fileOf(".en-US.md"),
    readFileSync(fileOf(".en-US.md"), "utf8").replace(title, `${title} bank`),
  );
  await eventually(async () => expect((await read(article)).text.includes(`${title} bank`)).toBe(true));
  await expectEverywhere(`${words} bank`);
  await eventually(async () => expect((await read(`${article}.data`)).etag).not.toBe(data));

  const made = await rendered();
  expect(await etags(others)).toEqual(before);
  expect(await rendered()).toBe(made);

  for (const end of [".yaml", ".en-US.md", ".es.md"]) rmSync(fileOf(end));
  await eventually(async () => expect((await read(article)).status).toBe(404));
  // At once: none of them may be sent as it was. The search waits for its new index.
  for (const target of lists) {
    const { text } = await read(target);
    expect(text.includes(words) || text.includes(article), target).toBe(false);
  }
  expect(await etags(others)).toEqual(before);
});

test("after a restart pages are read from disk, but for those that were edited meanwhile", async () => {
  const before = await etags(others);
  // A page is on disk once the server was idle for long enough to compress it well.
  await eventually(() => {
    const stored = storedPages();
    for (const one of before) expect(stored).toContain(JSON.stringify(one.split(" ")[1]));
  });
  await stop();
  const file = path.join(folder, "about.en-US.md");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n\nWritten while nobody served it.\n`);
  await start();
  // Nobody asks: the pages that were asked for before are looked for by themselves.
  await eventually(async () =>
    expect((await readPageCounts(server.url)).restored).toBeGreaterThan(others.length - 2),
  );
  expect((await read("/about")).text.includes("Written while nobody served it.")).toBe(true);
  const made = await rendered();
  expect((await etags(others)).slice(1)).toEqual(before.slice(1));
  expect(await rendered()).toBe(made);
});
