import { existsSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { tagManagerId } from "../contracts/analytics.ts";
import { parseHolidays } from "../contracts/church-year.ts";
import { defaultClientId, signInScope } from "../contracts/identity.ts";
import { productSegment } from "../contracts/site.ts";
import { parseMailAddress } from "../platform/mail/message.ts";
import { pages } from "../site/routes.ts";
import { settingProblem } from "./setting-problems.ts";
import { stripeProblems } from "./stripe-settings.ts";

const mailAddress = z.string().transform((written, context) => {
  const address = parseMailAddress(written);
  if (!address) context.addIssue("must be an address such as name@example.com or Name <name@example.com>");
  return address ?? z.NEVER;
});

const keySet = z.string().transform((written, context) => {
  try {
    return z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }).parse(JSON.parse(written));
  } catch {
    context.addIssue('must be a JSON Web Key Set with private keys, such as {"keys":[{"kty":"EC", ...}]}');
    return z.NEVER;
  }
});

/** AES-256 keys in base64. */
const sealingKeys = z
  .string()
  .transform((written) => written.split(",").map((key) => Buffer.from(key.trim(), "base64")))
  .refine((keys) => keys.every(({ length }) => length === 32), {
    error: "must be keys of 32 bytes in base64, separated by commas",
  });

const secretList = z
  .string()
  .transform((written) => written.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
    error: "must be secrets of at least 32 characters each, separated by commas",
  });

