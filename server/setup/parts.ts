/** What `npm run setup` asks, part by part, and how each is tried. */
import type { Log } from "../../platform/log.ts";
import type { Config } from "../config.ts";
import { checkContent } from "../doctor/content.ts";
import { checkDataDir } from "../doctor/data-dir.ts";
import { checkDatabase } from "../doctor/database.ts";
import type { Finding } from "../doctor/finding.ts";
import { checkMail } from "../doctor/mail.ts";
import { checkProvider } from "../doctor/provider.ts";
import { checkStripeKey } from "../doctor/stripe.ts";
import { openStripe } from "../stripe-client.ts";
import type { Values } from "./env-file.ts";

interface Question {
  setting: string;
  /** Without words it is taken from flags only. */
  words?: string;
  standard?(values: Values): string | undefined;
  required?: boolean;
}

interface CheckTools {
  log: Log;
  mailTo: string | undefined;
}

export interface Part {
  title: string;
  /** Nothing more is asked, and nothing checked, when the first answer is empty. */
  optional?: boolean;
  questions: Question[];
  check?(config: Config, tools: CheckTools): Promise<Finding[]>;
}

const hostOf = (values: Values): string | undefined =>
  URL.canParse(values.ORIGIN ?? "") ? new URL(values.ORIGIN!).hostname : undefined;
const mailbox = (name: string) => (values: Values) => {
  const host = hostOf(values);
  return host && `${name}@${host.replace(/^www\./, "")}`;
};

export const parts: Part[] = [
  {
    title: "The site",
    questions: [
      { setting: "ORIGIN", words: "The address readers see, such as https://example.org", required: true },
      { setting: "SITE_NAME" },
      { setting: "HOST", words: "The address the server listens on", standard: () => "127.0.0.1" },
      { setting: "PORT", words: "Its port", standard: () => "3000" },
      {
        setting: "TRUSTED_PROXIES",
        words: "How many proxies of your own are in front (the one with TLS, a CDN)",
        // The server itself speaks plain http.
        standard: ({ ORIGIN }) => (ORIGIN?.startsWith("https:") ? "1" : "0"),
      },
      { setting: "DATA_DIR", words: "The folder for caches and other data", standard: () => "data" },
      {
        setting: "SECURITY_CONTACT",
        words: "Whom to tell of a security problem",
        standard: (values) => {
          const address = mailbox("security")(values);
          return address && `mailto:${address}`;
        },
      },
    ],
    check: (config) => checkDataDir(config),
  },
  {
    title: "Database",
    questions: [
      {
        setting: "DATABASE_URL",
        words: "PostgreSQL, as postgres://user:password@host:5432/database",
        required: true,
      },
    ],
    check: (config, { log }) => checkDatabase(config, log),
  },
  {
    title: "Mail",
    optional: true,
    questions: [
      { setting: "SMTP_URL", words: "The mail server, as smtp://user:password@host:587 (empty: none)" },
      { setting: "MAIL_FROM", words: "Whom mail comes from", standard: mailbox("no-reply"), required: true },
      {
        setting: "CONTACT_TO",
        words: "Who reads the contact form",
        standard: mailbox("contact"),
        required: true,
      },
    ],
    check: (config, { log, mailTo }) => checkMail(config, log, mailTo),
  },
  {
    title: "Stripe",
    optional: true,
    questions: [
      { setting: "STRIPE_SECRET_KEY", words: "Its secret key, sk_live_… (empty: nothing is sold)" },
      { setting: "STRIPE_PUBLISHABLE_KEY", words: "Its publishable key, pk_live_…", required: true },
      { setting: "STRIPE_WEBHOOK_SECRET" },
      { setting: "STRIPE_API_URL" },
    ],
    check: async ({ STRIPE_SECRET_KEY, STRIPE_API_URL }) =>
      checkStripeKey(await openStripe(STRIPE_SECRET_KEY!, STRIPE_API_URL)),
  },
  {
    title: "CMS",
    optional: true,
    questions: [
      { setting: "CONTENT_URL", words: "An Umbraco that has the content (empty: the files here)" },
      { setting: "CONTENT_API_KEY", words: "The key of its Delivery API" },
      { setting: "CONTENT_WEBHOOK_SECRET" },
      { setting: "CONTENT_CLIENT_ID" },
      { setting: "CONTENT_CLIENT_SECRET" },
    ],
    check: (config) => checkContent(config),
  },
  {
    title: "Sign-in",
    optional: true,
    questions: [
      { setting: "OIDC_AUTHORITY", words: "Another OpenID provider (empty: the embedded one)" },
      { setting: "OIDC_CLIENT_ID", words: "How it knows this site (client id)", required: true },
      { setting: "OIDC_SCOPE" },
      { setting: "OIDC_RESOURCE" },
      { setting: "OIDC_AUDIENCE" },
      { setting: "OIDC_ROLES_CLAIM" },
      { setting: "OIDC_TOKENS" },
      { setting: "OIDC_INTROSPECTION_CLIENT" },
    ],
    check: (config) => checkProvider(config),
  },
];

export const flagOf = (setting: string): string => setting.toLowerCase().replaceAll("_", "-");
