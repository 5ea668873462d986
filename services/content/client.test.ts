import { beforeAll, describe, expect, test } from "vitest";
import { createContentApp } from "./app.ts";
import { ContentUnavailable, createContentClient } from "./client.ts";
import { loadLibrary } from "./fixtures/load-library.ts";
import type { ContentIndex } from "./sources/files/load.ts";

let index: ContentIndex;
beforeAll(async () => {
  index = await loadLibrary();
});

const articleId = "00000000-0000-4000-8000-000000000001";
const restingId = "00000000-0000-4000-8000-000000000002";

/** A client of the embedded service that counts its calls and whose service can be made to fail. */
function setUp(version?: () => string) {
  const app = createContentApp({ index: () => index });
  const calls: Request[] = [];
  const service: { answer?: () => Response | Promise<Response> } = {};
  const client = createContentClient({
    fetch: async (request) => {
      calls.push(request);
      return service.answer ? service.answer() : app.fetch(request);
    },
    baseUrl: "http://content/",
    ...(version ? { version } : {}),
  });
  return { client, calls, service };
}

describe("reading", () => {
  test("an item by path or id, in a language, expanded", async () => {
    const { client, calls } = setUp();
    const item = await client.item("/articles/aprender-a-esperar/", {
      locale: "es",
      expand: "properties[topic]",
    });
    expect(item).toMatchObject({
      id: articleId,
      properties: { topic: { properties: { title: "Esperanza" } } },
    });
    expect((await client.item(articleId))?.name).toBe("Learning to wait: a start");
    expect(calls[0]!.headers.get("accept-language")).toBe("es");
    expect(new URL(calls[0]!.url).searchParams.get("locale")).toBe("es");
    expect(new URL(calls[1]!.url).searchParams.get("locale")).toBe("en-US");
  });
  test("Spanish accents in addresses are looked up as they are written, and an encoded slash is no slash", async () => {
    const { client, calls } = setUp();
    const lastUrl = () => new URL(calls.at(-1)!.url);
    await client.item("/es/oraci%C3%B3n", { locale: "es" });
    expect(decodeURIComponent(lastUrl().pathname)).toMatch(/\/content\/item\/es\/oración$/);
    expect(await client.item("/articles%2Flearning-to-wait")).toBeNull();
    await client.redirect("/a%C3%B1o-nuevo", "es");
    expect(lastUrl().searchParams.getAll("filter")).toContain("redirectFrom:/año-nuevo");
    expect(await client.item("/100%")).toBeNull();
  });
  test("dots in a path lead to no other call of the API", async () => {
    const { client, calls } = setUp();
    for (const path of ["/.", "/..", "/../items", "/a/../../media", "/%2e%2e/items"])
      expect(await client.item(path), path).toBeNull();
    expect(calls).toEqual([]);
  });
  test("a 404 is null, and a moved item is followed by hand", async () => {
    const { client, calls } = setUp();
    expect(await client.item("no/such")).toBeNull();
    expect((await client.item("post/old-wait", { locale: "es" }))?.route.path).toBe(
      "/articles/aprender-a-esperar/",
    );
    expect(calls.every((request) => request.redirect === "manual")).toBe(true);
  });
  test("lists, items and redirects", async () => {
    const { client } = setUp();
    const list = await client.list({ filter: ["contentType:article"], sort: "name:desc", take: 1 });
    expect([list.total, list.items[0]?.id]).toEqual([2, restingId]);
    expect((await client.items([restingId, articleId])).map(({ id }) => id)).toEqual([restingId, articleId]);
    expect(await client.items([])).toEqual([]);
    expect(await client.redirect("/Post/old-wait/", "es")).toEqual({
      to: "/es/articles/aprender-a-esperar",
      status: 301,
    });
    expect(await client.redirect("/shop")).toEqual({ to: "https://example.org/shop", status: 302 });
    expect(await client.redirect("/nowhere")).toBeNull();
  });
  test("a redirect look-up that fails is no redirect and no failure: the page itself may be there", async () => {
    const { client, service } = setUp();
    service.answer = () => new Response("", { status: 503 });
    expect(await client.redirect("/about")).toBeNull();
    service.answer = () => Response.json({ total: 1, items: [{ broken: true }] });
    expect(await client.redirect("/about")).toBeNull();
  });
  test("an endless redirect, a refused question and a broken answer are ContentUnavailable", async () => {
    const { client, service } = setUp();
    const answers = [
      () => new Response(null, { status: 301, headers: { location: "/again/" } }),
      () => new Response("no", { status: 400 }),
      () => Response.json({ total: "many" }),
      () => Promise.reject(new Error("no network")),
    ];
    for (const answer of answers) {
      service.answer = answer;
      await expect(client.item("x")).rejects.toBeInstanceOf(ContentUnavailable);
    }
  });
});

test("many who ask for one thing at once make one call, but not across a change", async () => {
  const { client, calls } = setUp();
  await Promise.all([client.item(articleId), client.item(articleId), client.item(articleId)]);
  expect(calls).toHaveLength(1);
  const before = client.item(articleId);
  client.invalidate();
  await Promise.all([before, client.item(articleId)]);
  expect(calls).toHaveLength(3);
});

test("listeners hear of a change until they stop", () => {
  const { client } = setUp();
  let heard = 0;
  const stop = client.onChange(() => heard++);
  client.invalidate();
  stop();
  client.invalidate();
  expect(heard).toBe(1);
});

test("what a member reads is requested with the member's token, each time", async () => {
  const { client, calls } = setUp();
  const read = () => client.item(articleId, { bearer: "token" });
  await Promise.all([read(), read()]);
  expect(calls.map((request) => request.headers.get("authorization"))).toEqual([
    "Bearer token",
    "Bearer token",
  ]);
});

describe("answers are remembered", () => {
  test("while the content is the same, unless there was none, and nobody can change them", async () => {
    let version = "1";
    const { client, calls } = setUp(() => version);
    const first = await client.item(articleId);
    expect(await client.item(articleId)).toBe(first);
    expect(calls).toHaveLength(1);
    expect(() => {
      first!.properties.title = "Another";
    }).toThrow(TypeError);
    version = "2";
    expect(await client.item(articleId)).not.toBe(first);
    client.invalidate();
    await client.item(articleId);
    expect(calls).toHaveLength(3);
    await client.item("no/such");
    await client.item("no/such");
    expect(calls).toHaveLength(5);
  });
  test("but not one that was on its way when the content changed", async () => {
    const { client, calls } = setUp(() => "1");
    const before = client.item(articleId);
    client.invalidate();
    const old = await before;
    expect(await client.item(articleId)).not.toBe(old);
    expect(calls).toHaveLength(2);
  });
});
