import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { push } from "../../scripts/umbraco/push.ts";
import { setUp } from "../../scripts/umbraco/setup.ts";
import { verify } from "../../scripts/umbraco/verify.ts";
import { writeLibrary } from "../../scripts/write-library/write-library.ts";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { type ContentIndex, createIndex } from "../../services/content/content-index.ts";
import { copyLibrary, loadLibrary, resolveReference } from "../../services/content/fixtures/load-library.ts";
import { createUmbracoSource } from "../../services/content/sources/umbraco/source.ts";
import { createUmbracoDouble } from "../support/umbraco/double.ts";
import { doubleOrigin, fill, managementOf } from "../support/umbraco/fill.ts";

const waiting = "00000000-0000-4000-8000-000000000001";
const now = new Date("2026-11-14T15:00:00Z");
const webhook = { url: "https://site.example/hooks/content", secret: "s" };
let index: ContentIndex;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "umbraco-"));
  const loaded = await loadLibrary(await copyLibrary());
  const records = loaded.entries.slice(1).map(({ record }) => record);
  index = createIndex(
    records.filter(({ draft }) => !draft),
    { media: [...loaded.media.values()], resolveReference },
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([17, 18] as const)("umbraco:setup on Umbraco %i", (major) => {
  test("is safe to repeat, and shows what it would do", async () => {
    const double = createUmbracoDouble({ major });
    const management = managementOf(double);
    const lines: string[] = [];
    const run = (dryRun: boolean) => setUp({ management, dryRun, webhook, say: (line) => lines.push(line) });
    const { changes } = await run(true);
    expect(changes).toBeGreaterThan(50);
    expect([double.store.types.size, double.store.languages.size]).toEqual([0, 1]);
    expect(lines).toContain("would add the language es");
    expect(await run(false)).toEqual({ changes });
    expect(await run(false)).toEqual({ changes: 0 });
    // What an editor changed is put right, and nothing else is touched.
    const title = [...double.store.types.values()].find(({ alias }) => alias === "redirect")!;
    title.icon = "icon-bug";
    expect(await run(true)).toEqual({ changes: 1 });
    expect(lines.at(-2)).toBe("would change the type redirect");
  });
});

describe("umbraco:push", () => {
  test("goes on where it stopped, with a new token when the old one has ended, and changes only what is new", async () => {
    const double = createUmbracoDouble({ tokenCalls: 30 });
    const management = managementOf(double);
    await setUp({ management, dryRun: false, webhook, say: () => {} });
    const run = (of: ContentIndex) =>
      push({
        management,
        index: of,
        origin: doubleOrigin,
        progressFile: path.join(folder, "push.json"),
        now,
        say: () => {},
      });
    const answer = double.store.documents.set.bind(double.store.documents);
    double.store.documents.set = (id, document) => {
      if (double.store.documents.size === 20) throw new Error("the line is cut");
      return answer(id, document);
    };
    await expect(run(index)).rejects.toThrow("the line is cut");
    double.store.documents.set = answer;
    const first = await run(index);
    expect(first.same).toBeGreaterThan(15);
    expect(await run(index)).toMatchObject({ made: 0, changed: 0 });
    const records = index.entries.slice(1).map(({ record }) => record);
    const edited = records.map((record) =>
      record.id === waiting
        ? { ...record, text: { ...record.text, es: { ...record.text.es, title: "Otro" } } }
        : record,
    );
    const changed = createIndex(edited, { media: [...index.media.values()], resolveReference });
    expect(await run(changed)).toMatchObject({ made: 0, changed: 1 });
    expect(double.store.documents.get(waiting)!.published.get("es")!.name).toBe("Otro");
  });

  test("what is published on a later day is scheduled there, in both languages", async () => {
    const double = createUmbracoDouble();
    const records = index.entries.slice(1).map(({ record }) => record);
    const later = records.map((record) =>
      record.id === waiting ? { ...record, published: "2027-01-02" } : record,
    );
    await fill(double, createIndex(later, { media: [...index.media.values()], resolveReference }));
    expect(double.store.documents.get(waiting)!.published.size).toBe(0);
  });
});

test("umbraco:pull writes files that load, and answer as the ones that were pushed", async () => {
  const double = createUmbracoDouble();
  await fill(double, index);
  const source = createUmbracoSource({
    baseUrl: doubleOrigin,
    fetch: double.fetch,
    copyDir: path.join(folder, "copy"),
    mediaDir: path.join(folder, "media"),
    resolveReference,
    clock: { now: () => now },
    log: { info: () => {}, warn: () => {} } as never,
    everyMs: 0,
  });
  const pulled = path.join(folder, "pulled");
  await writeLibrary({
    library: await source.load(),
    readMedia: source.readMedia,
    folder: pulled,
    say: () => {},
  });
  const again = await loadLibrary(pulled);
  for (const locale of ["en-US", "es"]) {
    const [before, after] = await Promise.all(
      [index, again].map(async (each) => {
        const app = createContentApp({
          index: () => each,
          authorize: async () => ({ roles: ["WellspringPremium"] }),
        });
        const headers = { "accept-language": locale, authorization: "Bearer x" };
        const { items } = await (await app.request(`${deliveryPath}/content?take=1000`, { headers })).json();
        return items
          .map((item: object) =>
            JSON.parse(
              JSON.stringify(item)
                .replace(/"(?:create|update)Date":"[^"]*"/g, '"date":""')
                .replace(/"sortOrder":\d+/g, '"sortOrder":0')
                .replace(/[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "block"),
            ),
          )
          .sort((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id));
      }),
    );
    expect(after).toEqual(before);
  }
});

test("umbraco:verify says of each assumption what was found", async () => {
  const double = createUmbracoDouble({ apiKey: "the key" });
  await fill(double, index, webhook);
  const lines: string[] = [];
  const run = (apiKey: string | undefined) =>
    verify({
      origin: doubleOrigin,
      apiKey,
      management: managementOf(double),
      fetch: double.fetch,
      say: (line) => lines.push(line),
    });
  await run("the key");
  expect(lines.filter((line) => line.startsWith("DIFFERS"))).toEqual([]);
  expect(
    lines.some((line) => line.startsWith("holds   an unknown filter is a 400: 400 Filter option not found")),
  ).toBe(true);
  expect(await run("wrong")).toBeGreaterThan(5);
});
