import { beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

const failsLater = "4000000000000341";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

/** Each test moves the clock, so each has a shop of its own. */
describeOnEachDatabase("the life of a subscription", (open) => {
  const openOwn = async () => openShop(await open(), { content });
  const subscriptionOf = async (shop: Shop, as: string) =>
    (await shop.call("GET", checkoutPaths.subscription, { as })).body;
  const mailsTo = (shop: Shop, address: string) =>
    shop.mails.filter(({ to }) => to.address === address).map(({ subject }) => subject);

  test("a 7-day trial takes no money, is announced before it ends, and then is paid", async () => {
    const shop = await openOwn();
    await shop.buy(offer.trial, "ana");
    expect(await shop.isPremium("ana")).toBe(true);
    expect(await subscriptionOf(shop, "ana")).toMatchObject({ status: "trialing", termLength: "Monthly" });
    expect((await shop.stripe.charges.list()).data).toEqual([]);
    await shop.pass(5);
    expect(mailsTo(shop, "ana@example.com")).toEqual(["Your free trial of Wellspring Premium ends soon"]);
    await shop.pass(3);
    expect(await subscriptionOf(shop, "ana")).toMatchObject({ status: "active", trialEndsAt: null });
    expect((await shop.stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([499]);
    expect(await shop.isPremium("ana")).toBe(true);
  });

  test("it is renewed each month: a clock moved by a year bills twelve", async () => {
    const shop = await openOwn();
    await shop.buy(offer.monthly, "ana");
    await shop.pass(366);
    expect((await shop.stripe.charges.list({ limit: 100 })).data).toHaveLength(13);
    expect(await shop.isPremium("ana")).toBe(true);
  });

  test("a failed renewal: grace with an e-mail in the member's language, then downgrade", async () => {
    const shop = await openOwn();
    const { secret } = await shop.begin(offer.monthly, { as: "eva", redirectUrl: "/es/verses" });
    await shop.pay(secret, failsLater, "eva@example.com");
    await shop.jobs.idle();
    await shop.pass(32);
    expect(await subscriptionOf(shop, "eva")).toMatchObject({ status: "past_due", renewsAt: null });
    expect(await shop.isPremium("eva")).toBe(true);
    await shop.pass(3);
    // Tried again meanwhile, told once.
    expect(mailsTo(shop, "eva@example.com")).toEqual(["No pudimos renovar tu Wellspring Premium"]);
    expect(await shop.isPremium("eva")).toBe(true);
    await shop.pass(5);
    expect(await shop.isPremium("eva")).toBe(false);
    expect(await subscriptionOf(shop, "eva")).toMatchObject({ status: "ended" });
    expect(mailsTo(shop, "eva@example.com")).toEqual([
      "No pudimos renovar tu Wellspring Premium",
      "Tu Wellspring Premium terminó",
    ]);
  });

  test("the grace ends by our own clock even when Stripe tells us nothing more", async () => {
    const database = await open();
    let deaf = false;
    const shop = await openShop(database, {
      content,
      deliver: (request) =>
        deaf && request.url.endsWith(checkoutPaths.webhooks)
          ? Promise.resolve(new Response(null, { status: 503 }))
          : undefined,
    });
    await shop.buy(offer.monthly, "eva", failsLater);
    await shop.pass(32);
    expect(await shop.isPremium("eva")).toBe(true);
    deaf = true;
    await shop.pass(8);
    expect(await shop.isPremium("eva")).toBe(false);
  });

  test("a new card in the portal pays what is open, and premium goes on", async () => {
    const shop = await openOwn();
    await shop.buy(offer.monthly, "pia", failsLater);
    await shop.pass(32);
    const { body } = await shop.call("POST", checkoutPaths.portal, {
      as: "pia",
      body: { returnUrl: "/my-profile" },
    });
    const portal = new URL(body.url).pathname.replace("/sandbox/stripe", "");
    const send = (fields: Record<string, string>) =>
      shop.sandbox.pages.request(portal, { method: "POST", body: new URLSearchParams(fields) });
    const declined = await send({ action: "card", number: "4000000000000002", expiry: "12/40", cvc: "123" });
    expect(await declined.text()).toContain("Your card was declined");
    expect(
      (await send({ action: "card", number: "4242424242424242", expiry: "12/40", cvc: "123" })).status,
    ).toBe(303);
    await shop.jobs.idle();
    expect(await subscriptionOf(shop, "pia")).toMatchObject({ status: "active" });
    await shop.pass(20);
    expect(await shop.isPremium("pia")).toBe(true);
  });

  test("cancelled, premium stays to the end of the time that is paid for", async () => {
    const shop = await openOwn();
    await shop.buy(offer.monthly, "leo");
    const { body } = await shop.call("POST", checkoutPaths.portal, {
      as: "leo",
      body: { returnUrl: "/es/my-profile" },
    });
    const portal = new URL(body.url).pathname.replace("/sandbox/stripe", "");
    expect(await (await shop.sandbox.pages.request(portal)).text()).toContain("Cancelar mi suscripción");
    await shop.sandbox.pages.request(portal, {
      method: "POST",
      body: new URLSearchParams({ action: "cancel" }),
    });
    await shop.jobs.idle();
    const told = await subscriptionOf(shop, "leo");
    expect(told).toMatchObject({ status: "active", canceledAtPeriodEnd: true, renewsAt: null });
    expect(told.endsAt).not.toBeNull();
    await shop.pass(20);
    expect(await shop.isPremium("leo")).toBe(true);
    await shop.pass(12);
    expect(await shop.isPremium("leo")).toBe(false);
  });

  test("another plan, chosen in the portal, is what the member has", async () => {
    const shop = await openOwn();
    await shop.buy(offer.monthly, "tom");
    const { body } = await shop.call("POST", checkoutPaths.portal, {
      as: "tom",
      body: { returnUrl: "/my-profile" },
    });
    const portal = new URL(body.url).pathname.replace("/sandbox/stripe", "");
    const page = await (await shop.sandbox.pages.request(portal)).text();
    const [, annual] = /value="(price_\w+)"[^>]*>\s*\$39\.99 a year/.exec(page) ?? [];
    await shop.sandbox.pages.request(portal, {
      method: "POST",
      body: new URLSearchParams({ action: "plan", price: annual! }),
    });
    await shop.jobs.idle();
    expect(await subscriptionOf(shop, "tom")).toMatchObject({ status: "active", termLength: "Annual" });
    expect(await shop.isPremium("tom")).toBe(true);
  });

  test("a full refund of the running period ends premium; one of an earlier period does not", async () => {
    const shop = await openOwn();
    const { subscription } = await shop.buy(offer.monthly, "ray");
    await shop.pass(32);
    const [running, earlier] = (await shop.stripe.charges.list()).data;
    await shop.stripe.refunds.create({ charge: earlier!.id });
    await shop.jobs.idle();
    expect(await shop.isPremium("ray")).toBe(true);
    await shop.stripe.refunds.create({ charge: running!.id });
    await shop.jobs.idle();
    expect(await shop.isPremium("ray")).toBe(false);
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  });
});
