/** npm run setup: a production .env, each part tried as it is given. */
import type { Log } from "../../platform/log.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { bounded, describe, type Finding, reasonOf } from "../doctor/finding.ts";
import { webhookAddress } from "../doctor/stripe.ts";
import { openStripe } from "../stripe-client.ts";
import type { Asker } from "./ask.ts";
import { readEnvFile, type Values, writeEnvFile } from "./env-file.ts";
import { flagOf, type Part, parts } from "./parts.ts";
import { missingSecrets } from "./secrets.ts";
import { registerWebhook } from "./stripe-webhook.ts";

export interface SetupOptions {
  root: string;
  file: string;
  /** Settings that were given by flags. */
  given: Values;
  /** Undefined where nothing may be asked. */
  asker: Asker | undefined;
  force: boolean;
  /** Writes although a check failed. */
  unchecked: boolean;
  /** Makes Stripe's endpoint anew, for who has lost its secret. */
  newWebhook: boolean;
  mailTo: string | undefined;
  log: Log;
  say(line: string): void;
}

export async function setUp(options: SetupOptions): Promise<void> {
  const { file, given, force, say } = options;
  const stored = readEnvFile(file);
  refuseOverwriting(stored, options);
  const values: Values = { ENVIRONMENT: "Production", ...withoutEmpty(stored), ...given };
  if (force) values.ENVIRONMENT = "Production";
  for (const part of parts) await complete(part, values, options);
  const secrets = missingSecrets(values);
  Object.assign(values, secrets);
  say(
    `ok       secrets: ${Object.keys(secrets).join(", ") || "all there already"}${Object.keys(secrets).length > 0 ? " made" : ""}`,
  );
  // Before anything is changed elsewhere.
  validate(values, options.root);
  const changes = () =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => stored[name] !== value));
  if (values.STRIPE_SECRET_KEY) {
    // A secret that is told once must have a place to be written to.
    writeEnvFile(file, changes());
    await ensureWebhook(values, options);
  }
  readConfig(values, options.root);
  writeEnvFile(file, changes());
  say(`Written: ${file}. Keep a copy of it in a safe place: without JOURNAL_KEYS no journal can be read.`);
  say("Next: npm run launch:check, npm start, and once it runs npm run doctor.");
}

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));

/** What is in the file stays, unless that is what is wanted. */
function refuseOverwriting(stored: Values, { given, force, file }: SetupOptions): void {
  if (force) return;
  const changed = Object.keys(given).filter((name) => stored[name] && stored[name] !== given[name]);
  if (stored.ENVIRONMENT && stored.ENVIRONMENT !== "Production") changed.push("ENVIRONMENT");
  if (changed.length > 0)
    throw new OperatorError(
      `${file} has other values for ${changed.join(", ")} already. --force changes them; nothing was written.`,
    );
}

/** Whatever a check of one part does not look at. */
const placeholders: Values = {
  ORIGIN: "https://example.invalid",
  DATABASE_URL: "postgres://example.invalid/none",
  STRIPE_WEBHOOK_SECRET: "whsec_that_is_not_known_yet",
};

function draft(values: Values, root: string): Config {
  return readConfig({ ...placeholders, ...missingSecrets(values), ...values }, root);
}

