import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { readPlainJson } from "../../contracts/plain-json.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { checkoutPage } from "./checkout-page.ts";
import { answerChallenge, type PayAnswer, pay } from "./checkout-payment.ts";
import { createDashboard } from "./dashboard.ts";
import { labelsIn } from "./labels.ts";
import type { Ledger } from "./ledger.ts";
import { localeOf, page, pagePolicy } from "./page.ts";
import { act, findPortal, shownSubscription } from "./portal-actions.ts";
import { portalPage } from "./portal-page.ts";
import type { SandboxStore } from "./store.ts";
import type { CheckoutSession, PortalSession } from "./stripe-objects.ts";
import { itemOf } from "./subscriptions.ts";

interface PagesOptions {
  store: SandboxStore;
  siteName: string;
  pagesUrl: string;
  log: Pick<Log, "error">;
}

const file = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), "utf8");

/** What the buyer sees: the card form in its frame, and the billing portal. */
export function createPagesApp(options: PagesOptions): Hono {
  const { store, siteName, log } = options;
  const base = new URL(options.pagesUrl).pathname.replace(/\/$/, "");
  const style = file("sandbox.css");
  const script = file("card-form.js");
  const app = new Hono();

  app.use(limitBody(16 * 1024));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("content-security-policy", pagePolicy);
    c.res.headers.set("cache-control", "no-store");
  });
  app.get("/sandbox.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/card-form.js", (c) => c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" }));

  const localeFor = (c: Context, otherwise: string | null) => localeOf(c.req.query("locale") ?? otherwise);
  const gone = (c: Context) => {
    const locale = localeFor(c, null);
    const { gone: text } = labelsIn(locale);
    return c.html(page({ locale, base, title: siteName, body: html`<main><p>${text}</p></main>` }), 404);
  };

  async function findSession(ledger: Ledger, secret: string): Promise<CheckoutSession | undefined> {
    const [session] = await ledger.all("checkout.session", { client_secret: secret });
    return session;
  }

  app.get("/checkout/:secret", async (c) => {
    const found = await store.work(async (ledger) => {
      const session = await findSession(ledger, c.req.param("secret"));
      const customer = session?.customer ? await ledger.find("customer", session.customer) : undefined;
      return session && { session, email: customer?.email ?? session.customer_email ?? undefined };
    });
    if (!found) return gone(c);
    const locale = localeFor(c, found.session.locale);
    return c.html(checkoutPage({ ...found, locale, theme: c.req.query("theme"), base }));
  });

  /** The form's two calls answer JSON, in the words of its page. */
  function answerForm(
    path: string,
    work: (ledger: Ledger, session: CheckoutSession, sent: Sent) => Promise<PayAnswer>,
  ) {
    app.post(`/checkout/:secret/${path}`, async (c) => {
      const sent = readSent(await readPlainJson(c.req));
      const answer = await store.work(async (ledger) => {
        const session = await findSession(ledger, c.req.param("secret"));
        return session && work(ledger, session, sent);
      });
      if (!answer) return c.json({ status: "expired" });
      if (answer.status !== "refused") return c.json(answer);
      const { error, field } = answer.fault;
      const message = labelsIn(localeFor(c, null)).errors[error];
      return c.json({ status: "refused", code: error, field, message });
    });
  }
  answerForm("pay", (ledger, session, { number, expiry, cvc, email }) =>
    pay(ledger, session, { number, expiry, cvc, email }),
  );
  answerForm("challenge", (ledger, session, { key, approved }) =>
    answerChallenge(ledger, session, { key, approved: approved === "true" }),
  );

  async function showPortal(ledger: Ledger, session: PortalSession, c: Context, wrong?: string) {
    const locale = localeFor(c, session.locale);
    const subscription = await shownSubscription(ledger, session.customer);
    const customer = await ledger.find("customer", session.customer);
    const methodId =
      subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
    const configuration = await ledger.get("billing_portal.configuration", session.configuration);
    const product = subscription && (await ledger.find("product", itemOf(subscription).price.product));
    const prices = [];
    for (const id of configuration._prices) prices.push(await ledger.get("price", id));
    return portalPage({
      locale,
      base,
      siteName,
      returnUrl: session.return_url,
      subscription,
      planName: product?.name ?? "",
      method: methodId ? await ledger.find("payment_method", methodId) : undefined,
      prices,
      invoices: await ledger.all("invoice", { customer: session.customer }),
      notice: wrong ?? (c.req.query("done") === undefined ? undefined : labelsIn(locale).done),
      wrong: wrong !== undefined,
    });
  }

  app.on(["GET", "POST"], "/portal/:key", async (c) => {
    const form = c.req.method === "POST" ? readSent(await c.req.parseBody()) : undefined;
    const shown = await store.work(async (ledger) => {
      const session = await findPortal(ledger, c.req.param("key"));
      if (!session) return undefined;
      const result = form && (await act(ledger, session, form));
      if (result === "done") return "done" as const;
      const labels = labelsIn(localeFor(c, session.locale));
      const wrong = result && (result === "nothing" ? labels.failed : labels.errors[result]);
      return showPortal(ledger, session, c, wrong);
    });
    if (!shown) return gone(c);
    return shown === "done" ? c.redirect(`${base}/portal/${c.req.param("key")}?done=1`, 303) : c.html(shown);
  });

  app.route("/", createDashboard({ store, base }));
  app.notFound(gone);
  app.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "a page of the card sandbox failed");
    return c.json({ status: "failed" }, 500);
  });
  return app;
}

const nothingSent = {
  number: "",
  expiry: "",
  cvc: "",
  email: "",
  key: "",
  approved: "",
  action: "",
  price: "",
};
type Sent = typeof nothingSent;

/** Only words: whatever else a form or a program sends is not read. */
function readSent(given: unknown): Sent {
  const sent = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  const texts = Object.keys(nothingSent).map((name) => [name, String(sent[name] ?? "").slice(0, 300)]);
  return Object.fromEntries(texts);
}
