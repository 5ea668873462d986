/** The smallest of 1, 2 or 5 times a power of ten that is not below: where an axis may end. */
export function niceCeiling(value: number): number {
  if (value <= 5) return Math.max(1, Math.ceil(value));
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!;
}

/** Share of a whole in percent, whole numbers; nothing of nothing is none. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
