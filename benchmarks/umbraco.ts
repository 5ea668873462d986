/**
 * `node benchmarks/umbraco.ts [SIZE]`: a stock Umbraco (the tests' double) of so many items as the source. First load, memory, start from
 * the copy on disk, time from a webhook to the content; without SIZE, of the shipped library: what a reader sees of each event, and within what time.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createMovableClock } from "../platform/clock.ts";
import { type ContentIndex, createIndex } from "../services/content/content-index.ts";
import { openLibrary } from "../services/content/library.ts";
import { createUmbracoSource } from "../services/content/sources/umbraco/source.ts";
import { createUmbracoDouble } from "../tests/support/umbraco/double.ts";
import { doubleOrigin, fill } from "../tests/support/umbraco/fill.ts";
import { loadShippedLibrary, multiplyLibrary } from "./library.ts";

const size = Number(process.argv[2] ?? 0);
const shipped = await loadShippedLibrary();
const index: ContentIndex = size > 0 ? withMedia(multiplyLibrary(shipped, size)) : shipped;
const double = createUmbracoDouble();
const folder = await mkdtemp(path.join(tmpdir(), "umbraco-bench-"));
const lagMs = 15_000;

function withMedia(many: ContentIndex): ContentIndex {
  const records = many.entries.slice(1).map(({ record }) => record);
  return createIndex(records, {
    media: [...shipped.media.values()],
    resolveReference: shipped.resolveReference,
  });
}

const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};
const round = (value: number) => Math.round(value * 10) / 10;

async function open() {
  const clock = createMovableClock();
  const log = { info: () => {}, warn: () => {} } as never;
  const source = createUmbracoSource({
    baseUrl: doubleOrigin,
    fetch: double.fetch,
    copyDir: folder,
    mediaDir: path.join(folder, "media"),
    resolveReference: shipped.resolveReference,
    clock,
    log,
    everyMs: 600_000,
    lagMs,
  });
  const library = await openLibrary({
    source,
    resolveReference: shipped.resolveReference,
    knownPaths: [],
    clock,
    log,
    onChange: () => {},
  });
  return { source, library, clock };
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

async function until(seen: () => boolean, work: () => Promise<unknown> | unknown): Promise<number> {
  const began = performance.now();
  await work();
  while (!seen()) {
    if (performance.now() - began > 60_000) return Number.NaN;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return performance.now() - began;
}

await fill(double, index);
const before = megabytes();
const [firstMs, first] = await timed(open);
console.log(`${first.library.index().entries.length - 1} items of ${index.entries.length - 1}`);
console.log(
  `first load            ${round(firstMs)} ms, ${double.requests.filter(({ path }) => path.includes("/delivery/")).length} requests`,
);
console.log(`memory of the library ${round(megabytes() - before)} MB`);
console.log(
  `copy on disk          ${round((await stat(path.join(folder, "umbraco.json"))).size / 1024 / 1024)} MB`,
);
first.library.close();
const [copyMs, { source, library, clock }] = await timed(open);
console.log(`start from the copy   ${round(copyMs)} ms`);
await new Promise((resolve) => setTimeout(resolve, 200));

const articles = index.byType.get("article")!.map(({ record }) => record.id);
const plan = index.byType.get("growthPlan")![0]!;
const lessons = index.children.get(plan.record.id)!.map(({ record }) => record.id);
const article = (nth: number) => articles[nth]!;
const entry = (id: string) => library.index().byId.get(id);
const walk = () => clock.advance(600_000);
const rows: [event: string, reader: string, within: string][] = [];
const row = (event: string, reader: string, within: string) => rows.push([event, reader, within]);
const soon = (ms: number) => `${round(ms)} ms after the webhook`;
const later = (ms: number) => `at the next walk (CONTENT_CHECK_MINUTES), which took ${round(ms)} ms`;

double.lag(true);
double.edit.save(article(0), "title", "en-US", "New words");
await double.edit.publish(article(0));
row(
  "publish, the CMS's list still behind",
  "the new words",
  soon(
    await until(
      () => entry(article(0))?.names["en-US"] === "New words",
      () => source.announce([article(0)]),
    ),
  ),
);
if (size > 0) {
  console.log(rows[0]!.join(": "));
  process.exit(0);
}
const version = library.index().version;
await source.announce([article(0)]);
row(
  "the same webhook twice",
  "no change, nothing made anew",
  version === library.index().version ? "-" : "CHANGED",
);
double.lag(false);
await double.edit.unpublish(article(1));
row(
  "unpublish",
  "404",
  soon(
    await until(
      () => !entry(article(1)),
      () => source.announce([article(1)]),
    ),
  ),
);
double.edit.save(plan.record.id, "umbracoUrlName", "en-US", "another-name");
await double.edit.publish(plan.record.id);
row(
  "rename",
  "the new address, also of all below",
  soon(
    await until(
      () => entry(lessons[0]!)?.paths["en-US"].startsWith("growth-plans/another-name/") === true,
      () => source.announce([plan.record.id]),
    ),
  ),
);
double.edit.trash(article(2));
row("trash", "404", later(await until(() => !entry(article(2)), walk)));
double.edit.move(lessons[2]!, index.byType.get("growthPlan")![1]!.record.id);
row(
  "move",
  "the new address",
  later(
    await until(
      () => entry(lessons[2]!)?.parent?.record.id === index.byType.get("growthPlan")![1]!.record.id,
      walk,
    ),
  ),
);
double.edit.sort([lessons[1]!, lessons[0]!]);
row(
  "sort",
  "the new order",
  later(await until(() => (entry(lessons[1]!)?.position ?? 0) < (entry(lessons[0]!)?.position ?? 0), walk)),
);
double.edit.save(article(3), "title", "en-US", "Unannounced");
await double.edit.publish(article(3));
row(
  "lost webhook",
  "the new words",
  later(await until(() => entry(article(3))?.names["en-US"] === "Unannounced", walk)),
);
double.state.mode = "away";
const failed = await until(() => source.status().failure !== undefined, walk);
clock.advance(3_600_000);
row(
  "CMS away for an hour",
  entry(article(0)) ? "everything as it was; readyz degraded" : "LOST",
  `noticed after ${round(failed)} ms of the next walk`,
);
const [awayMs, again] = await timed(open);
row(
  "CMS away during a restart",
  again.library.index().byId.has(article(0)) ? "everything, from the copy on disk" : "LOST",
  `start ${round(awayMs)} ms`,
);
again.library.close();
double.state.mode = "rubbish";
clock.advance(60_000);
await new Promise((resolve) => setTimeout(resolve, 300));
row("CMS answers rubbish", entry(article(0)) ? "everything as it was; readyz degraded" : "LOST", "-");
double.state.mode = "up";
row(
  "CMS back",
  "-",
  `read again after ${round(
    await until(
      () => source.status().failure === undefined,
      () => clock.advance(600_000),
    ),
  )} ms`,
);
double.state.mode = "slow";
double.state.delayMs = 10_000;
double.edit.save(article(4), "title", "en-US", "Slowly");
await double.edit.publish(article(4));
row(
  "publish, the CMS takes 10 s for an answer",
  "the old words until then",
  soon(
    await until(
      () => entry(article(4))?.names["en-US"] === "Slowly",
      () => void source.announce([article(4)]),
    ),
  ),
);
double.state.mode = "up";
console.log(`\n${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
library.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
