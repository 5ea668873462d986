import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAs, startTestSite, type TestSite } from "./people.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let site: TestSite;
let studio: StudioApi;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite(testKey);
  studio = await startApi({ ORIGIN: site.url });
  site.roles.set("editor", ["Editor"]);
  cookie = await signInAs(studio.payload, "editor");
});
afterAll(async () => {
  await studio.close();
  site.close();
});

const call = async (method: string, path: string, body: unknown) => {
  const answer = await fetch(`${studio.url}/studio/api/${path}`, {
    method,
    headers: { cookie, origin: site.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as never };
};
const draft = "depth=0&draft=true&autosave=true";

test("a form that was read before somebody saved undoes nothing, and one that saves again and again is not refused", async () => {
  const made = await studio.payload.create({
    collection: "topic",
    draft: true,
    data: { en: { title: "Joy" }, es: { title: "Gozo" }, _status: "draft" } as never,
  });
  const path = `topic/${made.id}?${draft}`;
  const form = { en: { title: "Joy" }, es: { title: "Gozo" }, updatedAt: made.updatedAt };
  let { updatedAt } = form;
  for (const title of ["Joy, plainly", "Joy, and plainly"]) {
    const saved = await call("PATCH", path, { ...form, en: { title }, updatedAt });
    expect(saved.status).toBe(200);
    updatedAt = (saved.body as { doc: { updatedAt: string } }).doc.updatedAt;
  }
  const stale = await call("PATCH", path, { ...form, es: { title: "Alegría" } });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([409, expect.stringContaining("another tab")]);
  // The same form may save again before it has read the answer to its last save; another one may not.
  const own = { ...form, en: { title: "Joy, and plainly" } };
  const fresh = await call("PATCH", path, { ...own, updatedAt, form: "one" });
  expect(fresh.status).toBe(200);
  expect((await call("PATCH", path, { ...own, updatedAt, form: "one" })).status).toBe(200);
  expect((await call("PATCH", path, { ...own, updatedAt, form: "two" })).status).toBe(409);
  expect((await call("PATCH", path, { ...own, updatedAt })).status).toBe(409);
  // Single fields say nothing of the others, and leave them.
  expect((await call("PATCH", path, { es: { title: "Alegría" } })).status).toBe(200);
  const now = await studio.payload.findByID({ collection: "topic", id: made.id, draft: true, depth: 0 });
  expect(now).toMatchObject({ en: { title: "Joy, and plainly" }, es: { title: "Alegría" } });
  expect((await call("PATCH", path, { ...own, updatedAt, form: "one" })).status).toBe(409);
});

test("an earlier version comes back as a draft, whatever it was then", async () => {
  const { id } = await studio.payload.create({
    collection: "topic",
    data: { en: { title: "Peace" }, languages: ["en-US"], _status: "published" } as never,
  });
  await studio.payload.update({
    collection: "topic",
    id,
    data: { en: { title: "Peace now" }, _status: "published" } as never,
  });
  const { docs } = await studio.payload.findVersions({
    collection: "topic",
    where: { parent: { equals: id } },
    sort: "createdAt",
  });
  expect((await call("POST", `topic/versions/${docs[0]!.id}`, {})).status).toBe(200);
  const read = (isDraft: boolean) =>
    studio.payload.findByID({ collection: "topic", id, draft: isDraft, depth: 0 });
  expect(await read(false)).toMatchObject({ en: { title: "Peace now" }, _status: "published" });
  expect(await read(true)).toMatchObject({ en: { title: "Peace" }, _status: "draft" });
});
