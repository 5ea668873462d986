import type { Streak, StreakReason } from "../../../contracts/streaks.ts";
import { parseDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** "3 November": the member's own dates, which have no zone any more. */
function dateLabel(date: string): string {
  const [year, month, day] = date.split("-");
  const found = parseDay(year, month, day);
  return found ? formatDay(found, getLocale(), "long") : date;
}

/** "America/New_York" → "New York". */
const placeLabel = (zone: string) => zone.split("/").at(-1)!.replaceAll("_", " ");

export const streakDays = (days: number): string =>
  days === 1 ? m.streaks_one_day() : m.streaks_days({ days });

/** "Why is my streak N?", one plain sentence for each fact. */
export function reasonLabel(reason: StreakReason): string {
  switch (reason.code) {
    case "days":
      return reason.days === 1
        ? m.streaks_why_one_day({ date: dateLabel(reason.from) })
        : m.streaks_why_days({
            days: reason.days,
            from: dateLabel(reason.from),
            to: dateLabel(reason.to),
          });
    case "today_open":
      return m.streaks_why_today_open();
    case "grace":
      return m.streaks_why_grace({ date: dateLabel(reason.date) });
    case "travel":
      return m.streaks_why_travel({
        date: dateLabel(reason.date),
        from: placeLabel(reason.fromZone),
        to: placeLabel(reason.toZone),
      });
    case "ended_by":
      return reason.from === reason.to
        ? m.streaks_why_ended_day({ date: dateLabel(reason.from) })
        : m.streaks_why_ended({ from: dateLabel(reason.from), to: dateLabel(reason.to) });
    case "nothing_yet":
      return m.streaks_why_nothing();
  }
}

export const pointsLabel = ({ points }: Pick<Streak, "points">): string =>
  points === 1 ? m.streaks_one_point() : m.streaks_points({ points });
