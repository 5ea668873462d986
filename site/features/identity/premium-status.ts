import { premiumRole } from "../../../contracts/site.ts";

export const premiumGraceMs = 3 * 24 * 60 * 60_000;
export const premiumCookie = { name: "premium", maxAgeSeconds: 7 * 24 * 60 * 60 };

export interface PremiumSigns {
  /** The address's query: a checkout returns with session_id in it. */
  query: URLSearchParams;
  /** The stored flag, which the browser forgets after 7 days. */
  flag: boolean;
  /** The account's roles; none for an anonymous visitor. */
  roles: readonly string[];
  /** When a subscription was last taken out in this browser. */
  subscriptionDate: Date | undefined;
}

/** True if any of the four signs holds, and by nothing else. */
export function isPremium(
  { query, flag, roles, subscriptionDate }: PremiumSigns,
  productName: string,
  now: Date,
): boolean {
  const sinceSubscription = subscriptionDate
    ? Math.abs(now.getTime() - subscriptionDate.getTime())
    : Number.NaN;
  return (
    Boolean(query.get("session_id")) ||
    flag ||
    roles.includes(premiumRole(productName)) ||
    sinceSubscription <= premiumGraceMs
  );
}
