import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { groupPaths } from "../contracts/group-paths.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { pushApi, pushPaths } from "../contracts/push-paths.ts";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { makeDataDir, root, sendRequest, startServer, testEnvironment } from "../tests/support/server.ts";
import { nodeFlags } from "./node-flags.mjs";

function run(
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env: testEnvironment(settings) });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

/** Every column of every table of ours. */
async function columnsOf(url: string): Promise<string[]> {
  const database = await openDatabase({ url, dataDir: "unused", log: pino({ level: "silent" }) });
  const { rows } = await database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema', 'public') order by 1`);
  await database.close();
  return rows.map(({ line }) => line);
}

/** A request to each part, most of which make their tables with the first. */
async function useEverything(url: string): Promise<void> {
  const json = { "content-type": "application/json" };
  const api = memberApi("Wellspring");
  for (const [method, target, body] of [
    ["GET", "/readyz"],
    ["GET", "/identity/.well-known/openid-configuration"],
    [
      "POST",
      "/collect/track",
      { event: "page_view", properties: { token: "test", distinct_id: "a", $insert_id: "a" } },
    ],
    ["POST", "/lead-routing/leads", { email: "ana@example.com" }],
    ["GET", api + memberPaths.account],
    ["GET", api + groupPaths.groups],
    ["GET", pushApi + pushPaths.key],
    ["GET", stripePath("Wellspring") + checkoutPaths.subscription],
    ["GET", "/sandbox/stripe"],
    ["GET", "/api/users?email=ana%40example.com"],
  ] as const) {
    const request = { method, headers: json, ...(body ? { body: JSON.stringify(body) } : {}) };
    const { status } = await sendRequest(url.replace("localhost", "127.0.0.1"), target, request);
    expect([target, status]).toEqual([target, expect.toSatisfy((code: number) => code < 500)]);
  }
}

test("npm run migrate: all schemas exist after it, the same as a server makes that is used in every part; with MIGRATE=off a start before it says so in a line", async () => {
  const [apart, used] = [(await newPostgresPlace()).url!, (await newPostgresPlace()).url!];
  const folders = [makeDataDir(), makeDataDir()];
  onTestFinished(() => {
    for (const { dataDir } of folders) rmSync(dataDir, { recursive: true, force: true });
  });
  const settings = { DATABASE_URL: apart, DATA_DIR: folders[0]!.dataDir, MIGRATE: "off", PORT: "0" };
  const early = await run([...nodeFlags, "server/main.ts"], settings);
  expect(early.code).toBe(1);
  expect(early.output.trim().split("\n").at(-1)).toMatch(
    /^The database lacks \d+ migrations \(.*\) and MIGRATE is off\. Run: npm run migrate$/,
  );
  const first = await run(["scripts/migrate.mjs"], settings);
  expect(first.code).toBe(0);
  expect(first.output).toContain("identity: 0000_identity.sql applied\n");
  expect(first.output).toMatch(/\d+ migrations applied; 17 schemas are up to date\.\n$/);
  expect(await run(["scripts/migrate.mjs"], settings)).toEqual({
    code: 0,
    output: "Nothing to do: 17 schemas are up to date.\n",
  });
  const servers = await Promise.all([
    startServer(settings),
    startServer({
      DATABASE_URL: used,
      DATA_DIR: folders[1]!.dataDir,
      CDN: "generic",
      CDN_URL: "http://127.0.0.1:9",
    }),
  ]);
  for (const server of servers) onTestFinished(() => void server.child.kill("SIGKILL"));
  for (const { url } of servers) await useEverything(url);
  const expected = await columnsOf(apart);
  await expect.poll(() => columnsOf(used)).toEqual(expected);
});
