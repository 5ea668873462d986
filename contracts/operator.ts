/** What the operator's view shows. Days are those of the daily pages (America/New_York), both ends included. */
import * as z from "zod/mini";
import { eventNames } from "./analytics.ts";

/** Below the member service's base. */
export const operatorPath = "/operator";
export const operatorReportPath = `${operatorPath}/report`;
export const operatorExportPath = (table: OperatorTable) => `${operatorPath}/exports/${table}.csv`;

export const operatorTables = ["days", "events", "funnel", "offers", "leads", "content", "mail"] as const;
export type OperatorTable = (typeof operatorTables)[number];

export const maxReportDays = 366;
export const reportDaysByDefault = 30;

export const funnelSteps = ["show_offer", "accept_offer", "offer_complete"] as const;

const count = z.int().check(z.nonnegative());
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const operatorReport = z.object({
  from: day,
  to: day,
  /** Every day of the range. Accounts and leads are counted where they are made, the rest where it was agreed to. */
  days: z.array(z.object({ day, visits: count, views: count, signUps: count, leads: count })),
  events: z.array(z.object({ event: z.enum(eventNames), events: count, visits: count })),
  funnel: z.array(z.object({ step: z.enum(funnelSteps), events: count, visits: count })),
  offers: z.array(z.object({ offer: z.string(), shown: count, accepted: count, completed: count })),
  leads: z.array(z.object({ source: z.string(), leads: count })),
  content: z.array(z.object({ path: z.string(), title: z.string(), views: count, visits: count })),
  mail: z.array(z.object({ mail: z.string(), sent: count, failed: count, waiting: count })),
});
export type OperatorReport = z.infer<typeof operatorReport>;
