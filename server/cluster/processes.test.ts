import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { minFillMs } from "../../services/contact/rules.ts";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import {
  makeDataDir,
  type RunningServer,
  root,
  startServer,
  testEnvironment,
} from "../../tests/support/server.ts";
import { type PinnedWorker, pinWorkers, startLoad, workerPids } from "../../tests/support/workers.ts";
import { nodeFlags } from "../node-flags.mjs";

const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const withdrawn = "Words that are taken back.";

const closeAll = (workers: readonly { close(): void }[]) => {
  for (const { close } of workers) close();
};

/** In the first of them; the others follow. */
async function moveClock(workers: readonly PinnedWorker[], change: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(change);
  const moved = await workers[0]!.send("/dev/clock", { method: "POST", headers, body });
  expect(moved.status).toBe(200);
  const { offsetMs } = JSON.parse(moved.body);
  for (const { send } of workers)
    await eventually(async () => expect(JSON.parse((await send("/dev/clock")).body).offsetMs).toBe(offsetMs));
}

/** When the last of its threads has ended and its connections are closed. */
async function gone(pid: number): Promise<number> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return performance.now();
    }
    await sleep(1);
  }
}

/** As npm starts it, where every process watches the one that started it. */
const underNpm = {
  npm_lifecycle_event: "start",
  STOP_WITH_PARENT: String(process.pid),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, "scripts/stop-with-parent.mjs")).href}`,
};

describe("two workers", () => {
  let server: RunningServer;
  let port: number;
  let content: string;
  const data = makeDataDir();
  closing.push(data.remove);

  beforeAll(async () => {
    const { url } = await newPostgresPlace();
    content = mkdtempSync(path.join(tmpdir(), "wellspring-content-"));
    closing.push(() => rmSync(content, { recursive: true, force: true }));
    cpSync(path.join(root, "content"), content, { recursive: true });
    appendFileSync(path.join(content, "about.en-US.md"), `\n\n${withdrawn}\n`);
    port = await freePort();
    server = await startServer({
      PROCESSES: "2",
      PORT: String(port),
      DATABASE_URL: url!,
      DATA_DIR: data.dataDir,
      CONTENT_DIR: content,
      DATABASE_POOL: "60",
      ...underNpm,
    });
    closing.push(async () => {
      server.child.kill("SIGKILL");
      await server.exit;
    });
  });

  test("get the server's flags, and say once that they are ready and what is wrong", async () => {
    expect(server.output().match(/is ready at/g)).toHaveLength(1);
    expect(server.output()).toContain("(2 processes, ");
    await expect
      .poll(() => server.output())
      .toMatch(/PROCESSES is 2 and each may open 60 connections .* 120 together/);
    expect(server.output().match(/connections \(DATABASE_POOL\)/g)).toHaveLength(1);
    const pids = workerPids(server.child.pid!);
    expect(pids).toHaveLength(2);
    for (const pid of pids) {
      const given = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      for (const flag of nodeFlags) expect(given).toContain(flag);
    }
    const [worker] = await pinWorkers(port, 1);
    for (const path of ["/healthz", "/readyz"]) expect((await worker!.send(path)).status).toBe(200);
    worker!.close();
  });

  test("share one page cache: each page is made once, also after a publish, and nothing withdrawn is sent by either", async () => {
    const workers = await pinWorkers(port, 2);
    onTestFinished(() => closeAll(workers));
    const made = async () =>
      (await Promise.all(workers.map((worker) => worker.made()))).reduce((a, b) => a + b);
    const articles = readdirSync(path.join(content, "articles"))
      .filter((name) => name.endsWith(".en-US.md"))
      .map((name) => `/articles/${name.slice(0, -".en-US.md".length)}`);
    const paths = ["/about", "/faq", "/giving", "/terms", "/privacy", "/cookies", ...articles.slice(0, 14)];
    const ask = (at: string) => Promise.all(workers.map((worker) => worker.send(at)));
    // Files are read once a worker knows which are of its build. The same page, under an address that is in no cache.
    let nth = 0;
    const madeForOne = async () => {
      const begun = await made();
      await ask(`${articles.at(-1)}?with=none-${nth++}`);
      return (await made()) - begun;
    };
    await expect.poll(madeForOne, { timeout: 240_000 }).toBe(1);
    const before = await made();
    for (const at of paths) await ask(at);
    // Both at the same moment, twenty pages: one of them makes each.
    expect((await made()) - before).toBe(paths.length);

    expect((await ask("/about")).every(({ body }) => body.includes(withdrawn))).toBe(true);
    const file = path.join(content, "about.en-US.md");
    writeFileSync(file, readFileSync(file, "utf8").replace(withdrawn, ""));
    const areNew = async () => (await ask("/about")).every(({ body }) => !body.includes(withdrawn));
    await expect.poll(areNew, { timeout: 240_000 }).toBe(true);
    for (let time = 0; time < 3; time++) for (const at of paths) await ask(at);
    expect(await areNew()).toBe(true);
    // One page has changed. Each worker may meet it once while the other has not read the file yet.
    const afterPublish = (await made()) - before - paths.length;
    expect(afterPublish).toBeGreaterThanOrEqual(1);
    expect(afterPublish).toBeLessThanOrEqual(3);
  }, 600_000);

  test("count limits together, and know each other's contact tokens", async () => {
    const workers = await pinWorkers(port, 2);
    onTestFinished(() => closeAll(workers));
    const json = { "content-type": "application/json" };
    const { token } = JSON.parse((await workers[0]!.send("/contact-api/v1/token")).body);
    // Nobody writes a message within three seconds.
    await moveClock(workers, { advanceMs: minFillMs + 1000 });
    const write = (nth: number) =>
      workers[nth % 2]!.send("/contact-api/v1/messages", {
        method: "POST",
        headers: json,
        body: JSON.stringify({
          name: "Ana",
          email: "ana@example.com",
          subject: "other",
          message: `May I read this plan with my group? ${nth}`,
          token,
        }),
      });
    const statuses = [];
    // Six with a token, three without: the other worker knows it.
    for (let nth = 1; nth <= 8; nth++) statuses.push((await write(nth)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);

    const forget = (nth: number) =>
      workers[nth % 2]!.send("/identity/forms/forgot-password", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: `http://localhost:${port}`,
          host: `localhost:${port}`,
        },
        body: `email=nobody${nth}%40example.com&locale=en-US`,
      });
    const places = [];
    for (let nth = 0; nth < 17; nth++) places.push((await forget(nth)).location);
    expect(places.filter((place) => place.includes("notice=sent"))).toHaveLength(15);
    expect(places.slice(15).every((place) => place.includes("too-many-attempts"))).toBe(true);
  });

  test("a clock that is moved in one is moved in the other", async () => {
    const workers = await pinWorkers(port, 2);
    onTestFinished(() => closeAll(workers));
    await moveClock(workers, { advanceMs: 3 * 86_400_000 });
    await moveClock(workers, { reset: true });
  });

  test("one killed under load: no failed request but those in flight on it, and it is replaced", async () => {
    const pids = workerPids(server.child.pid!);
    const load = startLoad(port, "/about");
    const more = async () => {
      const before = load.requests.length;
      await eventually(() => expect(load.requests.length).toBeGreaterThan(before + 50));
    };
    await more();
    process.kill(pids[0]!, "SIGKILL");
    const goneAt = await gone(pids[0]!);
    await expect
      .poll(() => workerPids(server.child.pid!).filter((pid) => !pids.includes(pid)))
      .toHaveLength(1);
    const workers = await pinWorkers(port, 2);
    closeAll(workers);
    await more();
    await load.stop();
    const failed = load.requests.filter(({ failure }) => failure !== undefined);
    // Of eight at a time, those that had begun before it was gone.
    expect(failed.filter(({ at }) => at > goneAt)).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(8);
    expect(server.output()).toMatch(/"signal":"SIGKILL".*"a process ended and is replaced"/);
  });

  test("SIGTERM ends all of them, each in good order", async () => {
    const pids = workerPids(server.child.pid!);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(server.output().match(/"signal":"SIGTERM","msg":"stopping"/g)).toHaveLength(2);
    const folder = path.join(data.dataDir, "pages");
    expect(statSync(folder).isDirectory()).toBe(true);
  });
});

