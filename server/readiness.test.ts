import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openServerKey } from "../services/journal/server-key.ts";
import { createReadiness, type ReadinessParts } from "./readiness.ts";

const folders: string[] = [];
// However slow the machine's disk is, no answer is late before a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function ready(changes: Partial<ReadinessParts> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ready-"));
  folders.push(dataDir);
  const lines: { level: string; part: string; reason?: string; message: string }[] = [];
  const note = (level: string) => (details: { part: string; reason?: string }, message: string) =>
    void lines.push({ level, ...details, message });
  const readiness = createReadiness({
    config: { dataDir, production: false, SMTP_URL: undefined },
    database: { ping: async () => {} },
    content: { list: async () => ({ total: 1, items: [] }) } as never,
    contentStatus: () => ({ source: "files", checkedAt: new Date(), problems: [] }),
    clock: { now: () => new Date("2026-11-14T15:00:00Z") },
    translations: () => ["kjv"],
    journalKey: async () => {},
    identity: async () => {},
    log: { error: note("error"), warn: note("warn") } as never,
    ...changes,
  });
  const broken = async () => (await readiness()).filter(({ ok }) => !ok).map(({ name }) => name);
  return { dataDir, lines, broken, readiness };
}

test("all is well", async () => {
  expect(await ready().broken()).toEqual([]);
});

test("in Production without SMTP_URL e-mail is not served, and pages still are", async () => {
  const config = { dataDir: tmpdir(), production: true, SMTP_URL: undefined };
  const { broken, lines } = ready({ config });
  expect(await broken()).toEqual(["mail"]);
  expect(lines).toEqual([
    { level: "error", part: "mail", reason: "SMTP_URL is not set", message: "not served: e-mail" },
  ]);
  expect(await ready({ config: { ...config, SMTP_URL: "smtp://mail.example" } }).broken()).toEqual([]);
});

test("an unreachable database is logged once with its reason, and so is its return", async () => {
  let isAway = true;
  const { broken, lines } = ready({
    database: {
      ping: async () => {
        if (isAway)
          throw new Error(
            "Cannot use PostgreSQL at db:5432/site (DATABASE_URL): nothing is listening there.",
          );
      },
    },
  });
  expect([await broken(), await broken()]).toEqual([["database"], ["database"]]);
  isAway = false;
  expect(await broken()).toEqual([]);
  expect(lines.map(({ level, part }) => `${level} ${part}`)).toEqual(["error database", "warn database"]);
  expect(lines[0]?.reason).toContain("nothing is listening there");
});

test("content that no page can use is not content, and a source that cannot be read takes no page away", async () => {
  const verse = { properties: { title: "A verse" }, cultures: { "en-us": {}, es: {} } };
  const whole = { ...verse, properties: { ...verse.properties, passage: "John.3.16" } };
  const of = (item: unknown) => ({ list: async () => ({ total: 1, items: [item] }) }) as never;
  expect(await ready({ content: of(whole) }).broken()).toEqual([]);
  expect(await ready({ content: of(verse) }).broken()).toEqual(["content"]);
  expect(await ready({ content: of({ ...whole, cultures: { "en-US": {}, es: {} } }) }).broken()).toEqual([
    "content",
  ]);
  const away = ready({
    contentStatus: () => ({
      source: "umbraco",
      checkedAt: new Date(),
      failure: "answered 502",
      problems: [],
    }),
  });
  expect(await away.broken()).toEqual(["content source"]);
  expect(away.lines[0]?.reason).toBe("answered 502");
});

test("a broken key file is reported", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "key-"));
  folders.push(folder);
  const { broken, lines } = ready({ journalKey: async () => void openServerKey(folder) });
  writeFileSync(path.join(folder, "journal.key"), "not a key");
  expect(await broken()).toEqual(["journal key"]);
  expect(lines[0]?.reason).toMatch(/journal\.key is not the journal's key/);
});

test("a full disk is reported while the server runs, and so is its recovery", async () => {
  const { dataDir, broken, lines } = ready();
  // The next write goes to the kernel's /dev/full.
  symlinkSync("/dev/full", path.join(dataDir, `.write-check-${process.pid}`));
  expect(await broken()).toEqual(["disk"]);
  expect(lines[0]).toMatchObject({ level: "error", reason: expect.stringContaining("ENOSPC") });
  expect(await broken()).toEqual([]);
  expect(lines.map(({ message }) => message.split(":")[0])).toEqual(["not served", "served again"]);
});

test("a read-only disk is reported", async () => {
  const { dataDir } = ready();
  writeFileSync(path.join(dataDir, "file"), "");
  // A folder that cannot be made, as on a full or read-only disk.
  const { broken, lines } = ready({
    config: { dataDir: path.join(dataDir, "file", "data"), production: false, SMTP_URL: undefined },
  });
  expect(await broken()).toEqual(["disk"]);
  expect(lines[0]?.message).toMatch(/^not served: data in DATA_DIR/);
});

test("readyz answers quickly even when a partner or the database hangs, and a probe every second does not hammer partners", async () => {
  let calls = 0;
  let pings = 0;
  const never = new Promise<never>(() => {});
  const { lines, readiness } = ready({
    answerMs: 80,
    timeoutMs: 2000,
    database: { ping: () => (pings++ === 0 ? Promise.resolve() : never) },
    partners: [
      {
        name: "stripe",
        essential: false,
        serves: "buying",
        everyMs: 60_000,
        run: () => {
          calls++;
          return never;
        },
      },
    ],
  });
  await readiness();
  for (let time = 0; time < 5; time++) {
    const answer = readiness();
    await vi.advanceTimersByTimeAsync(80);
    await answer;
  }
  expect([calls, pings]).toEqual([1, 2]);
  expect(lines).toEqual([]);
  // After their time is over they count as away, and each is said once. For the disk, a real one, time goes too fast here.
  await vi.advanceTimersByTimeAsync(2000 - 5 * 80);
  for (let time = 0; time < 2; time++) {
    const answer = readiness();
    await vi.advanceTimersByTimeAsync(80);
    const away = (await answer).filter(({ ok, name }) => !ok && name !== "disk");
    expect(away.map(({ name }) => name)).toEqual(["database", "stripe"]);
  }
  const said = lines.filter(({ part }) => part !== "disk");
  expect(said.map(({ part, reason }) => `${part}: ${reason}`).sort()).toEqual([
    "database: it does not answer",
    "stripe: it does not answer",
  ]);
});

test("a partner that has failed is asked again sooner, and its return is logged", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  let isAway = true;
  const { lines, readiness } = ready({
    partners: [
      {
        name: "stripe",
        essential: false,
        serves: "buying",
        everyMs: 60_000,
        run: async () => {
          if (isAway) throw new Error("refused");
        },
      },
    ],
  });
  const isUp = async () => (await readiness()).find(({ name }) => name === "stripe")!.ok;
  await readiness();
  expect(await isUp()).toBe(false);
  isAway = false;
  now = 14_000;
  await readiness();
  expect(await isUp()).toBe(false);
  now = 16_000;
  await readiness();
  expect(await isUp()).toBe(true);
  expect(lines.map(({ level, part }) => `${level} ${part}`)).toEqual(["error stripe", "warn stripe"]);
});
