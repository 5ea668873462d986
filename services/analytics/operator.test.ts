import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { operatorReport, operatorTables } from "../../contracts/operator.ts";
import { operatorRole } from "../../contracts/roles.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createOperatorApp } from "./operator-app.ts";
import { createEventReport } from "./report.ts";
import { createEventStore } from "./store.ts";

const clock = createMovableClock({ now: () => new Date("2026-11-15T15:00:00Z") });
const log = pino({ level: "silent" });

let next = 0;
const line = (name: string, at: string, session: string, more: object = {}) =>
  JSON.stringify({
    insert_id: `o${next++}`,
    name,
    distinct_id: `d-${session}`,
    session,
    path: null,
    at,
    properties: {},
    ...more,
  });
const view = (at: string, session: string, path: string, title: string) =>
  line("page_view", at, session, { path, properties: { title } });

describeOnEachDatabase("the operator's view", (open) => {
  let app: ReturnType<typeof createOperatorApp>;
  beforeAll(async () => {
    const database = await open();
    const store = await createEventStore(database);
    await store.insert([
      // Half past eleven at night in New York is still the 13th.
      view("2026-11-14T04:30:00Z", "s1", "/articles/a", "A · Wellspring"),
      view("2026-11-14T15:00:00Z", "s2", "/articles/a", "A · Wellspring"),
      view("2026-11-14T15:01:00Z", "s2", "/articles/b", "B"),
      view("2026-09-01T15:00:00Z", "s0", "/articles/b", "B"),
      line("show_offer", "2026-11-14T15:02:00Z", "s1", { properties: { offerName: "=cmd()" } }),
      line("show_offer", "2026-11-14T15:03:00Z", "s2", { properties: { offerName: "Verse" } }),
      line("show_offer", "2026-11-14T15:04:00Z", "s2", { properties: { offerName: "Verse" } }),
      line("accept_offer", "2026-11-14T15:05:00Z", "s2", { properties: { offerName: "Verse" } }),
      line("offer_complete", "2026-11-14T15:06:00Z", "s2", { properties: { offerName: "Verse" } }),
      line("something_else", "2026-11-14T15:06:00Z", "s2"),
    ]);
    app = createOperatorApp({
      eventReport: createEventReport(database),
      others: {
        signUpsByDay: async () => [{ day: "2026-11-14", count: 2 }],
        leadsByDay: async () => [{ day: "2026-11-13", count: 1 }],
        leadsBySource: async () => [{ source: "newsletter", leads: 1 }],
        mail: async () => [{ mail: "mailing.letter", sent: 5, failed: 1, waiting: 0 }],
      },
      verifyBearer: async (request) => {
        const role = request.headers.get("authorization");
        return role ? { subject: "1", roles: [role], claims: {} as never } : null;
      },
      clock,
      log,
    });
  });

  const get = (path: string, role = operatorRole) =>
    app.request(path, { headers: role ? { authorization: role } : {} });

  test("visits, funnel show_offer → accept → complete, sign-ups, leads by source, popular content, mail results", async () => {
    const answer = await get("/report?from=2026-11-12&to=2026-11-15");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const report = operatorReport.parse(await answer.json());
    expect(report.days).toEqual([
      { day: "2026-11-12", visits: 0, views: 0, signUps: 0, leads: 0 },
      { day: "2026-11-13", visits: 1, views: 1, signUps: 0, leads: 1 },
      { day: "2026-11-14", visits: 1, views: 2, signUps: 2, leads: 0 },
      { day: "2026-11-15", visits: 0, views: 0, signUps: 0, leads: 0 },
    ]);
    expect(report.funnel).toEqual([
      { step: "show_offer", events: 3, visits: 2 },
      { step: "accept_offer", events: 1, visits: 1 },
      { step: "offer_complete", events: 1, visits: 1 },
    ]);
    expect(report.content).toEqual([
      { path: "/articles/a", title: "A · Wellspring", views: 2, visits: 2 },
      { path: "/articles/b", title: "B", views: 1, visits: 1 },
    ]);
    expect(report.offers).toContainEqual({ offer: "Verse", shown: 2, accepted: 1, completed: 1 });
    expect(report.leads).toEqual([{ source: "newsletter", leads: 1 }]);
    expect(report.mail).toEqual([{ mail: "mailing.letter", sent: 5, failed: 1, waiting: 0 }]);
  });

  test("without a range the last thirty days, today included, by the calendar of New York", async () => {
    const report = operatorReport.parse(await (await get("/report")).json());
    expect([report.from, report.to, report.days.length]).toEqual(["2026-10-17", "2026-11-15", 30]);
  });

  test.each([
    "from=2026-02-30",
    "from=x&to=y",
    "from=2026-11-15&to=2026-11-14",
    "from=2020-01-01&to=2026-01-01",
  ])("a range that is none is refused: %s", async (query) => {
    const answer = await get(`/report?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "operator.range_invalid" });
  });

  test("exports as CSV, every table, safe to open in a spreadsheet", async () => {
    for (const table of operatorTables) {
      const answer = await get(`/exports/${table}.csv?from=2026-11-12&to=2026-11-15`);
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(answer.headers.get("content-disposition")).toContain(`${table}-2026-11-12-2026-11-15.csv`);
    }
    const offers = await (await get("/exports/offers.csv?from=2026-11-12&to=2026-11-15")).text();
    expect(offers).toContain(`"'=cmd()","1","0","0"\r\n`);
    expect((await get("/exports/passwords.csv")).status).toBe(404);
  });

  test("for operators only", async () => {
    expect((await get("/report", "")).status).toBe(401);
    expect((await get("/report", "WellspringPremium")).status).toBe(403);
    expect((await get("/exports/days.csv", "")).status).toBe(401);
  });
});
