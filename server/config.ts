import { statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { cdnProblems } from "./cdn/cdn-settings.ts";
import { namedSettingsFile, readEnvironment } from "./environment.ts";
import { settingProblem } from "./setting-problems.ts";
import { settingShape } from "./settings/groups.ts";
import { stripeProblems } from "./stripe-settings.ts";

const settings = z.object(settingShape);

type Settings = z.infer<typeof settings>;

export interface Config extends Omit<Settings, "ORIGIN"> {
  ORIGIN: string;
  production: boolean;
  /** Absolute, so that nothing depends on where the process was started. */
  dataDir: string;
  contentDir: string;
  root: string;
}

/** All that is wrong with the settings, in one error. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\nSee docs/settings.md for every setting.`,
    );
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const requiredInProduction = ["ORIGIN", "DATABASE_URL", "JOURNAL_KEYS"] as const;

export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = settings.safeParse(given, { error: settingProblem });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (given.ENVIRONMENT === "Production") {
    for (const name of requiredInProduction) {
      if (!given[name]) problems.push(`${name}: required when ENVIRONMENT is Production`);
    }
    for (const name of given.OIDC_AUTHORITY ? [] : ["IDENTITY_JWKS", "IDENTITY_COOKIE_SECRETS"]) {
      if (!given[name])
        problems.push(
          `${name}: required in Production when OIDC_AUTHORITY is not set (services/identity/README.md)`,
        );
    }
    if (given.CONTENT_URL && !given.CONTENT_WEBHOOK_SECRET) {
      problems.push(
        "CONTENT_WEBHOOK_SECRET: required in Production when CONTENT_URL is set, so that the CMS can announce what it publishes",
      );
    }
  }
  if (given.PARTNER_OFFERS)
    problems.push("PARTNER_OFFERS: gone, since partners' offers are content (content/README.md)");
  if (given.STUDIO_URL && !given.STUDIO_KEY)
    problems.push("STUDIO_KEY: required when STUDIO_URL is set, so that nobody else reads its drafts");
  if (given.STUDIO_URL && given.CONTENT_URL)
    problems.push("STUDIO_URL, CONTENT_URL: content comes from one of them");
  if (Number(given.PROCESSES) > 1 && !given.DATABASE_URL)
    problems.push(
      "DATABASE_URL: required when PROCESSES is more than 1, since the embedded database belongs to one process",
    );
  if (given.OIDC_TOKENS === "introspection" && !given.OIDC_INTROSPECTION_CLIENT)
    problems.push("OIDC_INTROSPECTION_CLIENT: required when OIDC_TOKENS is introspection");
  problems.push(...stripeProblems(given), ...cdnProblems(given));
  for (const name of given.MEDIA_S3_URL ? ["MEDIA_S3_KEY_ID", "MEDIA_S3_SECRET"] : [])
    if (!given[name]) problems.push(`${name}: required when MEDIA_S3_URL is set`);
  if (Boolean(given.PUSH_PUBLIC_KEY) !== Boolean(given.PUSH_PRIVATE_KEY))
    problems.push("PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: both are required when one is set");
  if (given.ENVIRONMENT === "Production" && parsed.data?.PUSH_TEST_RECEIVER)
    problems.push(
      "PUSH_TEST_RECEIVER: not in Production, where it would let strangers reach private addresses",
    );
  if (given.PIXEL_ACCESS_TOKEN && !given.PIXEL_ID)
    problems.push("PIXEL_ID: required when PIXEL_ACCESS_TOKEN is set");
  for (const [sources, script] of [
    ["ADS_SOURCES", "ADS_SCRIPT_URL"],
    ["GTM_SOURCES", "GTM_ID"],
    ["CONSENT_SOURCES", "CONSENT_SCRIPT_URL"],
  ] as const)
    if (given[sources] && !given[script]) problems.push(`${script}: required when ${sources} is set`);
  const charity = ["CHARITY_NAME", "CHARITY_SHARE", "CHARITY_URL"];
  if (charity.some((name) => given[name])) {
    for (const name of charity) {
      if (!given[name]) problems.push(`${name}: required when another of ${charity.join(", ")} is set`);
    }
  }
  if (given.SMTP_URL) {
    for (const name of ["MAIL_FROM", "CONTACT_TO"]) {
      if (!given[name]) problems.push(`${name}: required when SMTP_URL is set`);
    }
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const values = parsed.data;
  return {
    ...values,
    ORIGIN: (values.ORIGIN ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    production: values.ENVIRONMENT === "Production",
    dataDir: path.resolve(root, values.DATA_DIR),
    contentDir: path.resolve(root, values.CONTENT_DIR),
    root,
  };
}

/** `envFile` instead of ENV_FILE's, or of the `.env` file at the project's root. One that is named must be there. */
export function loadConfig(root: string, envFile = namedSettingsFile()): Config {
  if (envFile !== undefined && !statSync(envFile, { throwIfNoEntry: false })?.isFile())
    throw new ConfigError([`${envFile}: there is no such file`]);
  return readConfig(readEnvironment(root, envFile), root);
}
