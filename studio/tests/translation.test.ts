import { afterAll, beforeAll, expect, test } from "vitest";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";
import { caller, letSignIn } from "./sign-in-as.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  letSignIn(studio);
});
afterAll(() => studio.close());

const ask = caller(() => studio);
const editor = "ann:editor";
const collection = "topic";
const library = async (id: string, more = "") => {
  const answer = await fetch(`${studio.url}/studio/api/library?ids=${id}${more}`, {
    headers: { authorization: `Bearer ${testKey}` },
  });
  return (await answer.json()).items[0]?.record;
};
const named = (id: string, locale: string) => ({ collection, id, locale });

let nth = 0;
const create = async (words: object) => {
  nth++;
  const doc = await studio.payload.create({
    collection,
    draft: true,
    data: { name: `topic-${nth}`, _status: "draft", ...words } as never,
  });
  return String(doc.id);
};
const edit = (id: string, words: object) =>
  studio.payload.update({ collection, id, draft: true, data: { ...words, _status: "draft" } as never });
const draft = (id: string) => studio.payload.findByID({ collection, id, draft: true, depth: 0 });

test("a language is published by itself; the other is absent, and its draft stays", async () => {
  const id = await create({ en: { title: "Hope" }, es: { title: "Esperanza, sin terminar" } });
  expect(await library(id)).toBeUndefined();
  const { status, data } = await ask(editor, "publish-language", named(id, "en-US"));
  expect(status).toBe(200);
  expect(data.languages["en-US"].publication).toBe("published");
  expect(data.languages.es.publication).toBe("absent");
  expect(await library(id)).toMatchObject({
    languages: ["en-US"],
    text: { "en-US": { title: "Hope" }, es: {} },
  });
  expect(await draft(id)).toMatchObject({ _status: "draft", es: { title: "Esperanza, sin terminar" } });

  await ask(editor, "publish-language", named(id, "es"));
  const both = await library(id);
  expect(both.languages).toBeUndefined();
  expect(both.text.es).toEqual({ title: "Esperanza, sin terminar" });
  // Nothing is newer than what is published.
  expect(await draft(id)).toMatchObject({ _status: "published" });
});

test("an unfinished language does not keep the other from being published, an unfinished one is refused with a reason", async () => {
  const id = await create({ en: { title: "" }, es: { title: "Paz" } });
  expect((await ask(editor, "publish-language", named(id, "es"))).status).toBe(200);
  const refused = await ask(editor, "publish-language", named(id, "en-US"));
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.data)).toMatch(/title/i);
  expect(await library(id)).toMatchObject({ languages: ["es"], text: { es: { title: "Paz" } } });
});

test("both languages published in the same moment are both published", async () => {
  const id = await create({ en: { title: "Truth" }, es: { title: "Verdad" } });
  const answers = await Promise.all(
    ["en-US", "es"].map((locale) => ask(editor, "publish-language", named(id, locale))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await library(id)).text).toEqual({ "en-US": { title: "Truth" }, es: { title: "Verdad" } });
});

test("withdrawing a language leaves the other; withdrawing the last takes the item away, and its words stay a draft", async () => {
  const id = await create({ en: { title: "Joy" }, es: { title: "Gozo" } });
  await ask(editor, "publish-language", named(id, "en-US"));
  await ask(editor, "publish-language", named(id, "es"));
  expect((await ask(editor, "withdraw-language", named(id, "es"))).status).toBe(200);
  expect(await library(id)).toMatchObject({ languages: ["en-US"] });
  expect((await ask(editor, "withdraw-language", named(id, "es"))).status).toBe(409);
  expect((await ask(editor, "withdraw-language", named(id, "en-US"))).status).toBe(200);
  expect(await library(id)).toBeUndefined();
  expect(await draft(id)).toMatchObject({ en: { title: "Joy" }, es: { title: "Gozo" } });
});

test("a failure between the two steps leaves both the published words and the draft as they were", async () => {
  const id = await create({ en: { title: "Faith" }, es: { title: "Fe" } });
  await ask(editor, "publish-language", named(id, "en-US"));
  await edit(id, { en: { title: "Faith today" }, es: { title: "Fe de hoy" } });
  const { hooks } = studio.payload.collections[collection]!.config;
  const failing = ({ data }: { data: { _status?: string } }) => {
    if (data._status === "draft") throw new Error("The disk is full.");
    return data;
  };
  hooks.beforeChange.push(failing as never);
  expect((await ask(editor, "publish-language", named(id, "en-US"))).status).toBe(500);
  hooks.beforeChange.splice(hooks.beforeChange.indexOf(failing as never), 1);
  expect(await library(id)).toMatchObject({ text: { "en-US": { title: "Faith" } } });
  expect(await draft(id)).toMatchObject({ en: { title: "Faith today" }, es: { title: "Fe de hoy" } });
});

