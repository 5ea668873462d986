import * as z from "zod";
import { invalidRequest } from "./faults.ts";
import { newId } from "./ids.ts";
import { withinThreeYears } from "./intervals.ts";
import type { Ledger } from "./ledger.ts";
import { body, flag, metadata, query, recurring, text, whole } from "./params.ts";
import type { Price, Product } from "./stripe-objects.ts";

export const productParams = body({
  id: text.optional(),
  name: text,
  description: text.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
});
export const productChanges = body({
  name: text.optional(),
  description: text.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
});
export const productQuery = query({ active: flag.optional(), ids: z.array(text).optional() });

export const priceParams = body({
  currency: text,
  unit_amount: whole.pipe(z.number().min(0)),
  product: text,
  recurring: recurring.optional(),
  lookup_key: text.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
});
export const priceQuery = query({
  active: flag.optional(),
  product: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
});

export const priceData = z.strictObject({
  currency: text,
  unit_amount: whole.pipe(z.number().min(0)),
  product: text.optional(),
  product_data: z
    .strictObject({ name: text, description: text.optional(), metadata: metadata.optional() })
    .optional(),
  recurring: recurring.optional(),
});

type NewProduct = Pick<z.infer<typeof productParams>, "id" | "name" | "description" | "active" | "metadata">;

export async function makeProduct(ledger: Ledger, given: NewProduct): Promise<Product> {
  const id = given.id ?? newId("prod", 14);
  if (await ledger.find("product", id))
    throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
  const product = await ledger.put("product", {
    id,
    object: "product",
    active: given.active ?? true,
    created: ledger.now,
    description: given.description ?? null,
    images: [],
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name,
    type: "service",
    updated: ledger.now,
  });
  await ledger.emit("product.created", product);
  return product;
}

type NewPrice = Pick<z.infer<typeof priceParams>, "currency" | "unit_amount" | "product"> &
  Partial<z.infer<typeof priceParams>>;

export async function makePrice(ledger: Ledger, given: NewPrice): Promise<Price> {
  await ledger.get("product", given.product, "product");
  if (given.recurring && !withinThreeYears(given.recurring))
    throw invalidRequest("The maximum interval is three years (36 months or 156 weeks).", {
      param: "recurring[interval_count]",
    });
  if (given.lookup_key && (await ledger.all("price", { lookup_key: given.lookup_key })).length > 0)
    throw invalidRequest(`A price (\`${given.lookup_key}\`) already uses that lookup key.`, {
      param: "lookup_key",
    });
  const price = await ledger.put("price", {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: ledger.now,
    currency: given.currency.toLowerCase(),
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: given.recurring ? { ...given.recurring, usage_type: "licensed" } : null,
    type: given.recurring ? "recurring" : "one_time",
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  });
  await ledger.emit("price.created", price);
  return price;
}

/** The price a line names, or makes on the spot. */
export async function priceOf(
  ledger: Ledger,
  line: { price?: string | undefined; price_data?: z.infer<typeof priceData> | undefined },
): Promise<Price> {
  if (line.price) return ledger.get("price", line.price, "line_items[0][price]");
  if (!line.price_data)
    throw invalidRequest("Each line item needs a price or price_data.", { param: "line_items[0]" });
  const { product, product_data, ...rest } = line.price_data;
  if (!product && !product_data)
    throw invalidRequest("price_data needs a product or product_data.", {
      param: "line_items[0][price_data]",
    });
  return makePrice(ledger, { ...rest, product: product ?? (await makeProduct(ledger, product_data!)).id });
}
