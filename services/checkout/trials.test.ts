import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkoutPaths, trialMarkDays } from "../../contracts/checkout.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { loadOffers, offer, openShop, type Shop, testCard } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("a second free trial for the same person is refused", (open) => {
  let database: Database;
  let shop: Shop;
  let nth = 0;
  const accounts = new Map<string, string>();
  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { content, emailOf: async (subject) => accounts.get(subject) });
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

  test("of Gmail with other dots, tags or its other name, of Yahoo with another keyword: one mailbox, one trial", async () => {
    accounts.set("ana", "ana.ruiz@gmail.com");
    await tryFree("ana", testCard(1000 + nth));
    accounts.set("yara", "yara-shop@yahoo.co.uk");
    await tryFree("yara", testCard(1100 + nth));
    for (const same of ["a.n.a.ruiz@gmail.com", "anaruiz+b@googlemail.com", "yara-free@yahoo.co.uk"]) {
      accounts.set("again", same);
      expect(await begin("again"), same).toMatchObject({
        status: 409,
        body: { code: "checkout.trial_used" },
      });
    }
    for (const another of ["ana.ruizz@gmail.com", "anaruiz@outlook.com", "yara-shop@example.com"]) {
      accounts.set("other", another);
      expect((await begin("other")).status, another).toBe(201);
    }
  });

  describe("when the account that had it is deleted", () => {
    const erase = (as: string) =>
      shop.checkout.memberData.erase({ subject: as, emails: [accounts.get(as) ?? `${as}@example.com`] });
    const days = (count: number) => shop.clock.advance(count * 86_400_000);
    const stored = async () => {
      const { rows } = await database.db.execute(sql`select * from checkout.trials`);
      return JSON.stringify(rows);
    };
    afterEach(() => shop.clock.reset());

    test("to a new account with its address, of then or of the end, until two years have passed", async () => {
      accounts.set("fay", "fay.lane@gmail.com");
      await tryFree("fay", testCard(1200 + nth));
      accounts.set("fay", "fay@example.com");
      await erase("fay");
      for (const email of ["faylane@googlemail.com", "fay+2@example.com"]) {
        accounts.set("faye", email);
        expect((await begin("faye")).status, email).toBe(409);
      }
      days(trialMarkDays - 1);
      await shop.sweep();
      expect((await begin("faye")).status).toBe(409);
      days(2);
      expect((await begin("faye")).status).toBe(201);
      await shop.sweep();
      const now = shop.clock.now().toISOString();
      const { rows } = await database.db.execute(
        sql`select 1 from checkout.trials where until < ${now}::timestamptz`,
      );
      expect(rows).toEqual([]);
    });

    test("to a new account with its card: nothing is charged", async () => {
      const card = testCard(1300 + nth);
      await tryFree("guy", card);
      await erase("guy");
      days(100);
      const { secret, sessionId } = await shop.begin(offer.trial, { as: "gus2" });
      await shop.pay(secret, card, "gus2@example.com");
      expect(await read(sessionId)).toMatchObject({ status: "complete", refused: "trial" });
      expect(await statusOf(sessionId)).toBe("canceled");
    });

    test("and what stays is no address, no card and no name, nor can one who has no key find out whose it is", async () => {
      accounts.set("hal", "hal@example.com");
      const { subscription } = await shop.buy(offer.trial, "hal", testCard(1400 + nth));
      const { default_payment_method: method } = await shop.stripe.subscriptions.retrieve(subscription, {
        expand: ["default_payment_method"],
      });
      const { fingerprint } = (method as Stripe.PaymentMethod).card!;
      await erase("hal");
      const rows = await stored();
      expect(rows).not.toContain(subscription);
      for (const [kind, value] of [
        ["member", "hal"],
        ["address", "hal@example.com"],
        ["card", fingerprint!],
      ]) {
        const open = createHash("sha256").update(`${kind}:${value}`).digest("hex");
        for (const known of [value!, open]) expect(rows, kind).not.toContain(known);
      }
    });

    test("erasing again changes nothing, and one who has had no trial leaves no mark", async () => {
      accounts.set("ike", "ike@example.com");
      await erase("ike");
      accounts.set("ira", "ike@example.com");
      expect((await begin("ira")).status).toBe(201);
      accounts.set("jed", "jed@example.com");
      await tryFree("jed", testCard(1500 + nth));
      await erase("jed");
      const before = await stored();
      days(30);
      await erase("jed");
      expect(await stored()).toBe(before);
    });
  });

  test("the member's archive says which marks there are, and how long they stay after the account", async () => {
    accounts.set("kim", "kim@example.com");
    await tryFree("kim", testCard(1600 + nth));
    expect(await shop.checkout.memberData.collect({ subject: "kim", emails: [] })).toMatchObject({
      freeTrial: { hadAlready: true, marks: ["address", "card"], marksStayDaysAfterDeletion: trialMarkDays },
    });
    expect(await shop.checkout.memberData.collect({ subject: "kay", emails: [] })).not.toHaveProperty(
      "freeTrial",
    );
  });

  test("a guest's that nobody claims is known by its card for two years, and with the account once somebody does", async () => {
    const card = testCard(1700 + nth);
    const first = await shop.begin(offer.trial);
    await shop.pay(first.secret, card, "guest@example.com");
    expect(await read(first.sessionId)).not.toHaveProperty("refused");
    const second = await shop.begin(offer.trial);
    await shop.pay(second.secret, card, "guest@example.com");
    expect(await read(second.sessionId)).toMatchObject({ refused: "trial" });
    const { subscription } = await shop.stripe.checkout.sessions.retrieve(first.sessionId);
    const left = async () => {
      const { rows } = await database.db.execute<{ until: string | null }>(
        sql`select until from checkout.trials where entitlement_id = ${subscription}`,
      );
      return rows.map(
        ({ until }) => until && Math.round((Date.parse(until) - shop.clock.now().getTime()) / 86_400_000),
      );
    };
    expect(await left()).toEqual([trialMarkDays]);
    accounts.set("moe", "moe@example.com");
    expect(await shop.claim(first.sessionId, "moe")).toMatchObject({ status: 200 });
    expect(await left()).toEqual([null, null, null]);
  });

  test("marks of before are found, and are keyed from the next sweep on", async () => {
    const open = (kind: string, value: string) =>
      `${kind}:${createHash("sha256").update(`${kind}:${value}`).digest("hex")}`;
    const old = open("address", "lea@example.com");
    await database.db.execute(
      sql`insert into checkout.trials (mark, entitlement_id, created_at) values (${old}, 'sub_of_before', '2026-01-02T00:00:00Z')`,
    );
    accounts.set("lea", "lea@example.com");
    expect((await begin("lea")).status).toBe(409);
    await shop.sweep();
    expect((await begin("lea")).status).toBe(409);
    const { rows } = await database.db.execute(sql`select 1 from checkout.trials where mark = ${old}`);
    expect(rows).toEqual([]);
  });
});
