import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { type ContentIndex, createIndex } from "../../services/content/content-index.ts";
import { copyLibrary, loadLibrary, resolveReference } from "../../services/content/fixtures/load-library.ts";
import { openLibrary } from "../../services/content/library.ts";
import { createUmbracoSource } from "../../services/content/sources/umbraco/source.ts";
import { eventually } from "../support/eventually.ts";
import { createUmbracoDouble, type DoubleOptions, type UmbracoDouble } from "../support/umbraco/double.ts";
import { doubleOrigin, fill } from "../support/umbraco/fill.ts";

const waiting = "00000000-0000-4000-8000-000000000001";
const resting = "00000000-0000-4000-8000-000000000002";
const lesson = "00000000-0000-4000-8000-000000000061";

let index: ContentIndex;
beforeAll(async () => {
  // Without the draft, which is not published there either.
  const loaded = await loadLibrary(await copyLibrary());
  const records = loaded.entries.slice(1).map(({ record }) => record);
  index = createIndex(
    records.filter(({ draft }) => !draft),
    { media: [...loaded.media.values()], resolveReference },
  );
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Opening {
  double: UmbracoDouble;
  dataDir?: string;
  everyMs?: number;
}

/** The content service over the double, as the server composes it. */
async function open({ double, dataDir, everyMs = 600_000 }: Opening) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), "umbraco-")));
  const clock = createMovableClock({ now: () => new Date("2026-11-14T15:00:00Z") });
  const logged: { details: Record<string, unknown>; message: string }[] = [];
  const note = (details: unknown, message?: string) =>
    void logged.push({ details: details as Record<string, unknown>, message: message ?? String(details) });
  const source = createUmbracoSource({
    baseUrl: doubleOrigin,
    apiKey: "the key",
    fetch: double.fetch,
    copyDir: path.join(folder, "content"),
    mediaDir: path.join(folder, "media"),
    resolveReference,
    clock,
    log: { info: note, warn: note } as never,
    everyMs,
  });
  let changes = 0;
  const library = await openLibrary({
    source,
    resolveReference,
    knownPaths: [],
    clock,
    log: { info: note } as never,
    onChange: () => changes++,
  });
  closing.push(library.close, () => (dataDir ? undefined : rm(folder, { recursive: true, force: true })));
  const app = createContentApp({ index: library.index });
  const ask = async (question: string, locale = "en-US") =>
    (await app.request(`${deliveryPath}${question}`, { headers: { "accept-language": locale } })).json();
  const title = async (id: string, locale?: string) =>
    (await ask(`/content/item/${id}`, locale)).properties?.title as string | undefined;
  const slugs = async (type: string) =>
    (await ask(`/content?filter=contentType:${type}&sort=sortOrder:asc&take=50`)).items.map(
      ({ properties }: { properties: { contentSlug: string } }) => properties.contentSlug,
    );
  return { source, library, clock, logged, ask, title, slugs, folder, changes: () => changes };
}

async function filled(options: DoubleOptions = {}): Promise<UmbracoDouble> {
  const double = createUmbracoDouble({ apiKey: "the key", ...options });
  await fill(double, index, { url: "https://site.example/hooks/content", secret: "s" });
  return double;
}

const everything = "/content?take=1000&expand=properties[$all]";
/** What differs by nature: when it was written there, addresses of pictures and ids of blocks. */
const comparable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/"(?:create|update)Date":"[^"]*"/g, '"date":""')
      .replace(/"url":"\/media\/[^"]*\/([^/"]*)"/g, '"url":"$1"')
      .replace(/"(?:width|height)":(?:null|\d+)/g, '"side":0')
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "block")
      .replace(/"sortOrder":\d+/g, '"sortOrder":0'),
  );

