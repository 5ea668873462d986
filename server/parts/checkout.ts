import { createHash } from "node:crypto";
import path from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { checkoutCodes, checkoutPaths, stripePath } from "../../contracts/checkout.ts";
import { systemClock } from "../../platform/clock.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { refuse } from "../../platform/problem.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import { handleCheckoutJobs, heardEvents } from "../../services/checkout/checkout-jobs.ts";
import type { OfferSource } from "../../services/checkout/offers.ts";
import { handleSandboxJobs } from "../../services/stripe-sandbox/sandbox-jobs.ts";
import { clientAddress } from "../client-address.ts";
import { openStripe } from "../stripe-client.ts";
import { whoTakesCards } from "../stripe-settings.ts";
import type { Mount } from "./embedded.ts";
import type { LazyIdentity } from "./identity.ts";
import { below, lazy, lazyApp, lazyData } from "./lazy.ts";
import { claimsOf } from "./member.ts";
import type { Shared } from "./shared.ts";

const sandboxPath = "/sandbox/stripe";

interface CheckoutPart {
  mounts: Mount[];
  memberData: MemberData[];
  /** Marks of free trials whose time is over. */
  sweepTrials(): Promise<void>;
}

interface CheckoutSources {
  content: OfferSource;
  identity: LazyIdentity | undefined;
  devGuard: MiddlewareHandler;
}

/** Stripe's SDK and the checkout are loaded with the first purchase, event or job. */
export function composeCheckout(
  shared: Shared,
  { content, identity, devGuard }: CheckoutSources,
): CheckoutPart {
  const { config, log, jobs } = shared;
  const who = whoTakesCards(config);
  const sweep = async () => {
    const { sweepTrials } = await import("../../services/checkout/sweep-trials.ts");
    await sweepTrials({ ...shared, ring: await openRing(config) });
  };
  const at = stripePath(config.PRODUCT_NAME);
  if (who === "nobody") {
    log.warn("nothing can be bought: STRIPE_SECRET_KEY is not set");
    const closed = new Hono().all("*", (c) =>
      refuse(c, 503, checkoutCodes.notAvailable, "Nothing can be bought here."),
    );
    return { mounts: [{ path: at, app: closed }], memberData: [], sweepTrials: sweep };
  }
  if (config.STRIPE_API_URL)
    log.warn(`cards are not taken by Stripe but by ${config.STRIPE_API_URL} (STRIPE_API_URL)`);
  if (who === "stripe" && !config.STRIPE_PUBLISHABLE_KEY)
    log.warn("no card form can be shown: STRIPE_PUBLISHABLE_KEY is not set");

  const deliver = async (request: Request): Promise<Response> => (await checkout()).app.fetch(request);
  const sandbox = who === "sandbox" ? composeSandbox(shared, deliver) : undefined;
  const checkout = lazy(async () => {
    const [{ createCheckout }, ring, stripe] = await Promise.all([
      import("../../services/checkout/checkout.ts"),
      openRing(config),
      sandbox ? sandboxStripe(sandbox) : realStripe(config),
    ]);
    const claims = claimsOf(config, identity);
    const made = await createCheckout({
      ...stripe,
      ...shared,
      content,
      ring,
      emailOf: async (subject) => (await claims(subject))?.email,
      webhookClock: sandbox ? shared.clock : systemClock,
      origin: config.ORIGIN,
      siteName: config.SITE_NAME,
      productName: config.PRODUCT_NAME,
      addressOf: (c: Context<{ Bindings: HttpBindings }>) =>
        c.env?.incoming && clientAddress(c.env.incoming, config.TRUSTED_PROXIES),
    });
    return { ...made, data: made.memberData, app: below(at, made.app) };
  });
  handleCheckoutJobs(jobs, checkout);
  if (sandbox) handleSandboxJobs(jobs, sandbox);
  return {
    mounts: [
      { path: at, app: lazyApp(checkout) },
      ...(sandbox ? [{ path: sandboxPath, app: sandboxPages(sandbox, devGuard) }] : []),
    ],
    memberData: [lazyData("purchases", checkout)],
    sweepTrials: sweep,
  };
}

/** Buyers need the card form and the portal; the dashboard, which shows every payment, is a developer's. */
const sandboxPages = (sandbox: LazySandbox, devGuard: MiddlewareHandler): Hono =>
  new Hono().use("/", devGuard).use("/charges/*", devGuard).route("/", lazyApp(sandbox));

type LazySandbox = ReturnType<typeof composeSandbox>;

/** Events reach the checkout as Stripe's do: as signed requests, only that no socket is needed. */
function composeSandbox(shared: Shared, deliver: (request: Request) => Promise<Response>) {
  const { config } = shared;
  return lazy(async () => {
    const { createStripeSandbox } = await import("../../services/stripe-sandbox/sandbox.ts");
    const made = await createStripeSandbox({
      ...shared,
      siteName: config.SITE_NAME,
      pagesUrl: config.ORIGIN + sandboxPath,
      webhook: {
        url: config.ORIGIN + stripePath(config.PRODUCT_NAME) + checkoutPaths.webhooks,
        events: heardEvents,
        fetch: deliver,
      },
    });
    return { ...made, app: below(sandboxPath, made.pages) };
  });
}

/** What is stored with the server's own key, as journals are: there is one to keep. */
async function openRing({ JOURNAL_KEYS, dataDir }: Shared["config"]): Promise<KeyRing> {
  const [{ createKeyRing }, { openServerKey }] = await Promise.all([
    import("../../platform/sealing.ts"),
    import("../../services/journal/server-key.ts"),
  ]);
  return createKeyRing(JOURNAL_KEYS ?? [openServerKey(path.join(dataDir, "journal"))]);
}

const scopeOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 16);

async function sandboxStripe(sandbox: LazySandbox) {
  const [{ default: Stripe }, { apiKey, api, webhookSecret }] = await Promise.all([
    import("stripe"),
    sandbox(),
  ]);
  const httpClient = Stripe.createFetchHttpClient(async (url, init) => api.request(String(url), init));
  return {
    stripe: new Stripe(apiKey, { httpClient, telemetry: false }),
    webhookSecret,
    scope: scopeOf(apiKey),
  };
}

async function realStripe({ STRIPE_SECRET_KEY, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET }: Shared["config"]) {
  const key = STRIPE_SECRET_KEY!;
  return {
    stripe: await openStripe(key, STRIPE_API_URL),
    webhookSecret: STRIPE_WEBHOOK_SECRET!,
    // What was made at a stand-in is not known at Stripe.
    scope: scopeOf(STRIPE_API_URL ? `${key} ${STRIPE_API_URL}` : key),
  };
}
