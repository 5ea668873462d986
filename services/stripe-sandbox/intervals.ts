export interface Recurring {
  interval: "day" | "week" | "month" | "year";
  interval_count: number;
}

const day = 86_400;

/** The end of a period; a month's end stays one, as the 31st of January leads to the 28th of February. */
export function addInterval(start: number, { interval, interval_count: count }: Recurring): number {
  if (interval === "day") return start + count * day;
  if (interval === "week") return start + count * 7 * day;
  const from = new Date(start * 1000);
  const months = interval === "year" ? count * 12 : count;
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return Math.round(to.getTime() / 1000);
}

const longest = { day: 1095, week: 156, month: 36, year: 3 } as const;
export const withinThreeYears = ({ interval, interval_count }: Recurring): boolean =>
  interval_count >= 1 && interval_count <= longest[interval];
