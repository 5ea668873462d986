import * as z from "zod";
import { newId } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { body, metadata, query, text } from "./params.ts";
import type { Customer } from "./stripe-objects.ts";
import { endSubscription } from "./subscriptions.ts";

const settable = {
  email: z.email().optional(),
  name: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
};
export const customerParams = body(settable);
export const customerChanges = body({
  ...settable,
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
});
export const customerQuery = query({ email: z.email().optional() });

type NewCustomer = Pick<
  z.infer<typeof customerParams>,
  "email" | "name" | "description" | "metadata" | "preferred_locales"
>;

export async function makeCustomer(ledger: Ledger, given: NewCustomer): Promise<Customer> {
  const customer = await ledger.put("customer", {
    id: newId("cus", 14),
    object: "customer",
    balance: 0,
    created: ledger.now,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    preferred_locales: given.preferred_locales ?? [],
  });
  await ledger.emit("customer.created", customer);
  return customer;
}

/** With the customer go their subscriptions, at once. */
export async function removeCustomer(ledger: Ledger, customer: Customer) {
  for (const subscription of await ledger.all("subscription", { customer: customer.id }))
    await endSubscription(ledger, subscription, "cancellation_requested");
  await ledger.remove(customer.id);
  await ledger.emit("customer.deleted", customer);
  return { id: customer.id, object: "customer", deleted: true };
}
