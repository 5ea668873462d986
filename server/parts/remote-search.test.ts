import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { createContentApp } from "../../services/content/app.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import type { ContentIndex } from "../../services/content/sources/files/load.ts";
import { bible } from "../../services/search/test-library.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { readConfig } from "../config.ts";
import { composeContent } from "./content.ts";
import { composeSearch } from "./search.ts";

const newArticle = `id: 00000000-0000-4000-8000-0000000000e1
type: article
categories: [everyday-faith]
title: { en-US: Harvest lanterns, es: Faroles de cosecha }
summary: { en-US: New., es: Nuevo. }
seoDescription: { en-US: Something new., es: Algo nuevo. }
body: { en-US: Words., es: Palabras. }
`;

let cms: Server;
let content: Awaited<ReturnType<typeof composeContent>>;
let search: ReturnType<typeof composeSearch>;
const state: { index?: ContentIndex; away: boolean; refused: number } = { away: false, refused: 0 };
const clock = createMovableClock();
const log = pino({ level: "silent" });
beforeAll(async () => {
  state.index = await loadLibrary();
  const app = createContentApp({ index: () => state.index! });
  const away = () => {
    state.refused++;
    return new Response("away", { status: 503 });
  };
  cms = createServer(getRequestListener((request) => (state.away ? away() : app.fetch(request))));
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  const CONTENT_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  content = await composeContent({
    config: readConfig({ CONTENT_URL, CONTENT_CHECK_MINUTES: "15" }, "/srv"),
    clock,
    log,
    watch: false,
    scripture: undefined as never,
    authorize: async () => null,
  });
  search = composeSearch({ content: content.client, scripture: bible as never, clock, log });
  search.indexRefresh.start();
});
afterAll(async () => {
  search.indexRefresh.close();
  await content.close();
  cms.closeAllConnections();
  cms.close();
});

const found = async (query: string) =>
  (await search.client.search({ query, locale: "en-US" })).hits.map(({ title }) => title);

test("a webhook that gets lost leaves search stale until the CMS is next asked, and one that is away takes nothing from it", async () => {
  expect(await found("Learning to wait")).not.toEqual([]);
  state.index = await loadLibrary(await copyLibrary({ "articles/lanterns.yaml": newArticle }));
  expect(await found("Harvest lanterns")).not.toContain("Harvest lanterns");
  clock.advance(15 * 60_000);
  await eventually(async () => expect(await found("Harvest lanterns")).toContain("Harvest lanterns"));
  state.away = true;
  clock.advance(86_400_000);
  await eventually(() => expect(state.refused).toBeGreaterThan(1));
  expect(await found("Harvest lanterns")).toContain("Harvest lanterns");
});
