import type Stripe from "stripe";

export interface StripeTarget {
  stripe: Stripe;
}

export interface StripeRule {
  name: string;
  run(target: StripeTarget): Promise<void>;
}

export const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("The call was answered; it should have been refused.");
    },
    (error: unknown) => error as Stripe.errors.StripeError,
  );

export async function premium(stripe: Stripe, recurring?: Stripe.PriceCreateParams.Recurring) {
  const product = await stripe.products.create({ name: "Premium", metadata: { suite: "contract" } });
  const price = await stripe.prices.create({
    currency: "usd",
    unit_amount: 499,
    product: product.id,
    ...(recurring ? { recurring } : {}),
  });
  return { product, price };
}

export const monthly = { interval: "month" } as const;

export async function subscriber(
  stripe: Stripe,
  card: string,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const { price } = await premium(stripe, monthly);
  const customer = await stripe.customers.create({ email: "ana@example.com" });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: method.id,
    ...more,
  });
  return { price, customer, method, subscription };
}
