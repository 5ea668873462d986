import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createAttempts } from "./attempts.ts";
import { createOidcAdapter, revokeAccount } from "./oidc-adapter.ts";
import { openSecrets } from "./secrets.ts";
import {
  authorize,
  codeOf,
  createBrowser,
  location,
  newPerson,
  redeem,
  refresh,
  signIn,
  startIdentity,
  type TestIdentity,
} from "./test-identity.ts";

const folder = mkdtempSync(path.join(tmpdir(), "identity-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnEachDatabase("the identity service", (open) => {
  let database: Database;
  let one: TestIdentity;
  let two: TestIdentity;
  const close: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const testDatabase = await open();
    database = testDatabase;
    // Two processes on PostgreSQL have connections of their own; PGlite has one process only.
    const other = testDatabase.place.url
      ? await openDatabase({ ...testDatabase.place, log: pino({ level: "silent" }) })
      : testDatabase;
    const secrets = openSecrets(folder);
    [one, two] = await Promise.all([
      startIdentity({ database, secrets }),
      startIdentity({ database: other, secrets }),
    ]);
    close.push(
      () => one.close(),
      () => two.close(),
      ...(other === testDatabase ? [] : [() => other.close()]),
    );
  });
  afterAll(async () => {
    for (const step of close) await step();
  });

  test("sign in on one process, refresh on the other; each step of a flow may meet either", async () => {
    const person = await newPerson(one);
    const browser = createBrowser(one.port);
    const tokens = await signIn(browser, person);
    browser.moveTo(two.port);
    const second = await refresh(browser, tokens.refresh_token);
    expect(second.status).toBe(200);
    const request = new Request("http://x", {
      headers: { authorization: `Bearer ${second.tokens.access_token}` },
    });
    expect(await one.identity.verifyBearer(request)).not.toBeNull();

    const stranger = createBrowser(one.port);
    const { verifier } = await authorize(stranger);
    stranger.moveTo(two.port);
    const posted = await stranger.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    stranger.moveTo(one.port);
    const resumed = await stranger.request(location(posted).href);
    stranger.moveTo(two.port);
    expect((await redeem(stranger, codeOf(resumed), verifier)).status).toBe(200);
  });

  test("a token replayed on the other process ends the grant on both", async () => {
    const browser = createBrowser(one.port);
    const first = await signIn(browser, await newPerson(one));
    const second = (await refresh(browser, first.refresh_token)).tokens;
    browser.moveTo(two.port);
    expect((await refresh(browser, first.refresh_token)).tokens.error).toBe("invalid_grant");
    const headers = { authorization: `Bearer ${second.access_token}` };
    expect(await one.identity.verifyBearer(new Request("http://x", { headers }))).toBeNull();
    browser.moveTo(one.port);
    expect((await refresh(browser, second.refresh_token)).tokens.error).toBe("invalid_grant");
  });

  test("the adapter stores, finds, consumes once, revokes and deletes", async () => {
    const adapter = createOidcAdapter(database);
    const codes = adapter("AuthorizationCode");
    const grants = adapter("Grant");
    const sessions = adapter("Session");
    await grants.upsert("g1", { jti: "g1", accountId: "a1" }, 60);
    await codes.upsert("c1", { jti: "c1", grantId: "g1" }, 60);
    await codes.upsert("c1", { jti: "c1", grantId: "g1", scope: "openid" }, 60);
    expect(await codes.find("c1")).toEqual({ jti: "c1", grantId: "g1", scope: "openid" });
    expect(await grants.find("c1")).toBeUndefined();
    const uses = await Promise.allSettled([codes.consume("c1"), codes.consume("c1")]);
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await grants.find("g1")).toBeUndefined();
    expect(await codes.find("c1")).toBeUndefined();
    await codes.upsert("c2", { jti: "c2", grantId: "g2" }, 60);
    await codes.consume("c2");
    expect(await codes.find("c2")).toMatchObject({ consumed: expect.any(Number) });
    await codes.revokeByGrantId("g2");
    expect(await codes.find("c2")).toBeUndefined();
    await sessions.upsert("s1", { jti: "s1", uid: "u1", accountId: "a1" }, 60);
    expect(await sessions.findByUid("u1")).toMatchObject({ uid: "u1", accountId: "a1" });
    await revokeAccount(database.db, "a1");
    expect(await sessions.find("s1")).toBeUndefined();
    await sessions.upsert("s2", { jti: "s2", uid: "u2" }, 60);
    await sessions.destroy("s2");
    expect(await sessions.find("s2")).toBeUndefined();
  });

  test("expired rows are swept, living ones stay", async () => {
    const sessions = createOidcAdapter(database)("Session");
    await sessions.upsert("old", { jti: "old" }, -120);
    await sessions.upsert("young", { jti: "young" }, 120);
    await one.identity.sweep();
    expect(await sessions.find("old")).toBeUndefined();
    expect(await sessions.find("young")).toBeDefined();
    await sessions.destroy("young");
  });

  test("attempts at one address are counted together and cannot be raced past", async () => {
    const start = new Date();
    // Fixed between moves, so that waits are exact to the second.
    const clock = createMovableClock({ now: () => start });
    const attempts = createAttempts({ database, clock });
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => attempts.take("sign-in", "x@example.com")),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(6);
    expect(verdicts.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfterSeconds: 30 });
    for (let nth = 0; nth < 12; nth++) {
      clock.advance(901_000);
      expect(await attempts.take("sign-in", "x@example.com")).toEqual({ allowed: true });
    }
    expect(await attempts.take("sign-in", "x@example.com")).toEqual({
      allowed: false,
      retryAfterSeconds: 900,
    });
    clock.reset();
    expect(await attempts.take("sign-in", "x@example.com")).toEqual({ allowed: true });
    await attempts.clear("sign-in", "x@example.com");
    expect(
      (
        await database.db.execute(
          sql`select 1 from identity.attempts where key like 'sign-in:%' and count > 6`,
        )
      ).rows,
    ).toEqual([]);
  });
});
