import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { type SmtpServer, startSmtpServer } from "../../platform/mail/test-smtp.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import { heardEvents } from "../../services/checkout/checkout-jobs.ts";
import { newPglitePlace, newPostgresPlace } from "../../tests/support/databases.ts";
import {
  makeDataDir,
  type RunningServer,
  root,
  startServer,
  testEnvironment,
} from "../../tests/support/server.ts";
import { liveKey, startStripeServer } from "../../tests/support/stripe-server.ts";
import { type Config, readConfig } from "../config.ts";
import { readEnvFile } from "../setup/env-file.ts";
import { setUp } from "../setup/setup.ts";
import { checkContent, checkContentWebhook } from "./content.ts";
import { checkDataDir } from "./data-dir.ts";
import { checkDatabase } from "./database.ts";
import type { Finding } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkProxies } from "./proxies.ts";
import { checkPublicAddress } from "./public-address.ts";
import { checkStripe } from "./stripe.ts";

const log = pino({ level: "silent" });
const closing: (() => unknown)[] = [];
let smtp: SmtpServer;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let server: RunningServer;
let file: string;
let config: Config;

/** An installation as its operator makes it: set up with flags, started in Production. */
beforeAll(async () => {
  smtp = await startSmtpServer();
  const sandbox = await openDatabase({ ...(await newPglitePlace()), log });
  stripe = await startStripeServer(sandbox);
  const { dataDir, remove } = makeDataDir();
  closing.push(
    remove,
    () => sandbox.close(),
    () => stripe.close(),
    () => smtp.close(),
  );
  const port = String(await freePort());
  file = path.join(dataDir, ".env");
  await setUp({
    root,
    file,
    given: {
      ORIGIN: `http://localhost:${port}`,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: (await newPostgresPlace()).url!,
      SMTP_URL: smtp.url,
      MAIL_FROM: "no-reply@wellspring.org",
      CONTACT_TO: "contact@wellspring.org",
      SECURITY_CONTACT: "mailto:security@wellspring.org",
      STRIPE_SECRET_KEY: liveKey,
      STRIPE_PUBLISHABLE_KEY: "pk_live_known",
      STRIPE_API_URL: stripe.url,
    },
    asker: undefined,
    force: false,
    unchecked: false,
    newWebhook: false,
    mailTo: undefined,
    log,
    say() {},
  });
  // The library's own pages are templates for an operator.
  writeFileSync(file, "LAUNCH_CHECK=off\n", { flag: "a" });
  const values = readEnvFile(file);
  config = readConfig({ ...values, SWORD_PATH: path.join(root, "data", "sword") }, root);
  server = await startServer(values);
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exit;
  for (const close of closing.reverse()) await close();
});

function doctor(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["scripts/doctor.mjs", ...args], {
    cwd: root,
    env: testEnvironment(),
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, output })));
}
const bad = (findings: Finding[]) => findings.filter(({ state }) => state === "fail" || state === "warning");
const words = (findings: Finding[]) =>
  bad(findings)
    .map(({ state, found }) => `${state} ${found}`)
    .join("\n");

test("npm run doctor checks a running installation, with --json for machines, and needs nothing stopped", async () => {
  const { code, output } = await doctor("--json", "--file", file, "--mail-to", "me@wellspring.org");
  const report = JSON.parse(output) as { healthy: boolean; findings: Finding[] };
  expect(report.findings.filter(({ state }) => state === "fail")).toEqual([]);
  expect([code, report.healthy]).toEqual([0, true]);
  const fine = report.findings.filter(({ state }) => state === "ok").map(({ check }) => check);
  expect(fine).toEqual(
    expect.arrayContaining([
      "settings",
      "data folder",
      "database",
      "database connections",
      "public address",
      "readyz",
      "installation",
      "proxies",
      "mail",
      "mail sent",
      "stripe",
      "stripe webhook",
      "stripe webhook secret",
      "cms",
      "sign-in",
      "scripture",
    ]),
  );
  expect(words(report.findings)).toContain("plain http");
  expect(words(report.findings)).toContain("are still templates");
  expect(smtp.received.at(-1)?.to).toEqual(["me@wellspring.org"]);
});

