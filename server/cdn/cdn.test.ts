import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MovableClock } from "../../platform/clock.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { sendRequest } from "../../tests/support/server.ts";
import { composeSite, type Site } from "../../tests/support/site.ts";
import { ConfigError, readConfig } from "../config.ts";

const purges: { tags: string[] }[] = [];
let isAway = false;
let cloudflare: Server;
let site: Site;
let base: string;

beforeAll(async () => {
  cloudflare = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (!isAway) purges.push(JSON.parse(text));
    response.writeHead(isAway ? 502 : 200).end('{"success":true}');
  });
  await new Promise<void>((resolve) => cloudflare.listen(0, "127.0.0.1", resolve));
  site = await composeSite({
    CDN: "cloudflare",
    CDN_URL: `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}`,
    CDN_ZONE: "zone",
    CDN_TOKEN: "token",
  });
  base = await site.start();
});
afterAll(async () => {
  await site?.close();
  cloudflare?.close();
});

const headersOf = async (target: string, headers = {}) =>
  (await sendRequest(base, target, { headers })).headers;

test("every answer that a CDN may share carries keys of what it was made of, and a life of its own", async () => {
  const article = await headersOf("/articles/learning-to-wait");
  expect(article["cache-tag"]).toMatch(/^pages(,[0-9a-f]{12})+$/);
  expect(article["cdn-cache-control"]).toMatch(/^max-age=86400/);
  expect(article["cache-control"]).toMatch(/^public, max-age=0, s-maxage=300/);
  expect((await headersOf("/"))["cache-tag"]).toMatch(/^pages,day,/);
  expect((await headersOf("/"))["cdn-cache-control"]).toMatch(/^max-age=3600/);
  // A search reads whatever there is.
  expect((await headersOf("/search?q=hope"))["cache-tag"]).toBe("pages,day,content");
  expect((await headersOf("/feed"))["cache-tag"]).toBe("content");
  for (const [target, headers] of [
    ["/verses/2024/3/5", { cookie: "bible-en-US=web" }],
    ["/", { cookie: "language-preference=es" }],
    ["/no-such-page", {}],
    ["/healthz", {}],
  ] as const) {
    const personal = await headersOf(target, headers);
    expect(personal["cache-tag"], target).toBeUndefined();
    expect(personal["cdn-cache-control"], target).toBeUndefined();
  }
});

test("a new build is purged when it starts, and the day's pages at midnight in New York; what fails is done later", async () => {
  await eventually(() => expect(purges).toContainEqual({ tags: ["pages"] }));
  expect(purges.flatMap(({ tags }) => tags)).not.toContain("day");
  isAway = true;
  const clock = site.parts.clock as MovableClock;
  clock.moveTo(new Date("2026-11-15T05:00:01Z"));
  await site.parts.jobs.idle();
  expect((await headersOf("/")).etag).toBeDefined();
  isAway = false;
  clock.moveTo(new Date("2026-11-15T05:00:30Z"));
  await eventually(() => expect(purges).toContainEqual({ tags: ["day"] }));
  const [next] = (await site.parts.jobs.list({ kind: "cdn.purge", state: "waiting" })).filter(({ key }) =>
    key.startsWith("day"),
  );
  expect(next?.runAt).toEqual(new Date("2026-11-16T05:00:00Z"));
});

test.each([
  [{ CDN: "fastly" }, /CDN_ZONE: required when CDN is fastly\n.*CDN_TOKEN/],
  [{ CDN: "generic" }, /CDN_URL: required when CDN is generic/],
  [{ CDN: "cloudflare", CDN_TOKEN: "a", CDN_ZONE: "a/b" }, /CDN_ZONE: must be a Fastly service id/],
])("%o cannot be used", (given, problem) => {
  expect(() => readConfig(given, "/")).toThrow(ConfigError);
  expect(() => readConfig(given, "/")).toThrow(problem);
});
