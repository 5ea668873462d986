import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CalendarDay } from "../src/calendar/month.ts";
import { richTextOf } from "../src/rich-text/from-markdown.ts";
import { addPeople, author, callAs, editor } from "./as-person.ts";
import { type StudioApi, startApi } from "./serve-api.ts";

let studio: StudioApi;
let site: Server;
const announced: string[] = [];

beforeAll(async () => {
  site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    announced.push(...(JSON.parse(Buffer.concat(chunks).toString()).ids as string[]));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  studio = await startApi({
    ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    HOLIDAYS_ES: "mothers-day=05-10",
  });
  await addPeople(studio.payload);
});
afterAll(async () => {
  await studio.close();
  site.close();
});

const noon = (day: string) => `${day}T12:00:00.000Z`;
const both = (words: object) => ({ en: words, es: words });
async function create(collection: string, data: object, isDraft = false): Promise<string> {
  const created = await studio.payload.create({
    collection,
    data: { ...data, _status: isDraft ? "draft" : "published" } as never,
    draft: isDraft,
  });
  return String(created.id);
}
const verse = (passage: string, day: object, isDraft = false) =>
  create("verse", { ...both({ thought: "A thought." }), passage, ...day }, isDraft);
const on = (date: string) => ({ scheduledDate: noon(date) });

async function month(name: string): Promise<Map<string, CalendarDay>> {
  const { status, body } = await callAs(studio.payload, editor, {
    method: "get",
    path: "/calendar",
    query: { month: name },
  });
  expect(status).toBe(200);
  return new Map((body as { days: CalendarDay[] }).days.map((day) => [day.date, day]));
}
const shownOn = (day: CalendarDay | undefined, series = "verse") =>
  day!.shown
    .filter((each) => each.series === series)
    .map(({ item, by, rule, languages }) =>
      [item.id, by, rule, languages.join("+")].filter(Boolean).join(" "),
    );
const move = (user: typeof editor | undefined, body: object) =>
  callAs(studio.payload, user, { method: "post", path: "/calendar/move", body });

const ids: Record<string, string> = {};

test("each day has what the site will show on it, and by which rule", async () => {
  ids.cycle = await verse("Psalm 1:1", on("2024-12-10"));
  ids.own = await verse("Psalm 2:1", on("2026-12-10"));
  ids.eve = await verse("Luke 2:7", on("2024-12-24"));
  ids.christmas = await verse("John 1:14", { scheduledDay: "christmas" });
  ids.counted = await verse("Isaiah 9:6", { scheduledDay: "christmas-15" });
  ids.evening = await verse("Psalm 4:8", { ...on("2024-12-10"), evening: true });
  const days = await month("2026-12");
  expect([...days.keys()]).toHaveLength(31);
  expect(shownOn(days.get("2026-12-10"))).toEqual([`${ids.own} date en-US+es`]);
  expect(shownOn(days.get("2026-12-10"), "evening")).toEqual([`${ids.evening} cycle en-US+es`]);
  expect(shownOn((await month("2027-12")).get("2027-12-10"))).toEqual([
    `${ids.counted} rule christmas-15 en-US+es`,
  ]);
  expect(shownOn(days.get("2026-12-24"))).toEqual([`${ids.eve} cycle en-US+es`]);
  expect(shownOn(days.get("2026-12-25"))).toEqual([`${ids.christmas} rule christmas en-US+es`]);
  expect(days.get("2026-12-25")!.occasions[0]!.words).toEqual({ "en-US": "Christmas Day", es: "Navidad" });
});

test("a day without an item is a gap, in the languages that lack it", async () => {
  ids.mothers = await verse("Proverbs 31:25", { scheduledDay: "mothers-day" });
  const may = await month("2027-05");
  const gapsOn = (date: string) => may.get(date)!.gaps.find(({ series }) => series === "verse")?.languages;
  expect(gapsOn("2027-05-01")).toEqual(["en-US", "es"]);
  // The second Sunday in English, 10 May in Spanish.
  expect([gapsOn("2027-05-09"), gapsOn("2027-05-10")]).toEqual([["es"], ["en-US"]]);
  expect(may.get("2027-05-10")!.occasions).toMatchObject([{ name: "mothers-day", languages: ["es"] }]);
});

test("a passage that comes again within sixty days is named", async () => {
  ids.again = await verse("Psalm 2:1-3", on("2026-12-28"));
  const days = await month("2026-12");
  const repeats = (date: string) => days.get(date)!.shown.find(({ series }) => series === "verse")!.repeats;
  expect(repeats("2026-12-28")).toMatchObject([{ date: "2026-12-10", same: "passage" }]);
  expect(repeats("2026-12-10")).toEqual([]);
});

test("drafts are apart from what is published", async () => {
  ids.draft = await verse("Psalm 5:3", on("2026-12-11"), true);
  await studio.payload.update({
    collection: "verse",
    id: ids.eve!,
    data: { en: { thought: "Another." }, _status: "draft" } as never,
    draft: true,
  });
  const days = await month("2026-12");
  expect(days.get("2026-12-11")!.shown.filter(({ series }) => series === "verse")).toEqual([]);
  expect(days.get("2026-12-11")!.drafts).toMatchObject([
    { series: "verse", item: { id: ids.draft, status: "draft" } },
  ]);
  expect(days.get("2026-12-24")!.shown[0]!.item.status).toBe("changed");
});

