import { beforeAll, describe, expect, test } from "vitest";
import { createContentApp, deliveryPath } from "./app.ts";
import { loadLibrary } from "./fixtures/load-library.ts";
import type { ContentIndex } from "./sources/files/load.ts";

let index: ContentIndex;
let app: ReturnType<typeof createContentApp>;
beforeAll(async () => {
  index = await loadLibrary();
  app = createContentApp({
    index: () => index,
    apiKey: "a key",
    authorize: async (request) => {
      const token = request.headers.get("authorization");
      if (token === "Bearer broken") throw new Error("cannot be verified");
      if (token === "Bearer member") return { roles: [] };
      return token === "Bearer premium" ? { roles: ["WellspringPremium"] } : null;
    },
  });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(deliveryPath + path, { headers });
// biome-ignore lint/suspicious/noExplicitAny: answers are checked member by member.
const json = async (path: string, headers?: Record<string, string>): Promise<any> =>
  (await ask(path, headers)).json();
const names = async (query: string, headers?: Record<string, string>) =>
  (await json(`/content?take=100&${query}`, headers)).items.map((item: { name: string }) => item.name);
const spanish = { "accept-language": "es" };

describe("addresses", () => {
  test("the Spanish address uses the slugs of the item and of those above it; folders keep their names", async () => {
    const lesson = await json("/content/item/growth-plans/aguas-tranquilas/1-begin/", spanish);
    expect(lesson.route.path).toBe("/growth-plans/aguas-tranquilas/1-begin/");
    expect(lesson.cultures["en-us"].path).toBe("/growth-plans/still-waters/1-begin/");
    expect(lesson.route.startItem.path).toBe("home");
  });
  test("moved content answers 301 with the new content path and its root", async () => {
    const moved = await ask("/content/item/post/old-wait", spanish);
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe("/articles/aprender-a-esperar/");
    expect(moved.headers.get("location-start-item-path")).toBe("home");
    expect(moved.headers.get("location-start-item-id")).toBe(index.root.record.id);
  });
  test("an item requested by its address in the other language is moved, not missing", async () => {
    const answer = await ask("/content/item/articles/learning-to-wait", spanish);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/articles/aprender-a-esperar/"]);
  });
  test("the empty path is the root", async () => {
    expect((await json("/content/item/")).id).toBe(index.root.record.id);
  });
  test("an escaped slash in the path is decoded, and case does not matter", async () => {
    expect((await ask("/content/item/articles%2FLearning-to-wait")).status).toBe(200);
  });
});

describe("lists", () => {
  test("fetch=children:/articles works with a folder that is no item", async () => {
    expect(await names("fetch=children:/articles&sort=name:asc")).toEqual([
      "Learning to wait: a start",
      "Resting en-US",
    ]);
    expect(await names("fetch=children:/verses")).not.toContain("evening");
  });
  test("children come by order, else by file name with numbers as numbers", async () => {
    const plan = "2b9c6e5a-6f3d-4f7b-8a55-90d1c3f4b200";
    expect(await names(`fetch=children:${plan}&sort=sortOrder:asc`)).toEqual([
      "Lesson 1-begin",
      "Lesson 2-go-on",
      "Lesson 10-end",
    ]);
    expect(await names("fetch=children:/growth-plans/still-waters/1-begin&sort=sortOrder:asc")).toEqual([
      "Breathe",
      "Sit",
    ]);
  });
  test("with a Start-Item and no fetch, everything below the root but not the root", async () => {
    const { total } = await json("/content?take=0");
    expect((await json("/content?take=0", { "start-item": "/HOME/" })).total).toBe(total - 1);
  });
  test("an item of another year wins over the cycle when the newest day is requested first", async () => {
    const query = "filter=contentType:verse&filter=evening:n&filter=scheduledDate:2026-12-25,2024-12-25";
    expect(await names(`${query}&sort=scheduledDate:desc`)).toEqual(["christmas-2026", "12-25"]);
  });
  test("a repeated item matches when one of its days satisfies all date filters together", async () => {
    const between = (from: string, to: string) =>
      names(`filter=contentType:verse&filter=scheduledDate>:${from}&filter=scheduledDate<:${to}`);
    expect(await between("2024-05-01", "2024-05-03")).toEqual(["01-01"]);
    expect(await between("2024-05-03", "2024-06-30")).toEqual([]);
  });
  test("sort=scheduledDate uses the latest of the satisfying days", async () => {
    const query = "filter=contentType:verse&filter=evening:n&sort=scheduledDate:desc";
    expect(await names(`${query}&filter=scheduledDate<:2024-12-01`)).toEqual(["01-01"]);
    expect(await names(query)).toEqual(["christmas-2026", "12-25", "01-01"]);
  });
  test("topic lists, contentSlug by culture, legacySlug, offers and redirects are found", async () => {
    const hope = "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102";
    const faith = hope.replace(/2$/, "3");
    expect(await names(`filter=contentType:article&filter=topic:${faith}`)).toEqual([
      "Learning to wait: a start",
    ]);
    expect(await names(`filter=contentType:article&filter=topic:${hope},${faith}`)).toHaveLength(2);
    expect(await names(`filter=contentType:article&filter=topic:!${faith}`)).toEqual(["Resting en-US"]);
    expect(await names("filter=contentSlug:aprender-a-esperar", spanish)).toEqual(["Aprender a esperar"]);
    expect(await names("filter=contentSlug:aprender-a-esperar")).toEqual([]);
    expect(await names("filter=legacySlug:wait-2019")).toHaveLength(1);
    expect(
      await names("filter=contentType:subscriptionOffer&filter=platform:Stripe&filter=isActive:n"),
    ).toEqual(["old"]);
    expect(await names("filter=redirectFrom:/shop/")).toEqual(["shop"]);
  });
  test("a schedule for a day that is none is a 400", async () => {
    expect((await ask("/content?filter=scheduledDate:tomorrow")).status).toBe(400);
    expect((await ask("/content?filter=scheduledDate:2024-02-30")).status).toBe(400);
  });
  test("an expand that would open the whole library many times over is a 400", async () => {
    const nested = (depth: number): string => `properties[$all${depth > 1 ? `[${nested(depth - 1)}]` : ""}]`;
    expect((await ask(`/content?expand=${nested(3)}`)).status).toBe(200);
    expect((await ask(`/content?expand=${nested(9)}`)).status).toBe(400);
    for (const broken of ["properties[", "properties]", "[a]", "properties[]"])
      expect((await ask(`/content?expand=${broken}`)).status).toBe(400);
  });
});

describe("rich text", () => {
  test("a reference alone on a line is a block, one in a sentence a link, each named in the language", async () => {
    const { properties } = await json("/content/item/articles/aprender-a-esperar", spanish);
    const { markup, blocks } = properties.contentBody;
    expect(markup).toContain(`<a href="/es/bible?ref=Ps.27.14" data-passage="Ps.27.14">Salmo 27:14</a>`);
    expect(markup).toContain(`<umb-rte-block data-content-id="${blocks[0].content.id}"></umb-rte-block>`);
    expect(blocks).toMatchObject([
      {
        content: { contentType: "passage", properties: { osis: "John.3.16", reference: "Juan 3:16" } },
        settings: null,
      },
    ]);
    expect(properties.passages).toEqual(["Ps.27.14", "John.3.16"]);
    expect(properties.passageReference).toBe("Salmo 27:14; Juan 3:16");
  });
  test("links lead to the item's address in the language, with Umbraco's data attributes", async () => {
    const { properties } = await json("/content/item/articles/aprender-a-esperar", spanish);
    expect(properties.contentBody.markup).toContain(
      '<a href="/es/growth-plans/aguas-tranquilas" data-destination-id="2b9c',
    );
    expect(properties.contentBody.markup).toContain('href="/es/articles/resting#how"');
    expect(properties.contentBody.markup).toContain('<a href="/es/verse">hoy</a>');
    expect(properties.contentBody.markup).toContain('<a href="https://example.org/">un sitio</a>');
  });
  test("a reference in plain words becomes its name", async () => {
    expect((await json("/content/item/verses/01-01", spanish)).properties.thought).toBe(
      "Espera, ve Juan 3:16.",
    );
  });
});

describe("protected content", () => {
  const teaser = "<h2>Opening</h2>\n<p>First paragraph.</p>\n<p>Second paragraph.</p>";
  const read = async (path: string, token?: string) =>
    (await json(`/content/item/${path}`, token ? { authorization: `Bearer ${token}` } : {})).properties;

  test("a stranger gets the first two paragraphs; any member gets an account item whole", async () => {
    const stranger = await read("articles/resting");
    expect([stranger.isTeaser, stranger.contentBody.markup]).toEqual([true, teaser]);
    for (const token of ["wrong", "broken"])
      expect((await read("articles/resting", token)).isTeaser).toBe(true);
    const member = await read("articles/resting", "member");
    expect(member.isTeaser).toBe(false);
    expect(member.contentBody.markup).toContain("Third paragraph");
  });
  test("a section under a premium lesson opens to premium members only", async () => {
    const path = "study-guides/ruth/1-moab/read";
    expect((await read(path)).contentBody.markup).toBe("");
    expect((await read(path, "member")).isTeaser).toBe(true);
    expect((await read(path, "premium")).contentBody.markup).toContain("Three");
  });
  const evening = "00000000-0000-4000-8000-000000000043";
  test("prayer and reflection of a premium devotional, and of an evening verse, are withheld", async () => {
    const early = await read("devotionals/dawn/1-early");
    expect([early.access, early.prayer, early.reflection]).toEqual(["premium", null, null]);
    expect((await read("devotionals/dawn/1-early", "premium")).prayer).toBe("Lord.");
    expect((await read(evening)).reflection).toBeNull();
  });
  test("what the evenings are about is told by the site's own pages alone, and to those who may read them", async () => {
    const path = `${deliveryPath}/content/item/${evening}`;
    const from = async (env: object | undefined, token?: string) => {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await app.request(path, { headers }, env);
      const { name, properties } = (await answer.json()) as {
        name: string;
        properties: Record<string, unknown>;
      };
      return [name, properties.title, properties.passageReference];
    };
    const outside = { incoming: { socket: {} } };
    const whole = ["Kept light", "Kept light", "Psalm 27:14"];
    expect(await from(undefined)).toEqual(whole);
    for (const token of [undefined, "member"])
      expect(await from(outside, token)).toEqual([evening, "", null]);
    expect(await from(outside, "premium")).toEqual(whole);
  });
  test("an expanded item is withheld as well", async () => {
    const { items } = await json("/content?filter=contentSlug:learning-to-wait&expand=properties[related]");
    expect(items[0].properties.related[0].properties.contentBody.markup).toBe(teaser);
  });
  test("an answer to a bearer is private and varies by it", async () => {
    const answer = await ask("/content/item/articles/resting", { authorization: "Bearer member" });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toContain("Authorization");
    expect((await ask("/content/item/articles/resting")).headers.get("cache-control")).toContain("public");
  });
});

describe("headers", () => {
  test("drafts show only to a preview with the key, at a preview address", async () => {
    const id = "00000000-0000-4000-8000-000000000003";
    const preview = { preview: "true", "api-key": "a key" };
    expect((await ask(`/content/item/${id}`)).status).toBe(404);
    expect((await ask("/content/item/articles/hidden")).status).toBe(404);
    expect(await names("filter=name:hidden")).toEqual([]);
    expect(await names("filter=name:hidden", preview)).toEqual(["Hidden"]);
    const item = await json(`/content/item/${id}`, preview);
    expect(item.route.path).toBe(`/preview-${id}/`);
    expect((await ask(`/content/item${item.route.path}`, preview)).status).toBe(200);
    expect((await ask(`/content/item${item.route.path}`)).status).toBe(404);
  });
  test("an answer requested again unchanged is a 304", async () => {
    const etag = (await ask("/content")).headers.get("etag")!;
    expect((await ask("/content", { "if-none-match": etag })).status).toBe(304);
  });
  test("another method is a 405", async () => {
    const answer = await app.request(`${deliveryPath}/content/item/x`, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("media", () => {
  test("the media list shows folders and pictures; its filters do not forgive blanks", async () => {
    expect((await json("/media?fetch=children:/")).items).toMatchObject([
      { name: "art", mediaType: "Folder" },
    ]);
    const [picture] = (await json("/media?fetch=children:/art/", spanish)).items;
    expect(picture).toMatchObject({
      url: "/media/art/waiting.svg",
      width: 640,
      height: 360,
      focalPoint: { left: 0.5, top: 0.25 },
      properties: { altText: "Un banco" },
    });
    expect((await ask("/media?fetch=children:/&filter=")).status).toBe(400);
    expect((await json("/media/item/art/waiting")).id).toBe(picture.id);
    expect(await json(`/media/items?id=${picture.id}`)).toEqual([
      { ...picture, properties: { altText: "A bench" } },
    ]);
  });
});