describe.each([17, 18] as const)("Umbraco %i", (major) => {
  test("what was pushed and is loaded again is answered as from files, in both languages, to a stranger and to a member", async () => {
    const { library, source } = await open({ double: await filled({ major }) });
    expect(source.status()).toMatchObject({ source: "umbraco", problems: [] });
    for (const roles of [[], ["WellspringPremium"]]) {
      for (const locale of ["en-US", "es"]) {
        const [fromFiles, fromUmbraco] = await Promise.all(
          [() => index, library.index].map(async (each) => {
            const app = createContentApp({ index: each, authorize: async () => ({ roles }) });
            const headers = {
              "accept-language": locale,
              ...(roles.length > 0 ? { authorization: "Bearer x" } : {}),
            };
            const answer = await (await app.request(deliveryPath + everything, { headers })).json();
            return answer.items
              .map(comparable)
              .sort((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id));
          }),
        );
        expect(fromUmbraco).toEqual(fromFiles);
      }
    }
  });
});

test("a member's token never goes to the CMS, the key always does", async () => {
  const double = await filled();
  const authorize = async () => ({ roles: ["WellspringPremium"] });
  const { library, source } = await open({ double });
  const app = createContentApp({ index: library.index, authorize });
  const headers = { authorization: "Bearer of-a-member" };
  const read = await (await app.request(`${deliveryPath}/content/item/${lesson}`, { headers })).json();
  expect(read.properties.isTeaser).toBe(false);
  const before = double.requests.length;
  await source.announce([lesson]);
  await source.draft(lesson);
  await source.readMedia(library.index().media.values().next().value!);
  expect(double.requests.length).toBeGreaterThan(before + 4);
  for (const { path: requested, headers: sent } of double.requests) {
    if (requested.startsWith("/umbraco/management")) continue;
    expect(sent.get("authorization"), requested).toBeNull();
    if (requested.startsWith("/umbraco/delivery")) expect(sent.get("api-key"), requested).toBe("the key");
  }
});

test("the children of a premium item are premium, though the CMS says nothing of them", async () => {
  const double = await filled();
  const { ask } = await open({ double });
  const sections = await ask(`/content?fetch=children:${lesson}&take=10`);
  expect(sections.items[0].properties).toMatchObject({ access: "premium", isTeaser: true });
  // A word that nobody knows closes.
  double.edit.save(waiting, "access", null, "friends");
  await double.edit.publish(waiting);
  const again = await open({ double });
  expect((await again.ask(`/content/item/${waiting}`)).properties).toMatchObject({
    access: "premium",
    isTeaser: true,
  });
});

test("what is below an item that is not there is not shown, since its access is not known", async () => {
  const double = await filled();
  // The sections of a lesson that cannot be shown would inherit from the guide, which is free.
  double.edit.save(lesson, "passage", null, "Hezekiah 1:1");
  await double.edit.publish(lesson);
  const { source, ask } = await open({ double });
  expect((await ask(`/content/item/${lesson}`)).status).toBe(404);
  expect((await ask("/content?filter=contentType:studyGuideSection")).total).toBe(0);
  expect(source.status().problems.map(({ type, reason }) => `${type}: ${reason}`)).toEqual([
    'studyGuideLesson: the passage "Hezekiah 1:1" does not exist',
    "studyGuideSection: nothing is published at /study-guides/ruth/1-moab/ above it",
  ]);
});

test("an item that is published in one language is there in that one, until the other is published too", async () => {
  const double = await filled();
  const { published } = double.store.documents.get(waiting)!;
  const spanish = published.get("es")!;
  published.delete("es");
  double.store.documents.get(resting)!.published.delete("en-US");
  double.lag(false);
  const { source, ask } = await open({ double });
  const [english, es] = ["en-US", "es"].map((locale) => (id: string) => ask(`/content/item/${id}`, locale));
  expect(await english!(waiting)).toMatchObject({
    cultures: { "en-us": { path: "/articles/learning-to-wait/" } },
  });
  expect(Object.keys((await english!(waiting)).cultures)).toEqual(["en-us"]);
  expect((await es!(waiting)).status).toBe(404);
  expect((await english!(resting)).status).toBe(404);
  expect(Object.keys((await es!(resting)).cultures)).toEqual(["es"]);
  expect((await es!(resting)).route.path).toMatch(/^\/articles\/[a-z-]+\/$/);
  expect(source.status().problems).toEqual([]);
  published.set("es", spanish);
  await source.announce([waiting]);
  expect(Object.keys((await es!(waiting)).cultures)).toEqual(["en-us", "es"]);
});

