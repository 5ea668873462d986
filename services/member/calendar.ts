import { Hono } from "hono";
import { memberPaths } from "../../contracts/member-paths.ts";
import type { Clock } from "../../platform/clock.ts";
import { refuse } from "../../platform/problem.ts";
import type { CourseAheadOf } from "./course-ahead.ts";
import type { Handlers } from "./handler.ts";
import { type CalendarEvent, writeCalendar } from "./icalendar.ts";
import { labels } from "./labels.ts";
import { occurrences } from "./schedule.ts";
import type { MemberStore } from "./store.ts";

interface CalendarOptions {
  base: string;
  store: Pick<MemberStore, "calendars" | "rhythms" | "profiles">;
  courseAhead: CourseAheadOf;
  clock: Clock;
  siteName: string;
  /** Of the events' ids. */
  host: string;
}

const minutes = 20;
/** Nobody plans further, and every calendar app asks again. */
const maxEvents = 60;

export function createCalendar({ base, store, courseAhead, clock, siteName, host }: CalendarOptions) {
  async function write(subject: string): Promise<string> {
    const locale = (await store.profiles.find(subject))?.locale ?? "en-US";
    const events: CalendarEvent[] = [];
    const now = clock.now();
    for (const rhythm of await store.rhythms.list(subject)) {
      const course = await courseAhead(subject, rhythm.courseId, locale);
      if (!course || course.isResting) continue;
      // Each remaining lesson gets the next free time: a member who falls behind finds the course moved, never overdue.
      const times = occurrences(rhythm, now, Math.min(course.lessons.length, maxEvents));
      for (const [nth, start] of times.entries()) {
        const { id, number, title, url } = course.lessons[nth]!;
        events.push({
          uid: `${id}@${host}`,
          start,
          minutes,
          summary: labels[locale].event({ course: course.title, number, title }),
          description: labels[locale].eventDetail[course.kind],
          url,
        });
      }
    }
    return writeCalendar(labels[locale].calendar(siteName), locale, events, now);
  }

  const pathOf = (secret: string | undefined) => ({
    path: secret === undefined ? null : base + memberPaths.calendarFeed(secret),
  });
  const handlers = {
    readCalendar: async ({ member }) => pathOf(await store.calendars.secretOf(member.subject)),
    renewCalendar: async ({ member }) => pathOf(await store.calendars.renew(member.subject)),
    async closeCalendar({ member }) {
      await store.calendars.close(member.subject);
      return undefined;
    },
  } satisfies Partial<Handlers>;

  /** The secret alone gives access to the feed: calendar apps cannot sign in. */
  const feed = new Hono().get(`${memberPaths.calendar}/:file{[\\w-]+\\.ics}`, async (c) => {
    // Nothing on the way, nor the browser, may store it or tell others of it.
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    const secret = c.req.param("file").slice(0, -".ics".length);
    const subject = await store.calendars.subjectOf(secret);
    if (subject === undefined) return refuse(c, 404, "member.no_calendar", "There is no such calendar.");
    return c.body(await write(subject), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="calendar.ics"',
      "x-robots-tag": "noindex",
    });
  });

  return { handlers, feed };
}