test("the primary stays small: what serves is loaded in the workers alone", async () => {
  const program = `
    const { registerHooks } = await import("node:module");
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import("./server/cluster/primary.ts");
    console.log(JSON.stringify(loaded));`;
  const args = ["--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((url) => url.endsWith("/server/cluster/primary.ts"))).toBe(true);
  expect(
    loaded.filter((url) => /\/(services|site|node_modules\/(react|hono|pg|drizzle-orm))\//.test(url)),
  ).toEqual([]);
});

describe("a start that fails is one message and one code", () => {
  async function runOnce(settings: Record<string, string>) {
    const { dataDir, remove } = makeDataDir();
    onTestFinished(remove);
    const child = spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
      cwd: root,
      env: testEnvironment({ DATA_DIR: dataDir, PROCESSES: "3", ...settings }),
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [[status], stderr] = await Promise.all([once(child, "close"), text(child.stderr)]);
    return { status, stderr };
  }

  test("without PostgreSQL, with words and code 2", async () => {
    const { status, stderr } = await runOnce({});
    expect(status).toBe(2);
    expect(stderr.match(/DATABASE_URL: required when PROCESSES is more than 1/g)).toHaveLength(1);
    expect((await runOnce({ PROCESSES: "1000" })).stderr).toContain("- PROCESSES: ");
  });

  test("with PostgreSQL away, and with the port taken", async () => {
    const away = await runOnce({ DATABASE_URL: `postgres://a:b@127.0.0.1:${await freePort()}/c` });
    expect(away.status).toBe(1);
    expect(away.stderr.match(/nothing is listening there/g)).toHaveLength(1);
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { url } = await newPostgresPlace();
    const clash = await runOnce({ DATABASE_URL: url!, PORT: String(port) });
    expect(clash.status).toBe(1);
    expect(clash.stderr.match(/Set PORT to another one/g)).toHaveLength(1);
  });
});
