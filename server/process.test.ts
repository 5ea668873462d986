import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../scripts/free-ports.mjs";
import { newPostgresPlace } from "../tests/support/databases.ts";
import {
  makeDataDir,
  type RunningServer,
  root,
  sendRequest,
  startServer,
  testEnvironment,
} from "../tests/support/server.ts";
import { nodeFlags } from "./node-flags.mjs";

let data: ReturnType<typeof makeDataDir>;
/** The tests run one after the other and use one data folder in turn. */
const started: RunningServer[] = [];
beforeAll(() => {
  data = makeDataDir(inject("pgliteTemplate"));
});
afterAll(async () => {
  await killStarted();
  data.remove();
});

async function killStarted(): Promise<void> {
  for (const { child, exit } of started) {
    child.kill("SIGKILL");
    await exit;
  }
}

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  await killStarted();
  const server = await startServer({ DATA_DIR: data.dataDir, ...settings });
  started.push(server);
  return server;
}

async function runOnce(settings: Record<string, string>): Promise<{ status: number | null; stderr: string }> {
  const child = spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
    cwd: root,
    env: testEnvironment({ DATA_DIR: data.dataDir, ...settings }),
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [[status], stderr] = await Promise.all([once(child, "close"), text(child.stderr)]);
  return { status, stderr };
}

