import type { Weekday } from "../../contracts/member-paths.ts";
import type { PushMessage } from "../../contracts/push-paths.ts";
import { dailyTimeZone, type Locale } from "../../contracts/site.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { localDay } from "../../platform/time-zone.ts";
import { weekdayOf } from "./moments.ts";
import type { Device } from "./store.ts";

export interface MessageSources {
  /** Of a day of the site, such as 2026-03-08. */
  verseOf(
    day: string,
    locale: Locale,
  ): Promise<{ reference: string; text: string; path: string } | undefined>;
  /** Whether the member has read or done something on this day of theirs. */
  hasDone(subject: string, day: string): Promise<boolean>;
  /** Of the plans and guides whose schedule names this day; paths have no language. */
  lessonOn(
    subject: string,
    weekday: Weekday,
    locale: Locale,
  ): Promise<{ course: string; number: number; title: string; path: string } | undefined>;
  tokens: Pick<SignedTokens, "issue">;
}

/** Names what a token of this service is good for. */
export const tokenPurpose = "push";
const textAtMost = 180;

const labels = {
  "en-US": {
    verse: (reference: string) => `Verse of the day: ${reference}`,
    lesson: (number: number, title: string) => `Lesson ${number}: ${title}`,
    actions: { read: "Read", end: "Turn off", ended: "Reminders are off on this device." },
  },
  es: {
    verse: (reference: string) => `Versículo del día: ${reference}`,
    lesson: (number: number, title: string) => `Lección ${number}: ${title}`,
    actions: {
      read: "Leer",
      end: "Desactivar",
      ended: "Los recordatorios están desactivados en este dispositivo.",
    },
  },
} as const satisfies Record<Locale, unknown>;

const shortened = (text: string) =>
  text.length > textAtMost ? `${text.slice(0, textAtMost - 1).trimEnd()}…` : text;

/** What to remind of now, or nothing: the day is done already, or has nothing that was asked for. */
export function createCompose({ verseOf, hasDone, lessonOn, tokens }: MessageSources) {
  async function find({ subject, locale, verse, course }: Device, day: string, now: Date) {
    const own = labels[locale];
    const lesson = course && subject !== null && (await lessonOn(subject, weekdayOf(day), locale));
    if (lesson)
      return {
        title: lesson.course,
        text: own.lesson(lesson.number, lesson.title),
        path: lesson.path,
      };
    // The page of another day than the site's may not be there yet.
    const found = verse && (await verseOf(localDay(now, dailyTimeZone), locale));
    return found && { title: own.verse(found.reference), text: shortened(found.text), path: found.path };
  }

  return async (device: Device, day: string, now: Date): Promise<PushMessage | undefined> => {
    const { id, subject, locale, timeZone } = device;
    if (subject !== null && (await hasDone(subject, day))) return undefined;
    const found = await find(device, day, now);
    return found
      ? {
          ...found,
          path: locale === "es" ? `/es${found.path}` : found.path,
          locale,
          tag: `reminder-${day}`,
          token: tokens.issue(tokenPurpose, id),
          timeZone,
          labels: labels[locale].actions,
        }
      : undefined;
  };
}

export type Compose = ReturnType<typeof createCompose>;
