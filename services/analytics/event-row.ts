import { createHash } from "node:crypto";
import { identifyEvent, measurementLimits } from "../../contracts/analytics.ts";
import { isLeadIdentifier, leadIdentifier, leadTokenProperty } from "../../contracts/lead-fields.ts";

/** A row of the events table, as JSON that the database reads. */
export interface EventRow {
  insert_id: string;
  name: string;
  distinct_id: string;
  alias: string | null;
  session: string | null;
  path: string | null;
  at: string;
  properties: Record<string, string | number | boolean | null>;
}

const maxProperties = 100;
/** An older event, or one from the future, comes from a clock that cannot be believed. */
const oldestMs = 5 * 24 * 60 * 60_000;
const futureMs = 60 * 60_000;
/** Stored in their own columns or dropped. */
const reservedNames = new Set([
  "token",
  "distinct_id",
  "$insert_id",
  "time",
  "$anon_distinct_id",
  leadTokenProperty,
]);

/** Cut at 255, and without what PostgreSQL cannot hold: null characters and halves of characters. */
const cut = (value: string) =>
  value.slice(0, measurementLimits.textLength).replaceAll("\0", "").toWellFormed();

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? cut(value) : null;

function plain(value: unknown): string | number | boolean | null {
  if (typeof value === "string") return cut(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return cut(JSON.stringify(value) ?? "");
}

/** Mixpanel sends seconds or milliseconds. */
function instant(value: unknown, now: Date): Date {
  const given = typeof value === "number" ? (value < 1e11 ? value * 1000 : value) : Number.NaN;
  const away = now.getTime() - given;
  return away <= oldestMs && away >= -futureMs ? new Date(given) : now;
}

/** The lead that a token speaks for. */
export type LeadOfToken = (token: string) => number | undefined;

/** A lead's history takes in that of a browser only with the lead's token, and never that of another lead. */
function aliasOf(name: string, given: Record<string, unknown>, leadOfToken: LeadOfToken): string | null {
  const token = given[leadTokenProperty];
  const alias = text(given.$anon_distinct_id);
  if (name !== identifyEvent || typeof token !== "string" || alias === null || isLeadIdentifier(alias))
    return null;
  const lead = leadOfToken(token);
  return lead !== undefined && given.distinct_id === leadIdentifier(lead) ? alias : null;
}

/** The event row to store, or an error message. */
export function eventRow(event: unknown, now: Date, leadOfToken: LeadOfToken): EventRow | string {
  if (typeof event !== "object" || event === null) return "an event must be an object";
  const { event: name, properties = {} } = event as Record<string, unknown>;
  if (typeof name !== "string" || name.trim() === "") return "event, missing or empty";
  if (typeof properties !== "object" || properties === null || Array.isArray(properties))
    return "properties, not an object";
  const given = properties as Record<string, unknown>;
  if (typeof given.token !== "string" || given.token === "") return "token, missing or empty";
  const stored = Object.entries(given)
    .filter(([key]) => !reservedNames.has(key))
    .slice(0, maxProperties)
    .map(([key, value]) => [cut(key), plain(value)] as const);
  return {
    // An event without a name of its own is known by what it says, so that a repeated sending is still one event.
    insert_id:
      text(given.$insert_id) ?? createHash("sha256").update(JSON.stringify(event)).digest("base64url"),
    name: cut(name),
    distinct_id: text(given.distinct_id) ?? "",
    alias: aliasOf(name, given, leadOfToken),
    session: text(given.rsid),
    path: text(given.path),
    at: instant(given.time, now).toISOString(),
    properties: Object.fromEntries(stored),
  };
}
