import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import * as z from "zod";

/** Counted in place, so that a hit looks nothing up. */
export interface Counter {
  times: number;
}

/** More pages than are ever made ahead, so that one that is asked for again and again is not lost among those asked for once. */
const maxPages = 5000;
const saved = z
  .array(z.tuple([z.string().startsWith("/").max(2000), z.number().int().positive()]))
  .max(maxPages);

/** How often each page was asked for; older times count less. */
export function createPopularity() {
  const counters = new LRUCache<string, Counter>({ max: maxPages });

  function counterOf(key: string): Counter {
    const known = counters.get(key);
    if (known) return known;
    const counter = { times: 0 };
    counters.set(key, counter);
    return counter;
  }

  const ranked = () =>
    [...counters.entries()].filter(([, { times }]) => times > 0).sort(([, a], [, b]) => b.times - a.times);

  return {
    counterOf,
    /** The most asked for first. */
    most: (count: number): string[] =>
      ranked()
        .slice(0, count)
        .map(([key]) => key),
    /** What was popular once is forgotten in time. */
    halve(): void {
      for (const counter of counters.values()) counter.times = Math.floor(counter.times / 2);
    },
    /** A file that cannot be read is none. */
    async load(file: string): Promise<void> {
      const text = await readFile(file, "utf8").catch(() => "[]");
      let written: unknown;
      try {
        written = JSON.parse(text);
      } catch {
        return;
      }
      for (const [key, times] of saved.safeParse(written).data ?? []) counterOf(key).times += times;
    },
    async save(file: string): Promise<void> {
      const draft = `${file}.${process.pid}`;
      const written = JSON.stringify(ranked().map(([key, { times }]) => [key, times]));
      await mkdir(path.dirname(file), { recursive: true })
        .then(() => writeFile(draft, written))
        .then(() => rename(draft, file))
        // Pages are then made when they are asked for.
        .catch(() => undefined);
    },
  };
}

export type Popularity = ReturnType<typeof createPopularity>;
