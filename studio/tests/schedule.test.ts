import { afterAll, beforeAll, expect, test } from "vitest";
import { takeUpAgain } from "../src/schedule/jobs.ts";
import { addPeople, author, callAs, editor } from "./as-person.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  await addPeople(studio.payload);
});
afterAll(() => studio.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const moveClock = (now: unknown, key = testKey) =>
  fetch(`${studio.url}/studio/api/clock`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ now }),
  });

const call = (path: string, body: object, person: typeof editor | undefined = editor) =>
  callAs(studio.payload, person, { method: "post", path, body });

/** A draft in both languages. */
async function draft(title: string): Promise<string> {
  const { id } = await studio.payload.create({
    collection: "topic",
    draft: true,
    data: { en: { title }, es: { title: `${title}, en español` }, _status: "draft" } as never,
    user: editor as never,
  });
  return String(id);
}

const plan = (id: string, at: Date | string, more: object = {}, person?: typeof editor) =>
  call(
    "/plan-language",
    {
      collection: "topic",
      id,
      locale: "en-US",
      action: "publish",
      at: at instanceof Date ? at.toISOString() : at,
      ...more,
    },
    person,
  );

/** A draft whose publish in English is scheduled. */
async function scheduled(title: string, at: Date): Promise<string> {
  const id = await draft(title);
  expect((await plan(id, at)).status).toBe(200);
  return id;
}

const isPublished = async (id: string) =>
  (await studio.payload.findByID({ collection: "topic", id, depth: 0 }))._status === "published";

test("a moved clock brings what is scheduled until then, and nothing later", async () => {
  const [soon, later] = [await scheduled("Soon", inHours(1)), await scheduled("Later", inHours(5))];
  expect((await moveClock(inHours(2).toISOString(), "another key")).status).toBe(401);
  for (const wrong of ["soon", 7, undefined]) expect((await moveClock(wrong)).status).toBe(400);
  expect(await isPublished(soon)).toBe(false);
  expect(await (await moveClock(inHours(2).toISOString())).json()).toEqual({ done: 1 });
  expect([await isPublished(soon), await isPublished(later)]).toEqual([true, false]);
  expect(await (await moveClock(inHours(2).toISOString())).json()).toEqual({ done: 0 });
});

test("a scheduled publish in whose middle the studio was killed is done after its next start", async () => {
  const id = await scheduled("Begun", inHours(1));
  const anHourAgo = inHours(-1).toISOString();
  await studio.payload.update({
    collection: "payload-jobs",
    where: { "input.id": { equals: id } },
    data: { waitUntil: anHourAgo } as never,
  });
  const { docs } = await studio.payload.update({
    collection: "payload-jobs",
    where: { waitUntil: { less_than: new Date().toISOString() } },
    data: { processing: true } as never,
  });
  expect(docs).toHaveLength(1);
  await studio.payload.jobs.run();
  expect(await isPublished(id)).toBe(false);
  await takeUpAgain(studio.payload);
  await studio.payload.jobs.run();
  expect(await isPublished(id)).toBe(true);
});

interface Overview {
  languages: Record<"en-US" | "es", { publication: string; plans: { publish?: string; withdraw?: string } }>;
}
const overview = async (id: string): Promise<Overview["languages"]> =>
  (
    (await callAs(studio.payload, editor, {
      method: "get",
      path: "/translation",
      query: { collection: "topic", id },
    })) as unknown as { body: Overview }
  ).body.languages;

test("each language has its own moment, on the site and off it", async () => {
  const id = await draft("In turn");
  await plan(id, inHours(1));
  await plan(id, inHours(3), { locale: "es" });
  await plan(id, inHours(5), { action: "withdraw" });
  expect(Object.keys((await overview(id))["en-US"].plans)).toEqual(["publish", "withdraw"]);
  const states = async () => {
    const { "en-US": english, es: spanish } = await overview(id);
    return [english.publication, spanish.publication];
  };
  const at = async (hours: number) => {
    await moveClock(inHours(hours).toISOString());
    return states();
  };
  expect(await at(2)).toEqual(["published", "absent"]);
  expect(await at(4)).toEqual(["published", "published"]);
  expect(await at(6)).toEqual(["absent", "published"]);
  expect((await overview(id))["en-US"].plans).toEqual({});
});

test("a second plan takes the place of the first, and a plan that is cancelled does not happen", async () => {
  const id = await draft("Changed mind");
  await plan(id, inHours(1));
  const later = inHours(3);
  await plan(id, later);
  await plan(id, inHours(1), { locale: "es" });
  expect((await overview(id))["en-US"].plans).toEqual({ publish: later.toISOString() });
  const named = { collection: "topic", id, locale: "en-US", action: "publish" };
  expect((await call("/drop-plan", named)).status).toBe(200);
  await moveClock(inHours(4).toISOString());
  const { "en-US": english, es: spanish } = await overview(id);
  expect([english.publication, spanish.publication]).toEqual(["absent", "published"]);
});

test("two taps on the same button leave one plan", async () => {
  const id = await draft("Tapped twice");
  await Promise.all([plan(id, inHours(1)), plan(id, inHours(2)), plan(id, inHours(3))]);
  const { totalDocs } = await studio.payload.count({
    collection: "payload-jobs",
    where: { "input.id": { equals: id } },
  });
  expect(totalDocs).toBe(1);
});

test.each([
  ["a moment that has passed", inHours(-1).toISOString(), "That moment has passed."],
  ["no moment", "", "Choose a day and a time."],
  ["a year with a digit too many", "+020262-11-19T06:00:00.000Z", "more than five years away"],
])("%s is refused in words", async (_, at, words) => {
  const answer = await plan(await draft("Refused"), at);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(words);
});

test("an author plans nothing, nor does a stranger, and no action is made up", async () => {
  const id = await draft("Not theirs");
  expect((await plan(id, inHours(1), {}, author)).status).toBe(403);
  expect(
    (await callAs(studio.payload, undefined, { method: "post", path: "/plan-language", body: {} })).status,
  ).toBe(401);
  expect((await plan(id, inHours(1), { action: "delete" })).status).toBe(400);
  expect((await plan(id, inHours(1), { collection: "editors" })).status).toBe(400);
  const named = { collection: "topic", id, locale: "en-US", action: "publish" };
  await plan(id, inHours(1));
  expect((await call("/drop-plan", named, author)).status).toBe(403);
  expect((await overview(id))["en-US"].plans.publish).toBeDefined();
});

test("whoever is no editor any more when the moment comes publishes nothing", async () => {
  const id = await scheduled("Left us", inHours(1));
  const roles = (now: string[]) =>
    studio.payload.db.updateOne({ collection: "editors", id: editor.id, data: { roles: now } });
  await roles(["author"]);
  await moveClock(inHours(2).toISOString());
  expect(await isPublished(id)).toBe(false);
  await roles(editor.roles);
});

test("an item keeps the address that it was written with when Spanish is published before English", async () => {
  const id = await draft("Lamp in a window");
  const pathNow = async () =>
    ((await studio.payload.findByID({ collection: "topic", id, depth: 0, draft: true })) as { path?: string })
      .path;
  const path = await pathNow();
  expect(path).toMatch(/lamp-in-a-window$/);
  for (const locale of ["es", "en-US"]) {
    expect((await call("/publish-language", { collection: "topic", id, locale })).status).toBe(200);
    expect(await pathNow()).toBe(path);
  }
});
