import { readFile } from "node:fs/promises";
import { afterAll, expect, vi } from "vitest";
import { loadShippedLibrary } from "../../benchmarks/library.ts";
import { sendLibrary } from "../../scripts/studio/send-library.ts";
import { newPostgresPlace } from "../support/databases.ts";
import { describeSamePages } from "../support/same-pages.ts";
import { type StudioProcess, startStudio } from "../support/studio-process.ts";

// Pages are drawn as for readers: React's checks for developers take twice as long.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

let studio: StudioProcess;
afterAll(() => studio?.stop());

/** `STUDIO_ON=PostgreSQL` has the studio's tables there. */
const database = async (): Promise<Record<string, string>> =>
  process.env.STUDIO_ON === "PostgreSQL" ? { DATABASE_URL: (await newPostgresPlace()).url! } : {};

describeSamePages("the studio", async () => {
  studio = await startStudio(await database());
  const shipped = await loadShippedLibrary();
  const records = [...shipped.byId.values()].map(({ record }) => record);
  const began = performance.now();
  const counts = await sendLibrary({
    studio: studio.url,
    key: studio.key,
    records,
    media: [...shipped.media.values()],
    readMedia: ({ file }) => readFile(file),
    onProgress: () => {},
  });
  console.info(`imported in ${Math.round((performance.now() - began) / 1000)} s`);
  // All but the root of the index, which is no item.
  expect(counts).toEqual({ created: records.length - 1, updated: 0, same: 0, edited: 0 });
  return { STUDIO_URL: studio.url, STUDIO_KEY: studio.key };
});
