/** What crosses the wall to the prayer list. */
import * as z from "zod/mini";
import { prayerListLimits, reminders } from "./prayer-list-paths.ts";

/** Of our own time: a database has no year 0. */
const moment = z.iso.datetime().check(z.refine((text) => text > "1970"));
const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));

export const prayerUpdate = z.object({
  what: words(prayerListLimits.what).check(z.minLength(1)),
  /** Empty where nobody is named. */
  who: words(prayerListLimits.who),
  since: z.iso.date(),
  remind: z.enum(reminders),
  answered: z.nullable(z.object({ on: z.iso.date(), note: words(prayerListLimits.note) })),
  /** When it was written on the member's device: the newest wins. */
  updatedAt: moment,
});
export type PrayerUpdate = z.infer<typeof prayerUpdate>;

export const prayerEntry = z.extend(prayerUpdate, { id: z.uuid(), createdAt: moment });
export type PrayerEntry = z.infer<typeof prayerEntry>;

export const prayerList = z.object({ items: z.array(prayerEntry) });
