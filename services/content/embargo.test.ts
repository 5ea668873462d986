/** What has not come yet is not there for anybody: the library answers as if nobody had written it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentType, contentTypes } from "../../contracts/content.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { createContentApp, deliveryPath } from "./app.ts";
import { createContentClient } from "./client.ts";
import { createIndex } from "./content-index.ts";
import { createDueContent } from "./due.ts";
import { filterNames } from "./filters.ts";
import { derivedId } from "./ids.ts";
import { sortNames } from "./query.ts";
import type { ContentRecord } from "./record.ts";

const [soon, pointer, recording] = [derivedId("soon"), derivedId("pointer"), derivedId("recording")];
const record = (id: string, path: string, more: Partial<ContentRecord>): ContentRecord => ({
  id,
  type: "article",
  path,
  text: { "en-US": { title: path, thought: `On ${path}.` }, es: { title: path } },
  ...more,
});

const around = [
  record(pointer, "articles/pointer", { related: [soon] }),
  record(derivedId("today"), "verses/today", { type: "verse", dates: ["2024-12-25"] }),
  record(derivedId("last year"), "verses/last-year", { type: "verse", dates: ["2025-12-25"] }),
];
const scheduled = (type: ContentType, more: Partial<ContentRecord>) =>
  record(soon, "verses/soon", { type, passages: [], audio: { "en-US": recording }, ...more });

const clock = createMovableClock({ now: () => new Date("2026-12-18T12:00:00Z") });
const medium = {
  id: recording,
  path: "audio/soon",
  file: "",
  extension: "mp3",
  width: null,
  height: null,
  bytes: 1,
  etag: "",
  alt: { "en-US": "", es: "" },
  focalPoint: null,
};

function open(records: ContentRecord[]) {
  const library = { version: "1", records, media: [medium] };
  const due = createDueContent(library, {
    clock,
    indexOf: (_, { version, records }) => createIndex(records, { version, media: [medium] }),
    onChange: () => {},
  });
  const app = createContentApp({
    index: due.index,
    indexAhead: due.indexAhead,
    premiumRole: "Premium",
    authorize: async () => ({ roles: ["Premium"] }),
  });
  const client = createContentClient({ fetch: (request) => app.fetch(request), baseUrl: "http://content" });
  return { due, app, client };
}

const day = "2026-12-25";
const list = (query: string) => `/content?take=50&expand=properties[$all]&${query}`;
const reads = [
  list(""),
  ...filterNames.flatMap((name) => [list(`filter=${name}:${day}`), list(`filter=${name}:soon,verse,y`)]),
  ...["2024-12-25", day, `${day},2024-12-25`].map((days) => list(`filter=scheduledDate:${days}`)),
  list("filter=scheduledDate>:2026-12-19"),
  ...sortNames.map((name) => list(`sort=${name}:desc`)),
  ...["children", "descendants"].flatMap((kind) => [
    list(`fetch=${kind}:verses`),
    list(`fetch=${kind}:${soon}`),
  ]),
  list(`fetch=ancestors:${soon}`),
  `/content/item/${soon}`,
  `/content/item/preview-${soon}`,
  "/content/item/verses/soon",
  `/content/items?id=${soon}&id=${pointer}&expand=properties[related]`,
  "/media?fetch=children:audio",
  `/media/item/${recording}`,
];
const callers: [Record<string, string>, object][] = [{}, { authorization: "Bearer premium" }].flatMap(
  (headers) =>
    [{}, { incoming: {} }].map((env): [Record<string, string>, object] => [
      headers as Record<string, string>,
      env,
    ]),
);

const opened: ReturnType<typeof open>[] = [];
const openOne = (records: ContentRecord[]) => {
  const made = open(records);
  opened.push(made);
  return made;
};
beforeAll(() => clock.moveTo(new Date("2026-12-24T12:00:00Z")));
afterAll(() => {
  for (const { due } of opened) due.close();
});

test.each<[string, ContentRecord]>([
  ["a verse of its own day", scheduled("verse", { dates: [day] })],
  ["an evening", scheduled("verse", { dates: [day], evening: true, access: "premium" })],
  ["a prayer that comes again every week", scheduled("prayer", { dates: [day, "2027-01-01"] })],
  ["a quiz", scheduled("trivia", { dates: [day] })],
  ["a day by rule that others had until now", scheduled("verse", { scheduledDay: "christmas" })],
])("%s is given to nobody before its day, whatever is asked", async (_, item) => {
  const [one, other] = [openOne([...around, item]), openOne(around)];
  for (const path of reads)
    for (const [headers, env] of callers) {
      const [there, without] = await Promise.all(
        [one, other].map(async ({ app }) => {
          const answer = await app.request(deliveryPath + path, { headers }, env);
          return `${answer.headers.get("etag")} ${await answer.text()}`;
        }),
      );
      expect(there, `${path} ${JSON.stringify([headers, env])}`).toBe(without);
    }
});

test.each<[string, Partial<ContentRecord>]>([
  ["a day of the yearly cycle has been in every year", { dates: ["2024-12-25"] }],
  ["a day by rule has been in every year", { scheduledDay: "christmas-eve" }],
  ["one of its days is over", { dates: ["2026-01-01", day] }],
  ["it has no day", {}],
])("what has been once is no secret: %s", async (_, more) => {
  const { due } = openOne([...around, scheduled("verse", more)]);
  expect(due.index().byId.has(soon)).toBe(true);
});

test("the download of a day, and nobody else, has it as many days before as can be downloaded", async () => {
  const { client, app, due } = openOne([...around, scheduled("verse", { dates: [day] })]);
  const filter = ["contentType:verse", `scheduledDate:${day}`];
  const total = async (ahead: boolean) => (await client.list({ filter, ...(ahead && { ahead }) })).total;
  const at = async (now: string) => {
    clock.moveTo(new Date(now));
    return [await total(false), await total(true)];
  };
  expect(await at("2026-12-19T04:59:00Z")).toEqual([0, 0]);
  expect(await at("2026-12-19T05:00:00Z")).toEqual([0, 1]);
  expect(await at("2026-12-25T04:59:00Z")).toEqual([0, 1]);
  const address = `${deliveryPath}/content?filter=scheduledDate:${day}`;
  const outside = await app.request(address, { headers: { "content-ahead": "1" } }, { incoming: {} });
  expect(await outside.json()).toMatchObject({ total: 0 });
  expect(await at("2026-12-25T05:00:00Z")).toEqual([1, 1]);
  expect(due.index()).toBe(due.indexAhead());
});

test("every type that has days waits for them", () => {
  clock.moveTo(new Date("2026-12-24T12:00:00Z"));
  for (const type of contentTypes) {
    const { due } = openOne([scheduled(type, { dates: [day] })]);
    expect(due.index().byId.has(soon), type).toBe(false);
  }
});
