import fc from "fast-check";
import type Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop, testCard } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

/** What can happen to a subscription; each answers whether premium may be left after it. */
const steps = {
  renew: (shop: Shop) => shop.pass(31),
  cancelAtEnd: async (shop: Shop, id: string) => {
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  },
  resume: async (shop: Shop, id: string) => {
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  },
  end: async (shop: Shop, id: string) => {
    await shop.stripe.subscriptions.cancel(id);
  },
} as const;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

describeOnEachDatabase("webhooks", (open) => {
  test("any order and duplication of the events of a subscription's life ends in the same role", async () => {
    const waiting: Stripe.Event[] = [];
    const shop: Shop = await openShop(await open(), {
      content,
      async deliver(request) {
        waiting.push(JSON.parse(await request.text()));
        return new Response();
      },
    });
    let member = 0;
    let copies = 0;

    async function deliver(event: Stripe.Event): Promise<void> {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
      const secret = shop.sandbox.webhookSecret;
      const signature = shop.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const headers = { "stripe-signature": signature };
      const answer = await shop.checkout.app.request(checkoutPaths.webhooks, {
        method: "POST",
        headers,
        body: payload,
      });
      expect(answer.status).toBe(200);
    }

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(offer.monthly, offer.trial),
        fc.constantFrom("good", "4000000000000341"),
        fc.array(fc.constantFrom(...stepNames), { maxLength: 3 }),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (term, card, life, shuffle, early) => {
          const as = `m${member++}`;
          waiting.length = 0;
          const { subscription } = await shop.buy(term, as, card === "good" ? testCard(member) : card);
          // Some are heard of while life goes on, the rest all at once when it is over.
          if (early) for (const event of waiting.slice(0, 2)) await deliver(event);
          for (const step of life) {
            const { status } = await shop.stripe.subscriptions.retrieve(subscription);
            if (status !== "canceled") await steps[step](shop, subscription);
          }
          await shop.jobs.idle();
          const heard = [...waiting];
          for (const [nth, pick] of shuffle.entries()) {
            const event = heard[pick % heard.length]!;
            heard.splice((pick * 7 + nth) % heard.length, 0, event);
            // Resent by hand at Stripe, an event has its old id; sent by another endpoint, a new one.
            if (nth % 2 === 0) heard.push({ ...event, id: `${event.id}copy${copies++}` });
          }
          for (const event of heard.sort((a, b) => order(a.id, shuffle[0]!) - order(b.id, shuffle[0]!)))
            await deliver(event);
          await shop.jobs.idle();
          const { status, items } = await shop.stripe.subscriptions.retrieve(subscription);
          const graceEnd = items.data[0]!.current_period_start + 7 * 86_400;
          const inGrace = status === "past_due" && shop.clock.now().getTime() / 1000 < graceEnd;
          expect(await shop.isPremium(as)).toBe(status === "active" || status === "trialing" || inGrace);
        },
      ),
      { numRuns: 10 },
    );
  });
});

/** An order that depends on nothing but the id and the seed. */
function order(id: string, seed: number): number {
  let hash = seed;
  for (const character of id) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash;
}
