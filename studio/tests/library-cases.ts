import { afterAll, beforeAll, expect, test } from "vitest";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;

const call = (path: string, init: RequestInit = {}, key = testKey) =>
  fetch(`${studio.url}/studio/api/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  });
const send = async (records: unknown[], known: unknown[] = records) => {
  const answer = await call("library", { method: "POST", body: JSON.stringify({ records, known }) });
  expect(answer.status).toBe(200);
  return (await answer.json()).outcomes as Record<string, string>;
};
const read = async (query: string) =>
  (await (await call(`library?${query}`)).json()).items as { record: Record<string, unknown> }[];

const topic = {
  id: "00000000-0000-4000-8000-000000000001",
  type: "topic",
  path: "topics/hope",
  text: { "en-US": { title: "Hope" }, es: { title: "Esperanza" } },
};

/** The same on each database; a process has one studio, so each has a file of its own. */
export function describeLibrary(settings: () => Promise<Record<string, string>>): void {
  beforeAll(async () => {
    studio = await startApi(await settings());
  });
  afterAll(() => studio.close());

  test("nobody reads the library without the key", async () => {
    expect((await call("library", {}, "another key")).status).toBe(401);
    expect((await call("library", { method: "POST", body: "{}" }, "")).status).toBe(401);
    expect((await call(`library/media/${topic.id}`, {}, "another key")).status).toBe(401);
  });

  test("an item comes in, is the same the second time, and is read as it was sent", async () => {
    expect(await send([topic])).toEqual({ [topic.id]: "created" });
    expect(await send([topic])).toEqual({ [topic.id]: "same" });
    const [item] = await read(`ids=${topic.id}`);
    expect(item!.record).toEqual(topic);
    expect((await read("after=")).map(({ record }) => record.id)).toEqual([topic.id]);
  });

  test("a page at the library's root has nothing above it", async () => {
    const root = { id: "00000000-0000-4000-8000-000000000002", type: "home", path: "", text: topic.text };
    const words = { title: "T", summary: "S", seoDescription: "D", body: "B" };
    const page = {
      id: "00000000-0000-4000-8000-000000000003",
      type: "generalPage",
      path: "about",
      text: { "en-US": words, es: words },
    };
    expect(await send([root, page])).toEqual({ [page.id]: "created" });
    expect((await read(`ids=${page.id}`))[0]!.record).toEqual(page);
  });

  test("a release that improves a text reaches an item that nobody has edited; an edited one is offered both versions", async () => {
    const better = { ...topic, text: { ...topic.text, "en-US": { title: "Hope, again" } } };
    const longer = {
      ...better,
      text: { ...better.text, es: { title: "Esperanza", summary: "Una palabra." } },
    };
    expect(await send([longer])).toEqual({ [topic.id]: "updated" });
    // What a release takes away goes here too.
    expect(await send([better])).toEqual({ [topic.id]: "updated" });
    expect((await read(`ids=${topic.id}`))[0]!.record).toEqual(better);
    await studio.payload.update({
      collection: "topic",
      id: topic.id,
      data: { en: { title: "Our own hope" }, _status: "published" },
    });
    const best = { ...topic, text: { ...topic.text, "en-US": { title: "Hope for ever" } } };
    expect(await send([best])).toEqual({ [topic.id]: "edited" });
    const [item] = await read(`ids=${topic.id}`);
    expect(item!.record).toMatchObject({ text: { "en-US": { title: "Our own hope" } } });
  });

  test("drafts are nowhere but in a preview", async () => {
    await studio.payload.update({
      collection: "topic",
      id: topic.id,
      data: { en: { title: "Not yet" }, _status: "draft" },
      draft: true,
    });
    expect((await read(`ids=${topic.id}`))[0]!.record).toMatchObject({
      text: { "en-US": { title: "Our own hope" } },
    });
    expect((await read(`ids=${topic.id}&draft=true`))[0]!.record).toMatchObject({
      text: { "en-US": { title: "Not yet" } },
    });
  });
}
