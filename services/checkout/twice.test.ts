import { afterEach, beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("a member who has bought twice", (open) => {
  let shop: Shop;
  let deaf = false;
  beforeAll(async () => {
    const away = async () => new Response(null, { status: 503 });
    shop = await openShop(await open(), { content, deliver: () => (deaf ? away() : undefined) });
  });
  afterEach(async () => {
    deaf = false;
    for (const { id } of (await shop.stripe.subscriptions.list()).data)
      await shop.stripe.subscriptions.cancel(id);
    await shop.jobs.idle();
  });
  /** Bought without signing in, then claimed. */
  async function claimAnother(term: string, as: string) {
    const { secret, sessionId } = await shop.begin(term);
    await shop.pay(secret, undefined, `${as}@example.com`);
    expect((await shop.claim(sessionId, as)).status).toBe(200);
    await shop.jobs.idle();
    return (await shop.stripe.checkout.sessions.retrieve(sessionId)).subscription as string;
  }
  const chargesOf = async (subscription: string) => {
    const { customer } = await shop.stripe.subscriptions.retrieve(subscription);
    return (await shop.stripe.charges.list({ customer: customer as string, limit: 100 })).data.length;
  };
  const subscriptionOf = async (as: string) =>
    (await shop.call("GET", checkoutPaths.subscription, { as })).body;
  /** Mail subjects except receipts. */
  const mailsTo = (address: string) =>
    shop.mails
      .filter(({ to }) => to.address === address)
      .map(({ subject }) => subject)
      .filter((subject) => !/receipt|recibo/.test(subject));

  test("pays for one only: the longer continues, the other ends with its paid period, and no end of premium is announced", async () => {
    const { subscription: monthly } = await shop.buy(offer.monthly, "ann");
    const annual = await claimAnother(offer.annual, "ann");
    expect(await subscriptionOf("ann")).toMatchObject({
      status: "active",
      termLength: "Annual",
      canceledAtPeriodEnd: false,
    });
    expect((await shop.stripe.subscriptions.retrieve(monthly)).cancel_at_period_end).toBe(true);
    await shop.pass(40);
    expect([await chargesOf(monthly), await chargesOf(annual)]).toEqual([1, 1]);
    expect((await shop.stripe.subscriptions.retrieve(monthly)).status).toBe("canceled");
    expect(await shop.isPremium("ann")).toBe(true);
    expect(mailsTo("ann@example.com")).toEqual([]);
  });

  test("a trial beside something that is paid for ends without a charge; beside a lifetime nothing is renewed", async () => {
    await shop.buy(offer.annual, "tia");
    const trial = await claimAnother(offer.trial, "tia");
    const { subscription: monthly } = await shop.buy(offer.monthly, "lou");
    await claimAnother(offer.lifetime, "lou");
    expect(await subscriptionOf("lou")).toMatchObject({ status: "lifetime" });
    await shop.pass(40);
    expect([await chargesOf(trial), await chargesOf(monthly)]).toEqual([0, 1]);
    expect([await shop.isPremium("tia"), await shop.isPremium("lou")]).toEqual([true, true]);
  });

  test("a renewal that is owed is cancelled as soon as another purchase gives premium", async () => {
    const { subscription } = await shop.buy(offer.monthly, "gus", "4000000000000341");
    await shop.pass(32);
    expect(await subscriptionOf("gus")).toMatchObject({ status: "past_due" });
    await claimAnother(offer.annual, "gus");
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
    expect(await subscriptionOf("gus")).toMatchObject({ status: "active", termLength: "Annual" });
    await shop.pass(10);
    expect(await shop.isPremium("gus")).toBe(true);
    expect(mailsTo("gus@example.com")).toEqual(["We could not renew your Wellspring Premium"]);
  });

  test("a renewal that was owed and is paid by now is not cancelled, though Stripe's word of it is still to come", async () => {
    const { subscription } = await shop.buy(offer.monthly, "hal", "4000000000000341");
    await shop.pass(32);
    expect(await subscriptionOf("hal")).toMatchObject({ status: "past_due" });
    deaf = true;
    const { body } = await shop.call("POST", checkoutPaths.portal, {
      as: "hal",
      body: { returnUrl: "/my-profile" },
    });
    await shop.sandbox.pages.request(new URL(body.url).pathname.replace("/sandbox/stripe", ""), {
      method: "POST",
      body: new URLSearchParams({ action: "card", number: "4242424242424242", expiry: "12/40", cvc: "123" }),
    });
    await claimAnother(offer.annual, "hal");
    expect(await shop.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
    });
    deaf = false;
    await shop.pass(1);
    expect(await subscriptionOf("hal")).toMatchObject({ status: "active", termLength: "Annual" });
    expect(mailsTo("hal@example.com")).toEqual(["We could not renew your Wellspring Premium"]);
  });

  test("in a browser whose unclaimed purchase was paid back, it can be bought again", async () => {
    const key = "a-browser-that-was-paid-back";
    const { secret, sessionId } = await shop.begin(offer.monthly, { key });
    await shop.pay(secret);
    await expect(shop.begin(offer.annual, { key })).rejects.toThrow(/already_premium/);
    const { subscription } = await shop.stripe.checkout.sessions.retrieve(sessionId);
    const { customer } = await shop.stripe.subscriptions.retrieve(subscription as string);
    const [charge] = (await shop.stripe.charges.list({ customer: customer as string })).data;
    await shop.stripe.refunds.create({ charge: charge!.id });
    await shop.jobs.idle();
    const again = await shop.begin(offer.annual, { key });
    expect((await shop.pay(again.secret)).status).toBe("complete");
  });
});
