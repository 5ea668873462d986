import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { collectPath } from "../contracts/analytics.ts";
import { journalPaths } from "../contracts/journal-paths.ts";
import { memberApi } from "../contracts/member-paths.ts";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { freePort } from "../scripts/free-ports.mjs";
import {
  type Browser,
  claimsIn,
  createBrowser,
  goodPassword,
  press,
  signIn,
  signOut,
} from "../services/identity/test-identity.ts";
import { type DatabasePlace, newPglitePlace, newPostgresPlace } from "../tests/support/databases.ts";
import {
  makeDataDir,
  type RunningServer,
  root,
  startServer,
  testEnvironment,
} from "../tests/support/server.ts";
import { startWrites } from "../tests/support/steady-writes.ts";

const writesPerSecond = 100;
/** Before, and again after a backup. For figures, a longer run: BACKUP_WRITES=3000. */
const writesAround = Number(process.env.BACKUP_WRITES ?? 150);
const person = { email: "ana@example.com", password: goodPassword };
const api = memberApi("Wellspring");
const log = pino({ level: "silent" });

const folders: string[] = [];
const running = new Set<RunningServer>();
afterAll(async () => {
  for (const { child, exit } of running) {
    child.kill("SIGKILL");
    await exit;
  }
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const { dataDir } = makeDataDir();
  folders.push(dataDir);
  return dataDir;
}

const newPlaces: Record<string, () => Promise<DatabasePlace>> = {
  async PGlite() {
    const dataDir = newFolder();
    const { dataDir: made } = await newPglitePlace();
    fs.renameSync(path.join(made, "postgres"), path.join(dataDir, "postgres"));
    return { url: undefined, dataDir };
  },
  PostgreSQL: async () => ({ ...(await newPostgresPlace()), dataDir: newFolder() }),
};
/** Another machine: no database yet, or one without a table. */
const emptyPlaces: typeof newPlaces = {
  PGlite: async () => ({ url: undefined, dataDir: newFolder() }),
  PostgreSQL: newPlaces.PostgreSQL!,
};

const settingsOf = ({ url, dataDir }: DatabasePlace) => ({
  DATA_DIR: dataDir,
  ...(url ? { DATABASE_URL: url } : {}),
});

async function start(place: DatabasePlace, port: number): Promise<RunningServer> {
  const server = await startServer({ ...settingsOf(place), PORT: String(port), TRUSTED_PROXIES: "1" });
  running.add(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  running.delete(server);
}

function command(
  name: string,
  args: string[],
  place: DatabasePlace,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: testEnvironment({ ...settingsOf(place), BACKUP_KEY: "a key for these tests" }),
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

async function register(browser: Browser): Promise<void> {
  const form = { ...person, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
  await browser.request("/identity/forms/register", { form });
  const mails = () => browser.request("/dev/mailbox/messages");
  await expect.poll(async () => (await mails()).body).toContain(person.email);
  const { items } = JSON.parse((await mails()).body);
  const { text } = items.find(({ to }: { to: { address: string } }) => to.address === person.email);
  await press(browser, /https?:\S+/.exec(text)?.[0] ?? "");
  await signOut(browser);
}

const entryPath = api + journalPaths.entry(randomUUID());
const entry = {
  title: "What I wrote",
  document: {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Only for me" }] }],
  },
  ties: [],
  updatedAt: new Date().toISOString(),
};

async function writeJournal(browser: Browser): Promise<void> {
  const { access_token } = await signIn(browser, person);
  const subject = claimsIn(access_token).sub;
  await browser.request("/dev/roles", { method: "POST", json: { subject, grant: ["WellspringPremium"] } });
  const headers = { authorization: `Bearer ${access_token}` };
  const { status } = await browser.request(entryPath, { method: "PUT", json: entry, headers });
  expect(status).toBeLessThan(300);
}

/** Leads and events in turn, which are all that strangers write. */
const leadOf = (number: number) => `lead-${number}@example.com`;
const writeOf = (number: number) =>
  number % 2 === 0
    ? { target: "/lead-routing/leads", body: { email: leadOf(number) } }
    : {
        target: `${collectPath}/track`,
        body: {
          event: "page_view",
          properties: {
            token: "test",
            $insert_id: `event-${number}`,
            distinct_id: `visitor-${number}`,
            time: Date.now() / 1000,
          },
        },
      };

async function read<T>(
  place: DatabasePlace,
  work: (select: (query: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
) {
  const database = await openDatabase({ ...place, log });
  try {
    return await work(
      async (query) => (await database.db.execute(sql.raw(query))).rows as Record<string, unknown>[],
    );
  } finally {
    await database.close();
  }
}

/** Every table's rows as one hash, and where every sequence stands. */
const contentOf = (place: DatabasePlace) =>
  read(place, async (select) => {
    const content: Record<string, unknown> = {};
    await select("set timezone = 'UTC'");
    const own = "n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public')";
    const tables = await select(
      `select n.nspname as schema, relname as name, relkind as kind from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'S') and ${own} order by 1, 2`,
    );
    for (const { schema, name, kind } of tables) {
      const columns =
        kind === "S"
          ? "last_value || '/' || is_called"
          : "md5(coalesce(string_agg(t::text, '|' order by t::text), '')) || count(*)";
      const [row] = await select(`select ${columns} as content from "${schema}"."${name}" t`);
      content[`${schema}.${name}`] = row!.content;
    }
    // A restore applies what a server has left for the first use of a part.
    delete content["platform.migrations"];
    return content;
  });

const writtenTo = (place: DatabasePlace) =>
  read(place, async (select) => {
    const leads = await select("select email from leads.leads");
    const events = await select("select insert_id from analytics.events");
    return new Set([...leads.map(({ email }) => email), ...events.map(({ insert_id }) => insert_id)]);
  });

/** Events that are in the restored folder and that the next start moves into the database. */
const waitingIn = ({ dataDir }: DatabasePlace): string =>
  (fs.existsSync(path.join(dataDir, "events")) ? fs.readdirSync(path.join(dataDir, "events")) : [])
    .map((name) => fs.readFileSync(path.join(dataDir, "events", name), "utf8"))
    .join("");

describe.each(["PGlite", "PostgreSQL"])("backups on %s", (kind) => {
  test("Backup while 100 writes a second run, restore elsewhere: every acknowledged write before the mark is there. On an empty machine every table is the same, a member signs in with the old password and opens the journal.", async () => {
    const place = await newPlaces[kind]!();
    const port = await freePort();
    const server = await start(place, port);
    const browser = createBrowser(port, `http://localhost:${port}`);
    await register(browser);
    await writeJournal(browser);

    // While writes go on.
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "wellspring-backups-"));
    folders.push(scratch);
    const [underLoad, quiet] = [path.join(scratch, "under-load"), path.join(scratch, "quiet")];
    const writes = startWrites(server.url.replace("localhost", "127.0.0.1"), writesPerSecond, writeOf);
    const moreWrites = async () => {
      const wanted = writes.acknowledged.size + writesAround;
      await expect.poll(() => writes.acknowledged.size, { timeout: 300_000 }).toBeGreaterThanOrEqual(wanted);
    };
    await moreWrites();
    const backup = await command("backup", [underLoad], place);
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringContaining("Every write acknowledged before"),
    });
    await moreWrites();
    const { sent, failed, seconds } = await writes.stop();
    expect(failed).toBe(0);
    const mark = Date.parse(/acknowledged before (\S+)/.exec(backup.output)![1]!);
    const before = [...writes.acknowledged].filter(([, at]) => at < mark).map(([number]) => number);
    expect(before.length).toBeGreaterThanOrEqual(writesAround);
    expect(before.length).toBeLessThan(writes.acknowledged.size);
    console.info(
      `${kind}: ${sent} writes in ${seconds.toFixed(1)} s, ${before.length} acknowledged before the mark; ${/[^/]* rows, .*/.exec(backup.output)?.[0]}`,
    );
    await stop(server);
    // The embedded database's can be moved to a PostgreSQL as well.
    const elsewhere = await emptyPlaces.PostgreSQL!();
    expect(await command("restore", [underLoad], elsewhere)).toMatchObject({ code: 0 });
    const moved = await start(elsewhere, port);
    // Events that waited beside the embedded database are moved into the new one.
    await expect.poll(() => waitingIn(elsewhere)).toBe("");
    await stop(moved);
    const written = await writtenTo(elsewhere);
    const nameOf = (number: number) => (number % 2 === 0 ? leadOf(number) : `event-${number}`);
    expect(before.filter((number) => !written.has(nameOf(number)))).toEqual([]);

    // With nobody there, into an empty machine of the same kind.
    expect(await command("backup", [quiet], place)).toMatchObject({ code: 0 });
    expect((await command("restore", [quiet, "--check"], place)).output).toContain("is whole");
    const machine = await emptyPlaces[kind]!();
    expect(await command("restore", [quiet], machine)).toMatchObject({ code: 0 });
    const restoredContent = await contentOf(machine);
    expect(restoredContent).toMatchObject(await contentOf(place));
    expect(Object.keys(restoredContent)).toContain("identity.accounts");
    const again = await start(machine, port);
    const later = createBrowser(port, `http://localhost:${port}`);
    const { access_token } = await signIn(later, person);
    const opened = await later.request(entryPath, { headers: { authorization: `Bearer ${access_token}` } });
    expect([opened.status, JSON.parse(opened.body)]).toEqual([
      200,
      expect.objectContaining({ title: entry.title, document: entry.document }),
    ]);
    await stop(again);

    // A second restore into it is refused, in a line.
    const refused = await command("restore", [quiet], machine);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/The target is not empty: .*--force\.\n$/),
    });
  }, 600_000);
});
