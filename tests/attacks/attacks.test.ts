import { spawn } from "node:child_process";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addresses } from "../../attacks/addresses.ts";
import { createTarget } from "../../attacks/attack.ts";
import { closedWords } from "../../attacks/closed-words.ts";
import { findSurface } from "../../attacks/endpoints.ts";
import { floods } from "../../attacks/floods.ts";
import { heavyReads } from "../../attacks/heavy-reads.ts";
import { othersConsents } from "../../attacks/others-consents.ts";
import { othersData } from "../../attacks/others-data.ts";
import { createRandom } from "../../attacks/random.ts";
import { randomRequest } from "../../attacks/random-request.ts";
import { trials } from "../../attacks/trials.ts";
import { stripePath } from "../../contracts/checkout.ts";
import { listen } from "../../server/serve.ts";
import { makeDataDir, type RunningServer, root, startServer } from "../support/server.ts";

const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
let server: RunningServer;
const minutes = 60_000;

async function start(settings: Record<string, string>): Promise<void> {
  server = await startServer({ DATA_DIR: dataDir, ...settings });
}
const stop = async () => {
  server?.child.kill("SIGTERM");
  await server?.exit;
};
afterAll(async () => {
  await stop();
  remove();
});

function attack(...options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, "attacks/run.ts"), ...options], { cwd: root });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output })));
}

/** A client that disconnects is not a failure. */
const errorsIn = (output: string) => output.split("\n").filter((line) => line.includes('"level":50'));

beforeAll(() => start({ WORK_PER_ADDRESS: "60", CONNECTIONS_PER_ADDRESS: "100" }), minutes);

test(
  "npm run attack, in its short form, finds nothing open on the product as it ships",
  async () => {
    const { code, output } = await attack(server.url, "--short");
    expect(code, output).toBe(0);
    expect(output).toContain("0 succeed");
    expect(errorsIn(server.output())).toEqual([]);
  },
  4 * minutes,
);

test(
  "fuzzed requests at every endpoint are never answered with 500 or above",
  async () => {
    await stop();
    await start({ TRUSTED_PROXIES: "1" });
    const { code, output } = await attack(server.url, "--fuzz", "1500", "--seed", "14");
    expect(code, output).toBe(0);
    expect(errorsIn(server.output())).toEqual([]);
  },
  4 * minutes,
);

test(
  "an attack whose target is not on the site is skipped with a reason: nothing is for sale, leads are off",
  async () => {
    await stop();
    await start({ STRIPE_SANDBOX: "off", LEADS_URL: "off" });
    const names = ["lead-id", "lead-by-number", "claim"];
    const { code, output } = await attack(server.url, "--only", names.join());
    expect([code, output]).toEqual([0, expect.stringContaining("nothing can be bought on this site")]);
    expect(output).toContain("0 attacks tried, 3 could not be, 0 succeed.");
    const { endpoints } = await findSurface(createTarget(server.url, true), "Wellspring");
    expect(endpoints.filter(({ path }) => path.startsWith(`${stripePath("Wellspring")}/`))).toEqual([]);
  },
  2 * minutes,
);

test("on a site that has none of their targets, attacks are skipped and do not count as held", async () => {
  const empty = createServer((_request, response) => response.writeHead(404).end());
  const port = await listen(empty, 0, "127.0.0.1");
  const groups = [addresses, trials, othersData, othersConsents, closedWords, heavyReads, floods];
  const names = groups.flat().map(({ name }) => name);
  const { output } = await attack(`http://127.0.0.1:${port}`, "--short", "--only", names.join());
  empty.close();
  expect(output).toContain(`0 attacks tried, ${names.length} could not be, 0 succeed.`);
});

test("it sends to the given host only, also when that host redirects to another", async () => {
  const target = createTarget("http://127.0.0.1:9", true);
  await expect(target.request("http://127.0.0.2/")).rejects.toThrow("the only host that is attacked");
  await expect(target.request("//elsewhere.example/")).rejects.toThrow("the only host that is attacked");
  const redirecting = createServer((_request, response) =>
    response.writeHead(302, { location: "http://127.0.0.2:9/" }).end(),
  );
  const port = await listen(redirecting, 0, "127.0.0.1");
  expect((await createTarget(`http://127.0.0.1:${port}`, true).request("/")).status).toBe(302);
  redirecting.close();
});

test("it exits with 2 when no site, or no Wellspring site, is given", async () => {
  for (const options of [[], ["nowhere"], ["ftp://127.0.0.1"], ["http://a.invalid", "http://b.invalid"]])
    expect((await attack(...options)).code, options.join(" ")).toBe(2);
});

test("a seed gives the same requests again", () => {
  const endpoint = { method: "POST", path: "/a/:id", kind: "service" as const };
  const some = () => {
    const random = createRandom(7);
    const sender = {
      person: { kind: "signed out" as const, headers: [], renew: async () => {} },
      from: { words: ["a"], ids: ["b"], defs: {} },
    };
    return Array.from({ length: 50 }, () => randomRequest(random, endpoint, sender));
  };
  expect(some()).toEqual(some());
});
