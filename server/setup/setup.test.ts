import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { parseEnv } from "node:util";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { type SmtpServer, startSmtpServer } from "../../platform/mail/test-smtp.ts";
import { heardEvents } from "../../services/checkout/checkout-jobs.ts";
import { newPglitePlace, newPostgresPlace } from "../../tests/support/databases.ts";
import { root } from "../../tests/support/server.ts";
import { liveKey, startStripeServer } from "../../tests/support/stripe-server.ts";
import { readConfig } from "../config.ts";
import { createAsker } from "./ask.ts";
import { type SetupOptions, setUp } from "./setup.ts";

const log = pino({ level: "silent" });
const folder = mkdtempSync(path.join(tmpdir(), "setup-"));
let smtp: SmtpServer;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let databaseUrl: string;
let closeDatabase: () => Promise<void>;
let files = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  const database = await openDatabase({ ...(await newPglitePlace()), log });
  closeDatabase = () => database.close();
  stripe = await startStripeServer(database);
  databaseUrl = (await newPostgresPlace()).url!;
});
afterAll(async () => {
  await stripe.close();
  await smtp.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const newFile = () => path.join(folder, `env-${++files}`);
const site = () => ({
  ORIGIN: "https://wellspring.example",
  DATA_DIR: path.join(folder, "data"),
  DATABASE_URL: databaseUrl,
});
const withStripe = () => ({
  STRIPE_SECRET_KEY: liveKey,
  STRIPE_PUBLISHABLE_KEY: "pk_live_known",
  STRIPE_API_URL: stripe.url,
});

async function run(given: Record<string, string>, options: Partial<SetupOptions> = {}) {
  const lines: string[] = [];
  const file = options.file ?? newFile();
  const wanted: SetupOptions = {
    root,
    file,
    given,
    asker: undefined,
    force: false,
    unchecked: false,
    newWebhook: false,
    mailTo: undefined,
    log,
    say: (line) => lines.push(line),
    ...options,
  };
  const failure = await setUp(wanted).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const values = existsSync(file)
    ? (parseEnv(readFileSync(file, "utf8")) as Record<string, string>)
    : undefined;
  return { failure, values, file, output: lines.join("\n") };
}

test("setup takes flags and writes a production .env: secrets made, database reached, mail sent to yourself, Stripe's webhook registered with exactly the events we need", async () => {
  stripe.endpoints.length = 0;
  const { failure, values, file, output } = await run(
    { ...site(), ...withStripe(), SMTP_URL: smtp.url },
    { mailTo: "me@wellspring.example" },
  );
  expect(failure).toBeUndefined();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(values).toMatchObject({
    ENVIRONMENT: "Production",
    ORIGIN: "https://wellspring.example",
    HOST: "127.0.0.1",
    PORT: "3000",
    // It ends TLS, so it is there.
    TRUSTED_PROXIES: "1",
    SECURITY_CONTACT: "mailto:security@wellspring.example",
    MAIL_FROM: "no-reply@wellspring.example",
    CONTACT_TO: "contact@wellspring.example",
  });
  expect(readConfig(values!, root).production).toBe(true);
  expect(output).toMatch(/ok {7}database: PostgreSQL \d+.* answers, and tables can be made/);
  expect(smtp.received.at(-1)).toMatchObject({ to: ["me@wellspring.example"], helo: "wellspring.example" });
  expect(stripe.endpoints).toHaveLength(1);
  expect(stripe.endpoints[0]).toMatchObject({
    url: "https://wellspring.example/wellspring/api/v2/stripe/webhooks",
    enabled_events: [...heardEvents],
    status: "enabled",
  });
  expect(values!.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
});

test("a second run adds a part, keeps what is there, and changes it with --force only; secrets stay", async () => {
  const first = await run(site());
  expect(first.failure).toBeUndefined();
  const { file } = first;
  writeFileSync(file, `${readFileSync(file, "utf8")}# by hand\nGTM_ID=GTM-ABC\n`, { mode: 0o600 });
  const second = await run({ SMTP_URL: smtp.url }, { file });
  expect(second.values).toEqual({
    ...first.values,
    GTM_ID: "GTM-ABC",
    SMTP_URL: smtp.url,
    MAIL_FROM: "no-reply@wellspring.example",
    CONTACT_TO: "contact@wellspring.example",
  });
  expect(readFileSync(file, "utf8")).toContain("# by hand\n");
  const refused = await run({ ORIGIN: "https://other.example" }, { file });
  expect(refused.failure).toMatch(/other values for ORIGIN already. --force changes them/);
  expect(refused.values).toEqual(second.values);
  const forced = await run({ ORIGIN: "https://other.example" }, { file, force: true });
  expect(forced.values).toEqual({ ...second.values, ORIGIN: "https://other.example" });
});

test("an endpoint that Stripe has already is updated; its secret cannot be read again, which is said", async () => {
  stripe.endpoints.length = 0;
  const url = "https://wellspring.example/wellspring/api/v2/stripe/webhooks";
  stripe.endpoints.push({
    id: "we_old",
    object: "webhook_endpoint",
    url,
    status: "disabled",
    enabled_events: ["invoice.paid"],
    api_version: null,
  });
  const { failure, file } = await run({ ...site(), ...withStripe() });
  expect(failure).toMatch(/does not tell its secret again.*--stripe-webhook-secret.*--new-webhook/s);
  expect(stripe.endpoints).toMatchObject([
    { id: "we_old", status: "enabled", enabled_events: [...heardEvents] },
  ]);
  const known = await run({ STRIPE_WEBHOOK_SECRET: "whsec_from_the_dashboard" }, { file });
  expect(known.failure).toBeUndefined();
  expect(known.values!.STRIPE_WEBHOOK_SECRET).toBe("whsec_from_the_dashboard");
  const anew = await run({}, { file, newWebhook: true });
  expect(anew.values!.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_[0-9a-f]{32}$/);
  expect(stripe.endpoints.map(({ id }) => id)).not.toContain("we_old");
  expect(stripe.endpoints).toHaveLength(1);
});

test.each([
  ["no address", () => ({ ORIGIN: "" }), "Give --origin"],
  ["no database there", () => ({ DATABASE_URL: "postgres://127.0.0.1:1/x" }), "nothing is listening there"],
  ["a wrong address", () => ({ ORIGIN: "https://a.example/path" }), "without a path"],
  ["no mail server there", () => ({ SMTP_URL: "smtp://127.0.0.1:1" }), "Nothing listens there"],
  [
    "a key Stripe does not know",
    () => ({ ...withStripe(), STRIPE_SECRET_KEY: "sk_live_other" }),
    "does not know",
  ],
  ["a test key", () => ({ ...withStripe(), STRIPE_SECRET_KEY: "sk_test_x" }), "a test key in Production"],
  ["no CMS there", () => ({ CONTENT_URL: "http://127.0.0.1:1" }), "did not answer"],
  [
    "no provider there",
    () => ({ OIDC_AUTHORITY: "http://127.0.0.1:1", OIDC_CLIENT_ID: "x" }),
    "cannot be read",
  ],
])("with --yes nothing is asked and nothing written: %s", async (_what, wrong, words) => {
  const given = Object.fromEntries(Object.entries({ ...site(), ...wrong() }).filter(([, value]) => value));
  const { failure, values } = await run(given);
  expect(failure).toContain(words);
  expect(values).toBeUndefined();
});

test("--unchecked writes although a check failed", async () => {
  const { values, output } = await run({ ...site(), SMTP_URL: "smtp://127.0.0.1:1" }, { unchecked: true });
  expect(values).toMatchObject({ SMTP_URL: "smtp://127.0.0.1:1" });
  expect(output).toContain("written all the same");
});

test("setup asks for what was not given, with defaults, and again for what does not work", async () => {
  const answers = [
    "https://wellspring.example",
    "",
    "3001",
    "",
    path.join(folder, "data"),
    "", // the site
    "postgres://127.0.0.1:1/x",
    "",
    databaseUrl, // the database, again
    "",
    "",
    "",
    "", // no mail, Stripe, CMS, other provider
  ];
  let shown = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      shown += chunk;
      done();
    },
  });
  const asker = createAsker(Readable.from(answers.map((line) => `${line}\n`)), output);
  const { failure, values } = await run({}, { asker });
  asker.close();
  expect(failure).toBeUndefined();
  expect(values).toMatchObject({ PORT: "3001", TRUSTED_PROXIES: "1", DATABASE_URL: databaseUrl });
  expect(values).not.toHaveProperty("SMTP_URL");
  expect(shown).toContain("Its port [3000]: ");
  expect(shown).toContain("Take it all the same?");
  const ended = createAsker(Readable.from(["https://wellspring.example\n"]), output);
  expect((await run({}, { asker: ended })).failure).toContain("The answers have ended");
});