test("what changed in the original is marked word by word until the translation is published or said to be up to date", async () => {
  const id = await create({ en: { title: "Love deeply" }, es: { title: "Amaos" } });
  await ask(editor, "publish-language", named(id, "en-US"));
  const before = await ask(editor, "publish-language", named(id, "es"));
  expect(before.data.languages.es.differences).toEqual([]);
  await edit(id, { en: { title: "Love always" }, es: { title: "Amaos" } });
  const changed = await ask(editor, `translation?collection=${collection}&id=${id}`);
  expect(changed.data.languages.es.differences).toEqual([
    {
      field: "title",
      at: 0,
      pieces: [{ text: "Love " }, { text: "deeply", change: "removed" }, { text: "always", change: "added" }],
    },
  ]);
  expect(changed.data.languages["en-US"].differences).toEqual([]);
  expect(changed.data.fields[0]!.pairs[0]).toEqual({
    texts: { "en-US": "Love always", es: "Amaos" },
    changed: ["en-US"],
  });
  const marked = await ask(editor, "translation-current", { collection, id });
  expect(marked.data.languages.es.differences).toEqual([]);
  // Saying so is no edit: what is published and what is draft stay as they are.
  expect(await library(id)).toMatchObject({ text: { "en-US": { title: "Love deeply" } } });
});

test("the list has what is missing or older, by type and language, and lets go of it when it is done", async () => {
  const waiting = async (query: string) =>
    (await ask(editor, `waiting?${query}`)).data.items.map(({ id, waits }) => [id, ...waits]);
  const missing = await create({ en: { title: "Grace" } });
  await ask(editor, "publish-language", named(missing, "en-US"));
  const older = await create({ en: { title: "Mercy" }, es: { title: "Misericordia" } });
  await ask(editor, "publish-language", named(older, "en-US"));
  await ask(editor, "publish-language", named(older, "es"));
  expect((await waiting("type=topic&locale=es")).map(([id]) => id)).not.toContain(older);
  await edit(older, { en: { title: "Great mercy" } });
  await ask(editor, "publish-language", named(older, "en-US"));
  const list = await waiting("type=topic&locale=es");
  expect(list).toContainEqual([missing, { locale: "es", for: "missing" }]);
  expect(list).toContainEqual([older, { locale: "es", for: "older" }]);
  expect(await waiting("type=article&locale=es")).toEqual([]);
  expect((await waiting("locale=en-US")).map(([id]) => id)).not.toContain(older);

  await edit(older, { es: { title: "Gran misericordia" } });
  await ask(editor, "publish-language", named(older, "es"));
  await studio.payload.update({
    collection,
    id: missing,
    data: { deletedAt: new Date().toISOString() } as never,
  });
  const after = (await waiting("")).map(([id]) => id);
  expect(after).not.toContain(older);
  expect(after).not.toContain(missing);
});

test("nobody does any of it without an account, or against the rules of the collection", async () => {
  const id = await create({ en: { title: "Peace" } });
  for (const path of ["publish-language", "withdraw-language", "translation-current", "preview-link"]) {
    expect((await ask("", path, named(id, "en-US"))).status, path).toBe(401);
    expect((await ask(editor, path, { collection: "editors", id: "x", locale: "es" })).status, path).toBe(
      400,
    );
  }
  expect((await ask("", "waiting")).status).toBe(401);
  expect((await ask("", `translation?collection=${collection}&id=${id}`)).status).toBe(401);
  expect((await ask("", "translations")).status).toBe(403);
  expect((await ask(editor, "translations", { id: "x", of: "topic" })).status).toBe(403);
  expect((await ask(editor, "publish-language", named(id, "fr"))).status).toBe(400);
  expect((await ask(editor, "publish-language", named("nothing", "es"))).status).toBe(404);
  expect((await ask("bob:stranger", "publish-language", named(id, "en-US"))).status).toBe(403);
  expect(await library(id)).toBeUndefined();
});

test("whoever writes holds the item between two saves; nobody else saves or publishes over them", async () => {
  const id = await create({ en: { title: "Rest" } });
  for (const person of ["ann", "eve"])
    await studio.payload.db.create({
      collection: "editors",
      customID: person,
      data: { id: person, name: person, roles: ["editor"] },
    });
  const write = async (person: string, title: string) =>
    (
      await fetch(`${studio.url}/studio/api/${collection}/${id}?autosave=true&draft=true&depth=0`, {
        method: "PATCH",
        headers: { "content-type": "application/json", "x-test-person": person },
        body: JSON.stringify({ en: { title }, _status: "draft" }),
      })
    ).status;
  expect(await write("eve:editor", "Rest in me")).toBe(200);
  expect(await write("eve:editor", "Rest in him")).toBe(200);
  expect(await write(editor, "Something else")).toBe(423);
  expect((await ask(editor, "publish-language", named(id, "en-US"))).status).toBe(423);
  expect((await ask("eve:editor", "publish-language", named(id, "en-US"))).status).toBe(200);
  expect(await library(id)).toMatchObject({ text: { "en-US": { title: "Rest in him" } } });
});

test("a preview link names the item, the language and its end, and a draft shows a language that is not on the site", async () => {
  const id = await create({ en: { title: "Light" }, es: { title: "Luz" }, languages: ["en-US"] });
  const { status, data } = await ask(editor, "preview-link", named(id, "es"));
  expect(status).toBe(200);
  const url = new URL(data.url, "http://site.example");
  expect(url.pathname).toBe("/preview");
  expect(url.searchParams.get("id")).toBe(id);
  const days = (Number(url.searchParams.get("until")) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect((await library(id, "&draft=true")).text.es).toEqual({ title: "Luz" });
});
