import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { eventually } from "../support/eventually.ts";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, type RunningServer, root, startServer } from "../support/server.ts";
import { startVarnish } from "./varnish.ts";

const token = "a-token-for-this-test";
const folder = mkdtempSync(path.join(tmpdir(), "purged-"));
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let server: RunningServer;
let removeData = () => {};

beforeAll(async () => {
  const port = await freePort();
  varnish = await startVarnish(port, token);
  if (!varnish) return console.warn("NOT TESTED with Varnish: it could not be installed.");
  cpSync(path.join(root, "content"), folder, { recursive: true });
  // An article that no other names, so that it can be withdrawn.
  for (const language of ["en-US", "es"]) {
    const text = readFileSync(path.join(folder, `articles/learning-to-wait.${language}.md`), "utf8");
    writeFileSync(fileOf(`${language}.md`), text.replace(/^slug: .*\n/m, ""));
  }
  const facts =
    "type: article\norder: 1\naccess: free\ncategories: [everyday-faith]\npublished: 2024-03-05\n";
  writeFileSync(fileOf("yaml"), `id: 5b1c7e0a-3d52-4f43-9c0e-6a4f1d2b8e77\n${facts}`);
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  removeData = remove;
  server = await startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_DIR: folder,
    TRUSTED_PROXIES: "1",
    CDN: "generic",
    CDN_URL: `${varnish.url}/purge`,
    CDN_TOKEN: token,
  });
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exit;
  await varnish?.stop();
  removeData();
  rmSync(folder, { recursive: true, force: true });
});

async function read(base: string, target: string, headers: Record<string, string> = {}) {
  const answer = await fetch(base + target, { redirect: "manual", headers });
  return {
    status: answer.status,
    cache: answer.headers.get("x-cache"),
    control: answer.headers.get("cache-control"),
    keys: answer.headers.get("surrogate-key"),
    text: await answer.text(),
  };
}

const article = "/articles/steadfastness";
const fileOf = (end: string) => path.join(folder, `articles/steadfastness.${end}`);
const others = ["/about", "/es/about", "/articles/a-household-that-blesses", "/verses/2024/3/5", "/es"];

test("one article is published: its pages are fresh in Varnish at once, all others stay hits", async ({
  skip,
}) => {
  if (!varnish) skip();
  const { url } = varnish!;
  const targets = [article, `${article}.data`, ...others];
  // The purge of the first start comes before the pages, or they would be fetched once more.
  await eventually(async () => {
    for (const target of targets) await read(url, target);
    for (const target of targets) expect(await read(url, target), target).toMatchObject({ cache: "hit" });
  });
  expect(await read(url, article)).toMatchObject({ status: 200, keys: null });
  expect((await read(server.url, article)).keys).toMatch(/^pages [0-9a-f]{12}( [0-9a-f]{12})*$/);

  const file = fileOf("en-US.md");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: Learning to wait anew"));
  await eventually(async () => expect((await read(server.url, article)).text).toContain("wait anew"));
  const known = performance.now();
  await eventually(async () => expect((await read(url, article)).text).toContain("wait anew"));
  console.info(`fresh in Varnish ${Math.round(performance.now() - known)} ms after the server had it`);
  await eventually(async () => expect((await read(url, `${article}.data`)).text).toContain("wait anew"));
  for (const target of others) expect(await read(url, target), target).toMatchObject({ cache: "hit" });

  // What is withdrawn is not sent once more while it is fetched again.
  for (const end of ["en-US.md", "es.md", "yaml"]) rmSync(fileOf(end));
  await eventually(async () => expect((await read(server.url, article)).status).toBe(404));
  await eventually(async () => expect((await read(url, article)).status).toBe(404));
  for (const target of ["/about", "/verses/2024/3/5"])
    expect(await read(url, target), target).toMatchObject({ cache: "hit" });
});

test("home is shared by readers of both languages, and a chosen translation never is", async ({ skip }) => {
  if (!varnish) skip();
  const { url } = varnish!;
  await eventually(async () => expect(await read(url, "/")).toMatchObject({ cache: "hit" }));
  const spanish = { cookie: "language-preference=es", "accept-language": "es" };
  expect(await read(url, "/", spanish)).toMatchObject({ status: 200, cache: "hit" });
  const chosen = { cookie: "bible-en-US=web" };
  for (const _ of [1, 2])
    expect(await read(url, "/verses/2024/3/5", chosen)).toMatchObject({
      cache: "miss",
      control: "private, max-age=0",
    });
});

test("nobody without the token can purge", async ({ skip }) => {
  if (!varnish) skip();
  const answer = await fetch(`${varnish!.url}/purge`, {
    method: "POST",
    headers: { "surrogate-key": "pages" },
  });
  expect(answer.status).toBe(403);
});
