import { beforeAll, describe, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { inactiveOffer, loadOffers, offer, openShop, type Shop } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";
import { readReturnPage } from "./redirects.ts";
import { purchases } from "./schema.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

const sessions = checkoutPaths.sessions;
const genuine = { offerId: offer.id, offerTermId: offer.annual, redirectUrl: "/" };

describeOnEachDatabase("attacks are refused", (open) => {
  let shop: Shop;
  const heard: { body: string; signature: string }[] = [];
  beforeAll(async () => {
    shop = await openShop(await open(), {
      content,
      emailOf: async (subject) => `${subject}@example.com`,
      async deliver(request) {
        const body = await request.clone().text();
        heard.push({ body, signature: request.headers.get("stripe-signature")! });
        return shop.checkout.app.fetch(request);
      },
    });
  });
  const knock = async (body: string, signature?: string) =>
    (
      await shop.checkout.app.request(checkoutPaths.webhooks, {
        method: "POST",
        headers: signature ? { "stripe-signature": signature } : {},
        body,
      })
    ).status;
  const jobsOf = async () => (await shop.jobs.list({ kind: "checkout.event", limit: 1000 })).length;

  describe("forged webhooks", () => {
    const forged = () =>
      JSON.stringify({
        id: "evt_forged",
        object: "event",
        type: "checkout.session.completed",
        created: Math.floor(Date.now() / 1000),
        data: { object: { id: "cs_test_forged", status: "complete", client_reference_id: "mallory" } },
      });

    test("without a signature, with a made-up one, or signed with another secret", async () => {
      const before = await jobsOf();
      const other = shop.stripe.webhooks.generateTestHeaderString({
        payload: forged(),
        secret: "whsec_guess",
      });
      for (const signature of [undefined, "t=1,v1=00", "nonsense", other])
        expect(await knock(forged(), signature)).toBe(400);
      expect(await jobsOf()).toBe(before);
    });

    test("a genuine signature on a changed body", async () => {
      await shop.buy(offer.monthly, "amy");
      const { body, signature } = heard.at(-1)!;
      expect(await knock(body.replace("amy", "mallory").replace("evt_", "evt_x"), signature)).toBe(400);
    });

    test("even one signed with our own secret gives nobody what Stripe does not know of", async () => {
      const { secret, sessionId } = await shop.begin(offer.annual, { as: "mallory" });
      const payload = forged().replace("cs_test_forged", sessionId);
      const signature = shop.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: shop.sandbox.webhookSecret,
        timestamp: Math.floor(shop.clock.now().getTime() / 1000),
      });
      expect(await knock(payload, signature)).toBe(200);
      await shop.jobs.idle();
      expect(await shop.isPremium("mallory")).toBe(false);
      expect(secret).not.toContain("mallory");
    });
  });

  test("replayed webhooks: soon they do nothing twice, later they are refused", async () => {
    await shop.buy(offer.monthly, "rita");
    const copy = [...heard];
    const before = await jobsOf();
    for (const { body, signature } of copy) expect(await knock(body, signature)).toBe(200);
    expect(await jobsOf()).toBe(before);
    const { subscription } = await shop.buy(offer.monthly, "remy");
    await shop.stripe.subscriptions.cancel(subscription);
    await shop.jobs.idle();
    const payment = heard.filter(({ body }) => body.includes(subscription) && !body.includes(".deleted"));
    for (const { body, signature } of payment) await knock(body, signature);
    await shop.jobs.idle();
    expect(await shop.isPremium("remy")).toBe(false);
    shop.clock.advance(6 * 60_000);
    for (const { body, signature } of copy) expect(await knock(body, signature)).toBe(400);
    shop.clock.reset();
  });

  test("reordered webhooks: the end heard of before the beginning is still the end", async () => {
    const { subscription } = await shop.buy(offer.monthly, "rob");
    await shop.stripe.subscriptions.cancel(subscription);
    await shop.jobs.idle();
    const { data } = await shop.stripe.events.list({ limit: 100 });
    const about = data.filter((event) => JSON.stringify(event).includes(subscription));
    expect(about.length).toBeGreaterThan(3);
    for (const event of about) {
      const payload = JSON.stringify({ ...event, id: `${event.id}again` });
      const signature = shop.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: shop.sandbox.webhookSecret,
        timestamp: Math.floor(shop.clock.now().getTime() / 1000),
      });
      expect(await knock(payload, signature)).toBe(200);
    }
    await shop.jobs.idle();
    expect(await shop.isPremium("rob")).toBe(false);
  });

  test("a tampered price, offer or term", async () => {
    const post = (body: object, as?: string) => shop.call("POST", sessions, { body, ...(as ? { as } : {}) });
    const refused: [object, string][] = [
      [{ ...genuine, offerId: "00000000-0000-4000-8000-00000000dead" }, "checkout.offer_unknown"],
      [{ ...genuine, offerTermId: "00000000-0000-4000-8000-00000000dead" }, "checkout.offer_unknown"],
      // A term of another offer, and an offer that is no longer sold.
      [{ ...genuine, offerTermId: "00000000-0000-4000-8000-000000000092" }, "checkout.offer_unknown"],
      [{ ...genuine, offerId: inactiveOffer.id, offerTermId: inactiveOffer.term }, "checkout.offer_unknown"],
      [{ offerId: offer.id, redirectUrl: "/" }, "checkout.request_invalid"],
      [{ offerTermId: offer.annual, redirectUrl: "/" }, "checkout.request_invalid"],
      [{ ...genuine, offerId: { $ne: null } }, "checkout.request_invalid"],
      [[], "checkout.request_invalid"],
    ];
    for (const [body, code] of refused)
      expect(await post(body)).toMatchObject({ status: 400, body: { code } });
    const sold = await post({
      ...genuine,
      price: 1,
      amount: 1,
      displayPrice: 0.01,
      quantity: 0,
      trialDays: 365,
    });
    expect(sold.status).toBe(201);
    const [sessionId] = sold.body.clientSecret.split("_secret_");
    const session = await shop.stripe.checkout.sessions.retrieve(sessionId);
    expect(session.amount_total).toBe(3999);
  });

  test("a redirect to another host, however it is dressed", async () => {
    const otherHosts = [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
      "/..//evil.example",
      "/a/..//evil.example",
      "/%2E%2e//evil.example",
      "\\\\evil.example",
      "javascript:alert(1)",
      "/ok\r\nSet-Cookie: a=b",
      "",
      `/${"x".repeat(3000)}`,
    ];
    for (const redirectUrl of otherHosts) {
      expect(readReturnPage(redirectUrl)).toBeUndefined();
      const answer = await shop.call("POST", sessions, { body: { ...genuine, redirectUrl } });
      expect(answer).toMatchObject({ status: 400, body: { code: "checkout.redirect_invalid" } });
      const portal = await shop.call("POST", checkoutPaths.portal, {
        as: "amy",
        body: { returnUrl: redirectUrl },
      });
      expect(portal).toMatchObject({ status: 400, body: { code: "checkout.redirect_invalid" } });
    }
  });

  test("claiming another's session: one begun signed in, and one claimed already", async () => {
    const { sessionId } = await shop.buy(offer.monthly, "olga");
    expect(await shop.claim(sessionId, "mallory")).toMatchObject({
      status: 409,
      body: { code: "checkout.session_claimed" },
    });
    const { secret, sessionId: unclaimed } = await shop.begin(offer.monthly);
    await shop.pay(secret);
    const both = await Promise.all([shop.claim(unclaimed, "kim"), shop.claim(unclaimed, "lou")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop.jobs.idle();
    expect([await shop.isPremium("kim"), await shop.isPremium("lou")].filter(Boolean)).toHaveLength(1);
    expect(await shop.isPremium("mallory")).toBe(false);
  });

  test("a guest's session claimed with its id alone: it goes to the browser that paid, or to the card's own address", async () => {
    const { secret, sessionId, key } = await shop.begin(offer.monthly);
    await shop.pay(secret, undefined, "Nora@example.com");
    const anotherBrowser = "a-browser-of-somebody-else";
    for (const stolen of [anotherBrowser, "", key.slice(1)])
      expect(await shop.claim(sessionId, "mallory", stolen)).toMatchObject({
        status: 403,
        body: { code: "checkout.session_elsewhere" },
      });
    const session = await shop.call("GET", `${sessions}/${sessionId}`, {
      headers: { "x-buyer-key": anotherBrowser },
    });
    expect(session.body).toEqual({ status: "complete", customerEmail: null });
    await shop.jobs.idle();
    expect(await shop.isPremium("mallory")).toBe(false);
    // On her other device, where she has registered with the address that she typed with the card.
    expect((await shop.claim(sessionId, "nora", anotherBrowser)).status).toBe(200);
    expect(await shop.isPremium("nora")).toBe(true);
    expect(await shop.claim(sessionId, "mallory", key)).toMatchObject({ status: 409 });
    const rows = await shop.database.db.select({ buyer: purchases.buyer }).from(purchases);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test("claiming with no id, without a member, or what nobody has paid for", async () => {
    const { sessionId } = await shop.begin(offer.monthly);
    const put = (path: string, as?: string) => shop.call("PUT", path, as ? { as } : {});
    expect(await put(sessions, "mallory")).toMatchObject({ status: 400 });
    expect(await put(`${sessions}/${sessionId}`)).toMatchObject({
      status: 401,
      body: { detail: "You are not authorized" },
    });
    expect(await put(`${sessions}/${sessionId}`, "nonsense")).toMatchObject({ status: 401 });
    expect(await put(`${sessions}/${sessionId}`, "mallory")).toMatchObject({ status: 409 });
    await shop.stripe.checkout.sessions.expire(sessionId);
    expect(await put(`${sessions}/${sessionId}`, "mallory")).toMatchObject({ status: 409 });
    expect((await shop.call("GET", `${sessions}/${sessionId}`)).body.status).toBe("open");
    expect(await shop.isPremium("mallory")).toBe(false);
  });

  test("session_id guessing reveals nothing and grants nothing", async () => {
    const { sessionId } = await shop.buy(offer.monthly, "sam");
    const guesses = [
      "1",
      "cs_test_x",
      `${sessionId.slice(0, -1)}!`,
      `cs_test_${"A".repeat(58)}`,
      "..%2f..",
      "%00",
    ];
    for (const guess of guesses) {
      expect(await shop.call("GET", `${sessions}/${guess}`)).toMatchObject({
        status: 404,
        body: { code: "checkout.session_unknown" },
      });
      expect(await shop.claim(guess, "mallory")).toMatchObject({ status: 404 });
    }
    // A session of the same Stripe account that was not started here cannot be claimed.
    const price = (await shop.stripe.prices.list({ limit: 1 })).data[0]!;
    const foreign = await shop.stripe.checkout.sessions.create({
      mode: price.recurring ? "subscription" : "payment",
      ui_mode: "embedded_page",
      line_items: [{ price: price.id, quantity: 1 }],
      return_url: "https://example.org",
    });
    expect(await shop.claim(foreign.id, "mallory")).toMatchObject({ status: 404 });
    expect(sessionId.length).toBeGreaterThan(60);
  });

  test("a token that is not believed is no anonymous buyer", async () => {
    expect(await shop.call("POST", sessions, { as: "nonsense", body: genuine })).toMatchObject({
      status: 401,
    });
    expect(await shop.call("GET", checkoutPaths.subscription)).toMatchObject({ status: 401 });
    expect(await shop.call("POST", checkoutPaths.portal, { body: { returnUrl: "/" } })).toMatchObject({
      status: 401,
    });
  });
});
