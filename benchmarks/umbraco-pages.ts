/**
 * `node benchmarks/umbraco-pages.ts [SIZE]`: the site as built, with a stock Umbraco (the tests' double) of so many items as its source. From what an
 * editor does to the page that a reader gets over HTTP; a page is asked for before, so that it is in the cache.
 */
import { createIndex } from "../services/content/content-index.ts";
import { makeDataDir, sendRequest, startServer } from "../tests/support/server.ts";
import { createUmbracoDouble } from "../tests/support/umbraco/double.ts";
import { fill } from "../tests/support/umbraco/fill.ts";
import { loadShippedLibrary, multiplyLibrary } from "./library.ts";

const size = Number(process.argv[2] ?? 0);
const secret = "a secret of the benchmark's own, long enough";
const shipped = await loadShippedLibrary();
const media = [...shipped.media.values()];
const { resolveReference } = shipped;
const index =
  size > 0
    ? createIndex(
        multiplyLibrary(shipped, size)
          .entries.slice(1)
          .map(({ record }) => record),
        { media, resolveReference },
      )
    : shipped;
const double = createUmbracoDouble();
const { dataDir, remove } = makeDataDir();
await fill(double, index, { url: "http://site.example/hooks/content", secret });

const settings = {
  DATA_DIR: dataDir,
  CONTENT_URL: await double.listen(),
  CONTENT_WEBHOOK_SECRET: secret,
  NODE_ENV: "production",
};
const start = async (name: string) => {
  const server = await startServer(settings);
  console.log(`${name}: ready after ${Math.round(server.readyMs)} ms`);
  return server;
};
const stop = async (server: Awaited<ReturnType<typeof start>>) => {
  server.child.kill("SIGTERM");
  await server.exit;
};
await stop(await start("first start, nothing on disk"));
const site = await start("start with the copy on disk");
double.onWebhook((url, init) => fetch(new URL(new URL(url).pathname, site.url), init));

const articles = index.byType.get("article")!;
const pathOf = (nth: number) => `/${articles[nth]!.paths["en-US"]}`;
const idOf = (nth: number) => articles[nth]!.record.id;
const get = async (path: string) => {
  const { status, body } = await sendRequest(site.url, path);
  return { status, text: body.toString("utf8") };
};
type Got = Awaited<ReturnType<typeof get>>;

/** Milliseconds from the act until the page is as it should be. */
async function until(path: string, act: () => Promise<unknown>, isSeen: (got: Got) => boolean) {
  const before = await get(path);
  if (isSeen(before)) throw new Error(`${path} was so before`);
  const began = performance.now();
  const acted = act();
  for (;;) {
    const got = await get(path);
    const ms = performance.now() - began;
    if (isSeen(got)) {
      await acted;
      return ms;
    }
    if (ms > 60_000) throw new Error(`${path} did not change in a minute`);
  }
}

const timesOf = async (name: string, once: (nth: number) => Promise<number>) => {
  const all: number[] = [];
  for (let nth = 0; nth < 5; nth++) all.push(await once(nth));
  const sorted = all.toSorted((a, b) => a - b).map(Math.round);
  console.log(`${name}: median ${sorted[2]} ms, at most ${sorted[4]} ms`);
};
try {
  await timesOf("publish, webhook to the page", (nth) =>
    until(
      pathOf(nth),
      () => {
        double.edit.save(idOf(nth), "title", "en-US", `New words ${nth}`);
        return double.edit.publish(idOf(nth));
      },
      ({ text }) => text.includes(`New words ${nth}`),
    ),
  );
  await timesOf("unpublish, webhook to 404", (nth) =>
    until(
      pathOf(5 + nth),
      () => double.edit.unpublish(idOf(5 + nth)),
      ({ status }) => status === 404,
    ),
  );
} finally {
  await stop(site);
  double.close();
  remove();
}
