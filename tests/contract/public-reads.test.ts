import { globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { SmartRouter } from "hono/router/smart-router";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { memberApi } from "../../contracts/member-paths.ts";
import { createServerApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createDayDownloads } from "../../server/day-downloads.ts";
import { createIdentityMount } from "../../server/parts/identity.ts";
import { listen } from "../../server/serve.ts";
import { composeServices, type Parts } from "../../server/services.ts";
import { pages } from "../../site/routes.ts";
import { makeDataDir, root, testEnvironment } from "../support/server.ts";
import { knowledge, pagesByTier, publicReads } from "./public-reads.ts";

const member = memberApi("Wellspring");
const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
let parts: Parts;
let app: ReturnType<typeof createServerApp>;
/** Every route, as the routers themselves have it: also those of parts that are made with their first request. */
let routes: string[];
/** The provider speaks to node's own request. */
let provider: Server;
let providerBase: string;

const named = (route: string) => route.replace(member, "{member}");

beforeAll(async () => {
  const added = vi.spyOn(SmartRouter.prototype, "add");
  const config = readConfig(
    testEnvironment({ DATA_DIR: dataDir, LEGACY_USERS_KEY: "a key of the old system's, long enough" }),
    root,
  );
  parts = await composeServices(config, pino({ level: "silent" }));
  const dayDownloads = createDayDownloads({
    clock: parts.clock,
    contentVersion: parts.contentVersion,
    page: async () => Promise.reject(new Error("no page is asked for")),
  });
  app = createServerApp(parts, {
    buildId: "test",
    pageCache: { counts: () => ({}) as never },
    proxyCheck: { problem: () => undefined },
    metrics: { text: async () => "" },
    dayDownloads,
  });
  const lazily = parts.mounts.filter(({ app }) =>
    app.routes.some(({ method, path }) => method === "ALL" && path === "/*"),
  );
  for (const { path } of lazily) await app.request(`${path}/nothing`);
  await parts.identity!();
  const mount = createIdentityMount(parts.identity!, []);
  provider = createServer((request, response) => {
    request.headers.host = new URL(config.ORIGIN).host;
    void mount(request, response);
  });
  providerBase = `http://127.0.0.1:${await listen(provider, 0, "127.0.0.1")}`;
  const starts = [...lazily.map(({ path }) => path), "/identity"];
  const made = added.mock.calls
    .map(([method, path]) => ({ method, path }))
    .filter(({ path }) => starts.some((start) => path === start || path.startsWith(`${start}/`)));
  routes = [...new Set([...app.routes, ...made].map(({ method, path }) => `${method} ${path}`))];
});
afterAll(async () => {
  provider?.close();
  await parts?.close();
  remove();
});

/** Without credentials, with an id of nothing. */
const address = (route: string) =>
  route
    .slice(route.indexOf(" ") + 1)
    .replace(/:(\w+)(\{[^}]*\})?\??/g, "00000000-0000-4000-8000-000000000000")
    .replace("*", "nothing");

async function statusOf(route: string): Promise<number> {
  const path = address(route);
  const answer = path.startsWith("/identity/")
    ? await fetch(providerBase + path, { redirect: "manual", headers: { connection: "close" } })
    : await app.request(`http://localhost${path}`);
  return answer.status;
}

test("each read that answers somebody who is not signed in is in the table, and nothing else is", async () => {
  const open: string[] = [];
  for (const route of routes.filter((one) => one.startsWith("GET ") && !/^GET \/dev(?:\/|$)/.test(one))) {
    const status = await statusOf(route);
    if (status !== 401 && status !== 403) open.push(named(route));
  }
  expect(open.sort()).toEqual(Object.keys(publicReads).sort());
});

test("nobody learns less with an account than without, nor less with premium", () => {
  const rank = Object.keys(knowledge);
  for (const [read, [stranger, member, premium]] of Object.entries(publicReads)) {
    expect(rank.indexOf(stranger), read).toBeLessThanOrEqual(rank.indexOf(member));
    expect(rank.indexOf(member), read).toBeLessThanOrEqual(rank.indexOf(premium));
  }
});

test("a page is the same bytes for everybody, but for the one that opens texts, which no cache keeps", () => {
  for (const id of pagesByTier) expect(pages.find((page) => page.id === id)?.cache).toBe("private");
  const readers = globSync("site/routes/*.tsx", { cwd: root }).filter((file) =>
    /authorization|bearer/i.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(readers.map((file) => path.basename(file, ".tsx"))).toEqual([...pagesByTier]);
});
