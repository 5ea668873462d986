import { spawn } from "node:child_process";
import { Secret, TOTP } from "otpauth";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { createKeyRing } from "../platform/sealing.ts";
import { createAccounts } from "../services/identity/accounts.ts";
import { createSecondFactor } from "../services/identity/second-factor.ts";
import { makeIdentityTables } from "../services/identity/tables.ts";
import { newPglitePlace } from "../tests/support/databases.ts";
import { fixedClock } from "../tests/support/fixed-clock.ts";
import { root, testEnvironment } from "../tests/support/server.ts";

const log = pino({ level: "silent" });
const clock = fixedClock();
let dataDir = "";
let anasId = "";
let close = async () => {};
const newAccount = {
  passwordHash: "x",
  firstName: "Ana",
  lastName: "",
  locale: "en-US" as const,
  legacyId: null,
};

beforeAll(async () => {
  const place = await newPglitePlace();
  dataDir = place.dataDir;
  const database = await openDatabase({ ...place, log });
  await makeIdentityTables(database);
  const accounts = createAccounts({ database, clock });
  const ana = await database.transaction((tx) =>
    accounts.create(tx, { ...newAccount, email: "ana@example.com" }),
  );
  anasId = ana!.id;
  const factor = createSecondFactor({
    database,
    clock,
    machineClock: clock,
    ring: createKeyRing([Buffer.alloc(32)]),
    siteName: "Site",
  });
  const { secret } = (await factor.begin(ana!))!;
  await factor.confirm(
    anasId,
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() }),
  );
  await database.close();
});
afterAll(() => close());

const role = (...args: string[]) => command("role", args);
const secondFactor = (...args: string[]) => command("second-factor", args);

function command(name: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: testEnvironment({ DATA_DIR: dataDir }),
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, output })));
}

test("npm run role gives and takes a role, by an account's confirmed address or by a subject", async () => {
  const granted = await role("grant", "Ana@Example.com", "Operator");
  expect(granted).toMatchObject({ code: 0, output: expect.stringContaining("has the roles Operator.") });
  expect((await role("revoke", "ana@example.com", "Operator")).output).toContain("has no roles.");
  expect((await role("grant", "auth0|17", "Operator")).output).toContain(
    "auth0|17 (auth0|17) has the roles Operator.",
  );
  expect(await role("grant", "nobody@example.com", "Operator")).toMatchObject({
    code: 1,
    output: expect.stringContaining("no account"),
  });
  expect(await role("grant", "ana@example.com")).toMatchObject({
    code: 1,
    output: expect.stringContaining("npm run role --"),
  });
});

test("npm run role refuses a role that nothing knows, and lists who has roles", async () => {
  expect(await role("grant", "ana@example.com", "operator")).toEqual({
    code: 1,
    output: "There is no role operator; there are Operator, Editor, Author, WellspringPremium.\n",
  });
  await role("grant", "ana@example.com", "WellspringPremium");
  expect(await role("list")).toEqual({
    code: 0,
    output: `ana@example.com (${anasId}) has the roles WellspringPremium.\nauth0|17 has the roles Operator.\n`,
  });
});

test("npm run second-factor -- off: a member who lost app and recovery codes signs in with the password alone, and is notified", async () => {
  for (const wrong of [["on", "ana@example.com"], ["off"], ["off", "ana@example.com", "x"]])
    expect(await secondFactor(...wrong)).toMatchObject({
      code: 1,
      output: expect.stringContaining("npm run second-factor --"),
    });
  expect(await secondFactor("off", "nobody@example.com")).toMatchObject({
    code: 1,
    output: expect.stringContaining("no account"),
  });
  expect(await secondFactor("off", "Ana@Example.com")).toMatchObject({
    code: 0,
    output: expect.stringContaining("the password alone"),
  });
  expect((await secondFactor("off", "ana@example.com")).output).toContain("nothing was changed");
  const database = await openDatabase({ url: undefined, dataDir, log });
  const { rows } = await database.db.execute(sql`
    select (select count(*)::int from identity.second_factors where account_id = ${anasId}) as factors,
      (select count(*)::int from identity.recovery_codes where account_id = ${anasId}) as codes,
      (select json_agg(errand) from identity.errands) as "mailJobs"`);
  await database.close();
  expect(rows).toEqual([
    {
      factors: 0,
      codes: 0,
      mailJobs: [{ what: "tell", kind: "second-factor-off", email: "ana@example.com", locale: "en-US" }],
    },
  ]);
});

const signOut = (...args: string[]) => command("sign-out", args);

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: undefined, dataDir, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** As the provider writes it. */
const signIn = (accountId: string) =>
  withDatabase(async ({ db }) => {
    for (const model of ["Session", "Grant", "RefreshToken"])
      await db.execute(
        sql`insert into identity.models (model, id, payload, uid, account_id, expires_at)
          values (${model}, ${`${model} ${accountId}`}, '{"uid":"x"}', 'x', ${accountId}, now() + interval '1 day')`,
      );
  });
const left = (accountId: string) =>
  withDatabase(async ({ db }) => {
    const { rows } = await db.execute(
      sql`select count(*)::int as left from identity.models where account_id = ${accountId}`,
    );
    return rows[0]!.left;
  });

test("npm run sign-out ends every sign-in of one member, or of everybody", async () => {
  for (const wrong of [[], ["ana@example.com", "x"], ["--everybody", "ana@example.com"]])
    expect(await signOut(...wrong)).toMatchObject({
      code: 1,
      output: expect.stringContaining("npm run sign-out --"),
    });
  const othersId = "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102";
  for (const accountId of [anasId, othersId]) await signIn(accountId);
  expect(await signOut("Ana@Example.com")).toMatchObject({
    code: 0,
    output: "ana@example.com was signed in in 1 place and is signed out everywhere.\n",
  });
  expect([await left(anasId), await left(othersId)]).toEqual([0, 3]);
  expect(await signOut("--everybody")).toMatchObject({ code: 0, output: "Everybody is signed out.\n" });
  expect(await left(othersId)).toBe(0);
});

test("while a server has the embedded database open, it says so and changes nothing", async () => {
  const database = await openDatabase({ url: undefined, dataDir, log });
  close = () => database.close();
  for (const refused of [
    await role("grant", "ana@example.com", "Operator"),
    await secondFactor("off", "ana@example.com"),
    await signOut("ana@example.com"),
  ])
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/already open in process \d+.*Stop that process/s),
    });
});
