import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import type { ContentSource, Library } from "../../services/content/source.ts";
import { createStudioSource } from "../../services/content/sources/studio/source.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
const topic = (nth: number, title: string) => ({
  id: id(nth),
  type: "topic",
  path: `topics/t${nth}`,
  text: { "en-US": { title }, es: { title: `${title} (es)` } },
});

let studio: StudioApi;
let site: Server;
let source: ContentSource;
let library: Library;
const warnings: unknown[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "wellspring-studio-source-"));

const open = () =>
  createStudioSource({
    baseUrl: studio.url,
    key: testKey,
    copyDir: path.join(folder, "copy"),
    mediaDir: path.join(folder, "media"),
    resolveReference: (text) => ({ osis: text, reference: text }),
    clock: systemClock,
    log: { info: () => {}, warn: (...given: unknown[]) => void warnings.push(given) },
    everyMs: 0,
    lagMs: 60_000,
  });

beforeAll(async () => {
  // The site as far as the studio knows it: where changes are announced.
  site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isOurs = request.url === "/hooks/content" && request.headers.authorization === `Bearer ${testKey}`;
    if (isOurs) void source.announce(JSON.parse(Buffer.concat(chunks).toString()).ids);
    response.writeHead(isOurs ? 204 : 401).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  studio = await startApi({ ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });
  const records = Array.from({ length: 250 }, (_, nth) => topic(nth + 1, `Topic ${nth + 1}`));
  const answer = await fetch(`${studio.url}/studio/api/library`, {
    method: "POST",
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
    body: JSON.stringify({ records, known: records }),
  });
  expect(answer.status).toBe(200);
  source = open();
  library = await source.load();
  source.watch((next) => {
    library = next;
  });
});
afterAll(async () => {
  site.close();
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
});

const titleOf = (nth: number) => library.records.find((record) => record.id === id(nth))?.text["en-US"].title;
const publish = (nth: number, title: string) =>
  studio.payload.update({
    collection: "topic",
    id: id(nth),
    data: { en: { title }, _status: "published" },
  });

test("everything that is published is read, page by page", () => {
  expect(library.records).toHaveLength(250);
  expect(library.problems).toEqual([]);
  expect(source.status()).toMatchObject({ source: "studio" });
});

test("a publish is on the site once it is announced, and nothing else is read again", async () => {
  const others = library.records.filter((record) => record.id !== id(7));
  await publish(7, "Patience");
  await expect.poll(() => titleOf(7)).toBe("Patience");
  expect(library.records.filter((record) => record.id !== id(7))).toEqual(others);
});

test("a draft is nowhere, and its preview is there", async () => {
  await studio.payload.update({
    collection: "topic",
    id: id(8),
    data: { en: { title: "Half a thought" } },
    draft: true,
  });
  await publish(9, "Joy");
  await expect.poll(() => titleOf(9)).toBe("Joy");
  expect(titleOf(8)).toBe("Topic 8");
  expect((await source.draft(id(8)))?.record.text["en-US"].title).toBe("Half a thought");
});

test("what is unpublished or put in the trash goes from the site", async () => {
  await studio.payload.update({ collection: "topic", id: id(10), data: { _status: "draft" } });
  await studio.payload.update({
    collection: "topic",
    id: id(11),
    data: { deletedAt: new Date().toISOString() },
  });
  await studio.payload.delete({ collection: "topic", id: id(12) });
  await expect.poll(() => [10, 11, 12].map(titleOf)).toEqual([undefined, undefined, undefined]);
  expect(library.records).toHaveLength(247);
});

test("one language alone is absent in the other", async () => {
  await studio.payload.update({
    collection: "topic",
    id: id(13),
    data: { languages: ["es"], _status: "published" },
  });
  await expect.poll(() => library.records.find((record) => record.id === id(13))?.languages).toEqual(["es"]);
});

test("without the studio the last good copy is served, also after a restart", async () => {
  const away = createStudioSource({
    baseUrl: "http://127.0.0.1:1",
    key: testKey,
    copyDir: path.join(folder, "nothing"),
    mediaDir: path.join(folder, "media"),
    resolveReference: () => undefined,
    clock: systemClock,
    log: { info: () => {}, warn: () => {} },
    everyMs: 0,
  });
  await expect(away.load()).rejects.toThrow("STUDIO_URL");
  // The copy is written after what it holds was shown.
  await expect.poll(async () => (await open().load()).records.length).toBe(247);
});
