import { beforeAll, expect, test } from "vitest";
import { checkoutPaths } from "../../contracts/checkout.ts";
import { loadOffers, offer, openShop, type Shop } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("a limited-time price", (open) => {
  let shop: Shop;
  beforeAll(async () => {
    const clock = runningClock();
    clock.moveTo(new Date("2027-01-06T23:00:00Z"));
    shop = await openShop(await open(), { content, clock });
  });
  const begin = async (as: string) => {
    const { body } = await shop.call("POST", checkoutPaths.sessions, {
      as,
      body: { offerId: offer.deal.id, offerTermId: offer.deal.annual, redirectUrl: "/" },
    });
    const [id] = body.clientSecret.split("_secret_");
    return shop.stripe.checkout.sessions.retrieve(id);
  };

  test("is sold to the end of its last day and not after it, also not by a form that was opened before", async () => {
    const before = await begin("ana");
    expect(before.amount_total).toBe(2999);
    expect((await begin("ana")).id).toBe(before.id);
    shop.clock.advance(7 * 3_600_000);
    expect((await begin("ben")).amount_total).toBe(3999);
    const after = await begin("ana");
    expect(after.amount_total).toBe(3999);
    expect((await shop.stripe.checkout.sessions.retrieve(before.id)).status).toBe("expired");
  });
});
