import { index, integer, moment, pgSchema, primaryKey, text } from "../../platform/database/drizzle.ts";

export const checkoutSchema = pgSchema("checkout");

/** Every checkout session that was begun here. */
export const purchases = checkoutSchema.table(
  "purchases",
  {
    sessionId: text("session_id").primaryKey(),
    /** Who started it, as far as known: a member, a browser, or an unidentifiable caller. */
    buyer: text().notNull(),
    /** The member it belongs to: who began it signed in, or who has claimed it. */
    subject: text(),
    offerId: text("offer_id").notNull(),
    offerTermId: text("offer_term_id").notNull(),
    termLength: text("term_length").notNull(),
    returnUrl: text("return_url").notNull(),
    locale: text().notNull(),
    status: text().$type<"open" | "complete" | "expired">().notNull(),
    email: text(),
    /** What was bought, once it is: an entitlement's id. */
    entitlementId: text("entitlement_id"),
    /** Why it was ended at once, with nothing charged: its buyer has had a free trial before. */
    refused: text().$type<"trial">(),
    createdAt: moment("created_at").notNull(),
    claimedAt: moment("claimed_at"),
  },
  (table) => [
    index("purchases_buyer").on(table.buyer),
    index("purchases_subject").on(table.subject),
    index("purchases_entitlement").on(table.entitlementId),
  ],
);

/** What was paid for, per Stripe's last report: a subscription or a lifetime payment (payment intent id). */
export const entitlements = checkoutSchema.table(
  "entitlements",
  {
    id: text().primaryKey(),
    kind: text().$type<"subscription" | "lifetime">().notNull(),
    subject: text(),
    customerId: text("customer_id"),
    email: text(),
    locale: text().notNull(),
    termLength: text("term_length").notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().notNull(),
    periodEnd: moment("period_end"),
    /** When it ends by itself: it was cancelled at the period's end. */
    cancelAt: moment("cancel_at"),
    trialEnd: moment("trial_end"),
    /** A payment has failed; premium stays until then. */
    graceEnd: moment("grace_end"),
    /** Counts the writes, so that one made from an older reading is noticed. */
    version: integer().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("entitlements_subject").on(table.subject)],
);

/** By what those who have had a free trial are known again: keyed hashes of a member's id, a mailbox, a card's fingerprint. */
export const trials = checkoutSchema.table(
  "trials",
  {
    mark: text().primaryKey(),
    /** Empty once the account is gone: nothing says any more whose it was. */
    entitlementId: text("entitlement_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Null: as long as the account is there. */
    until: moment("until"),
  },
  (table) => [index("trials_entitlement").on(table.entitlementId)],
);

/** Members with entitlements; `changes` counts what may have changed their role. */
export const entitlementVersions = checkoutSchema.table("holders", {
  subject: text().primaryKey(),
  changes: integer().notNull(),
});

/** Ids at Stripe of what we have made there. `scope` is the account: another key has other ids. */
export const stripeIds = checkoutSchema.table(
  "stripe_ids",
  { scope: text().notNull(), name: text().notNull(), id: text().notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.name] })],
);
