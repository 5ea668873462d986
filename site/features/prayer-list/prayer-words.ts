import type { PrayerEntry } from "../../../contracts/prayer-list.ts";
import { type Reminder, type Weekday, weekdays } from "../../../contracts/prayer-list-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));

const dateText = (day: string) => format(day, { dateStyle: "long" });

/** November 1, 2026 was a Sunday. */
export const weekdayText = (day: Weekday): string =>
  format(`2026-11-0${weekdays.indexOf(day) + 1}`, { weekday: "long" });

function reminderText(remind: Reminder): string {
  if (remind === "none") return "";
  return remind === "daily" ? m.prayer_list_daily() : m.prayer_list_weekly({ day: weekdayText(remind) });
}

/** For whom, since when and how often; or when it was answered. */
export function detailsText({ who, since, remind, answered }: PrayerEntry): string {
  const parts = [
    who && m.prayer_list_for({ who }),
    m.prayer_list_since_day({ date: dateText(since) }),
    answered ? m.prayer_list_answered_on({ date: dateText(answered.on) }) : reminderText(remind),
  ];
  const text = parts.filter(Boolean).join(" · ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A part of the list as it is downloaded. */
export function partText(title: string, prayers: readonly PrayerEntry[]): string {
  const lines = prayers.map((prayer) =>
    [
      `- ${prayer.what}`,
      `  ${detailsText(prayer)}`,
      ...(prayer.answered?.note ? [`  ${prayer.answered.note}`] : []),
    ].join("\n"),
  );
  return [title, "", ...lines].join("\n");
}
