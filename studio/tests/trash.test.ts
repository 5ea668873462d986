/** The trash as its buttons call it: an author's own drafts, an editor's everything. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StudioApi, startApi } from "./serve-api.ts";
import { letSignIn } from "./sign-in-as.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  letSignIn(studio);
});
afterAll(() => studio.close());

const inTrash = "where[and][1][deletedAt][exists]=true";
const only = (id: string) => `topic?trash=true&where[and][0][id][equals]=${id}&${inTrash}`;

async function call(person: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${studio.url}/studio/api/${path}`, {
    method,
    headers: { "x-test-person": person, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, data: (await answer.json()) as { doc: { id: string }; docs: unknown[] } };
}

async function draftOf(person: string, title: string): Promise<string> {
  const { data } = await call(person, "POST", "topic?draft=true", { en: { title }, _status: "draft" });
  return data.doc.id;
}
const putAway = (person: string, id: string) =>
  call(person, "PATCH", `topic/${id}`, { deletedAt: new Date().toISOString() });
const isThere = async (id: string, trash: boolean) =>
  (await studio.payload.count({ collection: "topic", where: { id: { equals: id } }, trash })).totalDocs === 1;

const restored = { deletedAt: null, _status: "draft" };

test("an author restores an own draft, and deletes one for good", async () => {
  const id = await draftOf("amos:author", "Own");
  expect((await putAway("amos:author", id)).status).toBe(200);
  expect(await isThere(id, false)).toBe(false);
  expect((await call("amos:author", "PATCH", only(id), restored)).status).toBe(200);
  expect(await isThere(id, false)).toBe(true);
  await putAway("amos:author", id);
  expect((await call("amos:author", "DELETE", only(id))).status).toBe(200);
  expect(await isThere(id, true)).toBe(false);
});

test("nothing of others, nothing as published, and nothing of many at once", async () => {
  const [own, other] = [await draftOf("amos:author", "Mine"), await draftOf("ruth:editor", "Hers")];
  await putAway("amos:author", own);
  await putAway("ruth:editor", other);
  for (const [method, path, body] of [
    ["PATCH", only(other), restored],
    ["DELETE", only(other)],
    ["PATCH", only(own), { ...restored, _status: "published" }],
    ["DELETE", `topic?trash=true&${inTrash}`],
    // Whatever else the call names, it reaches no other item than the own one.
    ["DELETE", `topic?trash=true&where[or][0][id][equals]=${own}&where[or][1][id][equals]=${other}`],
  ] as const)
    expect((await call("amos:author", method, path, body)).status, `${method} ${path}`).toBe(403);
  expect([await isThere(own, true), await isThere(other, true)]).toEqual([true, true]);
});

test("an own draft that was published is no author's any more", async () => {
  const id = await draftOf("amos:author", "Shown");
  await studio.payload.update({
    collection: "topic",
    id,
    data: { es: { title: "Mostrado" }, _status: "published" } as never,
  });
  await putAway("ruth:editor", id);
  expect((await call("amos:author", "PATCH", only(id), restored)).status).toBe(403);
  expect((await call("amos:author", "DELETE", only(id))).status).toBe(403);
  expect((await call("ruth:editor", "PATCH", only(id), restored)).status).toBe(200);
});
