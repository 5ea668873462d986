/** One measured number, what it must be, and whether it is. */
export interface Figure {
  name: string;
  value: number;
  /** How the number reads; `2,140 /s`. */
  shown: string;
  budget?: { shown: string; holds: boolean };
}

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export const perSecond = (value: number) => `${grouped.format(value)} /s`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : grouped.format(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

export function atLeast(
  name: string,
  value: number,
  budget: number,
  show = (n: number) => n.toFixed(2),
): Figure {
  return { name, value, shown: show(value), budget: { shown: `≥ ${show(budget)}`, holds: value >= budget } };
}

export function below(name: string, value: number, budget: number, show: (n: number) => string): Figure {
  return { name, value, shown: show(value), budget: { shown: `≤ ${show(budget)}`, holds: value <= budget } };
}

export const shown = (name: string, value: number, show: (n: number) => string): Figure => ({
  name,
  value,
  shown: show(value),
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) throw new Error("There is no median of nothing: a measurement gave no samples.");
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The figures below each other: name, value, budget and whether it holds. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, shown, budget }) => {
      const verdict = budget ? (budget.holds ? "pass" : "FAIL") : "";
      return `  ${name.padEnd(width)}  ${shown.padStart(14)}  ${(budget?.shown ?? "").padEnd(12)} ${verdict}`.trimEnd();
    })
    .join("\n");
}