test("settings that are wrong, and a file that is not there, are a line each and exit code 1", async () => {
  const wrong = path.join(config.dataDir, "wrong");
  writeFileSync(wrong, "PORT=many\nORIGIN=nothing\n");
  const { code, output } = await doctor("--file", wrong);
  expect(code).toBe(1);
  expect(output).toContain("fail     settings: PORT: must be a number\n         to mend it: ");
  expect((await doctor("--file", config.dataDir)).output).toContain("there is no such file");
  expect((await doctor("--all")).output).toContain("npm run doctor -- [--mail-to");
});

describe("doctor finds each fault", () => {
  test("the database", async () => {
    const check = (url: string) => checkDatabase({ ...config, DATABASE_URL: url }, log);
    expect(words(await check("postgres://127.0.0.1:1/x"))).toContain("nothing is listening there");
    const admin = new pg.Client({ connectionString: config.DATABASE_URL });
    await admin.connect();
    const url = new URL(config.DATABASE_URL!);
    const role = `guest_${url.pathname.slice(-8)}`;
    try {
      await admin.query(`create role ${role} login password 'guest'`);
      url.username = role;
      url.password = "guest";
      const found = words(await check(url.href));
      expect(found).toContain("may not make schemas");
      expect(found).toContain("fail permission denied");
      await admin.query("update platform.migrations set checksum = 'x' where service = 'jobs'");
      expect(words(await check(config.DATABASE_URL!))).toContain("was changed after it had been applied");
    } finally {
      await admin.query(`drop role if exists ${role}`);
      await admin.end();
    }
  });

  test("the embedded database is not looked into beside a server, which is said", async () => {
    const [finding] = await checkDatabase({ ...config, DATABASE_URL: undefined }, log);
    expect(finding).toMatchObject({ state: "skipped", found: expect.stringContaining("one process only") });
  });

  test("the data folder", async () => {
    expect(words(await checkDataDir({ dataDir: file }))).toContain("cannot be written to");
  });

  test("mail", async () => {
    expect(words(await checkMail({ ...config, SMTP_URL: undefined }, log))).toContain("SMTP_URL is not set");
    const [away] = await checkMail({ ...config, SMTP_URL: "smtp://127.0.0.1:1" }, log);
    expect(away).toMatchObject({ state: "fail", mend: expect.stringContaining("Nothing listens there") });
    smtp.refuse("550 5.7.1 not you");
    const refused = await checkMail(config, log, "me@wellspring.org");
    smtp.refuse(undefined);
    expect(words(refused)).toContain("550 5.7.1 not you");
  });

  test("the public address: nobody there, somebody else there, other keys than these settings", async () => {
    expect(words(await checkPublicAddress({ ...config, ORIGIN: "http://localhost:1" }))).toContain(
      "ECONNREFUSED",
    );
    const other = { ...config, JOURNAL_KEYS: [Buffer.alloc(32)] };
    expect(words(await checkPublicAddress(other))).toContain("other keys than these settings");
    expect(
      words(await checkPublicAddress({ ...config, ORIGIN: smtp.url.replace("smtp:", "http:") })),
    ).toContain("cannot be reached");
    expect(words(await checkPublicAddress({ ...config, ORIGIN: stripe.url }))).toContain(
      "/healthz answers 404",
    );
  });

  test("a proxy that is plainly there while TRUSTED_PROXIES is 0", async () => {
    const proxy = createServer((from, to) => {
      const headers = { ...from.headers, "x-forwarded-for": "192.0.2.1" };
      from.pipe(
        request(config.ORIGIN + from.url, { headers }, (answer) => {
          to.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(to);
        }),
      );
    });
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    const { port } = proxy.address() as AddressInfo;
    const found = words(await checkPublicAddress({ ...config, ORIGIN: `http://127.0.0.1:${port}` }));
    proxy.close();
    expect(found).toContain("1 proxies add to X-Forwarded-For, but TRUSTED_PROXIES is 0");
  });

  test.each([
    [{ forwarded: 1, trustedProxies: 1 }, 1, undefined],
    [{ forwarded: 1, trustedProxies: 2 }, 2, "visitors can claim any address"],
    [{ forwarded: 2, trustedProxies: 1 }, 1, "visitors count as one address"],
    [{ forwarded: 0, trustedProxies: 0 }, 0, "a proxy with TLS is plainly there"],
    [{ forwarded: 1, trustedProxies: 0 }, 1, "the running server has TRUSTED_PROXIES=0"],
  ])("proxies: %o where TRUSTED_PROXIES is %i", (details, TRUSTED_PROXIES, expected) => {
    const findings = checkProxies(details, { ORIGIN: "https://a.example", TRUSTED_PROXIES });
    expect(bad(findings)[0]?.found ?? "").toContain(expected ?? "");
    expect(bad(findings)).toHaveLength(expected ? 1 : 0);
  });

  describe("Stripe", () => {
    let endpoint: (typeof stripe.endpoints)[0];
    beforeEach(() => {
      endpoint = stripe.endpoints[0]!;
    });

    test("its key, its webhook's events and state, the webhook's secret", async () => {
      const found = async (wrong: Partial<Config> = {}) => words(await checkStripe({ ...config, ...wrong }));
      expect(await found()).toBe(`warning cards are not taken by Stripe but by ${stripe.url}`);
      expect(await found({ STRIPE_SECRET_KEY: "sk_live_other" })).toContain("Stripe does not know");
      expect(await found({ STRIPE_API_URL: "http://127.0.0.1:1" })).toContain("cannot be read");
      expect(await found({ STRIPE_PUBLISHABLE_KEY: undefined })).toContain("no card form is shown");
      expect(await found({ STRIPE_SECRET_KEY: undefined })).toContain("nothing can be bought");
      expect(await found({ STRIPE_WEBHOOK_SECRET: "whsec_another_0123456" })).toContain(
        "another STRIPE_WEBHOOK_SECRET",
      );
      endpoint.enabled_events = heardEvents.slice(1);
      expect(await found()).toContain(`does not send ${heardEvents[0]}`);
      endpoint.enabled_events = [...heardEvents, "payout.paid"];
      expect(await found()).toContain("also sends payout.paid");
      endpoint.enabled_events = [...heardEvents];
      endpoint.status = "disabled";
      expect(await found()).toContain("is disabled");
      endpoint.status = "enabled";
      expect(await found({ SITE_NAME: "Other" })).toContain("Stripe has no endpoint");
    });
  });

  test("the CMS and its webhook's secret", async () => {
    const cms = {
      ...config,
      CONTENT_URL: "http://127.0.0.1:1",
      CONTENT_WEBHOOK_SECRET: "a secret of sixteen",
    };
    expect(words(await checkContent(cms))).toContain("did not answer");
    // The embedded content speaks the same API, with nothing in front of it.
    expect(bad(await checkContent({ ...cms, CONTENT_URL: config.ORIGIN }))).toEqual([]);
    expect(words(await checkContent({ ...cms, CONTENT_URL: `${stripe.url}` }))).toContain("answered 404");
    expect(words(await checkContentWebhook(cms))).toContain("another CONTENT_WEBHOOK_SECRET");
    expect(words(await checkContentWebhook({ ...cms, CONTENT_WEBHOOK_SECRET: undefined }))).toContain(
      "is not set",
    );
  });
});

test("/healthz says nothing more to whoever cannot sign", async () => {
  for (const header of ["", "1.x", `${Date.now()}.x`, `${Date.now()}.${"A".repeat(43)}`])
    expect(
      await (await fetch(`${config.ORIGIN}/healthz`, { headers: { "x-doctor": header } })).json(),
    ).toEqual({
      status: "ok",
    });
});
