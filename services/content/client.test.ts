import { beforeAll, describe, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import type { CacheOptions } from "./answer-cache.ts";
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
function setUp(cache?: CacheOptions) {
  const app = createContentApp({ index: () => index });
  const clock = createMovableClock({ now: () => new Date("2026-12-25T12:00:00Z") });
  const calls: Request[] = [];
  const service: { answer?: () => Response | Promise<Response> } = {};
  const client = createContentClient({
    fetch: async (request) => {
      calls.push(request);
      return service.answer ? service.answer() : app.fetch(request);
    },
    baseUrl: "http://content/",
    clock,
    ...(cache ? { cache } : {}),
  });
  return { client, clock, calls, service };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

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
    const asked = () => new URL(calls.at(-1)!.url);
    await client.item("/es/oraci%C3%B3n", { locale: "es" });
    expect(decodeURIComponent(asked().pathname)).toMatch(/\/content\/item\/es\/oración$/);
    expect(await client.item("/articles%2Flearning-to-wait")).toBeNull();
    await client.redirect("/a%C3%B1o-nuevo", "es");
    expect(asked().searchParams.getAll("filter")).toContain("redirectFrom:/año-nuevo");
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

describe("keeping answers", () => {
  test("many who ask for one thing at once make one call", async () => {
    const { client, calls } = setUp({ ttlMs: 0 });
    await Promise.all([client.item(articleId), client.item(articleId), client.item(articleId)]);
    expect(calls).toHaveLength(1);
    await client.item(articleId);
    expect(calls).toHaveLength(2);
  });
  test("fresh answers are kept; a stale one is served while a new one is fetched", async () => {
    const { client, clock, calls, service } = setUp({ ttlMs: 1000, staleMs: 5000 });
    await client.item(articleId);
    clock.advance(999);
    await client.item(articleId);
    expect(calls).toHaveLength(1);
    clock.advance(1);
    const { promise, resolve } = Promise.withResolvers<Response>();
    service.answer = () => promise;
    expect((await client.item(articleId))?.id).toBe(articleId);
    expect(calls).toHaveLength(2);
    resolve(new Response("", { status: 404 }));
    await settled();
    expect(await client.item(articleId)).toBeNull();
    expect(calls).toHaveLength(2);
  });
  test("beyond the stale time the new answer is waited for", async () => {
    const { client, clock, calls, service } = setUp({ ttlMs: 1000, staleMs: 1000 });
    await client.item("no/such");
    clock.advance(3000);
    service.answer = () =>
      createContentApp({ index: () => index }).request(`/umbraco/delivery/api/v2/content/item/${articleId}`);
    expect((await client.item("no/such"))?.id).toBe(articleId);
    expect(calls).toHaveLength(2);
  });
  test("an answer kept before the clock was set back is not fresh for ever", async () => {
    const { client, clock, calls, service } = setUp({ ttlMs: 60_000, staleMs: 600_000 });
    await client.item("no/such");
    clock.advance(-2 * 3_600_000);
    service.answer = () =>
      createContentApp({ index: () => index }).request(`/umbraco/delivery/api/v2/content/item/${articleId}`);
    expect((await client.item("no/such"))?.id).toBe(articleId);
    expect(calls).toHaveLength(2);
  });
  test("when the service fails, the last good copy is served; without one it throws", async () => {
    const { client, clock, service } = setUp({ ttlMs: 1000, staleMs: 0 });
    await client.item(articleId);
    service.answer = () => new Response("down", { status: 503 });
    clock.advance(3_600_000);
    expect((await client.item(articleId))?.id).toBe(articleId);
    await settled();
    await expect(client.item(restingId)).rejects.toMatchObject({ code: "content-unavailable", status: 503 });
  });
  test("a publish drops what it names and every list, and nothing else; listeners hear of it", async () => {
    const { client, calls } = setUp({ ttlMs: 60_000 });
    const heard: unknown[] = [];
    const stop = client.onChange((ids) => heard.push(ids));
    const readAll = async () => {
      await client.item(articleId, { fields: "properties[title]" });
      await client.item(restingId, { fields: "properties[title]" });
      await client.list({ filter: "contentType:article" });
    };
    await readAll();
    client.invalidate([restingId]);
    await readAll();
    expect(calls).toHaveLength(5);
    client.invalidate("all");
    stop();
    client.invalidate("all");
    await readAll();
    expect(calls).toHaveLength(8);
    expect(heard).toEqual([[restingId], "all"]);
  });
  test("a dropped answer still is the last good copy when the service fails", async () => {
    const { client, service } = setUp({ ttlMs: 60_000 });
    await client.item(articleId);
    client.invalidate("all");
    service.answer = () => new Response("down", { status: 500 });
    expect((await client.item(articleId))?.id).toBe(articleId);
  });
  test("an answer under way during a publish is not kept as fresh", async () => {
    const { client, calls, service } = setUp({ ttlMs: 60_000 });
    const { promise, resolve } = Promise.withResolvers<Response>();
    service.answer = () => promise;
    const first = client.item("no/such");
    await settled();
    client.invalidate("all");
    resolve(new Response("", { status: 404 }));
    await first;
    await client.item("no/such");
    expect(calls).toHaveLength(2);
  });
  test("what is kept is bounded", async () => {
    const { client, calls } = setUp({ ttlMs: 60_000, maxEntries: 2 });
    for (const path of ["a", "b", "c", "a"]) await client.item(path);
    expect(calls).toHaveLength(4);
  });
  test("what a member reads is never kept", async () => {
    const { client, calls } = setUp({ ttlMs: 60_000 });
    await client.item(articleId, { bearer: "token" });
    await client.item(articleId, { bearer: "token" });
    expect(calls.map((request) => request.headers.get("authorization"))).toEqual([
      "Bearer token",
      "Bearer token",
    ]);
  });
});
