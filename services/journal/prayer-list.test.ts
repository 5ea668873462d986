import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { prayerEntry, prayerList } from "../../contracts/prayer-list.ts";
import { prayerListLimits } from "../../contracts/prayer-list-paths.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { createKeyRing } from "../../platform/sealing.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createJournalApp } from "./app.ts";
import { createJournalData, createPrayerListData } from "./member-data.ts";
import { createJournalStore, type JournalStore } from "./store.ts";

const at = (minute: number) => `2026-11-15T06:${String(minute).padStart(2, "0")}:00.000Z`;
const prayer = (what: string, updatedAt = at(0)) => ({
  what,
  who: "Tomasina",
  since: "2026-11-15",
  remind: "friday" as const,
  answered: null as { on: string; note: string } | null,
  updatedAt,
});

describeOnEachDatabase("the prayer list", (open) => {
  let database: Database;
  let store: JournalStore;
  let app: ReturnType<typeof createJournalApp>;
  beforeAll(async () => {
    database = await open();
    const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
    store = await createJournalStore({ database, clock, ring: createKeyRing([Buffer.alloc(32, 1)]) });
    // The member's name serves as the token; none of them is premium.
    const verifyBearer = async (request: Request) => {
      const [, subject] = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
      return subject ? { subject, roles: [] } : null;
    };
    const log = pino({ level: "silent" });
    app = createJournalApp({ store, verifyBearer, premiumRole: "WellspringPremium", clock, log });
  });

  async function call(who: string | undefined, method: string, path: string, body?: unknown) {
    const response = await app.request(`http://site${path}`, {
      method,
      headers: { ...(who ? { authorization: `Bearer ${who}` } : {}), "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text ? JSON.parse(text) : undefined };
  }
  const put = (who: string, id: string, body: unknown) => call(who, "PUT", `/prayer-list/${id}`, body);
  const listOf = async (who: string) => prayerList.parse((await call(who, "GET", "/prayer-list")).json).items;

  test("what I pray for, for whom, since when, reminders, answered with a date and a note; free with an account", async () => {
    const id = randomUUID();
    const { status, json } = await put("ana", id, prayer("A safe journey"));
    expect([status, prayerEntry.parse(json)]).toMatchObject([
      200,
      { id, what: "A safe journey", who: "Tomasina", since: "2026-11-15", remind: "friday", answered: null },
    ]);
    const answered = { on: "2026-11-15", note: "Home before dark" };
    await put("ana", id, { ...prayer("A safe journey", at(1)), answered });
    expect(await listOf("ana")).toMatchObject([{ id, answered, createdAt: at(0), updatedAt: at(1) }]);
    expect((await call("ana", "DELETE", `/prayer-list/${id}`)).status).toBe(204);
    expect((await call("ana", "DELETE", `/prayer-list/${id}`)).status).toBe(204);
    expect(await listOf("ana")).toEqual([]);
  });

  test("sealed like the journal: the table holds none of the words, and a row moved elsewhere does not open", async () => {
    const id = randomUUID();
    const answered = { on: "2026-11-14", note: "a wagtail on the sill" };
    await put("eva", id, { ...prayer("patience in the quarry"), answered });
    const { rows } = await database.db.execute(sql`select * from journal.prayers where subject = 'eva'`);
    expect(rows).toHaveLength(1);
    const stored = JSON.stringify(rows);
    expect(stored).not.toMatch(/quarry|Tomasina|wagtail|friday|2026-11-14/);
    const sealed = Buffer.from((rows[0] as { sealed: string }).sealed, "base64").toString("latin1");
    expect(sealed).not.toMatch(/quarry|Tomasina|wagtail/);
    await put("ida", randomUUID(), prayer("mine"));
    await database.db.execute(
      sql`insert into journal.prayers select 'ida', id, sealed, created_at, updated_at from journal.prayers where id = ${id}`,
    );
    expect((await call("ida", "GET", "/prayer-list")).status).toBe(500);
    // Nor does a prayer open as an entry of its own member's journal.
    await database.db.execute(
      sql`insert into journal.entries select * from journal.prayers where subject = 'eva' and id = ${id}`,
    );
    expect((await call("eva", "GET", `/journal/${id}`)).status).toBe(500);
    await call("eva", "DELETE", `/journal/${id}`);
  });

  test("no member sees or changes another's, and nobody without a token anything", async () => {
    const id = randomUUID();
    await put("mia", id, prayer("mine"));
    expect(await listOf("zoe")).toEqual([]);
    await call("zoe", "DELETE", `/prayer-list/${id}`);
    await put("zoe", id, prayer("hers", at(9)));
    expect(await listOf("mia")).toMatchObject([{ what: "mine" }]);
    for (const [method, path] of [
      ["GET", "/prayer-list"],
      ["PUT", `/prayer-list/${id}`],
      ["DELETE", `/prayer-list/${id}`],
    ] as const)
      expect((await call(undefined, method, path)).status, method).toBe(401);
  });

  test("safe to repeat: the newest writing wins in whichever order they arrive", async () => {
    const id = randomUUID();
    for (const body of [prayer("second", at(5)), prayer("first", at(1)), prayer("second", at(5))])
      expect((await put("bob", id, body)).json.what).toBe("second");
    expect(await listOf("bob")).toHaveLength(1);
  });

  test("bad input is refused with a stable code and stores nothing", async () => {
    const id = randomUUID();
    for (const bad of [
      {},
      { ...prayer("x"), what: "  " },
      { ...prayer("x"), what: "x".repeat(prayerListLimits.what + 1) },
      { ...prayer("x"), who: "x".repeat(prayerListLimits.who + 1) },
      { ...prayer("x"), since: "yesterday" },
      { ...prayer("x"), remind: "hourly" },
      { ...prayer("x"), answered: { on: "2026-11-15", note: "x".repeat(prayerListLimits.note + 1) } },
    ])
      expect((await put("leo", id, bad)).json).toMatchObject({ status: 400, code: "prayer_list.invalid" });
    expect((await put("leo", id, prayer("x".repeat(prayerListLimits.bytes)))).status).toBe(413);
    expect((await put("leo", "1", prayer("x"))).status).toBe(404);
    expect(await listOf("leo")).toEqual([]);
  });

  test("a list is bounded, and what is on it can still be changed; too many writes in a minute wait", async () => {
    const ids = Array.from({ length: prayerListLimits.prayers }, () => randomUUID());
    for (const id of ids) await store.prayers.write("max", id, prayer("one of many"));
    expect((await put("max", randomUUID(), prayer("one more"))).json).toMatchObject({
      status: 409,
      code: "prayer_list.full",
    });
    expect((await put("max", ids[0]!, prayer("changed", at(2)))).json.what).toBe("changed");
    expect(await listOf("max")).toHaveLength(prayerListLimits.prayers);
    const answers: number[] = [];
    for (let nth = 0; nth < 119; nth++)
      answers.push((await call("max", "DELETE", `/prayer-list/${ids[nth]}`)).status);
    expect([answers.slice(0, 118).every((status) => status === 204), answers[118]]).toEqual([true, 429]);
  });

  test("exported with your data in a file of its own, and gone with the account, its key first", async () => {
    const data = createPrayerListData(store);
    const member = { subject: "noa", emails: [] };
    await put("noa", randomUUID(), prayer("rain for the terraces"));
    expect([data.name, await data.collect(member)]).toMatchObject([
      "prayer-list",
      [{ what: "rain for the terraces", who: "Tomasina" }],
    ]);
    await createJournalData(store).erase(member);
    expect(await data.collect(member)).toEqual([]);
    await data.erase(member);
    const { rows } = await database.db.execute(
      sql`select subject from journal.prayers where subject = 'noa' union select subject from journal.member_keys where subject = 'noa'`,
    );
    expect(rows).toEqual([]);
  });
});
