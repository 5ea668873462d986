import { spawn } from "node:child_process";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMovableClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createAccounts } from "../services/identity/accounts.ts";
import { makeIdentityTables } from "../services/identity/tables.ts";
import { newPglitePlace } from "../tests/support/databases.ts";
import { root, testEnvironment } from "../tests/support/server.ts";

const log = pino({ level: "silent" });
const clock = createMovableClock();
let dataDir = "";
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
  await database.transaction((tx) => accounts.create(tx, { ...newAccount, email: "ana@example.com" }));
  await database.close();
});
afterAll(() => close());

function role(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["scripts/role.mjs", ...args], {
    cwd: root,
    env: testEnvironment({ DATA_DIR: dataDir }),
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, said })));
}

test("npm run role gives and takes a role, by an account's confirmed address or by a subject", async () => {
  const granted = await role("grant", "Ana@Example.com", "Operator");
  expect(granted).toMatchObject({ code: 0, said: expect.stringContaining("has the roles Operator.") });
  expect((await role("revoke", "ana@example.com", "Operator")).said).toContain("has no roles.");
  expect((await role("grant", "auth0|17", "Operator")).said).toContain(
    "auth0|17 (auth0|17) has the roles Operator.",
  );
  expect(await role("grant", "nobody@example.com", "Operator")).toMatchObject({
    code: 1,
    said: expect.stringContaining("no account"),
  });
  expect(await role("grant", "ana@example.com")).toMatchObject({
    code: 1,
    said: expect.stringContaining("npm run role --"),
  });
});

test("while a server has the embedded database open, it says so and changes nothing", async () => {
  const database = await openDatabase({ url: undefined, dataDir, log });
  close = () => database.close();
  expect(await role("grant", "ana@example.com", "Operator")).toMatchObject({
    code: 1,
    said: expect.stringMatching(/already open in process \d+.*Stop that process/s),
  });
});
