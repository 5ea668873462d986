import { afterAll, beforeAll, expect, test } from "vitest";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
const ids = Array.from(
  { length: 10 },
  (_, nth) => `00000000-0000-4000-8000-${String(nth + 1).padStart(12, "0")}`,
);
const records = ids.map((id, nth) => ({
  id,
  type: "topic",
  path: `topics/t${nth}`,
  text: { "en-US": { title: `Topic ${nth}` }, es: { title: `Tema ${nth}` } },
}));
const send = (sent: unknown[]) =>
  fetch(`${studio.url}/studio/api/library`, {
    method: "POST",
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
    body: JSON.stringify({ records: sent, known: sent }),
  });

beforeAll(async () => {
  studio = await startApi();
  expect((await send(records)).status).toBe(200);
});
afterAll(() => studio.close());

const titles = async () =>
  (
    await studio.payload.find({
      collection: "topic",
      pagination: false,
      sort: "id",
      where: { id: { in: ids } },
    })
  ).docs.map((doc) => (doc as unknown as { en: { title: string } }).en.title);

test("people who save at the same time are all saved, also while a library comes in", async () => {
  const more = { ...records[0]!, id: "00000000-0000-4000-8000-000000000099", path: "topics/more" };
  const [imported] = await Promise.all([
    send([more]),
    ...ids.map((id, nth) =>
      studio.payload.update({
        collection: "topic",
        id,
        data: { en: { title: `Written ${nth}` }, _status: "published" },
      }),
    ),
  ]);
  expect(imported!.status).toBe(200);
  expect(await titles()).toEqual(ids.map((_, nth) => `Written ${nth}`));
});

test("of a library that cannot come in whole, nothing does", async () => {
  const good = { ...records[0]!, id: "00000000-0000-4000-8000-000000000101", path: "topics/good" };
  const bad = {
    ...good,
    id: "00000000-0000-4000-8000-000000000102",
    path: "topics/bad",
    image: "no-such-picture",
  };
  expect((await send([good, bad])).status).toBe(500);
  const found = await studio.payload.db.find({
    collection: "topic",
    where: { path: { in: ["topics/good", "topics/bad"] } },
  });
  expect(found.docs).toEqual([]);
  expect((await send([good])).status).toBe(200);
});
