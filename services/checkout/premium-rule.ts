/** How long premium stays after a renewal was not paid. */
export const graceDays = 7;
const dayMs = 86_400_000;

interface PremiumState {
  kind: "subscription" | "lifetime";
  status: string;
  graceEnd: Date | null;
}

/** Whether what was bought gives premium now. The only place that decides it. */
export function givesPremium({ kind, status, graceEnd }: PremiumState, now: Date): boolean {
  if (kind === "lifetime") return status === "paid";
  if (status === "past_due") return graceEnd !== null && now < graceEnd;
  return status === "trialing" || status === "active";
}

/** The unpaid period began with the renewal that failed, not when the event arrived. */
export const graceEndOf = (status: string, periodStart: Date): Date | null =>
  status === "past_due" ? new Date(periodStart.getTime() + graceDays * dayMs) : null;
