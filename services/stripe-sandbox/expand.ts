import { invalidRequest } from "./faults.ts";
import type { Ledger } from "./ledger.ts";
import type { Kind } from "./stripe-objects.ts";

const kinds: Record<string, Kind> = {
  cus: "customer",
  sub: "subscription",
  in: "invoice",
  pi: "payment_intent",
  ch: "charge",
  pm: "payment_method",
  price: "price",
  prod: "product",
  bpc: "billing_portal.configuration",
};

/** Members that are shown only when they are asked for. */
const onDemand: Record<string, string[]> = { "checkout.session": ["line_items"] };

type Node = Record<string, unknown>;

/** Puts whole objects where `expand` asks for them; `data.` reaches into a list. */
export async function expand(ledger: Ledger, object: object, paths: readonly string[] = []): Promise<object> {
  const root = structuredClone(object) as Node;
  const expanded = new Set<string>();
  for (const path of paths) await follow(ledger, root, path.split("."), path, expanded);
  return hide(root, "", expanded) as object;
}

async function follow(
  ledger: Ledger,
  at: Node,
  parts: string[],
  whole: string,
  expanded: Set<string>,
): Promise<void> {
  const [part = "", ...rest] = parts;
  if (part === "payments" && at.object === "invoice" && !at.payments) {
    const data = await ledger.all("invoice_payment", { invoice: at.id });
    at.payments = { object: "list", data, has_more: false, url: `/v1/invoice_payments?invoice=${at.id}` };
  }
  if (!(part in at))
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: "expand" });
  expanded.add(`${at.id ?? ""}.${part}`);
  const value = at[part];
  if (typeof value === "string") {
    const kind = kinds[value.split("_")[0]!];
    if (!kind) throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: "expand" });
    at[part] = structuredClone((await ledger.find(kind, value)) ?? value);
  }
  const inner = at[part];
  if (rest.length === 0 || typeof inner !== "object" || inner === null) return;
  for (const node of Array.isArray(inner) ? inner : [inner])
    await follow(ledger, node as Node, rest, whole, expanded);
}

/** Leaves out what nobody asked for, and what is the sandbox's own. */
function hide(value: unknown, owner: string, expanded: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => hide(one, owner, expanded));
  if (typeof value !== "object" || value === null) return value;
  const node = value as Node;
  const id = typeof node.id === "string" ? node.id : owner;
  const hidden = onDemand[String(node.object)] ?? [];
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith("_") && (!hidden.includes(key) || expanded.has(`${id}.${key}`)))
      .map(([key, inner]) => [key, hide(inner, id, expanded)]),
  );
}
