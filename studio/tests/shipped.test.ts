/** What `npm run studio` does first: the shipped library comes in, from an empty studio. Some of every type stand for all. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentTypes } from "../../contracts/content.ts";
import { pageAddresses } from "../../contracts/page-addresses.ts";
import { sendLibrary } from "../../scripts/studio/send-library.ts";
import type { ContentRecord, MediaRecord } from "../../services/content/record.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { createReferenceParser } from "../../services/scripture/references.ts";

import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
let records: ContentRecord[];
let media: MediaRecord[];
const ofEach = 3;

beforeAll(async () => {
  studio = await startApi();
  const parse = createReferenceParser();
  const index = await loadContent({
    root: path.resolve(import.meta.dirname, "../../content"),
    resolveReference: (text, locale) => (parse(text, locale) ? { osis: text, reference: text } : undefined),
    knownPaths: pageAddresses,
    includeDrafts: true,
  });
  const all = [...index.byId.values()].map(({ record }) => record);
  const byName = new Map(
    all.flatMap((record) => [[record.path, record] as const, [record.id, record] as const]),
  );
  const some = new Set<ContentRecord>();
  /** With all that it names, which a database wants to be there. */
  function take(record: ContentRecord | undefined): void {
    if (!record || some.has(record)) return;
    some.add(record);
    take(byName.get(record.path.slice(0, Math.max(0, record.path.lastIndexOf("/")))));
    for (const [id] of JSON.stringify(record).matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
      take(byName.get(id));
  }
  for (const type of contentTypes)
    for (const record of all.filter((each) => each.type === type).slice(0, ofEach)) take(record);
  records = [...some];
  const named = JSON.stringify(records);
  media = [...index.media.values()].filter(({ id }) => named.includes(id));
});
afterAll(() => studio.close());

const send = () =>
  sendLibrary({
    studio: studio.url,
    key: testKey,
    records,
    media,
    readMedia: ({ file }) => readFile(file),
    onProgress: () => {},
  });

test("items of every type come in, and are the same the second time", async () => {
  const { created, ...others } = await send();
  expect(others).toEqual({ updated: 0, same: 0, edited: 0 });
  expect(created).toBe(records.length - 1);
  expect(await send()).toEqual({ created: 0, updated: 0, same: created, edited: 0 });
});
