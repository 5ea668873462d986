import { cycleYear } from "../../contracts/site.ts";

const exists = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The last 29 February may be eight years back, around a century that has none. */
const furthestBack = 8;

/**
 * The most recent day, up to today, on which an item is the one shown. An item of the cycle comes round every year, but
 * not on a day that another item has to itself (`taken`).
 */
export function latestDay(
  dates: readonly string[],
  today: string,
  taken: ReadonlySet<string>,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const days = dates.flatMap((date) => {
    if (!date.startsWith(`${cycleYear}-`)) return date <= today ? [date] : [];
    for (let year = thisYear; year >= thisYear - furthestBack; year--) {
      const day = `${year}${date.slice(4)}`;
      if (day <= today && exists(day) && !taken.has(day)) return [day];
    }
    return [];
  });
  return days.sort().at(-1);
}

/** "2026-03-05" → "/verses/2026/3/5"; trivia is the same in every year. */
export function dayPath(section: "verses" | "prayers" | "trivia", day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return section === "trivia" ? `/trivia/${month}/${date}` : `/${section}/${year}/${month}/${date}`;
}
