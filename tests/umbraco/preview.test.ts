import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadShippedLibrary } from "../../benchmarks/library.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import type { MovableClock } from "../../platform/clock.ts";
import { cardFacts } from "../../server/feeds/share-cards/card-facts.ts";
import { createPreviewTokens } from "../../server/preview-tokens.ts";
import { createDataArchive } from "../../services/identity/data-archive.ts";
import { marks } from "../../services/member/schema.ts";
import { type Answer, sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";
import { createUmbracoDouble, type UmbracoDouble } from "../support/umbraco/double.ts";
import { fill } from "../support/umbraco/fill.ts";

const key = "a key of the double's";
const secret = "Words that are not published yet";
let double: UmbracoDouble;
let site: Site;
let base: string;
let lesson: string;
let verse: string;
let pictured: string;
let premium: string[];
beforeAll(async () => {
  double = createUmbracoDouble({ apiKey: key });
  const index = await loadShippedLibrary();
  await fill(double, index);
  // An editor says it once, of the lesson: its sections inherit.
  for (const { record } of index.byType.get("studyGuideSection")!) {
    double.edit.save(record.id, "access", null, null);
    await double.edit.publish(record.id);
  }
  site = await composeSite({ CONTENT_URL: await double.listen(), CONTENT_API_KEY: key });
  base = await site.start();
  lesson = index.entries.find(
    ({ record, access }) => record.type === "studyGuideLesson" && access === "premium",
  )!.record.id;
  verse = index.byType.get("verse")!.find(({ record }) => !record.evening)!.record.id;
  pictured = index.byType.get("article")![0]!.record.id;
  premium = index.entries
    .filter(({ access, record }) => access !== "free" && record.type !== "growthPlanArticlePrompt")
    .map(({ record }) => record.id);
  double.edit.save(lesson, "title", "en-US", secret);
  double.edit.save(lesson, "title", "es", `${secret}, en español`);
});
afterAll(async () => {
  await site.close();
  double.close();
});

const words = ({ body }: Answer) => body.toString("utf8");
const follow = async (path: string) => {
  let answer = await sendRequest(base, path);
  for (let hop = 0; hop < 4 && answer.headers.location; hop++)
    answer = await sendRequest(base, answer.headers.location);
  return answer;
};

test("a preview shows the draft on its own page, in both languages, with a bar that says so, never cached and never indexed", async () => {
  for (const [locale, title, bar] of [
    ["en-US", secret, "Leave the preview"],
    ["es", `${secret}, en español`, "Salir de la vista previa"],
  ] as const) {
    const begun = await sendRequest(
      base,
      `/preview?id=${lesson}&locale=${locale}&key=${encodeURIComponent(key)}`,
    );
    expect([begun.status, begun.headers["cache-control"]]).toEqual([302, "private, no-store"]);
    expect(begun.headers.location).not.toContain("key");
    const page = await follow(begun.headers.location!);
    expect(page.status).toBe(200);
    expect(words(page)).toContain(title);
    expect(words(page)).toContain(bar);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    // The page itself is as it was, also after somebody has looked at the draft.
    const published = await sendRequest(base, begun.headers.location!.replace(/\?.*$/, ""));
    expect(words(published)).not.toContain(secret);
    expect(words(published)).not.toContain(bar);
  }
});

test("a signed link opens one item and ends; anything else opens nothing", async () => {
  const clock = site.parts.clock as MovableClock;
  const until = clock.now().getTime() + 60_000;
  const token = createPreviewTokens(key, clock).links.issue({ id: lesson, until });
  const link = `/preview?id=${lesson}&token=${token}`;
  const page = await follow(link);
  expect(words(page)).toContain(secret);
  const address = (await sendRequest(base, link)).headers.location!;
  for (const refused of [
    "/preview",
    `/preview?id=${lesson}`,
    `/preview?id=${lesson}&key=wrong`,
    `/preview?id=${lesson}&token=${token}x`,
    `/preview?id=${verse}&token=${token}`,
    `${address.replace(/\?.*$/, "")}?preview=${token}x`,
    `${address.replace(/\?.*$/, "")}?preview=`,
  ]) {
    const answer = await sendRequest(base, refused);
    expect([answer.status, words(answer).includes(secret)], refused).toEqual([403, false]);
  }
  clock.advance(3_700_000);
  for (const ended of [link, address]) expect((await sendRequest(base, ended)).status, ended).toBe(403);
});

test("a picture that only a draft has is seen in its preview, and in no cache", async () => {
  const picture = "00000000-0000-4000-8000-0000000000aa";
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><title>Not yet</title></svg>');
  double.store.media.set(picture, {
    id: picture,
    type: "umbracoMediaVectorGraphics",
    name: "Not yet",
    file: { name: "not-yet.svg", bytes, folder: "x7draft" },
    focalPoint: null,
    values: [],
  });
  const item = double.store.documents.get(pictured)!;
  item.published.clear();
  double.edit.save(pictured, "featuredImage", null, [{ mediaKey: picture, focalPoint: null, crops: [] }]);
  const address = "/media/x7draft/not-yet.svg";
  expect((await sendRequest(base, address)).status).toBe(404);
  const page = await follow(`/preview?id=${pictured}&key=${encodeURIComponent(key)}`);
  expect([page.status, words(page).includes(address)]).toEqual([200, true]);
  const shown = await sendRequest(base, address);
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(shown.body.equals(bytes)).toBe(true);
});

test("a verse is shown on the page of its day", async () => {
  double.edit.save(verse, "thought", "en-US", "A thought of tomorrow.");
  const page = await follow(`/preview?id=${verse}&key=${encodeURIComponent(key)}`);
  expect([page.status, words(page).includes("A thought of tomorrow.")]).toEqual([200, true]);
});

/** Words of the closed part of a text: of its last paragraph. */
function closedWords(id: string, culture: Locale): string | undefined {
  const body = double.store.documents
    .get(id)!
    .published.get(culture)
    ?.values.find((each) => each.alias === "contentBody" && each.culture === culture)?.value as
    | { markup: string }
    | undefined;
  // The last part of a text is in no teaser, however short the text is.
  const last = [...(body?.markup.matchAll(/<(p|li)>([\s\S]*?)<\/\1>/g) ?? [])].at(-1)?.[2] ?? "";
  const words = last.split(/<[^>]*>|&[^;]+;|\[\[.*?\]\]/);
  const longest = words.sort((a, b) => b.length - a.length)[0]!;
  return longest.length > 25 ? longest.slice(-40) : undefined;
}

test("premium text of a remote source reaches no stranger at any address that could carry it", async () => {
  const index = await loadShippedLibrary();
  const sitemaps = Array.from({ length: 9 }, (_, at) => `/sitemap${at + 1}.xml`);
  const shared = [
    ...sitemaps,
    "/feed",
    "/es/feed",
    "/feed/articles",
    "/es/feed/articles",
    "/feed/devotionals",
    "/es/feed/devotionals",
  ];
  const closed = premium.flatMap((id) =>
    locales.flatMap((culture) => {
      const text = closedWords(id, culture);
      return text === undefined ? [] : [{ id, culture, text }];
    }),
  );
  expect(closed.length).toBeGreaterThan(200);
  // Asserted once an answer: a million assertions take a minute.
  const holdsNone = (answer: string, path: string) => {
    const found = closed.filter(({ text }) => answer.includes(text));
    expect(found, path).toEqual([]);
  };
  for (const path of shared) holdsNone(words(await sendRequest(base, path)), path);
  const api = "/umbraco/delivery/api/v2";
  for (const culture of ["en-US", "es"]) {
    const headers = { "accept-language": culture };
    for (let at = 0; at < premium.length; at += 50) {
      const ids = premium
        .slice(at, at + 50)
        .map((id) => `id=${id}`)
        .join("&");
      holdsNone(words(await sendRequest(base, `${api}/content/items?${ids}`, { headers })), ids);
    }
    for (let skip = 0; skip < 950; skip += 50)
      holdsNone(
        words(
          await sendRequest(base, `${api}/content?take=50&skip=${skip}&expand=properties[related]`, {
            headers,
          }),
        ),
        `skip ${skip}`,
      );
  }
  // Every card; pages and searches of some, or with PAGES=all of each.
  const { content, scripture } = site.parts.site;
  for (const [nth, { id, culture: locale, text }] of closed.entries()) {
    const entry = index.byId.get(id)!;
    const isPart = entry.record.type === "studyGuideSection";
    const path = `${locale === "es" ? "/es" : ""}/${(isPart ? entry.parent! : entry).paths[locale]}`;
    // The answer names what was searched for, which must not hold all the words that are looked for in it.
    const query = encodeURIComponent(text.split(" ").slice(1).slice(-5).join(" "));
    const addresses = [path, `${path}.data`, `/search-api/v1/search?q=${query}&locale=${locale}`];
    if (process.env.PAGES === "all" || nth % 15 === 0)
      for (const address of addresses) holdsNone(words(await sendRequest(base, address)), address);
    const now = site.parts.clock.now();
    const card = await cardFacts("item", id, { content, scripture, siteName: "x", now, locale });
    holdsNone(JSON.stringify(card ?? {}), `the card of ${id}`);
  }
  expect(
    (await sendRequest(base, `/${index.byId.get(closed[0]!.id)!.paths["en-US"]}?preview=x`)).status,
  ).toBe(403);
});

test("premium text of a remote source is not in the data archive of a member who has marked all of it", async () => {
  const { database, clock, memberData } = site.parts;
  const subject = "00000000-0000-4000-8000-0000000000bb";
  const at = clock.now();
  const archive = createDataArchive({ services: () => memberData, siteName: "Wellspring", clock });
  const member = { subject, emails: ["reader@example.com"] };
  // A service makes its tables when it is first used.
  await archive(member, "en-US");
  await database.db
    .insert(marks)
    .values(
      premium.map((id) => ({ subject, kind: "favourite" as const, parentId: id, itemId: id, markedAt: at })),
    );
  const zip = await buffer(await archive(member, "en-US"));
  const files = Object.values(unzipSync(zip)).map((bytes) => strFromU8(bytes));
  expect(files.join()).toContain(premium[0]!);
  const closed = premium.flatMap((id) => locales.map((locale) => closedWords(id, locale))).filter(Boolean);
  for (const file of files)
    for (const text of closed) expect(file.includes(text!), `the archive has "${text}"`).toBe(false);
});
