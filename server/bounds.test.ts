import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";
import { isWhole } from "../tests/support/tiers.ts";
import { makeEntry } from "./page-cache/entry.ts";
import { bestQuality, compress } from "./page-cache/forms.ts";
import { listen } from "./serve.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

const delivery = "/umbraco/delivery/api/v2";
const megabyte = 1024 * 1024;

describe("bounds on take, expansion and response size for calls over the network", () => {
  const get = async (path: string) => {
    const { status, body } = await sendRequest(base, delivery + path);
    return { status, bytes: body.length, json: JSON.parse(String(body)) };
  };

  test("take=2000 with everything expanded is refused and names the most there is", async () => {
    const { status, json } = await get("/content?take=2000&expand=properties[$all]");
    expect(status).toBe(400);
    expect(json.errors.take).toEqual(["At most 1000 items are given at once."]);
  });

  test.each([
    "take=1000&expand=properties[$all]",
    "take=1000&expand=properties[$all[properties[$all]]]",
    "take=1000",
  ])("%s: the answer is refused when it would be larger than a megabyte", async (query) => {
    const { status, bytes, json } = await get(`/content?${query}`);
    expect([status, bytes < megabyte]).toEqual([400, true]);
    expect(["answer-too-large", "expand-too-large"]).toContain(json.code);
  });

  test("a page of items with what belongs to them is given", async () => {
    expect((await get("/content?filter=contentType:article&take=20&expand=properties[topics]")).status).toBe(
      200,
    );
    expect((await get("/content?take=1000&fields=properties[title]")).status).toBe(200);
  });

  test("more than a hundred items by their ids are refused", async () => {
    const { items } = (await get("/content?take=101&fields=properties[title]")).json;
    const ids = items.map(({ id }: { id: string }) => `id=${id}`);
    expect((await get(`/content/items?${ids.join("&")}`)).status).toBe(400);
    expect((await get(`/content/items?${ids.slice(1).join("&")}&fields=properties[title]`)).status).toBe(200);
  });

  test("the site's own questions have no such bounds", async () => {
    const list = await site.parts.site.content.list({ take: 2000 });
    expect(JSON.stringify(list).length).toBeGreaterThan(megabyte);
  });
});

test("the page cache has room for nine hundred pages of the sitemap as they are on average", async () => {
  const pathsIn = async (path: string) =>
    [...String((await sendRequest(base, path)).body).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  const listed = (await Promise.all((await pathsIn("/sitemap_index.xml")).map(pathsIn))).flat();
  expect(listed.length).toBeGreaterThan(4000);
  const sample = listed.filter((_path, nth) => nth % Math.floor(listed.length / (isWhole ? 40 : 12)) === 0);
  let bytes = 0;
  for (const path of sample) {
    const { status, headers, body } = await sendRequest(base, path);
    expect([status, headers["content-encoding"]], path).toEqual([200, undefined]);
    const entry = makeEntry(status, new Headers(headers as Record<string, string>), body);
    bytes += (await compress(entry, bestQuality)).bytes;
  }
  const held = (site.parts.config.PAGE_CACHE_MB * megabyte) / (bytes / sample.length);
  expect(held).toBeGreaterThan(900);
});

describe("a cost budget per address", () => {
  test("expensive reads past it are 429 with Retry-After and a stable code; cached pages, files and health checks still work", async () => {
    const guarded = await site.start((parts) => ({
      ...parts,
      config: { ...parts.config, WORK_PER_ADDRESS: 1 },
    }));
    const list = `${delivery}/content?take=100&expand=properties[$all]`;
    expect((await sendRequest(guarded, "/about")).status).toBe(200);
    const [refused, page] = await Promise.all([
      sendRequest(guarded, list),
      sendRequest(guarded, "/es/faq", { headers: { accept: "text/html" } }),
    ]);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(JSON.parse(String(refused.body)).code).toBe("request.too_many");
    expect([page.status, String(page.body).includes("Demasiadas solicitudes")]).toEqual([429, true]);
    for (const path of ["/about", "/healthz", "/robots.txt"])
      expect((await sendRequest(guarded, path)).status, path).toBe(200);
  });
});

test("what is passed on to the studio has a price too, but for files that never change", async () => {
  const studio = createServer((_request, response) => response.end("x"));
  const STUDIO_URL = `http://127.0.0.1:${await listen(studio, 0, "127.0.0.1")}`;
  const guarded = await site.start((parts) => ({
    ...parts,
    config: { ...parts.config, WORK_PER_ADDRESS: 1, STUDIO_URL },
  }));
  const statuses: number[] = [];
  for (let nth = 0; nth < 9; nth++) statuses.push((await sendRequest(guarded, "/studio/api/access")).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await sendRequest(guarded, "/studio/_next/static/chunks/a.js")).status).toBe(200);
  studio.close();
});

test("a service is found and priced by the path that is routed, however it is spelled", async () => {
  const guarded = await site.start((parts) => ({
    ...parts,
    config: { ...parts.config, WORK_PER_ADDRESS: 1 },
  }));
  expect((await sendRequest(guarded, "/%68ealthz")).status).toBe(200);
  const search = "/scripture/api/v1/%73earch?q=love";
  expect((await sendRequest(guarded, search)).status).not.toBe(429);
  expect((await sendRequest(guarded, search)).status).toBe(429);
});

test("TRACE is refused with 405, on pages, services and the provider", async () => {
  for (const path of [
    "/about",
    "/healthz",
    "/umbraco/delivery/api/v2/content",
    "/identity/auth",
    "/collect/track",
  ])
    expect((await sendRequest(base, path, { method: "TRACE" })).status, path).toBe(405);
});
