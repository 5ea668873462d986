import type { TermLength } from "../../contracts/checkout.ts";

interface Interval {
  interval: "month" | "year";
  interval_count: number;
}

/** How long each term runs at Stripe; a lifetime is paid once. */
const intervals: Record<TermLength, Interval | null> = {
  Monthly: { interval: "month", interval_count: 1 },
  Annual: { interval: "year", interval_count: 1 },
  "Three Year": { interval: "year", interval_count: 3 },
  Lifetime: null,
};

export const intervalOf = (term: TermLength): Interval | null => intervals[term];

/** Content writes 'Three Year', and in one place 'Three Years'. */
export function readTermLength(written: string): TermLength | undefined {
  const plain = written.trim().toLowerCase().replace(/s$/, "");
  return (Object.keys(intervals) as TermLength[]).find((term) => term.toLowerCase() === plain);
}

/** A subscription's term by its price, which the portal may have changed. */
export function termOfPrice(
  recurring: { interval: string; interval_count: number } | null,
): TermLength | undefined {
  if (!recurring) return "Lifetime";
  const months = recurring.interval_count * (recurring.interval === "year" ? 12 : 1);
  return ({ 1: "Monthly", 12: "Annual", 36: "Three Year" } as const)[months];
}
