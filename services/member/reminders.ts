import { type MailWordsNow, wordsInCode } from "../../contracts/mail-words.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Job, Jobs } from "../../platform/jobs/job.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import type { CourseAheadOf } from "./course-ahead.ts";
import { dateIn } from "./local-day.ts";
import type { People } from "./people.ts";
import { writeReminder } from "./reminder-mail.ts";
import { reminderWords } from "./reminder-words.ts";
import type { StoredRhythm } from "./rhythm-store.ts";
import { occurrences } from "./schedule.ts";
import type { MemberStore } from "./store.ts";

export const reminderKind = "member.reminder";

export interface Reminder {
  subject: string;
  /** Of the plan or guide; jobs that wait already have it by this name. */
  planId: string;
  /** Of the rhythm it follows; when that has changed, this reminder is no longer meant. */
  version: string;
  dueAt: string;
}

interface RemindersOptions {
  store: Pick<MemberStore, "rhythms">;
  jobs: Pick<Jobs, "add">;
  people: People;
  courseAhead: CourseAheadOf;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow | undefined;
  clock: Clock;
  siteName: string;
  /** Where the reminders of a rhythm are turned off. */
  stopUrlOf(version: string): string;
  /** Of the message ids. */
  host: string;
}

/** After a longer outage, do not send past reminders at odd hours. */
const latestMs = 3 * 3_600_000;

/** One job for the next time only; each plans the one after it, so a changed rhythm leaves nothing behind. */
export function createReminders(options: RemindersOptions) {
  const { store, jobs, people, courseAhead, mailer, clock, siteName, stopUrlOf, host } = options;
  const { mailWords = wordsInCode } = options;

  async function schedule(subject: string, courseId: string): Promise<void> {
    const rhythm = await store.rhythms.find(subject, courseId);
    if (!rhythm?.remind) return;
    const [next] = occurrences(rhythm, clock.now(), 1);
    if (!next) return;
    const dueAt = next.toISOString();
    const payload: Reminder = { subject, planId: courseId, version: rhythm.version, dueAt };
    const key = [subject, courseId, rhythm.version, dueAt].join(" ");
    await jobs.add({ kind: reminderKind, key, runAt: next, payload });
  }

  /** False when there is nothing left to remind of. */
  async function remind(
    job: Pick<Job<Reminder>, "payload" | "outcomeUnknown" | "intend">,
    rhythm: StoredRhythm,
  ): Promise<boolean> {
    const { subject, planId, version, dueAt } = job.payload;
    const profile = await people.known(subject);
    const course = profile && (await courseAhead(subject, planId, profile.locale));
    const lesson = course?.lessons[0];
    // Subscribing again, or reopening a lesson or section, begins again.
    if (!profile || !course || !lesson) return false;
    const now = clock.now();
    const onTime = now.getTime() - Date.parse(dueAt) < latestMs;
    const dayOf = (at: Date) => dateIn(rhythm.timeZone, at);
    // No reminder if a part of it was done today.
    const doneToday = course.lastDone && dayOf(course.lastDone) === dayOf(now);
    if (!onTime || doneToday || course.isResting) return true;
    const { locale, firstName } = profile;
    const stopUrl = `${stopUrlOf(version)}?locale=${locale}&for=${course.kind}`;
    const words = await mailWords(`reminder-${course.kind}`, locale, reminderWords[locale][course.kind]);
    const mail = {
      ...writeReminder({ words, locale, siteName, course, lesson, name: firstName, stopUrl }),
      to: { address: profile.email },
      messageId: `<reminder-${version}-${Date.parse(dueAt)}@${host}>`,
      unsubscribeUrl: stopUrl,
    };
    await sendOnce(job, mailer, mail, "skip");
    return true;
  }

  return {
    schedule,
    async run(job: Pick<Job<Reminder>, "payload" | "outcomeUnknown" | "intend">): Promise<void> {
      const { subject, planId, version } = job.payload;
      const rhythm = await store.rhythms.find(subject, planId);
      if (!rhythm?.remind || rhythm.version !== version) return;
      let goesOn = true;
      try {
        goesOn = await remind(job, rhythm);
      } finally {
        // An e-mail that fails or is too late must not stop the ones after it.
        if (goesOn) await schedule(subject, planId);
      }
    },
  };
}

export type Reminders = ReturnType<typeof createReminders>;
