import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { journalEntry, journalList } from "../../contracts/journal.ts";
import type { Bearer } from "../../platform/bearer.ts";
import { createMovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { createKeyRing } from "../../platform/sealing.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createJournalApp } from "./app.ts";
import { findEntries } from "./find-entries.ts";
import { createJournalData } from "./member-data.ts";
import { createJournalStore, type JournalStore } from "./store.ts";

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);
const clock = createMovableClock({ now: () => new Date("2026-11-15T12:00:00Z") });
const words = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});
const written = (text: string, updatedAt = "2026-11-15T06:00:00.000Z", title = "At dawn") => ({
  title,
  document: words(text),
  ties: [{ kind: "passage" as const, ref: "Ps.27.14", label: "Psalm 27:14", path: "/bible/kjv/psalms/27" }],
  updatedAt,
});

describeOnEachDatabase("the journal", (open) => {
  let database: Database;
  let store: JournalStore;
  let app: ReturnType<typeof createJournalApp>;
  beforeAll(async () => {
    database = await open();
    store = await createJournalStore({ database, clock, ring: createKeyRing([oldKey]) });
    // Authorization is tested with the bearer verifier; here the member's name serves as the token.
    const verifyBearer = async (request: Request): Promise<Bearer | null> => {
      const [, who, role] =
        /^Bearer (\w+)( premium)?$/.exec(request.headers.get("authorization") ?? "") ?? [];
      return who ? { subject: who, roles: role ? ["WellspringPremium"] : [] } : null;
    };
    app = createJournalApp({
      store,
      verifyBearer,
      premiumRole: "WellspringPremium",
      clock,
      log: pino({ level: "silent" }),
    });
  });

  async function call(who: string | undefined, method: string, path: string, body?: unknown) {
    const response = await app.request(`http://site${path}`, {
      method,
      headers: {
        ...(who ? { authorization: `Bearer ${who}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text ? JSON.parse(text) : undefined };
  }

  test("private journal: rich text, tied to passages and items, searchable whatever accents and case", async () => {
    const id = randomUUID();
    const answer = await call("ana premium", "PUT", `/journal/${id}`, written("Esperé con ánimo."));
    expect(answer.status).toBe(200);
    expect(journalEntry.parse(answer.json)).toMatchObject({ id, title: "At dawn" });
    for (const query of ["anim", "ESPERE con", "psalm 27", "dawn"]) {
      const { json } = await call("ana", "GET", `/journal?query=${encodeURIComponent(query)}`);
      expect(
        journalList.parse(json).items.map((entry) => entry.id),
        query,
      ).toEqual([id]);
    }
    expect((await call("ana", "GET", "/journal?query=dusk")).json).toEqual({ items: [], total: 1 });
    expect((await call("ana", "GET", "/journal?ref=Ps.27.14")).json.items).toHaveLength(1);
    expect((await call("ana", "GET", "/journal?ref=John.3.16")).json.items).toHaveLength(0);
  });

  test("encrypted at rest with a key per member: the tables hold none of the words, and a row moved to another does not open", async () => {
    const id = randomUUID();
    await call("eva premium", "PUT", `/journal/${id}`, written("a heron on the weir"));
    const { rows } = await database.db.execute(
      sql`select e.*, k.sealed as key from journal.entries e join journal.member_keys k using (subject)`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/heron|At dawn|Psalm/);
    expect(new Set(rows.map((row) => (row as { key: string }).key)).size).toBe(
      new Set(rows.map((row) => (row as { subject: string }).subject)).size,
    );
    const stolen = randomUUID();
    await database.db.execute(
      sql`insert into journal.entries select 'ana', ${stolen}, sealed, created_at, updated_at from journal.entries where id = ${id}`,
    );
    expect((await call("ana", "GET", `/journal/${stolen}`)).status).toBe(500);
    await call("ana", "DELETE", `/journal/${stolen}`);
  });

  test("the server's key can be changed: what the old one sealed still opens, and a lost one opens nothing", async () => {
    const changed = await createJournalStore({ database, clock, ring: createKeyRing([newKey, oldKey]) });
    expect((await changed.page("eva", 1)).entries[0]?.title).toBe("At dawn");
    const lost = await createJournalStore({ database, clock, ring: createKeyRing([newKey]) });
    await expect(lost.page("eva", 1)).rejects.toThrow("JOURNAL_KEYS");
    await expect(lost.checkKey()).rejects.toThrow("restore journal/journal.key");
    await store.checkKey();
  });

  test("with a key that does not open the stored ones a journal answers 503, and no new member's key is sealed with it", async () => {
    const lost = await createJournalStore({ database, clock, ring: createKeyRing([newKey]) });
    const verifyBearer = async (request: Request) => ({
      subject: request.headers.get("authorization") ?? "",
      roles: ["WellspringPremium"],
    });
    const options = { verifyBearer, premiumRole: "WellspringPremium", clock, log: pino({ level: "silent" }) };
    const app = createJournalApp({ store: lost, ...options });
    for (const [method, subject, path] of [
      ["GET", "eva", "/journal"],
      ["PUT", "newcomer", `/journal/${randomUUID()}`],
    ] as const) {
      const answer = await app.request(path, {
        method,
        headers: { authorization: subject, "content-type": "application/json" },
        ...(method === "PUT" ? { body: JSON.stringify(written("first", "2026-11-15T06:01:00.000Z")) } : {}),
      });
      expect([answer.status, (await answer.json()).code]).toEqual([503, "journal.wrong_key"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await expect(store.page("newcomer", 1)).resolves.toEqual({ entries: [], more: false });
  });

  test("the newest writing wins in whichever order they arrive, and a repeat changes nothing", async () => {
    const id = randomUUID();
    const late = written("second", "2026-11-15T06:05:00.000Z");
    const early = written("first", "2026-11-15T06:01:00.000Z");
    for (const body of [late, early, late]) {
      const { json } = await call("bob premium", "PUT", `/journal/${id}`, body);
      expect(json.document).toEqual(late.document);
    }
    expect((await call("bob", "GET", "/journal")).json.items).toHaveLength(1);
  });

  test("a device whose clock runs ahead does not win for years: later edits are stored", async () => {
    const id = randomUUID();
    await call("bob premium", "PUT", `/journal/${id}`, written("too early", "2031-01-01T00:00:00.000Z"));
    clock.advance(60_000);
    const later = written("later", "2026-11-15T12:00:30.000Z");
    const { json } = await call("bob premium", "PUT", `/journal/${id}`, later);
    expect(json.document).toEqual(later.document);
    clock.reset();
  });

  test("the server's clock is set two hours back: an edit that is answered 200 is stored", async () => {
    const id = randomUUID();
    const minute = (nth: number) => new Date(Date.parse("2026-11-15T11:50:00Z") + nth * 60_000).toISOString();
    await call("bob premium", "PUT", `/journal/${id}`, written("before", minute(0)));
    clock.advance(-2 * 3_600_000);
    for (const [nth, text] of ["after", "and once more"].entries()) {
      const { status, json } = await call(
        "bob premium",
        "PUT",
        `/journal/${id}`,
        written(text, minute(nth + 1)),
      );
      expect(status).toBe(200);
      expect(json.document).toEqual(words(text));
    }
    const late = await call("bob premium", "PUT", `/journal/${id}`, written("an older one", minute(-1)));
    expect(late.json.document).toEqual(words("and once more"));
    clock.reset();
  });

  describe("who may", () => {
    test("no member can read or change another's entry, and nobody without a token anything", async () => {
      const id = randomUUID();
      await call("ana premium", "PUT", `/journal/${id}`, written("mine"));
      expect((await call("eve premium", "GET", `/journal/${id}`)).status).toBe(404);
      await call("eve premium", "DELETE", `/journal/${id}`);
      await call("eve premium", "PUT", `/journal/${id}`, written("hers"));
      expect((await call("ana", "GET", `/journal/${id}`)).json.document).toEqual(words("mine"));
      for (const [method, path] of [
        ["GET", "/journal"],
        ["GET", `/journal/${id}`],
        ["PUT", `/journal/${id}`],
        ["DELETE", `/journal/${id}`],
      ] as const)
        expect((await call(undefined, method, path)).status, method).toBe(401);
    });

    test("writing needs premium; reading, taking along and deleting what one has written does not", async () => {
      const id = randomUUID();
      const refused = await call("mia", "PUT", `/journal/${id}`, written("no"));
      expect([refused.status, refused.json.code]).toEqual([403, "journal.premium_needed"]);
      await call("mia premium", "PUT", `/journal/${id}`, written("yes"));
      expect((await call("mia", "GET", `/journal/${id}`)).status).toBe(200);
      expect((await call("mia", "DELETE", `/journal/${id}`)).status).toBe(204);
      expect((await call("mia", "GET", `/journal/${id}`)).status).toBe(404);
    });
  });

  test("bad input is refused with a stable code and stores nothing", async () => {
    const id = randomUUID();
    const bad = [
      {},
      { ...written("x"), document: { type: "doc", content: [{ type: "script", text: "alert(1)" }] } },
      { ...written("x"), title: "x".repeat(201) },
      { ...written("x"), ties: [{ kind: "item", ref: "a", label: "b", path: "//evil.example" }] },
      { ...written("x"), updatedAt: "yesterday" },
    ];
    for (const body of bad)
      expect((await call("leo premium", "PUT", `/journal/${id}`, body)).json).toMatchObject({
        status: 400,
        code: "journal.invalid",
      });
    let nested: object = { type: "paragraph" };
    for (let depth = 0; depth < 2000; depth++) nested = { type: "blockquote", content: [nested] };
    const deep = { ...written("x"), document: { type: "doc", content: [nested] } };
    expect((await call("leo premium", "PUT", `/journal/${id}`, deep)).json).toMatchObject({ status: 400 });
    expect((await call("leo premium", "PUT", `/journal/${id}`, written("x".repeat(100_001)))).status).toBe(
      413,
    );
    expect((await call("leo premium", "PUT", "/journal/1", written("x"))).status).toBe(404);
    expect((await call("leo", "GET", "/journal")).json.total).toBe(0);
  });

  describe("in pages", () => {
    const count = 55;
    const texts: string[] = [];
    beforeAll(async () => {
      for (let at = 0; at < count; at++) {
        // Two of each moment, so that a page may end between them.
        const moment = new Date(
          Date.parse("2026-11-01T00:00:00Z") + Math.floor(at / 2) * 60_000,
        ).toISOString();
        texts.push(`entry ${at}${at % 11 === 0 ? " kingfisher" : ""}`);
        await call("pia premium", "PUT", `/journal/${randomUUID()}`, written(texts[at]!, moment, `${at}`));
      }
    });

    async function all(query: string) {
      const pages: string[][] = [];
      for (let next: string | undefined = ""; next !== undefined; ) {
        const after: string = next ? `&after=${encodeURIComponent(next)}` : "";
        const { status, json } = await call("pia", "GET", `/journal?${query}${after}`);
        expect([status, json.total]).toEqual([200, count]);
        pages.push(json.items.map(({ title }: { title: string }) => title));
        next = json.next;
      }
      return pages;
    }

    test("a list has twenty entries, newest first, and a cursor; nothing is missing or repeated", async () => {
      const pages = await all("");
      expect(pages.map(({ length }) => length)).toEqual([20, 20, 15]);
      const titles = pages.flat().map(Number);
      expect(new Set(titles).size).toBe(count);
      const moments = titles.map((title) => Math.floor(title / 2));
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
    });

    test("a list is bounded whatever is asked for, and opens only what it shows", async () => {
      expect((await all("take=5000")).map(({ length }) => length)).toEqual([50, 5]);
      const opened: number[] = [];
      const counting = {
        ...store,
        page: async (...wanted: Parameters<JournalStore["page"]>) => {
          const page = await store.page(...wanted);
          opened.push(page.entries.length);
          return page;
        },
      };
      await findEntries(counting, "pia", { question: "", ref: undefined, take: 20, after: undefined });
      expect(opened).toEqual([20]);
    });

    test("a search goes through everything in pages, and one call reads a megabyte at most", async () => {
      expect((await all("query=kingfisher&take=2")).flat().map(Number)).toEqual([44, 33, 22, 11, 0]);
      const long = written("x".repeat(90_000), "2026-10-01T00:00:00.000Z", "long");
      for (let at = 0; at < 12; at++) await call("lou premium", "PUT", `/journal/${randomUUID()}`, long);
      const first = (await call("lou", "GET", "/journal?query=nowhere")).json;
      expect(first.items).toEqual([]);
      const after = encodeURIComponent(first.next);
      expect((await call("lou", "GET", `/journal?query=nowhere&after=${after}`)).json).toEqual({
        items: [],
        total: 12,
      });
    });

    test("a list that is asked for too often is refused for a moment, for that member alone", async () => {
      const answers = [];
      for (let at = 0; at < 121; at++) answers.push((await call("max", "GET", "/journal")).status);
      expect([answers.slice(0, 120).every((status) => status === 200), answers[120]]).toEqual([true, 429]);
      expect((await call("pia", "GET", "/journal?after=nothing")).json).toMatchObject({
        status: 400,
        code: "journal.invalid",
      });
    });
  });

  test("exported with your data, and gone with the account, its key first", async () => {
    const data = createJournalData(store);
    const member = { subject: "eva", emails: ["eva@example.com"] };
    expect(await data.collect(member)).toMatchObject([{ title: "At dawn", text: "a heron on the weir" }]);
    await data.erase(member);
    await data.erase(member);
    expect(await data.collect(member)).toEqual([]);
  });

  test("the archive reads a journal in pages, not at once, and misses nothing", async () => {
    const ids = Array.from({ length: 61 }, () => randomUUID());
    // Some at the same moment, so that a page ends among equals.
    for (const [nth, id] of ids.entries())
      await store.write("noa", id, written(`entry ${nth}`, `2026-11-15T06:0${nth % 3}:00.000Z`));
    const limits: number[] = [];
    const page: JournalStore["page"] = (subject, limit, after) => {
      limits.push(limit);
      return store.page(subject, limit, after);
    };
    const collected = await createJournalData({ ...store, page }).collect({ subject: "noa", emails: [] });
    expect(new Set((collected as { id: string }[]).map(({ id }) => id))).toEqual(new Set(ids));
    expect(collected).toHaveLength(61);
    expect(limits).toEqual([25, 25, 25]);
    expect(Object.keys((collected as object[])[0]!)).not.toContain("bytes");
  });
});
