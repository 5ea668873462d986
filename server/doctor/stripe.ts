import type Stripe from "stripe";
import { checkoutPaths, stripePath } from "../../contracts/checkout.ts";
import { heardEvents } from "../../services/checkout/checkout-jobs.ts";
import type { Config } from "../config.ts";
import { openStripe } from "../stripe-client.ts";
import { whoTakesCards } from "../stripe-settings.ts";
import { type Finding, fail, ok, reasonOf, skipped, warning } from "./finding.ts";

const check = "stripe";
const bySetup = "Run npm run setup -- --stripe-secret-key …, which registers it.";

export type StripeSettings = Pick<
  Config,
  | "ORIGIN"
  | "SITE_NAME"
  | "production"
  | "STRIPE_SECRET_KEY"
  | "STRIPE_PUBLISHABLE_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "STRIPE_SANDBOX"
  | "STRIPE_API_URL"
>;

export const webhookAddress = ({ ORIGIN, SITE_NAME }: Pick<Config, "ORIGIN" | "SITE_NAME">): string =>
  ORIGIN + stripePath(SITE_NAME) + checkoutPaths.webhooks;

/** Lists that hold what the checkout works with. */
const reads: [what: string, read: (stripe: Stripe) => Promise<unknown>][] = [
  ["checkout sessions", (stripe) => stripe.checkout.sessions.list({ limit: 1 })],
  ["subscriptions", (stripe) => stripe.subscriptions.list({ limit: 1 })],
  ["prices", (stripe) => stripe.prices.list({ limit: 1 })],
];

/** The key is Stripe's and may read what a purchase needs. */
export async function checkStripeKey(stripe: Stripe): Promise<Finding[]> {
  for (const [what, read] of reads) {
    try {
      await read(stripe);
    } catch (error) {
      const { type } = error as { type?: string };
      if (type === "StripeAuthenticationError")
        return [
          fail(
            check,
            "Stripe does not know STRIPE_SECRET_KEY",
            "Copy the secret key from Stripe's dashboard (Developers, API keys).",
          ),
        ];
      if (type === "StripePermissionError")
        return [
          fail(
            check,
            `STRIPE_SECRET_KEY may not read ${what}`,
            "Give the restricted key that permission (services/checkout/README.md).",
          ),
        ];
      return [
        fail(
          check,
          `${what} cannot be read: ${reasonOf(error)}`,
          "See whether this machine reaches Stripe's API.",
        ),
      ];
    }
  }
  return [ok(check, "the secret key is known and reads what a purchase needs")];
}

export async function findEndpoint(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  return data.find((endpoint) => endpoint.url === url);
}

/** What is wrong with the endpoint at Stripe that our events come from. */
export async function checkEndpoint(stripe: Stripe, url: string): Promise<Finding[]> {
  const name = "stripe webhook";
  let endpoint: Stripe.WebhookEndpoint | undefined;
  try {
    endpoint = await findEndpoint(stripe, url);
  } catch (error) {
    return [
      warning(
        name,
        `the endpoints cannot be read: ${reasonOf(error)}`,
        "Give the key that permission, or look in Stripe's dashboard.",
      ),
    ];
  }
  if (!endpoint) return [fail(name, `Stripe has no endpoint ${url}`, bySetup)];
  if (endpoint.status !== "enabled")
    return [fail(name, `the endpoint ${endpoint.id} is ${endpoint.status}`, bySetup)];
  const has = new Set(endpoint.enabled_events);
  const missing = heardEvents.filter((event) => !has.has(event) && !has.has("*"));
  if (missing.length > 0) return [fail(name, `${endpoint.id} does not send ${missing.join(", ")}`, bySetup)];
  const others = [...has].filter((event) => !heardEvents.some((heard) => heard === event));
  if (others.length > 0)
    return [warning(name, `${endpoint.id} also sends ${others.join(", ")}, which nothing uses`, bySetup)];
  const version = endpoint.api_version ?? "the account's own version";
  return [
    ok(name, `${endpoint.id} sends exactly our ${heardEvents.length} events (${version}; any will do)`),
  ];
}

/** The running server takes what is signed with the secret of these settings. */
async function checkSignature(
  stripe: Stripe,
  { STRIPE_WEBHOOK_SECRET: secret = "", ...site }: StripeSettings,
) {
  const name = "stripe webhook secret";
  const url = webhookAddress(site);
  // Of a type that nothing hears.
  const payload = JSON.stringify({
    id: "evt_doctor",
    object: "event",
    type: "doctor.check",
    data: { object: {} },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { status } = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
    redirect: "manual",
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => ({ status: reasonOf(error) }));
  if (status === 200)
    return ok(
      name,
      "the server accepts what is signed with STRIPE_WEBHOOK_SECRET; whether it is Stripe's shows the next event",
    );
  if (status === 400)
    return fail(
      name,
      "the running server has another STRIPE_WEBHOOK_SECRET than these settings",
      "Restart it.",
    );
  return fail(
    name,
    `${url} answers ${status}`,
    "The proxy must pass POST requests to this path on, unchanged.",
  );
}

export async function checkStripe(config: StripeSettings, { running = true } = {}): Promise<Finding[]> {
  const who = whoTakesCards(config);
  if (who === "sandbox") return [skipped(check, "the card sandbox takes the cards")];
  if (who === "nobody")
    return [
      warning(
        check,
        "STRIPE_SECRET_KEY is not set: nothing can be bought",
        "Run npm run setup -- --stripe-secret-key … if premium is to be sold.",
      ),
    ];
  const stripe = await openStripe(config.STRIPE_SECRET_KEY!, config.STRIPE_API_URL);
  const findings = await checkStripeKey(stripe);
  if (config.STRIPE_API_URL)
    findings.push(
      warning(
        check,
        `cards are not taken by Stripe but by ${config.STRIPE_API_URL}`,
        "Remove STRIPE_API_URL to sell for money.",
      ),
    );
  if (!config.STRIPE_PUBLISHABLE_KEY)
    findings.push(
      fail(
        check,
        "STRIPE_PUBLISHABLE_KEY is not set: no card form is shown",
        "Copy the publishable key from Stripe's dashboard (Developers, API keys).",
      ),
    );
  if (findings[0]!.state !== "ok") return findings;
  findings.push(...(await checkEndpoint(stripe, webhookAddress(config))));
  if (running) findings.push(await checkSignature(stripe, config));
  return findings;
}
