import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { openStripe } from "../../server/stripe-client.ts";
import { eventually } from "../support/eventually.ts";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, type RunningServer, startServer } from "../support/server.ts";
import { startEmulatedStripe } from "./emulate.ts";

const key = "sk_test_emulated";
const secret = "whsec_of_a_stand_in_0123456789";
const calls = "/wellspring/api/v2/stripe";
let origin: string;
let standIn: Awaited<ReturnType<typeof startEmulatedStripe>>;
let server: RunningServer | undefined;
let removeData: (() => void) | undefined;
/** How the site answered each event. */
const delivered: [event: string, status: number][] = [];
const between = createServer(async (request, response) => {
  const body = await text(request);
  const headers = { "stripe-signature": String(request.headers["stripe-signature"]) };
  const { status } = await fetch(`${origin}${calls}/webhooks`, { method: "POST", headers, body });
  delivered.push([JSON.parse(body).type, status]);
  response.writeHead(status).end();
});

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const hook = await freePort();
  await new Promise<void>((listening) => between.listen(hook, "127.0.0.1", listening));
  standIn = await startEmulatedStripe({ url: `http://127.0.0.1:${hook}`, secret });
  if (!standIn) return console.warn("NOT TESTED with emulate's Stripe: it could not be installed.");
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  removeData = remove;
  server = await startServer({
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
    STRIPE_API_URL: standIn.url,
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: "pk_test_emulated",
    STRIPE_WEBHOOK_SECRET: secret,
  });
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.exit;
  standIn?.stop();
  between.close();
  removeData?.();
});

test("STRIPE_API_URL: product, price and session are made at the stand-in, and its signed event completes the purchase", async ({
  skip,
}) => {
  if (!standIn) skip();
  const list = `${origin}/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer&take=100`;
  const { items } = await (await fetch(list)).json();
  const [offer] = items;
  const started = await fetch(`${origin}${calls}/checkout/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-buyer-key": "0123456789abcdef" },
    body: JSON.stringify({
      offerId: offer.id,
      offerTermId: offer.properties.offerTerms.items[0].content.id,
      redirectUrl: "/verses",
    }),
  });
  expect(started.status).toBe(201);

  const stripe = await openStripe(key, standIn!.url);
  const [session] = (await stripe.checkout.sessions.list()).data;
  expect((await stripe.products.list()).data.map(({ name }) => name)).toEqual(["Wellspring Premium"]);
  expect((await stripe.prices.list()).data).toHaveLength(1);
  const status = async () =>
    (await (await fetch(`${origin}${calls}/checkout/sessions/${session!.id}`)).json()).status;
  expect(await status()).toBe("open");

  await fetch(`${standIn!.url}/checkout/${session!.id}/complete`, { method: "POST", redirect: "manual" });
  await eventually(() => expect(delivered).toContainEqual(["checkout.session.completed", 200]));
  expect(await status()).toBe("complete");
  expect(server!.output()).toContain(`cards are not taken by Stripe but by ${standIn!.url}`);
});