test("a broken item is left out with its id and reason in the log, and the rest stays", async () => {
  const double = await filled();
  double.edit.save(waiting, "title", "en-US", null);
  double.edit.save(resting, "passage", null, "Hezekiah 3:16");
  for (const id of [waiting, resting]) await double.edit.publish(id);
  const { source, logged, slugs } = await open({ double });
  expect(await slugs("article")).toEqual([]);
  expect(await slugs("topic")).not.toEqual([]);
  expect(source.status().problems).toEqual([
    { id: waiting, type: "article", reason: "article needs `title` (en-US)", leftOut: true },
    { id: resting, type: "article", reason: 'the passage "Hezekiah 3:16" does not exist', leftOut: true },
  ]);
  expect(logged.flatMap(({ details }) => details.id ?? [])).toEqual([waiting, resting]);
});

test("items under Public Access of the CMS are not shown, and take nothing else with them", async () => {
  const double = await filled();
  const { source, title } = await open({ double });
  double.edit.protect(waiting);
  await source.announce([waiting, resting]);
  expect([await title(waiting), await title(resting)]).toEqual([undefined, expect.any(String)]);
});

describe("changes", () => {
  test("a publish shows at its webhook, though the list of the CMS is still behind; a second webhook changes nothing", async () => {
    const double = await filled();
    const { source, title, changes, clock } = await open({ double });
    double.lag(true);
    double.edit.save(waiting, "title", "es", "Esperar mejor");
    await double.edit.publish(waiting);
    await source.announce([waiting]);
    expect([await title(waiting, "es"), changes()]).toEqual(["Esperar mejor", 1]);
    await source.announce([waiting]);
    expect(changes()).toBe(1);
    // The list, walked through after the webhook, has the old one: it must not come back.
    const before = double.requests.length;
    clock.advance(15_000);
    await eventually(() => expect(double.requests.length).toBeGreaterThan(before + 40));
    expect(await title(waiting, "es")).toBe("Esperar mejor");
  });

  test("a webhook is not held up by a full read that is going on, and the older lists of that read do not undo it", async () => {
    const double = await filled();
    let release = () => {};
    let held: Promise<void> | undefined;
    let isHeld = false;
    const fetch: typeof double.fetch = async (input, init) => {
      const answer = await double.fetch(input, init);
      if (!held || !decodeURIComponent(String(input)).includes("contentType:article&")) return answer;
      isHeld = true;
      await held;
      return answer;
    };
    const { source, clock, title } = await open({ double: { ...double, fetch } });
    held = new Promise((resolve) => {
      release = resolve;
    });
    clock.advance(600_000);
    await eventually(() => expect(isHeld).toBe(true));
    double.edit.save(waiting, "title", "en-US", "During the read");
    await double.edit.publish(waiting);
    const announced = source.announce([waiting]);
    await eventually(async () => expect(await title(waiting)).toBe("During the read"));
    release();
    await announced;
    await eventually(() => expect(source.status().checkedAt).toEqual(clock.now()));
    expect(await title(waiting)).toBe("During the read");
  });

  test("an unpublished item goes at its webhook, with all below it", async () => {
    const double = await filled();
    const { source, ask } = await open({ double });
    await double.edit.unpublish(lesson);
    await source.announce([lesson]);
    expect((await ask("/content?filter=contentType:studyGuideLesson,studyGuideSection")).total).toBe(0);
  });

  test("a renamed item takes what is below it along at once", async () => {
    const double = await filled();
    const { source, ask } = await open({ double });
    const plan = index.byPath["en-US"].get("growth-plans/still-waters")!.record.id;
    double.lag(true);
    double.edit.save(plan, "umbracoUrlName", "en-US", "quiet-waters");
    await double.edit.publish(plan);
    await source.announce([plan]);
    const lessons = await ask(`/content?fetch=children:${plan}&take=10`);
    expect(lessons.items.map(({ route }: { route: { path: string } }) => route.path)).toEqual([
      "/growth-plans/quiet-waters/1-begin/",
      "/growth-plans/quiet-waters/2-go-on/",
      "/growth-plans/quiet-waters/10-end/",
    ]);
  });

  test("trash, move and sort, of which no webhook tells, and a lost webhook show at the next walk", async () => {
    const double = await filled();
    const { clock, title, ask } = await open({ double, everyMs: 600_000 });
    const plan = index.byPath["en-US"].get("growth-plans/still-waters")!.record.id;
    const [first, second, third] = index.children.get(plan)!.map(({ record }) => record.id) as [
      string,
      string,
      string,
    ];
    double.edit.trash(resting);
    double.edit.move(third, index.byPath["en-US"].get("devotionals/dawn")!.record.id);
    double.edit.sort([second, first]);
    double.edit.save(waiting, "title", "en-US", "Lost");
    await double.edit.publish(waiting);
    expect(double.sent.map(({ event }) => event)).toEqual(["Umbraco.ContentPublish"]);
    clock.advance(600_000);
    await eventually(async () => expect(await title(waiting)).toBe("Lost"));
    expect(await title(resting)).toBeUndefined();
    const left = await ask(`/content?fetch=children:${plan}`);
    expect(left.items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect((await ask(`/content/item/${third}`)).route.path).toBe("/devotionals/dawn/10-end/");
  });
});

describe("a CMS that is away", () => {
  test.each(["away", "rubbish", "empty", "short"] as const)(
    "%s: what was read last stays, and it is said",
    async (mode) => {
      const double = await filled();
      const { source, clock, title, logged } = await open({ double });
      double.state.mode = mode;
      const before = double.requests.length;
      clock.advance(600_000);
      await eventually(() => expect(double.requests.length).toBeGreaterThan(before));
      if (mode !== "empty") await eventually(() => expect(source.status().failure).toBeDefined());
      expect(await title(waiting)).toBe("Learning to wait: a start");
      await source.announce([waiting]);
      expect(await title(waiting)).toBe("Learning to wait: a start");
      if (mode === "empty") return;
      expect(logged.filter(({ message }) => /cannot be read/.test(message))).toHaveLength(1);
      double.state.mode = "up";
      clock.advance(600_000);
      await eventually(() => expect(source.status().failure).toBeUndefined());
    },
  );

  test("a start without the CMS serves the last good copy with its pictures, and tells its age", async () => {
    const double = await filled();
    const first = await open({ double });
    const picture = first.library.index().media.values().next().value!;
    const bytes = await first.source.readMedia(picture);
    const stored = JSON.parse(await readFile(path.join(first.folder, "content", "umbraco.json"), "utf8"));
    expect(JSON.stringify(stored)).not.toContain("the key");
    double.state.mode = "away";
    const second = await open({ double, dataDir: first.folder });
    expect(await second.title(waiting)).toBe("Learning to wait: a start");
    expect(await second.source.readMedia(second.library.index().media.get(picture.id)!)).toEqual(bytes);
    await eventually(() => expect(second.source.status().failure).toContain("502"));
    expect(second.source.status().checkedAt).toEqual(new Date("2026-11-14T15:00:00Z"));
  });

  test("a connection that is lost once is made again, so that a first start does not fail by it", async () => {
    const double = await filled();
    double.state.resets = 1;
    const { title } = await open({ double });
    expect(await title(waiting)).toBe("Learning to wait: a start");
  });

  test("without a copy the start fails with a word about it", async () => {
    const double = createUmbracoDouble();
    double.state.mode = "away";
    await expect(open({ double })).rejects.toThrow(/cannot be loaded from CONTENT_URL.*answered 502/s);
    double.state.mode = "empty";
    await expect(open({ double })).rejects.toThrow(/umbraco:push/);
    const counted = await filled();
    counted.state.mode = "short";
    await expect(open({ double: counted })).rejects.toThrow(/the CMS counts \d+ items and gives \d+/);
  });
});

test("an item's draft is read for a preview, at the address it would have", async () => {
  const double = await filled();
  const { source } = await open({ double });
  double.edit.save(waiting, "title", "en-US", "Not yet");
  expect((await source.draft(waiting))?.record.text["en-US"].title).toBe("Not yet");
  double.store.documents.get(resting)!.published.clear();
  double.lag(false);
  expect(await source.draft(resting)).toMatchObject({
    record: { path: "articles/resting", id: resting },
  });
  expect(await source.draft("00000000-0000-4000-8000-00000000ffff")).toBeUndefined();
});