const siteList = z.string().transform((written, context) => {
  const sites = written.split(",").map((entry) => {
    const [clientId = "", address = ""] = entry.trim().split("=");
    return { clientId, origin: URL.canParse(address) ? new URL(address).origin : "null" };
  });
  if (sites.every(({ clientId, origin }) => /^[\w.-]+$/.test(clientId) && /^https?:/.test(origin)))
    return sites;
  context.addIssue("must be names and addresses of sites, such as staging=https://staging.example.com");
  return z.NEVER;
});
const pathList = z
  .string()
  .transform((written) => written.split(",").map((path) => path.trim().replace(/(.)\/$/, "$1")))
  .refine((paths) => paths.every((path) => /^\/[^\s?#]*$/.test(path)), {
    error: "must be paths such as /prayers, separated by commas",
  });

const holidayList = z.string().transform((written, context) => {
  const { observed, problem } = parseHolidays(written);
  if (problem) context.addIssue(problem);
  return observed;
});

/** Calls of the member service are below the product's own name, which would hide a page of that name. */
const pageNames = new Set(["-", "es", ...pages.map(({ path }) => path.split("/")[0]!)]);

const offOrAddress = "must be off, or an address that begins with https:// or http://";

/** Every setting, its default and what it must look like. Nothing else in the project reads the environment. */
const settings = z.object({
  ENVIRONMENT: z.enum(["Local", "Staging", "Production"]).default("Local"),
  DEBUG: z.stringbool().default(false),
  /** Opens the developer's pages on Staging; without it they are on a developer's own machine only. */
  DEV_KEY: z.string().min(16).optional(),
  SITE_NAME: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((name) => !pageNames.has(productSegment(name)), {
      error:
        "must not be the name of a page or have no Latin letter: it names the path of the member service",
    })
    .default("Wellspring"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((address) => !/^https?:/i.test(address) || /^https?:\/\/[^/?#]+\/?$/i.test(address), {
      error: "must be an origin such as https://example.org, without a path",
    })
    .optional(),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres:// or postgresql://" })
    .optional(),
  CONTENT_DIR: z.string().min(1).default("content"),
  /** Holidays with texts of their own, in each language. */
  HOLIDAYS_EN_US: holidayList.optional(),
  HOLIDAYS_ES: holidayList.optional(),
  PARTNER_OFFERS: z.string().min(1).optional(),
  CONTENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_API_KEY: z.string().min(1).optional(),
  /** A user of kind Api in the CMS, for `npm run umbraco:…`; the site itself never uses it. */
  CONTENT_CLIENT_ID: z.string().min(1).optional(),
  CONTENT_CLIENT_SECRET: z.string().min(1).optional(),
  CONTENT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** How often to poll the CMS for changes that no webhook reported; 0 is never. */
  CONTENT_CHECK_MINUTES: z.coerce.number().min(0).max(1440).default(10),
  SWORD_PATH: z.string().min(1).optional(),
  /** Another OpenID provider, instead of the embedded one. */
  OIDC_AUTHORITY: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).default(defaultClientId),
  /** What it is asked for, and how its tokens are read (services/identity/README.md). */
  OIDC_SCOPE: z
    .string()
    .regex(/^(?:\S+ )*openid(?: \S+)*$/, "must be scopes with spaces between, one of them openid")
    .default(signInScope),
  OIDC_RESOURCE: z.string().min(1).optional(),
  OIDC_AUDIENCE: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).default("roles"),
  OIDC_TOKENS: z.enum(["jwt", "id", "introspection", "userinfo"]).default("jwt"),
  OIDC_INTROSPECTION_CLIENT: z
    .string()
    .regex(/^[^:]+:.+$/, "must be a client's id and secret with a colon between")
    .optional(),
  /** Keys and cookie secrets of the embedded provider; the first signs. Default: saved in the data folder. */
  IDENTITY_JWKS: keySet.optional(),
  IDENTITY_COOKIE_SECRETS: secretList.optional(),
  /** Stripe; without a secret key the sandbox takes the cards, and in Production nobody does. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must be a Stripe secret key")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be a Stripe publishable key")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").min(20).optional(),
  /** "on" insists on the sandbox, "off" does without it. */
  STRIPE_SANDBOX: z.enum(["on", "off"]).optional(),
  /** Other sites for which the embedded provider is the one they name in OIDC_AUTHORITY. */
  IDENTITY_SITES: siteList.default([]),
  /** On top of the popups' own rules, which hold when these are not set. */
  POPUPS_PER_VISIT: z.coerce.number().int().min(0).max(100).optional(),
  POPUPS_QUIET_PATHS: pathList.optional(),
  POPUPS_ON_LANDING_PAGE: z.stringbool().default(true),
  /** Another member service: everything up to and with /{product}/api/v2. */
  MEMBER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Another legacy user service instead of the embedded one, and the key that its calls need. */
  LEGACY_USERS_URL: z.url({ protocol: /^https?$/ }).optional(),
  LEGACY_USERS_KEY: z.string().min(32).optional(),
  /** Seal the keys of members' journals; the first seals, all open. Default: one saved in the data folder. */
  JOURNAL_KEYS: sealingKeys.optional(),
  LEADS_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/, error: offOrAddress })], { error: offOrAddress })
    .optional(),
  BIBLE_MINUTE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADS_TXT: z.string().max(20_000).optional(),
  /** Contact for security reports, for /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, "must be an address such as mailto:security@example.org or https://…")
    .optional(),
  /** Others' scripts and hosts; each is used only for visitors who agree to it (server/third-parties.ts). */
  MIXPANEL_TOKEN: z.string().min(1).max(100).optional(),
  GTM_ID: z.string().regex(tagManagerId, "must be GTM- followed by capital letters and digits").optional(),
  PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be the number of an ad pixel")
    .optional(),
  /** Also reports conversions to the pixel's owner server-side, for visitors who agreed to marketing. */
  PIXEL_ACCESS_TOKEN: z.string().min(1).max(1000).optional(),
  PIXEL_API_URL: z.url({ protocol: /^https?$/ }).default("https://graph.facebook.com/v24.0"),
  ADS_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONSENT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** If unset, mail is stored in the data folder's mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" }).optional(),
  MAIL_FROM: mailAddress.default({ name: "Wellspring", address: "no-reply@localhost" }),
  /** E-mails per second sent by one process by SMTP. */
  MAIL_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(20),
  /** A gateway for text messages; without one they are only logged. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** "off" opens Production although a page is still a template for the operator (server/launch-check.ts). */
  LAUNCH_CHECK: z.enum(["on", "off"]).default("on"),
  /** The operator's statement of what share of a subscription is donated and to which organization; all three or none. */
  CHARITY_NAME: z.string().trim().min(1).max(80).optional(),
  CHARITY_SHARE: z.string().trim().min(1).max(40).optional(),
  CHARITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTACT_TO: mailAddress.default({ address: "contact@localhost" }),
  /** How many proxies of our own stand before the server; each adds one address to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Milliseconds of work in a second that one address may cause; 0 for no bound (server/request-costs.ts). */
  WORK_PER_ADDRESS: z.coerce.number().int().min(0).max(10_000).default(60),
  /** Connections that one address may hold, where no proxy is in front of the server; 0 for any number. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(100),
  /** Daily limit of events per process, and how long they are retained. */
  EVENTS_MB_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(512),
  EVENTS_DAYS: z.coerce.number().int().min(1).max(3650).default(400),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(24),
  /** 0 is none. */
  PAGE_CACHE_DISK_MB: z.coerce.number().int().min(0).max(65_536).default(200),
});

type Settings = z.infer<typeof settings>;

export interface Config extends Omit<Settings, "ORIGIN"> {
  ORIGIN: string;
  production: boolean;
  /** Absolute, so that nothing depends on where the process was started. */
  dataDir: string;
  contentDir: string;
  partnerOffersFile?: string;
  root: string;
}

/** All that is wrong with the settings, in one error. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join("\n")}\nSee .env.example for every setting.`,
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
  if (given.OIDC_TOKENS === "introspection" && !given.OIDC_INTROSPECTION_CLIENT)
    problems.push("OIDC_INTROSPECTION_CLIENT: required when OIDC_TOKENS is introspection");
  problems.push(...stripeProblems(given));
  if (given.PIXEL_ACCESS_TOKEN && !given.PIXEL_ID)
    problems.push("PIXEL_ID: required when PIXEL_ACCESS_TOKEN is set");
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
    ...(values.PARTNER_OFFERS ? { partnerOffersFile: path.resolve(root, values.PARTNER_OFFERS) } : {}),
    root,
  };
}

/** The process's environment, with what a `.env` file at the project's root adds to it. */
export function loadConfig(root: string): Config {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env, root);
}
