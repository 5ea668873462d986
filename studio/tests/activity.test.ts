import { afterAll, beforeAll, expect, test } from "vitest";
import { upkeep } from "../src/activity/upkeep.ts";
import { addPeople, author, editor } from "./as-person.ts";
import { type StudioApi, startApi } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  await addPeople(studio.payload);
});
afterAll(() => studio.close());

const dayMs = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * dayMs);
const as = { user: editor as never, overrideAccess: false } as const;

async function done(item: string): Promise<string[]> {
  const { docs } = await studio.payload.find({
    collection: "activity",
    where: { item: { equals: item } },
    sort: "createdAt",
    pagination: false,
    ...as,
  });
  return (docs as unknown as Record<string, string>[]).map(({ name, action, type, heading }) =>
    [name, action, type, heading].join("|"),
  );
}

test("what a person does with an item is listed, and autosaves are not", async () => {
  const { payload } = studio;
  const { id } = await payload.create({
    collection: "topic",
    data: {
      en: { title: "Hope" },
      es: { title: "Esperanza" },
      languages: ["en-US"],
      _status: "draft",
    } as never,
    draft: true,
    ...as,
  });
  const change = (data: object, options: object = {}) =>
    payload.update({ collection: "topic", id, data: data as never, ...as, ...options });
  await change({ en: { title: "Hope, written" } }, { draft: true, req: { query: { autosave: "true" } } });
  await change({ en: { title: "Hope!" } }, { draft: true });
  await change({ _status: "published" });
  await change({ en: { title: "Hope?" }, _status: "draft" }, { draft: true });
  await change({ languages: ["en-US", "es"], _status: "published" });
  await change({ _status: "draft" });
  await change({ deletedAt: new Date().toISOString() });
  await change({ deletedAt: null }, { trash: true });
  await payload.delete({ collection: "topic", id, ...as });
  expect(await done(String(id))).toEqual([
    "Ruth|created|topic|Hope",
    "Ruth|saved|topic|Hope!",
    "Ruth|published|topic|Hope!",
    "Ruth|saved|topic|Hope?",
    "Ruth|published language|topic|Hope?",
    "Ruth|unpublished|topic|Hope?",
    "Ruth|deleted|topic|Hope?",
    "Ruth|restored|topic|Hope?",
    "Ruth|deleted for good|topic|Hope?",
  ]);
});

test("nobody writes it, and only editors read it", async () => {
  const data = { action: "saved", type: "topic", item: "1", heading: "Forged" } as never;
  await expect(studio.payload.create({ collection: "activity", data, ...as })).rejects.toThrow();
  const [entry] = (await studio.payload.find({ collection: "activity", limit: 1 })).docs;
  await expect(
    studio.payload.update({ collection: "activity", id: entry!.id, data, ...as }),
  ).rejects.toThrow();
  await expect(studio.payload.delete({ collection: "activity", id: entry!.id, ...as })).rejects.toThrow();
  const find = { collection: "activity", overrideAccess: false } as const;
  await expect(studio.payload.find({ ...find, user: author as never })).rejects.toThrow();
  expect((await fetch(`${studio.url}/studio/api/activity`)).status).toBe(403);
});

test("the trash is emptied after thirty days, but of what a release would bring back", async () => {
  const { payload } = studio;
  const inTrash = async (shipped?: object) => {
    const title = shipped ? "Shipped" : "Own";
    const { id } = await payload.create({
      collection: "topic",
      data: { en: { title }, es: { title }, ...(shipped ? { shipped } : {}), _status: "published" } as never,
    });
    await payload.update({ collection: "topic", id, data: { deletedAt: new Date().toISOString() } as never });
    return id;
  };
  const [own, shipped] = [await inTrash(), await inTrash({ digest: "x" })];
  const stays = async (id: string | number) =>
    (await payload.count({ collection: "topic", where: { id: { equals: id } }, trash: true })).totalDocs;
  await upkeep(payload, later(29));
  expect([await stays(own), await stays(shipped)]).toEqual([1, 1]);
  expect(await upkeep(payload, later(31))).toEqual({ deleted: 1, blank: 0, pruned: 0 });
  expect([await stays(own), await stays(shipped)]).toEqual([0, 1]);
  expect((await done(String(own))).at(-1)).toBe("|deleted for good|topic|Own");
});

test("entries of the activity go after four hundred days", async () => {
  const { totalDocs } = await studio.payload.count({ collection: "activity" });
  expect((await upkeep(studio.payload, later(399))).pruned).toBe(0);
  expect((await upkeep(studio.payload, later(401))).pruned).toBe(totalDocs);
  expect((await studio.payload.count({ collection: "activity" })).totalDocs).toBe(0);
});

test("it is done every night", () => {
  expect(studio.payload.config.jobs.tasks?.find(({ slug }) => slug === "upkeep")?.schedule).toEqual([
    { cron: "0 17 4 * * *", queue: "default" },
  ]);
});

test("a draft that nobody ever wrote into goes after a day, and nothing else", async () => {
  const { payload } = studio;
  type Made = { id: string };
  const make = async (data: object = {}, collection = "article") =>
    (await payload.create({ collection, data: { ...data, _status: "draft" } as never, draft: true, ...as }))
      .id as string;
  const change = (id: string, data: object) =>
    payload.update({ collection: "article", id, data: data as never, draft: true, ...as });
  const rich = { root: { type: "root", children: [{ type: "paragraph", version: 1, children: [] }] } };
  const blank = [
    await make(),
    await make({ en: { title: "", body: rich }, es: {}, topics: [], noindex: false }),
    await make({}, "trivia"),
  ];
  const emptied = await make();
  await change(emptied, { es: { summary: "Algo" } });
  await change(emptied, { es: { summary: "" } });
  const brought = await make();
  await payload.db.updateOne({ collection: "article", id: brought, data: { shipped: { digest: "x" } } });
  const published = await make();
  await payload.db.updateOne({ collection: "article", id: published, data: { _status: "published" } });
  const kept = [
    await make({ en: { summary: "Something" } }),
    await make({ es: { title: "Algo" } }),
    await make({ languages: ["es"] }),
    await make({ published: "2026-12-24T12:00:00.000Z" }),
    emptied,
    brought,
    published,
  ];
  const stays = async (id: string) => {
    const where = { id: { equals: id } };
    const counts = ["article", "trivia"].map((collection) => payload.count({ collection, where }));
    return (await Promise.all(counts)).some(({ totalDocs }) => totalDocs > 0);
  };
  const those = (ids: string[]) => Promise.all(ids.map(stays));
  expect((await upkeep(payload, later(0.9))).blank).toBe(0);
  expect((await upkeep(payload, later(1.1))).blank).toBe(blank.length);
  expect(await those(blank)).toEqual(blank.map(() => false));
  expect(await those(kept)).toEqual(kept.map(() => true));
  const rows = (await payload.find({ collection: "translations", pagination: false }))
    .docs as unknown as Made[];
  expect(rows.filter(({ id }) => blank.includes(id))).toEqual([]);
});
