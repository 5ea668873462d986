import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identifyEvent } from "../../contracts/analytics.ts";
import { leadIdentifier, leadTokenProperty } from "../../contracts/lead-fields.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { collectorLimits, createCollectorApp } from "./app.ts";
import { createCollector } from "./collector.ts";
import { journalFolder } from "./journal-folder.ts";
import { createAnalyticsMemberData } from "./member-data.ts";

const now = new Date("2026-11-14T15:00:00Z");
const clock = fixedClock(now);
const log = pino({ level: "silent" });
const form = (data: string) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: `data=${encodeURIComponent(data)}`,
});
let next = 0;
const event = (properties: object = {}, name = "page_view") => ({
  event: name,
  properties: {
    token: "wellspring",
    distinct_id: "d1",
    $insert_id: `i${next++}`,
    time: now.getTime(),
    ...properties,
  },
});

const identify = (before: string, token?: string, lead = 7) =>
  event(
    { distinct_id: leadIdentifier(lead), $anon_distinct_id: before, [leadTokenProperty]: token },
    identifyEvent,
  );

describeOnEachDatabase("the collector", (open) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-events-"));
  let database: Database;
  let collector: Awaited<ReturnType<typeof createCollector>>;
  const collectorIn = (place: string) =>
    createCollector({
      database,
      dataDir: place,
      clock,
      log,
      leadOfToken: (token) => (token === "token of 7" ? 7 : undefined),
      pace: { busy: 0, quiet: 0 },
    });
  beforeAll(async () => {
    database = await open();
    collector = await collectorIn(dataDir);
  });
  afterAll(async () => {
    await collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (init: RequestInit, route = "/track/?verbose=1&ip=1&_=1") =>
    collector.app.request(route, init);
  const stored = async (distinctId: string) => {
    await eventually(() => expect(readdirSyncOr(journalFolder(dataDir))).toEqual([]));
    return collector.store.eventsOf([distinctId]);
  };

  test("JSON, base64 of it and a lone event are taken; the answer is 1, or a status when verbose", async () => {
    const plain = await post(
      form(JSON.stringify([event({ distinct_id: "wire", path: "/", rsid: "I123abcdefghijkl" })])),
      "/track/",
    );
    expect([plain.status, await plain.text()]).toEqual([200, "1"]);
    const base64 = Buffer.from(
      JSON.stringify([event({ distinct_id: "wire", title: "Añil" }, "show_offer")]),
    ).toString("base64");
    const verbose = await post(form(base64), "/e/?verbose=1");
    expect([verbose.status, await verbose.json()]).toEqual([200, { status: 1, error: null }]);
    const json = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event({ distinct_id: "wire" }, "logout")),
    };
    expect((await post(json)).status).toBe(200);
    const rows = await stored("wire");
    expect(rows.map(({ name }) => name).sort()).toEqual(["logout", "page_view", "show_offer"]);
    expect(rows.find(({ name }) => name === "page_view")).toMatchObject({
      session: "I123abcdefghijkl",
      path: "/",
      at: now,
      properties: { path: "/" },
    });
    expect(rows.find(({ name }) => name === "show_offer")?.properties).toEqual({ title: "Añil" });
  });

  test("an event sent again is one event, by its $insert_id or by what it says", async () => {
    const named = event({ distinct_id: "again" });
    const { $insert_id: _, ...nameless } = event({ distinct_id: "again", step: 2 }).properties;
    for (let time = 0; time < 3; time++)
      await post(form(JSON.stringify([named, { event: "show_offer", properties: nameless }])));
    expect(await stored("again")).toHaveLength(2);
  });

  test("event payload truncated at 255; what PostgreSQL cannot hold is left out; an unlikely time is now", async () => {
    await post(
      form(
        JSON.stringify([
          event({
            distinct_id: "odd",
            long: "é".repeat(300),
            nul: "a\0b",
            half: "x\ud800",
            deep: { a: [1] },
            time: 5,
          }),
        ]),
      ),
    );
    const [row] = await stored("odd");
    expect(row?.at).toEqual(now);
    expect(row?.properties).toEqual({ long: "é".repeat(255), nul: "ab", half: "x\ufffd", deep: '{"a":[1]}' });
  });

  test.each([
    [
      "no data",
      { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "x=1" },
      400,
    ],
    ["no JSON", form("{"), 400],
    ["a number", form("5"), 400],
    ["an event that is none", form("[7]"), 400],
    ["no name", form(JSON.stringify([{ properties: { token: "t" } }])), 400],
    ["no token", form(JSON.stringify([{ event: "page_view", properties: {} }])), 400],
    [
      "too many events",
      form(JSON.stringify(Array.from({ length: collectorLimits.events + 1 }, () => 1))),
      413,
    ],
    ["too many bytes", form("x".repeat(collectorLimits.bodyBytes + 1)), 413],
  ])("%s is refused and nothing of it is stored", async (_, init, status) => {
    const answer = await post(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ status: 0, error: expect.any(String) });
  });

  test("other calls and methods do not exist", async () => {
    expect((await collector.app.request("/track/")).status).toBe(404);
    expect((await post(form("[]"), "/engage/")).status).toBe(404);
  });

  test("2,000 events at once, from forty senders, are all there", async () => {
    const batches = Array.from({ length: 40 }, () =>
      Array.from({ length: 50 }, () => event({ distinct_id: "many" })),
    );
    const answers = await Promise.all(batches.map((batch) => post(form(JSON.stringify(batch)))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await stored("many")).toHaveLength(2000);
  });

  test("what was acknowledged outlives the process, and is moved by the next one", async () => {
    const place = mkdtempSync(path.join(tmpdir(), "wellspring-events-"));
    const first = await collectorIn(place);
    await first.app.request("/track/", form(JSON.stringify([event({ distinct_id: "left" })])));
    await first.close();
    const second = await collectorIn(place);
    await eventually(async () => expect(await second.store.eventsOf(["left"])).toHaveLength(1));
    await second.close();
    rmSync(place, { recursive: true, force: true });
  });

  test("a member's events are found through their lead, exported and erased, including those from before it was known", async () => {
    await post(
      form(
        JSON.stringify([
          event({ distinct_id: "anon-7" }),
          identify("anon-7", "token of 7"),
          event({ distinct_id: "somebody-else" }),
        ]),
      ),
    );
    await stored("anon-7");
    const data = createAnalyticsMemberData(
      async () => collector.store,
      async (emails) => (emails.includes("ana@example.com") ? [7] : []),
    );
    const ana = { subject: "1", emails: ["ana@example.com"] };
    expect(await data.collect(ana)).toMatchObject({
      identifiers: ["pf:7", "anon-7"],
      events: [{ name: "page_view" }, { name: "$identify" }],
    });
    await data.erase(ana);
    await data.erase(ana);
    expect(await data.collect(ana)).toEqual({ identifiers: ["pf:7"], events: [] });
    expect(await collector.store.eventsOf(["somebody-else"])).toHaveLength(1);
    expect(await data.collect({ subject: "2", emails: ["bob@example.com"] })).toEqual({
      identifiers: [],
      events: [],
    });
  });

  test.each([
    ["with no token", identify("anon-9")],
    ["with a token that is none", identify("anon-9", "token of 9", 9)],
    ["with another lead's token", identify("anon-9", "token of 7", 9)],
    ["of another lead's history", identify(leadIdentifier(9), "token of 7")],
    ["in an event of another name", { ...identify("anon-9", "token of 7"), event: "page_view" }],
  ])("an alias %s is stored as an event and followed by nobody", async (_, sent) => {
    await post(form(JSON.stringify([sent])));
    const { distinct_id } = sent.properties as { distinct_id: string };
    expect(await stored(distinct_id)).not.toEqual([]);
    expect(await collector.store.aliasesOf(distinct_id)).toEqual([]);
    await collector.store.erase([distinct_id]);
  });

  test("events still in the journal are exported and erased too, however slowly it drains", async () => {
    const place = mkdtempSync(path.join(tmpdir(), "wellspring-events-"));
    const slow = { busy: 1e6, quiet: 1e6 };
    const other = await createCollector({ database, dataDir: place, clock, log, pace: slow });
    const identifier = leadIdentifier(8);
    const events = Array.from({ length: 60 }, () => event({ distinct_id: identifier }));
    await other.app.request("/track/", form(JSON.stringify(events)));
    const data = createAnalyticsMemberData(
      async () => {
        await other.drained();
        return other.store;
      },
      async () => [8],
    );
    const eva = { subject: "3", emails: ["eva@example.com"] };
    expect(((await data.collect(eva)) as { events: unknown[] }).events).toHaveLength(60);
    await other.app.request("/track/", form(JSON.stringify([event({ distinct_id: identifier })])));
    await data.erase(eva);
    await other.close();
    const next = await collectorIn(place);
    await next.drained();
    expect(await next.store.eventsOf([identifier])).toEqual([]);
    await next.close();
    rmSync(place, { recursive: true, force: true });
  });

  test("the address of a visitor is nowhere in the table", async () => {
    const { rows } = await database.db.execute<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_schema = 'analytics'`,
    );
    expect(rows.map((row) => row.column_name).sort()).toEqual([
      "alias",
      "at",
      "distinct_id",
      "insert_id",
      "name",
      "path",
      "properties",
      "session",
    ]);
  });
});

const readdirSyncOr = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

describeOnEachDatabase("one laptop must not fill the collector", (open) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-events-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("byte budget per address, quota for all, and retention", async () => {
    const database = await open();
    let time = now.getTime();
    const moving = { now: () => new Date(time) };
    const collector = await createCollector({
      database,
      dataDir,
      clock: moving,
      log,
      addressOf: (c) => c.req.header("from"),
      bytesPerDay: 6 * 1024 * 1024,
      days: 30,
      pace: { busy: 0, quiet: 0 },
    });
    const large = () => JSON.stringify(event({ distinct_id: "large", filler: "x".repeat(900_000), time }));
    const send = async (from: string, body = large()) =>
      collector.app.request("/track/", { method: "POST", headers: { from }, body });
    const statuses = async (from: string) => {
      const answers = [];
      for (let at = 0; at < 6; at++) answers.push(await send(from));
      return answers;
    };
    const first = await statuses("10.0.0.1");
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(Number(first[4]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await statuses("10.0.0.2")).map(({ status }) => status)).toEqual([200, 200, 503, 503, 429, 429]);
    time += 24 * 60 * 60_000;
    expect((await send("10.0.0.1")).status).toBe(200);
    await collector.drained();
    expect(await collector.store.eventsOf(["large"])).toHaveLength(7);
    time += 29.5 * 24 * 60 * 60_000;
    await collector.sweep();
    expect(await collector.store.eventsOf(["large"])).toHaveLength(1);
    await collector.close();
  });

  test("an event nested a hundred thousand deep is a 400", async () => {
    const app = createCollectorApp({ save: async () => true, clock, log });
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const id of ['"$insert_id":"a",', ""]) {
      const body = `[{"event":"x","properties":{"token":"t",${id}"deep":${deep}}}]`;
      expect((await app.request("/track/", { method: "POST", body })).status).toBe(400);
    }
  });
});

test("a store that fails answers 500 with Retry-After, a full one as 503, a hasty caller as 429", async () => {
  const failing = createCollectorApp({ save: () => Promise.reject(new Error("disk full")), clock, log });
  const full = createCollectorApp({
    save: async () => false,
    clock,
    log,
    addressOf: () => "192.0.2.1",
    rate: { requests: 1, windowMs: 1000 },
  });
  const body = form(JSON.stringify([event()]));
  const answers = [
    await failing.request("/track/", body),
    await full.request("/track/", body),
    await full.request("/track/", body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 503, 429]);
  for (const answer of answers) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