test("what comes by its date of publication, and what is planned, is on its day", async () => {
  const words = both({ title: "Waiting", summary: "S", seoDescription: "D", body: richTextOf("Words.") });
  const category = await create("category", both({ title: "Faith", summary: "S", seoDescription: "D" }));
  ids.article = await create("article", { ...words, categories: [category], published: noon("2026-12-05") });
  await studio.payload.jobs.queue({
    task: "schedulePublish" as never,
    input: { action: "publish", collection: "verse", id: ids.draft, locale: "es", person: "" } as never,
    waitUntil: new Date("2026-12-08T03:00:00Z"),
  });
  const days = await month("2026-12");
  expect(days.get("2026-12-05")!.coming).toMatchObject([
    { item: { id: ids.article, collection: "article", titles: { es: "Waiting" } } },
  ]);
  // Three in the morning in London is the evening before in New York.
  expect(days.get("2026-12-07")!.planned).toMatchObject([
    { action: "publish", locale: "es", item: { id: ids.draft } },
  ]);
});

test("the readings of the day go round as on the site", async () => {
  const words = both({ title: "T", summary: "S", seoDescription: "D", body: richTextOf("Words.") });
  const parent = await create("daily-devotional", words);
  const [one, two] = [
    await create("devotional-article", { ...words, parent, passage: "Psalm 1", order: 1 }),
    await create("devotional-article", { ...words, parent, passage: "Psalm 2", order: 2 }),
  ];
  await create("devotional-article", { ...words, parent, passage: "Psalm 3", order: 3, access: "account" });
  const days = await month("2026-12");
  const numbered = Math.floor(Date.parse("2026-12-01") / 86_400_000);
  expect(shownOn(days.get("2026-12-01"), "reading")).toEqual([`${[one, two][numbered % 2]} turn en-US+es`]);
  expect(shownOn(days.get("2026-12-02"), "reading")).toEqual([
    `${[one, two][(numbered + 1) % 2]} turn en-US+es`,
  ]);
});

test("an item is moved to another day, published, announced and listed, and moved back", async () => {
  announced.length = 0;
  const moved = await move(editor, { collection: "verse", id: ids.own, to: "2026-12-15" });
  expect(moved).toMatchObject({
    status: 200,
    body: { from: "2026-12-10", to: "2026-12-15", published: true },
  });
  await expect.poll(() => announced).toContain(ids.own);
  const days = await month("2026-12");
  expect(shownOn(days.get("2026-12-15"))).toEqual([`${ids.own} date en-US+es`]);
  expect(shownOn(days.get("2026-12-10"))).toEqual([`${ids.counted} rule christmas-15 en-US+es`]);
  const { docs } = await studio.payload.find({
    collection: "activity",
    where: { item: { equals: ids.own! } },
    sort: "-createdAt",
    limit: 1,
  });
  expect(docs[0]).toMatchObject({ action: "moved", name: "Ruth", detail: "2026-12-10 → 2026-12-15" });
  expect((await move(editor, { collection: "verse", id: ids.own, to: "2026-12-10" })).status).toBe(200);
});

test("an item of the yearly cycle stays in it, and a draft stays a draft", async () => {
  expect((await move(editor, { collection: "verse", id: ids.cycle, to: "2026-12-12" })).body).toMatchObject({
    from: "2024-12-10",
    to: "2024-12-12",
  });
  expect((await move(editor, { collection: "verse", id: ids.draft, to: "2026-12-13" })).body).toMatchObject({
    published: false,
  });
  expect((await month("2026-12")).get("2026-12-13")!.drafts).toMatchObject([{ item: { id: ids.draft } }]);
  expect((await move(editor, { collection: "article", id: ids.article, to: "2026-12-06" })).status).toBe(200);
  expect((await month("2026-12")).get("2026-12-06")!.coming).toHaveLength(1);
});

test("two of a series on one day: the one that the site does not show is named", async () => {
  ids.second = await verse("Psalm 8:1", on("2024-12-12"));
  const { shown, hidden } = (await month("2026-12")).get("2026-12-12")!;
  const first = shown.find(({ series }) => series === "verse")!.item.id;
  expect([first, hidden[0]!.item.id].sort()).toEqual([ids.cycle, ids.second].sort());
  expect(hidden).toHaveLength(1);
});

test("what cannot be moved says why", async () => {
  const refusal = async (body: object, user: typeof editor | undefined = editor) => {
    const { status, body: answer } = await move(user, body);
    return [status, (answer as { code: string }).code];
  };
  const to = "2026-12-20";
  expect(await refusal({ collection: "verse", id: ids.christmas, to })).toEqual([409, "by-rule"]);
  expect(await refusal({ collection: "verse", id: ids.eve, to })).toEqual([409, "unpublished-changes"]);
  expect(await refusal({ collection: "verse", id: ids.own, to: "2026-02-30" })).toEqual([400, "bad-request"]);
  expect(await refusal({ collection: "editors", id: "editor-1", to })).toEqual([400, "bad-request"]);
  expect(await refusal({ collection: "verse", id: "nothing", to })).toEqual([404, "not-found"]);
  expect(await refusal({ collection: "verse", id: ids.own, to }, author)).toEqual([403, "forbidden"]);
  expect(
    (await callAs(studio.payload, undefined, { method: "post", path: "/calendar/move", body: {} })).status,
  ).toBe(401);
});

test("nobody who has not signed in sees it", async () => {
  expect((await fetch(`${studio.url}/studio/api/calendar?month=2026-12`)).status).toBe(401);
  const wrong = await callAs(studio.payload, editor, {
    method: "get",
    path: "/calendar",
    query: { month: "2026-13" },
  });
  expect(wrong.status).toBe(400);
});
