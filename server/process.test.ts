import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newPostgresPlace } from "../tests/support/databases.ts";
import {
  ask,
  freePort,
  makeDataDir,
  type RunningServer,
  root,
  startServer,
  testEnvironment,
} from "../tests/support/server.ts";

let data: ReturnType<typeof makeDataDir>;
/** The tests run one after the other and use one data folder in turn. */
const started: RunningServer[] = [];
beforeAll(() => {
  data = makeDataDir(inject("pgliteTemplate"));
});
afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ exit }) => exit));
  data.remove();
});

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  for (const { child, exit } of started) {
    child.kill("SIGKILL");
    await exit;
  }
  const server = await startServer({ DATA_DIR: data.dataDir, ...settings });
  started.push(server);
  return server;
}

const runOnce = (settings: Record<string, string>) =>
  spawnSync(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: testEnvironment({ DATA_DIR: data.dataDir, ...settings }),
    encoding: "utf8",
    timeout: 60_000,
  });

describe("settings", () => {
  test("bad settings are all listed in one clear error and the process exits 2", () => {
    const { status, stderr } = runOnce({ PORT: "x", ORIGIN: "nowhere", PAGE_CACHE_MB: "-5" });
    expect(status).toBe(2);
    for (const name of ["PORT", "ORIGIN", "PAGE_CACHE_MB"]) expect(stderr).toContain(`- ${name}: `);
    expect(stderr).toContain(".env.example");
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("Production refuses to start without its settings, also with code 2", () => {
    const { status, stderr } = runOnce({ ENVIRONMENT: "Production" });
    expect(status).toBe(2);
    expect(stderr).toContain("- DATABASE_URL: required");
  });

  test("content that cannot be loaded stops the start with words and code 1", () => {
    const folder = path.join(data.dataDir, "content");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "broken.yaml"), "id: [\n");
    const { status, stderr } = runOnce({ CONTENT_DIR: folder, PORT: "0" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/broken\.yaml:\d+ /);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe("the process", () => {
  test("starts, says when its port is taken, stops and starts again", async () => {
    const first = await start();
    const { port } = new URL(first.url);
    const other = makeDataDir(inject("pgliteTemplate"));
    const clash = runOnce({ PORT: port, DATA_DIR: other.dataDir });
    other.remove();
    expect(clash.status).toBe(1);
    expect(clash.stderr).toContain("Set PORT to another one.");
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);
    const second = await start();
    expect((await ask(second.url, "/")).status).toBe(200);
    second.child.kill("SIGINT");
    expect(await second.exit).toBe(0);
  }, 120_000);

  test("SIGTERM: stops accepting, finishes the request in flight, closes the database, exits 0", async () => {
    const server = await start();
    const { port } = new URL(server.url);
    const agent = new Agent({ keepAlive: true });
    const body = "email=in-flight%40example.com";
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
      accept: "text/html",
    };
    // A connection that stays open must not hold the stop back.
    await new Promise((resolve) =>
      request({ port, path: "/healthz", agent }, (response) => response.resume().on("end", resolve)).end(),
    );
    const sent = request({ port, path: "/newsletter", method: "POST", headers, agent });
    const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
      sent.on("error", reject);
      sent.on("response", async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    sent.write(body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = performance.now();
    server.child.kill("SIGTERM");
    await expect
      .poll(
        () =>
          ask(server.url, "/healthz").then(
            () => "accepts",
            (error) => error.code,
          ),
        { timeout: 20_000 },
      )
      .toBe("ECONNREFUSED");
    sent.end(body.slice(10));
    const { status, text } = await answered;
    expect(status).toBe(200);
    expect(text).toContain("in-flight@example.com");
    expect(await server.exit).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(5000);
  }, 120_000);

  test("in Production only errors are logged, and the developer's tools are not there", async () => {
    const { url } = await newPostgresPlace();
    const port = await freePort();
    const server = await start({
      ENVIRONMENT: "Production",
      JOURNAL_KEYS: Buffer.alloc(32, 7).toString("base64"),
      ORIGIN: "https://wellspring.example",
      OIDC_AUTHORITY: "https://identity.example",
      DATABASE_URL: url!,
      PORT: String(port),
    });
    expect(server.url).toBe("https://wellspring.example");
    const base = `http://127.0.0.1:${port}`;
    expect((await ask(base, "/healthz")).status).toBe(200);
    expect((await ask(base, "/dev/clock")).status).toBe(404);
    const page = await ask(base, "/about");
    expect(String(page.body)).toContain('<link rel="canonical" href="https://wellspring.example/about"/>');
    expect(page.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    expect(lines.map((line) => JSON.parse(line).level).filter((level) => level < 50)).toEqual([]);
  }, 120_000);
});
