export const reminderKind = "push.reminder";

/** One device on one of its reader's days. */
export interface ReminderJob {
  id: string;
  /** Of the device's choices; when those have changed, this reminder is no longer meant. */
  version: string;
  dueAt: string;
}
