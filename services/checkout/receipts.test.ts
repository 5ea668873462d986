import { beforeAll, expect, test } from "vitest";
import { loadOffers, offer, openShop, type Shop, testCard } from "../../tests/support/checkout.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { OfferSource } from "./offers.ts";

let content: OfferSource;
beforeAll(async () => {
  content = await loadOffers();
});

describeOnEachDatabase("the receipt that the success pages promise", (open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(await open(), { content });
  });
  const mailsTo = (address: string) => shop.mails.filter(({ to }) => to.address === address);

  test("comes once, with what was paid; a renewal is no new purchase", async () => {
    await shop.buy(offer.annual, "ana");
    await shop.pass(366);
    shop.clock.reset();
    const [receipt, ...others] = mailsTo("ana@example.com");
    expect(others).toEqual([]);
    expect(receipt!.subject).toBe("Your receipt for Wellspring Premium");
    expect(receipt!.text).toContain("Your plan: $39.99 a year, until you cancel.");
    expect(receipt!.text).toContain("Paid today: $39.99.");
    expect(receipt!.text).toContain("http://localhost:3000/my-profile\n");
  });

  test("of a trial says that nothing was charged, and when the first payment is taken, in the buyer's language", async () => {
    const { secret } = await shop.begin(offer.trial, { as: "eva", redirectUrl: "/es/verses" });
    await shop.pay(secret, testCard(1), "eva@example.com");
    await shop.jobs.idle();
    const [receipt] = mailsTo("eva@example.com");
    expect(receipt!.subject).toBe("Tu recibo de Wellspring Premium");
    expect(receipt!.text).toMatch(/Hoy no se cobró nada: tu prueba gratuita termina el \d+ de \w+ de \d{4}/);
    expect(receipt!.text).toContain("http://localhost:3000/es/my-profile");
  });

  test("of a guest leads to an account, and names the purchase, which the address it went to may claim", async () => {
    const { secret, sessionId } = await shop.begin(offer.lifetime);
    await shop.pay(secret, undefined, "guest@example.com");
    await shop.jobs.idle();
    const [receipt] = mailsTo("guest@example.com");
    expect(receipt!.text).toContain("create an account with this e-mail address");
    // After the #, so that the address is in no server's log.
    expect(receipt!.text).toContain(`/my-profile?session_id=${sessionId}#email=guest%40example.com\n`);
    expect(receipt!.text).toContain("Your plan: $149.99 once.");
  });
});
