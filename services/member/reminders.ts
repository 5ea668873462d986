import type { Clock } from "../../platform/clock.ts";
import type { Job, Jobs } from "../../platform/jobs/job.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import { dateIn } from "./local-day.ts";
import type { People } from "./people.ts";
import type { PlanAheadOf } from "./plan-ahead.ts";
import { occurrences } from "./schedule.ts";
import type { MemberStore } from "./store.ts";
import { words } from "./words.ts";

export const reminderKind = "member.reminder";

export interface Reminder {
  subject: string;
  planId: string;
  /** Of the rhythm it follows; when that has changed, this reminder is no longer meant. */
  version: string;
  dueAt: string;
}

interface RemindersOptions {
  store: Pick<MemberStore, "rhythms">;
  jobs: Pick<Jobs, "add">;
  people: People;
  planAhead: PlanAheadOf;
  mailer: Pick<Mailer, "send" | "keepsOnce">;
  clock: Clock;
  siteName: string;
  /** Where the reminders of a rhythm are turned off. */
  stopUrlOf(version: string): string;
  /** Of the message ids. */
  host: string;
}

/** A server that was down for longer does not wake people at odd hours with what is past. */
const latestMs = 3 * 3_600_000;

/** One job for the next time only; each plans the one after it, so a changed rhythm leaves nothing behind. */
export function createReminders(options: RemindersOptions) {
  const { store, jobs, people, planAhead, mailer, clock, siteName, stopUrlOf, host } = options;

  async function schedule(subject: string, planId: string): Promise<void> {
    const rhythm = await store.rhythms.find(subject, planId);
    if (!rhythm?.remind) return;
    const [next] = occurrences(rhythm, clock.now(), 1);
    if (!next) return;
    const payload: Reminder = { subject, planId, version: rhythm.version, dueAt: next.toISOString() };
    const key = [subject, planId, rhythm.version, payload.dueAt].join(" ");
    await jobs.add({ kind: reminderKind, key, runAt: next, payload });
  }

  return {
    schedule,
    async run(job: Pick<Job<Reminder>, "payload" | "inDoubt" | "intend">): Promise<void> {
      const { subject, planId, version, dueAt } = job.payload;
      const rhythm = await store.rhythms.find(subject, planId);
      if (!rhythm?.remind || rhythm.version !== version) return;
      const profile = await people.known(subject);
      const plan = profile && (await planAhead(subject, planId, profile.locale));
      const lesson = plan?.lessons[0];
      // Subscribing again, or reopening a lesson, begins anew.
      if (!profile || !plan || !lesson) return;
      const now = clock.now();
      const onTime = now.getTime() - Date.parse(dueAt) < latestMs;
      const dayOf = (at: Date) => dateIn(rhythm.timeZone, at);
      // Whoever has done a lesson today needs no reminder.
      const doneToday = plan.lastDone && dayOf(plan.lastDone) === dayOf(now);
      if (onTime && !doneToday) {
        const said = { plan: plan.title, number: lesson.number, title: lesson.title };
        const { subjectOf, letter } = words[profile.locale];
        const stopUrl = `${stopUrlOf(version)}?locale=${profile.locale}`;
        const mail = {
          to: { address: profile.email },
          subject: subjectOf(said),
          text: letter({ ...said, name: profile.firstName, lessonUrl: lesson.url, stopUrl, site: siteName }),
          messageId: `<reminder-${version}-${Date.parse(dueAt)}@${host}>`,
          unsubscribeUrl: stopUrl,
        };
        await sendOnce(job, mailer, mail, "skip");
      }
      await schedule(subject, planId);
    },
  };
}

export type Reminders = ReturnType<typeof createReminders>;
