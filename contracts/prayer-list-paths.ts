/** Where the prayer list answers, below /{product}/api/v2. Plain values: the browser has these without any schema. */
export const prayerListPaths = {
  list: "/prayer-list",
  prayer: (id: string) => `/prayer-list/${id}`,
} as const;

export const prayerListLimits = {
  prayers: 200,
  what: 500,
  who: 100,
  note: 1000,
  /** Of one prayer as JSON. */
  bytes: 20_000,
} as const;

/** The days on which a prayer is shown as one for today; weekdays in the order of Date's getDay. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];
export const reminders = ["none", "daily", ...weekdays] as const;
export type Reminder = (typeof reminders)[number];

export const prayerListCodes = {
  invalid: "prayer_list.invalid",
  unknown: "prayer_list.unknown_prayer",
  full: "prayer_list.full",
} as const;
