import * as z from "zod";
import { type ApiRoute, list, retrieve, route } from "./api-route.ts";
import { invalidRequest } from "./faults.ts";
import { newId } from "./ids.ts";
import type { Ledger } from "./ledger.ts";
import { body, flag, query, text } from "./params.ts";
import type { Charge, Dispute } from "./stripe-objects.ts";

/** The cardholder says it was not them: their bank takes the money back while it asks. */
export async function openDispute(ledger: Ledger, charge: Charge): Promise<Dispute> {
  const dispute = await ledger.put("dispute", {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: ledger.now,
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  });
  await ledger.put("charge", { ...charge, disputed: true });
  await ledger.emit("charge.dispute.created", dispute);
  await ledger.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

async function closeDispute(ledger: Ledger, dispute: Dispute, status: "won" | "lost"): Promise<Dispute> {
  if (dispute.status !== "needs_response") throw invalidRequest("This dispute is already closed.");
  const closed = await ledger.put("dispute", { ...dispute, status });
  if (status === "won") await ledger.emit("charge.dispute.funds_reinstated", closed);
  await ledger.emit("charge.dispute.closed", closed);
  return closed;
}

/** Evidence decides by the words that Stripe's test mode knows. */
const verdicts: Record<string, "won" | "lost"> = { winning_evidence: "won", losing_evidence: "lost" };

export const disputeRoutes: readonly ApiRoute[] = [
  retrieve("/disputes", "dispute"),
  list("/disputes", "dispute", query({ charge: text.optional(), payment_intent: text.optional() })),
  route(
    "POST /disputes/:id",
    body({ evidence: z.strictObject({ uncategorized_text: text }), submit: flag.optional() }),
    async ({ evidence }, { ledger, id }) => {
      const dispute = await ledger.get("dispute", id);
      const verdict = verdicts[evidence.uncategorized_text];
      return verdict ? closeDispute(ledger, dispute, verdict) : dispute;
    },
  ),
  route("POST /disputes/:id/close", body({}), async (_, { ledger, id }) =>
    closeDispute(ledger, await ledger.get("dispute", id), "lost"),
  ),
];
