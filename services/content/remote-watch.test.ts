import { pino } from "pino";
import { afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createContentApp } from "./app.ts";
import { createContentClient } from "./client.ts";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";
import { type RemoteWatch, watchRemote } from "./remote-watch.ts";
import type { ContentIndex } from "./sources/files/load.ts";

const newArticle = `id: 00000000-0000-4000-8000-0000000000d1
type: article
categories: [everyday-faith]
title: { en-US: New, es: Nuevo }
summary: { en-US: New., es: Nuevo. }
seoDescription: { en-US: Something new., es: Algo nuevo. }
body: { en-US: Words., es: Palabras. }
`;
let [before, after]: ContentIndex[] = [];
beforeAll(async () => {
  before = await loadLibrary();
  after = await loadLibrary(await copyLibrary({ "articles/new.yaml": newArticle }));
});

let watching: RemoteWatch | undefined;
afterEach(() => watching?.close());

const everyMs = 600_000;

/** A CMS whose webhook never comes; `turn` ends when it is being asked once more, which is never before the turn before has ended. */
async function setUp() {
  const state = { index: before!, away: false };
  const app = createContentApp({ index: () => state.index });
  const clock = fixedClock(new Date("2026-12-25T12:00:00Z"));
  const calls: URL[] = [];
  const said: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const client = createContentClient({
    fetch: async (request) => {
      calls.push(new URL(request.url));
      if (state.away) throw new Error("away");
      return app.fetch(request);
    },
    baseUrl: "http://cms",
    clock,
  });
  const heard: unknown[] = [];
  client.onChange((ids) => heard.push(ids));
  watching = watchRemote({ content: client, clock, log, everyMs });
  const asked = (count: number) => eventually(() => expect(calls.length).toBe(count));
  await asked(2);
  const turn = async (ms = everyMs) => {
    const until = calls.length + 2;
    clock.advance(ms);
    await asked(until);
  };
  return { state, clock, client, calls, heard, said, asked, turn };
}
const heardOf = (heard: unknown[], count: number) => eventually(() => expect(heard).toHaveLength(count));

test("a publish that no webhook told of is noticed at the next turn, as if it had been told, and only once", async () => {
  const { state, calls, heard, turn } = await setUp();
  for (let nth = 0; nth < 3; nth++) await turn();
  expect(heard).toEqual([]);
  expect(calls.every(({ searchParams }) => searchParams.get("take") === "1")).toBe(true);
  await turn();
  state.index = after!;
  await turn();
  await heardOf(heard, 1);
  for (let nth = 0; nth < 2; nth++) await turn();
  expect(heard).toEqual(["all"]);
  state.index = before!;
  await turn();
  // What is taken away is noticed too.
  await heardOf(heard, 2);
});

test("a CMS that is away is asked again, nothing is forgotten meanwhile, and it is said in the log", async () => {
  const { state, heard, said, turn } = await setUp();
  for (let nth = 0; nth < 2; nth++) await turn();
  state.away = true;
  for (let nth = 0; nth < 3; nth++) await turn();
  expect(said.some((line) => line.includes("did not say"))).toBe(true);
  state.away = false;
  for (let nth = 0; nth < 2; nth++) await turn();
  expect(heard).toEqual([]);
  state.index = after!;
  await turn();
  await heardOf(heard, 1);
});

test("what the webhook told of is not read twice, and once a day everything is read again in any case", async () => {
  const { state, client, calls, heard, asked, turn } = await setUp();
  state.index = after!;
  const until = calls.length + 2;
  client.invalidate(["00000000-0000-4000-8000-0000000000d1"]);
  await asked(until);
  for (let nth = 0; nth < 3; nth++) await turn();
  expect(heard).toHaveLength(1);
  await turn(86_400_000);
  await heardOf(heard, 2);
  for (let nth = 0; nth < 2; nth++) await turn();
  expect(heard).toHaveLength(2);
});

test("after it is closed nothing more is asked", async () => {
  const { clock, calls, turn, client, asked } = await setUp();
  await turn();
  watching!.close();
  const until = calls.length;
  clock.advance(everyMs * 3);
  client.invalidate("all");
  await client.list({ take: 2 });
  await asked(until + 1);
});
