import * as z from "zod";
import { newId, randomText } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { body, flag, metadata, text } from "./params.ts";
import type { PortalConfiguration, PortalSession } from "./stripe-objects.ts";

const on = z.strictObject({ enabled: flag });

export const configurationParams = body({
  business_profile: z.strictObject({ headline: text.optional() }).optional(),
  default_return_url: z.url().optional(),
  metadata: metadata.optional(),
  features: z.strictObject({
    customer_update: z.strictObject({ enabled: flag, allowed_updates: z.array(text).optional() }).optional(),
    invoice_history: on.optional(),
    payment_method_update: on.optional(),
    subscription_cancel: z
      .strictObject({
        enabled: flag,
        mode: z.enum(["at_period_end", "immediately"]).optional(),
        proration_behavior: text.optional(),
      })
      .optional(),
    subscription_update: z
      .strictObject({
        enabled: flag,
        default_allowed_updates: z.array(text).optional(),
        proration_behavior: text.optional(),
        products: z.array(z.strictObject({ product: text, prices: z.array(text).min(1) })).optional(),
      })
      .optional(),
  }),
});
export const portalParams = body({
  customer: text,
  return_url: z.url().optional(),
  configuration: text.optional(),
  locale: text.optional(),
});

export async function makeConfiguration(
  ledger: Ledger,
  given: z.infer<typeof configurationParams>,
): Promise<PortalConfiguration> {
  const prices = (given.features.subscription_update?.products ?? []).flatMap((product) => product.prices);
  for (const price of prices)
    await ledger.get("price", price, "features[subscription_update][products][0][prices]");
  return ledger.put("billing_portal.configuration", {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    business_profile: { headline: given.business_profile?.headline ?? null },
    created: ledger.now,
    default_return_url: given.default_return_url ?? null,
    features: given.features,
    is_default: false,
    livemode: false,
    metadata: given.metadata ?? {},
    updated: ledger.now,
    _prices: prices,
  });
}

/** Without a configuration the portal offers what is for sale: every recurring price. */
async function defaultConfiguration(ledger: Ledger): Promise<PortalConfiguration> {
  const [known] = await ledger.all("billing_portal.configuration", { is_default: true });
  const prices = (await ledger.all("price", { active: true, type: "recurring" })).map(({ id }) => id);
  const made = known ?? (await makeConfiguration(ledger, { features: {} }));
  return ledger.put("billing_portal.configuration", { ...made, is_default: true, _prices: prices });
}

export async function makePortalSession(
  ledger: Ledger,
  given: z.infer<typeof portalParams>,
  portalUrl: (key: string) => string,
): Promise<PortalSession> {
  await ledger.get("customer", given.customer, "customer");
  const configuration = given.configuration
    ? await ledger.get("billing_portal.configuration", given.configuration, "configuration")
    : await defaultConfiguration(ledger);
  const key = randomText(48);
  return ledger.put("billing_portal.session", {
    id: newId("bps"),
    object: "billing_portal.session",
    configuration: configuration.id,
    created: ledger.now,
    customer: given.customer,
    flow: null,
    livemode: false,
    locale: given.locale ?? null,
    return_url: given.return_url ?? configuration.default_return_url,
    url: portalUrl(key),
    _key: key,
  });
}
