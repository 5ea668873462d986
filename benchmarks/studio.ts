/** One publish in a studio of 10,000 items, on a site of two processes: when readers have it, and what becomes of other cached pages. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../scripts/free-ports.mjs";
import { sourceOf } from "../services/content/complete.ts";
import type { SourceRecord } from "../services/content/record.ts";
import { pageCountsIn } from "../tests/support/page-counts.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { startStudio } from "../tests/support/studio-process.ts";
import { pinWorkers } from "../tests/support/workers.ts";
import { below, type Figure, median, milliseconds, shown } from "./figure.ts";
import { loadShippedLibrary, multiplyLibrary } from "./library.ts";
import { startSite } from "./site-process.ts";

const items = 10_000;
const processes = 2;
const sampleSize = 600;
const publishes = 5;
const longestMs = 30_000;

const count = (value: number) => value.toFixed(0);
type Worker = Awaited<ReturnType<typeof pinWorkers>>[number];

const bodyOf = (text: string) => ({
  root: {
    type: "root",
    version: 1,
    direction: "ltr",
    format: "",
    indent: 0,
    children: [
      {
        type: "paragraph",
        version: 1,
        direction: "ltr",
        format: "",
        indent: 0,
        textFormat: 0,
        textStyle: "",
        children: [{ type: "text", version: 1, detail: 0, format: 0, mode: "normal", style: "", text }],
      },
    ],
  },
});

/** Copies of an item have the same rows, whose ids the studio wants to be their own. */
function withOwnRows(record: SourceRecord): SourceRecord {
  const { questions, terms } = record;
  return {
    ...record,
    ...(questions
      ? {
          questions: questions.map((each) => ({
            ...each,
            id: randomUUID(),
            answers: each.answers.map((answer) => ({ ...answer, id: randomUUID() })),
          })),
        }
      : {}),
    ...(terms ? { terms: terms.map((term) => ({ ...term, id: randomUUID() })) } : {}),
  };
}

/** Pages of the site, as its sitemaps name them, evenly chosen. */
async function samplePages({ send }: Worker, article: string): Promise<string[]> {
  const pathsIn = async (target: string) =>
    [...(await send(target)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  const all: string[] = [];
  for (const part of await pathsIn("/sitemap_index.xml")) all.push(...(await pathsIn(part)));
  const step = Math.max(1, Math.floor(all.length / sampleSize));
  return [...new Set([article, ...all.filter((_path, nth) => nth % step === 0)])].slice(0, sampleSize);
}

const readAll = async (worker: Worker, pages: readonly string[]) => {
  for (const page of pages) await worker.send(page);
};
const countsOf = async (worker: Worker) => pageCountsIn((await worker.send("/status")).body);

/** Until each process has it, since `began`. */
async function seenMs(workers: readonly Worker[], page: string, word: string, began: number) {
  await Promise.all(
    workers.map(async ({ send }) => {
      while (!(await send(page)).body.includes(word)) {
        if (performance.now() - began > longestMs) throw new Error("A publish did not reach the site.");
        await sleep(10);
      }
    }),
  );
  return performance.now() - began;
}

export async function measureStudio(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-studio-"));
  const closing: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  try {
    const shipped = await loadShippedLibrary();
    const library = multiplyLibrary(shipped, items);
    const file = path.join(folder, "items.json");
    const records = library.entries.slice(1).map(({ record }) => withOwnRows(sourceOf(record)));
    writeFileSync(file, JSON.stringify(records));
    const database = await startPostgres();
    closing.push(database.stop);
    const port = await freePort();
    const studio = await startStudio({ ORIGIN: `http://localhost:${port}`, STUDIO_ITEMS: file });
    closing.push(studio.stop);
    const site = await startSite({
      PORT: String(port),
      ORIGIN: `http://localhost:${port}`,
      DATABASE_URL: database.url,
      PROCESSES: String(processes),
      STUDIO_URL: studio.url,
      STUDIO_KEY: studio.key,
    });
    closing.push(site.stop);
    const workers = await pinWorkers(port, processes);
    // Of a text for members only, strangers see no word.
    const article = shipped.byType.get("article")!.find(({ record }) => record.access === "free")!;
    const page = `/${article.paths["en-US"]}`;
    const pages = await samplePages(workers[0]!, page);
    for (const worker of workers) await readAll(worker, pages);
    const times: number[] = [];
    const answered: number[] = [];
    const dropped: number[] = [];
    const made: number[] = [];
    for (let nth = 0; nth < publishes; nth++) {
      const before = await Promise.all(workers.map(countsOf));
      // One word, which no page breaks or joins to the next.
      const word = `Quillwort${nth}`;
      const began = performance.now();
      const publish = studio.change(`article/${article.record.id}`, {
        en: { body: bodyOf(`${word} is what an editor has just written.`) },
        _status: "published",
      });
      const [ms] = await Promise.all([
        seenMs(workers, page, word, began),
        publish.then(() => answered.push(performance.now() - began)),
      ]);
      times.push(ms);
      for (const [at, worker] of workers.entries()) {
        await readAll(worker, pages);
        const after = await countsOf(worker);
        // The first one makes the text short: its reading time stands in lists, which say another one then.
        if (nth === 0) continue;
        dropped.push(after.dropped - before[at]!.dropped);
        made.push(after.rendered - before[at]!.rendered);
      }
    }
    return [
      shown("items in the studio", records.length, count),
      shown("cached pages of each process", pages.length, count),
      shown("the studio's own answer to the publish, median", median(answered), milliseconds),
      shown("from the press to the new text on both processes, median", median(times), milliseconds),
      below(`the longest of ${publishes}`, Math.max(...times), 1000, milliseconds),
      below("cached pages dropped by a publish, at most in one process", Math.max(...dropped), 1, count),
      shown("pages that readers waited for, at most in one process", Math.max(...made), count),
    ];
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
