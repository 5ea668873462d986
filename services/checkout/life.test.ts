import { afterEach, beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { loadOffers, offer, openShop, type Shop, testCard } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

const failsOnRenewal = "4000000000000341";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

/** The tests move one clock onwards; each ends the subscription it began, so that the next bills its own only. */
describeOnEachDatabase("the life of a subscription", (open) => {
  let shop: Shop;
  let deaf = false;
  /** Where the members' accounts are; the others have none that we would know of. */
  const accounts = new Map<string, string>();
  beforeAll(async () => {
    const away = async () => new Response(null, { status: 503 });
    // Months differ in length: from this day on the grace after a failed renewal never begins in a February.
    const clock = createMovableClock();
    clock.moveTo(new Date("2026-01-05T15:00:00Z"));
    shop = await openShop(await open(), {
      content,
      deliver: () => (deaf ? away() : undefined),
      emailOf: async (subject) => accounts.get(subject),
      clock,
    });
  });
  afterEach(async () => {
    for (const { id } of (await shop.stripe.subscriptions.list()).data)
      await shop.stripe.subscriptions.cancel(id);
    await shop.jobs.idle();
  });
  const chargesOf = async (subscription: string) => {
    const { customer } = await shop.stripe.subscriptions.retrieve(subscription);
    return (await shop.stripe.charges.list({ customer: customer as string, limit: 100 })).data;
  };
  const subscriptionOf = async (as: string) =>
    (await shop.call("GET", checkoutPaths.subscription, { as })).body;
  /** Mail subjects except receipts. */
  const mailsTo = (address: string) =>
    shop.mails
      .filter(({ to }) => to.address === address)
      .map(({ subject }) => subject)
      .filter((subject) => !/receipt|recibo/.test(subject));

  test("from the wish to be deleted on nothing more is charged; who stays goes on as before", async () => {
    const mia = { subject: "mia", emails: ["mia@example.com"] };
    const { subscription } = await shop.buy(offer.monthly, "mia");
    const { leaving } = shop.checkout.memberData;
    for (let nth = 0; nth < 2; nth++) await leaving!(mia, true);
    await shop.jobs.idle();
    expect(await subscriptionOf("mia")).toMatchObject({ renewsAt: null, canceledAtPeriodEnd: true });
    for (let nth = 0; nth < 2; nth++) await leaving!(mia, false);
    await shop.jobs.idle();
    expect(await subscriptionOf("mia")).toMatchObject({ endsAt: null, canceledAtPeriodEnd: false });
    // What a member has canceled stays so, whatever becomes of the account.
    await shop.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await leaving!(mia, true);
    await leaving!(mia, false);
    await shop.pass(32);
    expect(await subscriptionOf("mia")).toMatchObject({ status: "ended" });
    expect((await chargesOf(subscription)).map(({ amount }) => amount)).toEqual([499]);
  });

  test("a member is not asked for the address of the account", async () => {
    accounts.set("kim", "kim@example.com");
    const { secret } = await shop.begin(offer.annual, { as: "kim" });
    const { data } = await shop.stripe.checkout.sessions.list({ limit: 100 });
    expect(data.find((one) => secret.startsWith(one.id))?.customer_email).toBe("kim@example.com");
  });

  test("a 7-day trial takes no money, is announced before it ends, and then is paid", async () => {
    const { subscription } = await shop.buy(offer.trial, "ana");
    expect(await shop.isPremium("ana")).toBe(true);
    expect(await subscriptionOf("ana")).toMatchObject({
      status: "trialing",
      termLength: "Monthly",
      trialUsed: true,
    });
    expect(await chargesOf(subscription)).toEqual([]);
    await shop.pass(5);
    expect(mailsTo("ana@example.com")).toEqual(["Your free trial of Wellspring Premium ends soon"]);
    await shop.pass(3);
    expect(await subscriptionOf("ana")).toMatchObject({ status: "active", trialEndsAt: null });
    expect((await chargesOf(subscription)).map(({ amount }) => amount)).toEqual([499]);
    expect(await shop.isPremium("ana")).toBe(true);
  });

  test("it is renewed each month: a clock moved by half a year bills six", async () => {
    const { subscription } = await shop.buy(offer.monthly, "ben");
    await shop.pass(185);
    expect(await chargesOf(subscription)).toHaveLength(7);
    expect(await shop.isPremium("ben")).toBe(true);
  });

  test("a failed renewal: grace with an e-mail in the member's language, then downgrade", async () => {
    const { secret } = await shop.begin(offer.monthly, { as: "eva", redirectUrl: "/es/verses" });
    await shop.pay(secret, failsOnRenewal, "eva@example.com");
    await shop.jobs.idle();
    await shop.pass(32);
    expect(await subscriptionOf("eva")).toMatchObject({ status: "past_due", renewsAt: null });
    expect(await shop.isPremium("eva")).toBe(true);
    await shop.pass(3);
    // Retried since, but mailed once.
    expect(mailsTo("eva@example.com")).toEqual(["No pudimos renovar tu Wellspring Premium"]);
    expect(await shop.isPremium("eva")).toBe(true);
    await shop.pass(5);
    expect(await shop.isPremium("eva")).toBe(false);
    expect(await subscriptionOf("eva")).toMatchObject({ status: "ended" });
    expect(mailsTo("eva@example.com")).toEqual([
      "No pudimos renovar tu Wellspring Premium",
      "Tu Wellspring Premium terminó",
    ]);
  });

  test("mails go to the account's address, and follow it when it changes, whatever was entered with the card", async () => {
    accounts.set("fay", "fay@account.example");
    const { secret, sessionId } = await shop.begin(offer.trial);
    await shop.pay(secret, testCard(1), "typed@example.com");
    await shop.claim(sessionId, "fay");
    await shop.pass(5);
    expect(mailsTo("fay@account.example")).toEqual(["Your free trial of Wellspring Premium ends soon"]);
    accounts.set("fay", "fay@new.example");
    const { subscription } = await shop.stripe.checkout.sessions.retrieve(sessionId);
    await shop.stripe.subscriptions.cancel(subscription as string);
    await shop.jobs.idle();
    expect(mailsTo("fay@new.example")).toEqual(["Your Wellspring Premium has ended"]);
    expect(mailsTo("fay@account.example")).toHaveLength(1);
    expect(mailsTo("typed@example.com")).toEqual([]);
  });

  test("the grace period ends by our own clock even without another event from Stripe", async () => {
    await shop.buy(offer.monthly, "dan", failsOnRenewal);
    await shop.pass(32);
    expect(await shop.isPremium("dan")).toBe(true);
    deaf = true;
    await shop.pass(8);
    deaf = false;
    expect(await shop.isPremium("dan")).toBe(false);
  });

  test("a new card in the portal pays what is open, and premium goes on", async () => {
    await shop.buy(offer.monthly, "pia", failsOnRenewal);
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
    expect(await subscriptionOf("pia")).toMatchObject({ status: "active" });
    await shop.pass(20);
    expect(await shop.isPremium("pia")).toBe(true);
  });

  test("cancelled, premium stays to the end of the time that is paid for", async () => {
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
    const subscription = await subscriptionOf("leo");
    expect(subscription).toMatchObject({ status: "active", canceledAtPeriodEnd: true, renewsAt: null });
    expect(subscription.endsAt).not.toBeNull();
    await shop.pass(20);
    expect(await shop.isPremium("leo")).toBe(true);
    await shop.pass(12);
    expect(await shop.isPremium("leo")).toBe(false);
  });

  test("another plan, chosen in the portal, is what the member has", async () => {
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
    expect(await subscriptionOf("tom")).toMatchObject({ status: "active", termLength: "Annual" });
    expect(await shop.isPremium("tom")).toBe(true);
  });

  test("a dispute of the running period ends premium, lost or not yet; one of an earlier period does not", async () => {
    const { subscription } = await shop.buy(offer.monthly, "dan");
    await shop.pass(32);
    const [running, earlier] = await chargesOf(subscription);
    const dispute = async (charge: string) => {
      await shop.sandbox.pages.request(`/charges/${charge}/dispute`, { method: "POST" });
      await shop.jobs.idle();
    };
    await dispute(earlier!.id);
    expect(await shop.isPremium("dan")).toBe(true);
    await dispute(running!.id);
    expect(await shop.isPremium("dan")).toBe(false);
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
    const [open] = (await shop.stripe.disputes.list({ charge: running!.id })).data;
    expect((await shop.stripe.disputes.close(open!.id)).status).toBe("lost");
    await shop.jobs.idle();
    expect(await shop.isPremium("dan")).toBe(false);
  });

  test("a full refund of the running period ends premium; one of an earlier period does not", async () => {
    const { subscription } = await shop.buy(offer.monthly, "ray");
    await shop.pass(32);
    const [running, earlier] = await chargesOf(subscription);
    await shop.stripe.refunds.create({ charge: earlier!.id });
    await shop.jobs.idle();
    expect(await shop.isPremium("ray")).toBe(true);
    await shop.stripe.refunds.create({ charge: running!.id });
    await shop.jobs.idle();
    expect(await shop.isPremium("ray")).toBe(false);
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  });
});
