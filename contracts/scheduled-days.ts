/** The days an item is put on, as `2024-03-05`: the specification's `scheduledDate`, or our own list of several, `scheduledDates`. */
export function scheduledDays({ scheduledDate, scheduledDates }: Record<string, unknown>): string[] {
  const dates: unknown[] = Array.isArray(scheduledDates) ? scheduledDates : [scheduledDate];
  return dates.flatMap((date) => (typeof date === "string" && date !== "" ? date.slice(0, 10) : []));
}

/** What to ask the content service for. */
export const scheduledFields = "scheduledDate,scheduledDates";
