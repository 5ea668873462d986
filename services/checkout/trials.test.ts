import { beforeAll, beforeEach, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop, testCard } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("a second free trial for the same person is refused", (open) => {
  let shop: Shop;
  let nth = 0;
  const accounts = new Map<string, string>();
  beforeAll(async () => {
    shop = await openShop(await open(), { content, emailOf: async (subject) => accounts.get(subject) });
  });
  beforeEach(() => void nth++);
  const begin = (as: string) =>
    shop.call("POST", checkoutPaths.sessions, {
      as,
      body: { offerId: offer.id, offerTermId: offer.trial, redirectUrl: "/" },
    });
  const read = async (sessionId: string) =>
    (await shop.call("GET", `${checkoutPaths.sessions}/${sessionId}`)).body;
  const statusOf = async (sessionId: string) => {
    const { subscription } = await shop.stripe.checkout.sessions.retrieve(sessionId);
    return (await shop.stripe.subscriptions.retrieve(subscription as string)).status;
  };
  const charges = async () => (await shop.stripe.charges.list({ limit: 100 })).data.length;
  async function tryFree(as: string, card: string): Promise<void> {
    const { subscription } = await shop.buy(offer.trial, as, card);
    expect(await shop.isPremium(as)).toBe(true);
    await shop.stripe.subscriptions.cancel(subscription);
    await shop.jobs.idle();
    expect(await shop.isPremium(as)).toBe(false);
  }

  test("to a member who has had one: before a card form is shown; a plan without a trial is sold", async () => {
    await tryFree("mia", testCard(100 + nth));
    expect(await begin("mia")).toMatchObject({ status: 409, body: { code: "checkout.trial_used" } });
    expect((await shop.begin(offer.monthly, { as: "mia" })).secret).toContain("_secret_");
  });

  test("to another account with the same confirmed address, however it is written", async () => {
    accounts.set("ben", "ben@example.com");
    await tryFree("ben", testCard(100 + nth));
    accounts.set("ben2", "Ben+again@Example.com");
    expect(await begin("ben2")).toMatchObject({ status: 409, body: { code: "checkout.trial_used" } });
  });

  test("to another account with the same card: it ends at once, nothing is charged, no premium, and the buyer gets an e-mail", async () => {
    const card = testCard(100 + nth);
    await tryFree("cal", card);
    const before = await charges();
    const { secret, sessionId } = await shop.begin(offer.trial, { as: "cleo", redirectUrl: "/es/verses" });
    await shop.pay(secret, card, "cleo@example.com");
    expect(await read(sessionId)).toMatchObject({ status: "complete", refused: "trial" });
    await shop.jobs.idle();
    expect(await shop.isPremium("cleo")).toBe(false);
    expect(await statusOf(sessionId)).toBe("canceled");
    const mails = shop.mails.filter(({ to }) => to.address === "cleo@example.com");
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Tu prueba gratuita de Wellspring Premium no comenzó",
    ]);
    expect(mails[0]!.text).toContain("No se cobró nada");
    await shop.pass(10);
    expect(await charges()).toBe(before);
    shop.clock.reset();
  });

  test("by the first, when the page, a second tab and Stripe's events arrive at the same moment", async () => {
    const card = testCard(400 + nth);
    await tryFree("gus", card);
    const { secret, sessionId } = await shop.begin(offer.trial, { as: "gia" });
    await shop.pay(secret, card, "gia@example.com");
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(sessionId)));
    for (const answer of answers) expect(answer).toMatchObject({ status: "complete", refused: "trial" });
    await shop.jobs.idle();
    expect(await statusOf(sessionId)).toBe("canceled");
  });

  test("to a guest with the same card, and to a member who claims a guest's second one", async () => {
    const card = testCard(100 + nth);
    await tryFree("dan", card);
    const guest = await shop.begin(offer.trial);
    await shop.pay(guest.secret, card, "guest@example.com");
    expect(await shop.claim(guest.sessionId, "dora")).toMatchObject({
      status: 409,
      body: { code: "checkout.trial_used" },
    });
    const second = await shop.begin(offer.trial);
    await shop.pay(second.secret, testCard(200 + nth), "dan@example.com");
    expect(await read(second.sessionId)).not.toHaveProperty("refused");
    expect(await shop.claim(second.sessionId, "dan")).toMatchObject({
      status: 409,
      body: { code: "checkout.trial_used" },
    });
    await shop.jobs.idle();
    expect(await statusOf(second.sessionId)).toBe("canceled");
    expect([await shop.isPremium("dan"), await shop.isPremium("dora")]).toEqual([false, false]);
  });

  test("of two at once with one card, one begins", async () => {
    const card = testCard(100 + nth);
    const both = await Promise.all(["eli", "eve"].map((as) => shop.begin(offer.trial, { as })));
    for (const { secret } of both) await shop.pay(secret, card);
    await Promise.all(both.map(({ sessionId }) => read(sessionId)));
    await shop.jobs.idle();
    const statuses = await Promise.all(both.map(({ sessionId }) => statusOf(sessionId)));
    expect(statuses.sort()).toEqual(["canceled", "trialing"]);
    expect([await shop.isPremium("eli"), await shop.isPremium("eve")].filter(Boolean)).toHaveLength(1);
  });

  test("a refused trial changes nothing else: what the member has goes on and is renewed, a trial or a plan with few days left", async () => {
    for (const [as, term, days] of [
      ["ida", offer.trial, 1],
      ["ivo", offer.monthly, 28],
    ] as const) {
      accounts.set(as, `${as}@example.com`);
      if (term === offer.monthly) await tryFree(as, testCard(500 + nth));
      const { subscription } = await shop.buy(term, as, testCard(600 + nth));
      await shop.pass(days);
      const guest = await shop.begin(offer.trial);
      await shop.pay(guest.secret, testCard(700 + nth++), `${as}@example.com`);
      await shop.jobs.idle();
      const [claimed] = await Promise.all([shop.claim(guest.sessionId, as), shop.checkout.syncMember(as)]);
      expect(claimed).toMatchObject({ status: 409, body: { code: "checkout.trial_used" } });
      await shop.jobs.idle();
      expect(await statusOf(guest.sessionId)).toBe("canceled");
      expect(await shop.stripe.subscriptions.retrieve(subscription)).toMatchObject({
        status: term === offer.trial ? "trialing" : "active",
        cancel_at_period_end: false,
      });
      await shop.pass(10);
      expect(await shop.isPremium(as)).toBe(true);
      expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("active");
      shop.clock.reset();
    }
  });

  test("a trial that has begun goes on, though its member has another card or address since, with which somebody else has had one", async () => {
    const { subscription } = await shop.buy(offer.trial, "joe", testCard(800 + nth));
    accounts.set("jan", "jan@example.com");
    await tryFree("jan", testCard(900 + nth));
    accounts.set("joe", "jan+joe@example.com");
    await shop.stripe.subscriptions.update(subscription, { metadata: { seen: "again" } });
    await shop.checkout.onEvent({ type: "customer.subscription.updated", subscription });
    await shop.jobs.idle();
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe("trialing");
    expect(await shop.isPremium("joe")).toBe(true);
  });

  test("its stored data is erased with the member", async () => {
    const card = testCard(100 + nth);
    await tryFree("fay", card);
    await shop.checkout.memberData.erase({ subject: "fay", emails: [] });
    expect((await begin("fay")).status).toBe(201);
  });
});
