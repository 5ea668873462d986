import type { Parameter } from "../../contracts/lead-fields.ts";
import {
  bigint,
  boolean,
  index,
  jsonb,
  moment,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
} from "../../platform/database/drizzle.ts";
import type { BelievedEvent } from "./believed-event.ts";

export const leadsSchema = pgSchema("leads");

const leadId = () => bigint("lead_id", { mode: "number" });

/** One for each registration: registering a known address creates another lead (docs/decisions/0044). */
export const leads = leadsSchema.table(
  "leads",
  {
    /** Random: only the browser that registered knows it. */
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    zip: text(),
    rsid: text(),
    locale: text(),
    source: text(),
    parameters: jsonb().$type<Parameter[]>(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("leads_email").on(table.email)],
);

/** The visit in which an address was given, and a keyed hash of where it came from: nobody else may ask for it. */
export const sessions = leadsSchema.table("sessions", {
  rsid: text().primaryKey(),
  leadId: leadId()
    .notNull()
    .references(() => leads.id, { onDelete: "cascade" }),
  caller: text().notNull(),
  boundAt: moment("bound_at").notNull(),
});

export const impressions = leadsSchema.table(
  "impressions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: leadId()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    offerId: text("offer_id").notNull(),
    accepted: boolean().notNull(),
    rsid: text().notNull(),
    parameters: jsonb().$type<Parameter[]>(),
    pendingImpressionId: text("pending_impression_id"),
    createdAt: moment("created_at").notNull(),
  },
  // In one visit an offer is answered once; a second answer replaces the first.
  (table) => [uniqueIndex("impressions_once").on(table.leadId, table.offerId, table.rsid)],
);

export const pendingImpressions = leadsSchema.table(
  "pending_impressions",
  {
    id: text().primaryKey(),
    offerId: text("offer_id").notNull(),
    leadId: leadId(),
    pageId: text("page_id"),
    rsid: text(),
    parameters: jsonb().$type<Parameter[]>(),
    metaData: jsonb("meta_data").$type<Record<string, string>>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("pending_impressions_offer").on(table.offerId)],
);

export const conversions = leadsSchema.table(
  "conversions",
  {
    product: text().notNull(),
    eventId: text("event_id").notNull(),
    event: jsonb().$type<BelievedEvent>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.eventId] })],
);