describe("settings", () => {
  test("bad settings are all listed in one clear error and the process exits 2", async () => {
    const { status, stderr } = await runOnce({ PORT: "x", ORIGIN: "nowhere", PAGE_CACHE_MB: "-5" });
    expect(status).toBe(2);
    for (const name of ["PORT", "ORIGIN", "PAGE_CACHE_MB"]) expect(stderr).toContain(`- ${name}: `);
    expect(stderr).toContain("docs/settings.md");
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("Production refuses to start without its settings, also with code 2", async () => {
    const { status, stderr } = await runOnce({ ENVIRONMENT: "Production" });
    expect(status).toBe(2);
    expect(stderr).toContain("- DATABASE_URL: required");
  });

  test("Production refuses to open with pages that are still templates, and names each with its file", async () => {
    const { url } = await newPostgresPlace();
    const { status, stderr } = await runOnce({
      ENVIRONMENT: "Production",
      JOURNAL_KEYS: Buffer.alloc(32, 7).toString("base64"),
      ORIGIN: "https://wellspring.example",
      OIDC_AUTHORITY: "https://identity.example",
      DATABASE_URL: url!,
      PORT: "0",
    });
    expect(status).toBe(1);
    for (const page of ["terms", "privacy", "cookies", "editorial-standards"]) {
      expect(stderr).toContain(`/${page} (en-US) in content/${page}.en-US.md`);
      expect(stderr).toContain(`/es/${page} (es) in content/${page}.es.md`);
    }
    expect(stderr).toContain("LAUNCH_CHECK=off");
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("content that cannot be loaded stops the start with words and code 1", async () => {
    const folder = path.join(data.dataDir, "broken-content");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "broken.yaml"), "id: [\n");
    const { status, stderr } = await runOnce({ CONTENT_DIR: folder, PORT: "0" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.yaml:\d+ /);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

/** A form half sent, which the server has begun to read, on a connection of its own that we never close. */
async function subscribing({ url }: RunningServer, email: string) {
  const body = new URLSearchParams({ email }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
    accept: "text/html",
    expect: "100-continue",
  };
  const agent = new Agent({ keepAlive: true });
  const sent: ClientRequest = request(`${url}/newsletter`, { method: "POST", headers, agent });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  const [[socket]] = await Promise.all([once(sent, "socket"), once(sent, "continue"), sent.flushHeaders()]);
  sent.write(body.slice(0, 10));
  return {
    closed: once(socket, "close"),
    async finish(): Promise<string> {
      sent.end(body.slice(10));
      const [response] = await answered;
      expect(response.statusCode).toBe(200);
      return text(response);
    },
  };
}

describe("the process", () => {
  test("starts, says when its port is taken, stops and starts again", async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const other = makeDataDir(inject("pgliteTemplate"));
    const clash = await runOnce({ PORT: port, DATA_DIR: other.dataDir });
    other.remove();
    expect(clash.status).toBe(1);
    expect(clash.stderr).toContain("Set PORT to another one.");
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);
    const second = await start();
    expect((await sendRequest(second.url, "/")).status).toBe(200);
    second.child.kill("SIGINT");
    expect(await second.exit).toBe(0);
  });

  test("SIGTERM: stops accepting, finishes the requests in flight, closes the database, exits 0", async () => {
    const server = await start();
    const one = await subscribing(server, "first@example.com");
    expect(await one.finish()).toContain("first@example.com");
    const [two, three] = [
      await subscribing(server, "second@example.com"),
      await subscribing(server, "third@example.com"),
    ];
    server.child.kill("SIGTERM");
    await expect
      .poll(() =>
        sendRequest(server.url, "/healthz").then(
          () => "accepts",
          (error) => error.code,
        ),
      )
      .toBe("ECONNREFUSED");
    // A connection that stays open must not hold the stop back, whether it was idle or is just done.
    await one.closed;
    expect(await two.finish()).toContain("second@example.com");
    await two.closed;
    expect(await three.finish()).toContain("third@example.com");
    expect(await server.exit).toBe(0);
    // Level 40 is in the log of Production, too.
    expect(server.output()).toMatch(/"level":40,.*"signal":"SIGTERM","msg":"stopping"/);
  });

  test("SIGTERM to `npm start` itself: nothing is left on its port", async () => {
    await killStarted();
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: root,
      env: {
        ...testEnvironment({ DATA_DIR: data.dataDir, PORT: String(port) }),
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void npm.kill("SIGKILL"));
    let output = "";
    npm.stdout.on("data", (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, { timeout: 240_000 }).toContain("is ready at");
    const answers = () =>
      sendRequest(`http://127.0.0.1:${port}`, "/healthz").then(
        ({ status }) => status,
        (error) => error.code,
      );
    expect(await answers()).toBe(200);
    npm.kill("SIGTERM");
    await expect.poll(answers).toBe("ECONNREFUSED");
    // The database was closed, too: the next start finds no lock.
    await expect.poll(() => readdirSync(data.dataDir)).not.toContain("postgres.lock");
  });

  test("in Production every line is JSON, and only warnings and errors are logged beside the start and the access log, with what an operator may have forgotten, the developer's tools are not there, and content is watched", async () => {
    const { url } = await newPostgresPlace();
    const content = mkdtempSync(path.join(tmpdir(), "wellspring-content-"));
    onTestFinished(() => rmSync(content, { recursive: true, force: true }));
    cpSync(path.join(root, "content"), content, { recursive: true });
    const port = await freePort();
    const server = await start({
      ENVIRONMENT: "Production",
      LAUNCH_CHECK: "off",
      ACCESS_LOG: "on",
      CONTENT_DIR: content,
      JOURNAL_KEYS: Buffer.alloc(32, 7).toString("base64"),
      ORIGIN: "https://wellspring.example",
      OIDC_AUTHORITY: "https://identity.example",
      DATABASE_URL: url!,
      PORT: String(port),
    });
    expect(server.url).toBe("https://wellspring.example");
    const base = `http://127.0.0.1:${port}`;
    expect((await sendRequest(base, "/healthz")).status).toBe(200);
    expect((await sendRequest(base, "/dev/clock")).status).toBe(404);
    const page = await sendRequest(base, "/about");
    expect(String(page.body)).toContain('<link rel="canonical" href="https://wellspring.example/about"/>');
    expect(page.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    // Every line of both outputs is JSON.
    const lines = () =>
      server
        .output()
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { level: number; msg: string; path?: string; requestId?: string });
    const reported = () => lines().filter(({ path: requested }) => requested === undefined);
    expect(reported().filter(({ level }) => level < 40)).toEqual([
      expect.objectContaining({ msg: expect.stringMatching(/is ready at https:\/\/wellspring\.example/) }),
    ]);
    expect(reported().some(({ level, msg }) => level === 40 && msg.startsWith("SMTP_URL is not set"))).toBe(
      true,
    );
    const headers = { "x-forwarded-for": "203.0.113.9" };
    for (const address of ["/about", "/faq", "/es/about", "/es/faq?token=secret"])
      await sendRequest(base, address, { headers });
    await expect.poll(() => server.output().split("TRUSTED_PROXIES is 0, but").length).toBe(2);
    const { notes } = JSON.parse(String((await sendRequest(base, "/readyz")).body));
    expect(notes).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
    await expect
      .poll(() => lines().find(({ path: requested }) => requested === "/es/faq"))
      .toMatchObject({ method: "GET", status: 200, cache: "miss", requestId: expect.any(String), level: 30 });
    expect(server.output()).not.toContain("secret");
    expect((await sendRequest(base, "/metrics")).status).toBe(404);
    appendFileSync(path.join(content, "about.en-US.md"), "\n\nWritten while the server runs.\n");
    const about = async () => String((await sendRequest(base, "/about")).body);
    await expect.poll(about, { timeout: 60_000 }).toContain("Written while the server runs.");
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(lines().at(-1)).toMatchObject({ level: 40, msg: "stopping" });
  });
});
