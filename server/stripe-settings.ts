import type { CardPayments } from "../contracts/checkout.ts";
import type { Config } from "./config.ts";

type Given = Record<string, string | undefined>;

const liveness = (key: string | undefined) => /^[a-z]+_(test|live)_/.exec(key ?? "")?.[1];

/** Plain http leaves this machine. */
const isOpenToOthers = (address: string): boolean =>
  URL.canParse(address) &&
  new URL(address).protocol === "http:" &&
  !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/** Test cards must never buy premium in Production, and a test site with a movable clock must never charge a real card. */
export function stripeProblems(given: Given): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_SANDBOX: sandbox } = given;
  const production = given.ENVIRONMENT === "Production";
  const problems: string[] = [];
  const refuse = (name: string, reason: string) => void problems.push(`${name}: ${reason}`);
  if (sandbox === "on" && production)
    refuse("STRIPE_SANDBOX", "the card sandbox cannot be used in Production");
  if (sandbox === "on" && secret)
    refuse("STRIPE_SANDBOX", "the card sandbox cannot be used together with STRIPE_SECRET_KEY");
  if (production && liveness(secret) === "test")
    refuse("STRIPE_SECRET_KEY", "a test key in Production would sell premium for test cards");
  if (!production && liveness(secret) === "live")
    refuse("STRIPE_SECRET_KEY", "a live key charges real cards and is for Production only");
  if (secret && !given.STRIPE_WEBHOOK_SECRET)
    refuse("STRIPE_WEBHOOK_SECRET", "required when STRIPE_SECRET_KEY is set, to know Stripe's own calls");
  if (secret && publishable && liveness(secret) !== liveness(publishable))
    refuse("STRIPE_PUBLISHABLE_KEY", "must be of the same mode (test or live) as STRIPE_SECRET_KEY");
  const standIn = given.STRIPE_API_URL;
  if (standIn && !secret) refuse("STRIPE_SECRET_KEY", "required when STRIPE_API_URL is set");
  if (standIn && production && isOpenToOthers(standIn))
    refuse("STRIPE_API_URL", "must be https in Production: the secret key is sent there with every call");
  if (publishable && !secret) refuse("STRIPE_SECRET_KEY", "required when STRIPE_PUBLISHABLE_KEY is set");
  return problems;
}

type StripeConfig = Pick<
  Config,
  "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_SANDBOX" | "production"
>;

/** Who takes the cards; nobody when a key is missing. */
export function whoTakesCards(config: StripeConfig): "stripe" | "sandbox" | "nobody" {
  if (config.STRIPE_SECRET_KEY) return "stripe";
  return config.production || config.STRIPE_SANDBOX === "off" ? "nobody" : "sandbox";
}

/** What the browser needs to show a card form. */
export function cardPayments(config: StripeConfig): { cardPayments?: CardPayments } {
  if (whoTakesCards(config) === "sandbox") return { cardPayments: { sandbox: true } };
  const { STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  return publishableKey ? { cardPayments: { publishableKey } } : {};
}