/** Flags of parts that come later have defaults beside them that are not known yet. */
function until(part: Part, values: Values): Values {
  const later = parts.slice(parts.indexOf(part) + 1).flatMap(({ questions }) => questions);
  const names = new Set(later.map(({ setting }) => setting));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** Everything but the secret that Stripe gives last. */
function validate(values: Values, root: string): void {
  const { STRIPE_WEBHOOK_SECRET = placeholders.STRIPE_WEBHOOK_SECRET } = values;
  readConfig({ ...values, ...(values.STRIPE_SECRET_KEY ? { STRIPE_WEBHOOK_SECRET } : {}) }, root);
}

/** Asks for what is missing and tries it, until it works or is wanted all the same. */
async function complete(part: Part, values: Values, options: SetupOptions): Promise<void> {
  const { asker, say, force } = options;
  say(`\n${part.title}`);
  const names = part.questions.map(({ setting }) => setting);
  for (let again = force; ; again = true) {
    if (!(await answer(part, values, again, options))) return say("ok       left out");
    const problems = await tryPart(part, values, options);
    if (problems.length === 0) return;
    if (!asker) {
      if (options.unchecked) return say("         written all the same (--unchecked)");
      throw new OperatorError(`${part.title}: ${problems.join("; ")}\nNothing was written.`);
    }
    const words = "Take it all the same? (yes, or Enter to answer again)";
    if (/^y/i.test(await asker.ask(words))) return;
    for (const name of names) delete options.given[name];
    // Enter leaves it out again.
    if (part.optional) delete values[names[0]!];
  }
}

/** False when the part is left out. */
async function answer(
  { questions, optional }: Part,
  values: Values,
  again: boolean,
  { asker, given }: SetupOptions,
): Promise<boolean> {
  for (const [at, { setting, words, standard, required }] of questions.entries()) {
    const usual = values[setting] ?? standard?.(values);
    const isSettled = given[setting] !== undefined || (values[setting] !== undefined && !again);
    let value = usual ?? "";
    if (words && asker && !isSettled) value = await asker.ask(words, usual);
    if (value !== "") values[setting] = value;
    else if (optional && at === 0) return false;
    else if (required && !asker)
      throw new OperatorError(`Give --${flagOf(setting)}: ${words}. Nothing was written.`);
    else if (required) values[setting] = await asker!.ask(`${words} (needed)`);
  }
  return true;
}

/** Everything that is wrong with a part's values, said as it is found. */
async function tryPart(
  part: Part,
  values: Values,
  { root, log, mailTo, say }: SetupOptions,
): Promise<string[]> {
  let config: Config;
  try {
    config = draft(until(part, values), root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) say(`fail     ${problem}`);
    return error.problems;
  }
  const findings: Finding[] = await bounded(
    part.title,
    async () => (await part.check?.(config, { log, mailTo })) ?? [],
  );
  for (const finding of findings) say(describe(finding));
  return findings
    .filter(({ state }) => state === "fail")
    .map(({ found, mend }) => `${found} ${mend ?? ""}`.trim());
}

/** Stripe sends exactly our events to this site, signed with a secret that we have. */
async function ensureWebhook(values: Values, { root, newWebhook, say }: SetupOptions): Promise<void> {
  const config = draft(values, root);
  const url = webhookAddress(config);
  const stripe = await openStripe(values.STRIPE_SECRET_KEY!, values.STRIPE_API_URL);
  try {
    const { id, secret, did } = await registerWebhook(stripe, url, {
      siteName: config.SITE_NAME,
      again: newWebhook,
    });
    if (secret) values.STRIPE_WEBHOOK_SECRET = secret;
    say(`ok       stripe webhook: ${id} ${did}, sends our events to ${url}`);
  } catch (error) {
    const reason = `Stripe's endpoint could not be registered: ${reasonOf(error)}`;
    if (!values.STRIPE_WEBHOOK_SECRET)
      throw new OperatorError(
        `Everything but STRIPE_WEBHOOK_SECRET is written. ${reason}\nAdd ${url} in Stripe's dashboard (services/checkout/README.md lists the events) and give its secret with --stripe-webhook-secret.`,
      );
    say(`warning  stripe webhook: ${reason}`);
  }
  if (!values.STRIPE_WEBHOOK_SECRET)
    throw new OperatorError(
      `Everything but STRIPE_WEBHOOK_SECRET is written. Stripe has the endpoint ${url} already and does not tell its secret again. Copy it from Stripe's dashboard (Developers, Webhooks, the endpoint's signing secret) ` +
        "and give it with --stripe-webhook-secret, or make the endpoint anew with --new-webhook.",
    );
}
