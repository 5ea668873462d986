import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { termLengths } from "../../contracts/checkout.ts";
import type { Clock } from "../../platform/clock.ts";
import { type OfferSource, type OfferTerm, readOffers } from "./offers.ts";
import type { CheckoutStore } from "./store.ts";
import { intervalOf } from "./terms.ts";

interface CatalogOptions {
  stripe: Stripe;
  store: CheckoutStore;
  content: OfferSource;
  siteName: string;
  clock: Clock;
}

const keyOf = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** What we have made at Stripe: one product, a price for each term and amount, and the portal's settings. */
export function createCatalog({ stripe, store, content, siteName, clock }: CatalogOptions) {
  /** Made once; many who ask at once make the same, because the request has the same key. */
  async function ensure(
    name: string,
    make: (idempotencyKey: string) => Promise<{ id: string }>,
  ): Promise<string> {
    const known = await store.stripeId(name);
    if (known) return known;
    const { id } = await make(keyOf("wellspring", name));
    await store.storeStripeId(name, id);
    return id;
  }

  const product = () =>
    ensure(`product:${siteName}`, (idempotencyKey) =>
      stripe.products.create({ name: `${siteName} Premium` }, { idempotencyKey }),
    );

  async function price({ termLength, amount }: Pick<OfferTerm, "termLength" | "amount">): Promise<string> {
    const productId = await product();
    const recurring = intervalOf(termLength);
    return ensure(`price:${siteName}:${termLength}:${amount}`, (idempotencyKey) =>
      stripe.prices.create(
        {
          currency: "usd",
          unit_amount: amount,
          product: productId,
          nickname: termLength,
          ...(recurring ? { recurring } : {}),
        },
        { idempotencyKey },
      ),
    );
  }

  return {
    price,
    /** The portal lets a member change to any term now on offer; Stripe wants one price for each length. */
    async portalConfiguration(): Promise<string> {
      const terms = (await readOffers(content, clock.now())).flatMap((offer) => offer.terms);
      const byLength = new Map(
        terms.filter(({ termLength }) => intervalOf(termLength)).map((term) => [term.termLength, term]),
      );
      const prices: string[] = [];
      for (const length of termLengths) {
        const term = byLength.get(length);
        // A limited-time price is sold by its offer alone.
        if (term) prices.push(await price({ ...term, amount: term.regularAmount }));
      }
      const productId = await product();
      return ensure(`portal:${keyOf(productId, ...prices)}`, (idempotencyKey) =>
        stripe.billingPortal.configurations.create(
          {
            business_profile: { headline: `${siteName} Premium` },
            features: {
              invoice_history: { enabled: true },
              payment_method_update: { enabled: true },
              subscription_cancel: { enabled: true, mode: "at_period_end" },
              subscription_update: {
                enabled: prices.length > 0,
                default_allowed_updates: ["price"],
                proration_behavior: "always_invoice",
                products: [{ product: productId, prices }],
              },
            },
          },
          { idempotencyKey },
        ),
      );
    },
  };
}

export type Catalog = ReturnType<typeof createCatalog>;
