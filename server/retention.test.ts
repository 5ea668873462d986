import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { eraseInSteps } from "../platform/database/erase-in-steps.ts";
import { createJobs } from "../platform/jobs/jobs.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { createCollector } from "../services/analytics/collector.ts";
import { journalFolder } from "../services/analytics/journal-folder.ts";
import { createContactStore } from "../services/contact/store.ts";
import { sweepModels } from "../services/identity/oidc-adapter.ts";
import { models } from "../services/identity/schema.ts";
import { makeIdentityTables } from "../services/identity/tables.ts";
import { eraseLeadTraces } from "../services/leads/retention.ts";
import { createLeadsStore } from "../services/leads/store.ts";
import { describeOnEachDatabase } from "../tests/support/databases.ts";
import { eventually } from "../tests/support/eventually.ts";
import { fixedClock } from "../tests/support/fixed-clock.ts";
import { startRetention } from "./parts/retention.ts";

const log = pino({ level: "silent" });
const dayMs = 86_400_000;

const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-retention-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeOnEachDatabase("what is past its retention", (open) => {
  const clock = fixedClock();
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const count = async (table: string, where = "true") => {
    const { rows } = await database.db.execute<{ n: number }>(
      sql.raw(`select count(*)::int as n from ${table} where ${where}`),
    );
    return rows[0]!.n;
  };
  async function run(text: string): Promise<void> {
    for (const statement of text.split(";")) await database.db.execute(sql.raw(statement));
  }

  test("events: all that are older than EVENTS_DAYS, in the database and on the disk, also after a month without a process", async () => {
    const folder = path.join(dataDir, database.kind);
    const make = () =>
      createCollector({ database, dataDir: folder, clock, log, days: 30, pace: { busy: 1e9, quiet: 1e9 } });
    const before = await make();
    await run(`insert into analytics.events (insert_id, name, distinct_id, at, properties)
      select 'old-' || n, 'page_view', 'd', '${ago(31)}', '{}' from generate_series(1, 1700) n`);
    const body = JSON.stringify([{ event: "page_view", properties: { token: "t", $insert_id: "left" } }]);
    expect((await before.app.request("/track/", { method: "POST", body })).status).toBe(200);
    await before.close();
    clock.advance(31 * dayMs);
    const now = await make();
    const young = JSON.stringify([{ event: "page_view", properties: { token: "t", $insert_id: "young" } }]);
    await now.app.request("/track/", { method: "POST", body: young });
    await now.drained();
    const aside = path.join(journalFolder(folder), "broken-lines.txt");
    if (database.kind === "pglite") {
      writeFileSync(aside, "{\n");
      utimesSync(aside, new Date(ago(31)), new Date(ago(31)));
    }
    await now.sweep();
    expect(await count("analytics.events")).toBe(1);
    expect(await count("analytics.events", "insert_id = 'young'")).toBe(1);
    expect(existsSync(aside)).toBe(false);
    if (database.kind === "pglite") expect(readdirSync(journalFolder(folder))).toEqual([]);
    await now.close();
  });

  test("jobs: those that are done after 7 days, refused ones after 90, thousands of them", async () => {
    const kinds = { done: ago(8), young: ago(6), dead: ago(91), refused: ago(89) };
    const jobs = await createJobs({ database, clock, log, pollMs: 20 });
    for (const [name, finished] of Object.entries(kinds))
      await run(`insert into jobs.jobs (kind, key, state, payload, run_at, created_at, finished_at)
        select 'test.${name}', n::text, '${name === "dead" || name === "refused" ? "dead" : "done"}', '{}', '${finished}', '${finished}', '${finished}'
        from generate_series(1, 2100) n`);
    jobs.handle("test.any", async () => {});
    jobs.start();
    await eventually(async () =>
      expect([
        await count("jobs.jobs", "kind = 'test.done'"),
        await count("jobs.jobs", "kind = 'test.dead'"),
      ]).toEqual([0, 0]),
    );
    expect(await count("jobs.jobs", "kind in ('test.young', 'test.refused')")).toBe(4200);
    await jobs.close();
  });

  test("sign-ins and their grants: once they have expired", async () => {
    await makeIdentityTables(database);
    const rows = (id: string, at: string) =>
      run(`insert into identity.models (model, id, payload, expires_at)
        select 'RefreshToken', '${id}-' || n, '{}', '${at}' from generate_series(1, 1200) n`);
    await rows("expired", new Date(Date.now() - 120_000).toISOString());
    await rows("valid", new Date(Date.now() + 120_000).toISOString());
    await sweepModels(database);
    expect(await count("identity.models")).toBe(1200);
    expect(await eraseInSteps(database.db, models, sql`true`, { isOver: () => true })).toBe(500);
  });

  test("messages of the contact form: CONTACT_DAYS after they were mailed; one that was not mailed stays", async () => {
    const jobs = await createJobs({ database, clock, log });
    const store = await createContactStore({ database, clock, jobs });
    const message = { name: "Ana", email: "a@example.com", subject: "question", message: "?", locale: "es" };
    const saved = [];
    for (const key of ["old", "young", "never"]) saved.push(await store.save(key, message as never));
    await store.mailed(saved[0]!.id);
    clock.advance(10 * dayMs);
    await store.mailed(saved[1]!.id);
    await store.eraseMailedBefore(new Date(ago(5)));
    expect(await count("contact.messages")).toBe(2);
    expect(await count("contact.messages", "key = 'old'")).toBe(0);
    await jobs.close();
  });

  test("leads: conversions, offers shown and visits after EVENTS_DAYS; the lead and what it accepted stay", async () => {
    await createLeadsStore({ database, clock });
    for (const [id, at] of [
      [1, ago(401)],
      [2, ago(399)],
    ] as const)
      await run(`
        insert into leads.leads (id, email, first_name, last_name, created_at, updated_at) values (${id}, 'a@example.com', '', '', '${at}', '${at}');
        insert into leads.sessions (rsid, lead_id, caller, bound_at) values ('r${id}', ${id}, 'c', '${at}');
        insert into leads.impressions (lead_id, offer_id, accepted, rsid, created_at) values (${id}, 'o', true, 'r', '${at}');
        insert into leads.pending_impressions (id, offer_id, created_at) values ('p${id}', 'o', '${at}');
        insert into leads.conversions (product, event_id, event, created_at) values ('wellspring', 'e${id}', '{}', '${at}')`);
    await eraseLeadTraces(database, new Date(ago(400)));
    for (const [table, left] of [
      ["leads", 2],
      ["impressions", 2],
      ["sessions", 1],
      ["pending_impressions", 1],
      ["conversions", 1],
    ] as const)
      expect([table, await count(`leads.${table}`)]).toEqual([table, left]);
  });
});

test("mail that was stored instead of sent: after 90 days by the machine's clock, wherever the site's clock is", async () => {
  const clock = fixedClock();
  const { mailbox, send } = createMailer({ dataDir, from: { address: "a@example.com" }, clock, log });
  clock.advance(-1000 * dayMs);
  await send({ to: { address: "b@example.com" }, subject: "s", text: "t", messageId: "<1@example.com>" });
  await mailbox!.eraseBefore(new Date(Date.now() - 60_000));
  expect(await mailbox!.list()).toHaveLength(1);
  await mailbox!.eraseBefore(new Date(Date.now() + 60_000));
  expect(await mailbox!.list()).toEqual([]);
});

test("soon after the start and again and again; one failure holds back nothing else; closing waits for the step in hand", async () => {
  let events = 0;
  let over = false;
  const retention = startRetention(
    {
      broken: () => Promise.reject(new Error("away")),
      events: async (isOver) => {
        events += 1;
        if (events < 3) return;
        await eventually(() => expect(isOver()).toBe(true));
        over = true;
      },
    },
    log,
    { firstMs: 1, hourMs: 1 },
  );
  await eventually(() => expect(events).toBe(3));
  await retention.close();
  expect([events, over]).toEqual([3, true]);
});
