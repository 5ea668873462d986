import { beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("a purchase", (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(await open(), { content });
  });
  const subscriptionOf = async (as: string) =>
    (await shop.call("GET", checkoutPaths.subscription, { as })).body;
  const countCharges = async () =>
    (await shop.stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid).length;

  test("terms map to Monthly, Annual, Three Year and a lifetime that is paid once", async () => {
    const sold = [];
    for (const term of [offer.monthly, offer.annual, offer.threeYear, offer.lifetime]) {
      const { sessionId } = await shop.begin(term);
      const session = await shop.stripe.checkout.sessions.retrieve(sessionId, { expand: ["line_items"] });
      const { price } = session.line_items!.data[0]!;
      const every = price!.recurring && `${price!.recurring.interval_count} ${price!.recurring.interval}`;
      sold.push([session.mode, price!.unit_amount, every]);
    }
    expect(sold).toEqual([
      ["subscription", 499, "1 month"],
      ["subscription", 3999, "1 year"],
      ["subscription", 8999, "3 year"],
      ["payment", 14_999, null],
    ]);
  });

  test("the checkout return carries the query parameters session_id, utm_campaign and utm_content", async () => {
    const { secret, sessionId } = await shop.begin(offer.annual, {
      redirectUrl: "/es/verses?topic=paz&session_id=old&utm_content=mail",
    });
    const { returnUrl } = await shop.pay(secret);
    const url = new URL(returnUrl);
    expect(url.origin + url.pathname).toBe("http://localhost:3000/es/verses");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      topic: "paz",
      utm_campaign: "every_term",
      utm_content: "mail",
      session_id: sessionId,
    });
  });

  test("a member's purchase: premium by the webhook, and the subscription is shown", async () => {
    await shop.buy(offer.annual, "mia");
    expect(await shop.isPremium("mia")).toBe(true);
    expect(await subscriptionOf("mia")).toMatchObject({
      status: "active",
      termLength: "Annual",
      price: { amount: 3999, currency: "usd" },
      endsAt: null,
      hasPortal: true,
    });
    expect(await subscriptionOf("stranger")).toMatchObject({ status: "none", hasPortal: false });
  });

  test("a purchase made while anonymous is claimed after login or sign-up", async () => {
    const { secret, sessionId, key } = await shop.begin(offer.monthly);
    const path = `${checkoutPaths.sessions}/${sessionId}`;
    const headers = { "x-buyer-key": key };
    expect((await shop.call("GET", path, { headers })).body).toEqual({ status: "open", customerEmail: null });
    expect((await shop.claim(sessionId, "abe")).body).toMatchObject({
      code: "checkout.session_not_complete",
    });
    await shop.pay(secret, undefined, "abe@example.com");
    expect((await shop.call("GET", path, { headers })).body).toEqual({
      status: "complete",
      customerEmail: "abe@example.com",
    });
    await shop.jobs.idle();
    expect(await shop.isPremium("abe")).toBe(false);
    const first = await shop.claim(sessionId, "abe");
    expect(first).toEqual({ status: 200, body: { status: "complete", customerEmail: "abe@example.com" } });
    expect(await shop.isPremium("abe")).toBe(true);
    expect(await shop.claim(sessionId, "abe")).toEqual(first);
  });

  test("a purchase's address opened days later shows that it was paid, not by whom", async () => {
    const { secret, sessionId, key } = await shop.begin(offer.annual);
    await shop.pay(secret, undefined, "ida@example.com");
    const headers = { "x-buyer-key": key };
    const read = async () =>
      (await shop.call("GET", `${checkoutPaths.sessions}/${sessionId}`, { headers })).body;
    expect(await read()).toEqual({ status: "complete", customerEmail: "ida@example.com" });
    await shop.pass(2);
    expect(await read()).toEqual({ status: "complete", customerEmail: null });
    shop.clock.reset();
  });

  test("a member's customer is re-used", async () => {
    const { subscription } = await shop.buy(offer.monthly, "rex");
    await shop.stripe.subscriptions.cancel(subscription);
    await shop.jobs.idle();
    const again = await shop.buy(offer.annual, "rex");
    const customers = [];
    for (const id of [subscription, again.subscription])
      customers.push((await shop.stripe.subscriptions.retrieve(id)).customer);
    expect(customers[0]).toBe(customers[1]);
  });

  test("a second click, and a second tab, get the same session and pay once", async () => {
    const before = await countCharges();
    const [one, two] = await Promise.all([
      shop.begin(offer.annual, { as: "dora" }),
      shop.begin(offer.annual, { as: "dora" }),
    ]);
    expect(two.secret).toBe(one.secret);
    expect((await shop.begin(offer.annual, { as: "dora" })).secret).toBe(one.secret);
    const paid = await Promise.all([shop.pay(one.secret), shop.pay(one.secret), shop.pay(two.secret)]);
    expect(paid.map(({ status }) => status)).toEqual(["complete", "complete", "complete"]);
    expect(await countCharges()).toBe(before + 1);
  });

  test("a browser without a member is known by its key; another tab with another term closes the first form", async () => {
    const before = await countCharges();
    const key = "a-browser-of-somebody";
    const first = await shop.begin(offer.monthly, { key });
    expect((await shop.begin(offer.monthly, { key })).secret).toBe(first.secret);
    const other = await shop.begin(offer.annual, { key });
    expect((await shop.pay(first.secret)).status).toBe("expired");
    expect((await shop.pay(other.secret)).status).toBe("complete");
    await expect(shop.begin(offer.monthly, { key })).rejects.toThrow(/already_premium/);
    expect(await countCharges()).toBe(before + 1);
  });

  test("a member who is premium already gets that answer, also before the role has arrived", async () => {
    const { secret } = await shop.begin(offer.annual, { as: "pam" });
    await shop.pay(secret);
    await expect(shop.begin(offer.annual, { as: "pam" })).rejects.toThrow(/checkout.already_premium/);
    await shop.jobs.idle();
    await expect(shop.begin(offer.monthly, { as: "pam" })).rejects.toThrow(/checkout.already_premium/);
  });

  test("a lifetime is premium with no end; a full refund takes it back", async () => {
    const { paymentIntent } = await shop.buy(offer.lifetime, "lev");
    expect(await shop.isPremium("lev")).toBe(true);
    expect(await subscriptionOf("lev")).toMatchObject({ status: "lifetime", renewsAt: null, endsAt: null });
    await shop.stripe.refunds.create({ payment_intent: paymentIntent, amount: 1000 });
    await shop.jobs.idle();
    expect(await shop.isPremium("lev")).toBe(true);
    await shop.stripe.refunds.create({ payment_intent: paymentIntent });
    await shop.jobs.idle();
    expect(await shop.isPremium("lev")).toBe(false);
  });

  test("a lifetime that is charged back is taken back; when the dispute is won it returns", async () => {
    const { paymentIntent } = await shop.buy(offer.lifetime, "lea", "4000000000000259");
    await shop.jobs.idle();
    expect(await shop.isPremium("lea")).toBe(false);
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: paymentIntent })).data;
    await shop.stripe.disputes.update(dispute!.id, {
      evidence: { uncategorized_text: "winning_evidence" },
      submit: true,
    });
    await shop.jobs.idle();
    expect(await shop.isPremium("lea")).toBe(true);
    expect(await subscriptionOf("lea")).toMatchObject({ status: "lifetime" });
  });

  test("collect exports all data; erase ends the subscription first and leaves nothing", async () => {
    const { subscription, sessionId } = await shop.buy(offer.monthly, "eve");
    const member = { subject: "eve", emails: ["eve@example.com"] };
    const held = await shop.checkout.memberData.collect(member);
    expect(held).toMatchObject({ purchases: [{ sessionId }], subscriptions: [{ id: subscription }] });
    await shop.checkout.memberData.erase(member);
    await shop.checkout.memberData.erase(member);
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
    await shop.jobs.idle();
    expect(await shop.isPremium("eve")).toBe(false);
    expect(await shop.checkout.memberData.collect(member)).toEqual({ purchases: [], subscriptions: [] });
  });
});
