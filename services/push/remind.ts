import type { Clock } from "../../platform/clock.ts";
import { type Job, RetryLater } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log.ts";
import { localDay } from "../../platform/time-zone.ts";
import type { Deliver, Delivery } from "./deliver.ts";
import type { Compose } from "./message.ts";
import { deadlineOf, endOfDay } from "./moments.ts";
import type { ReminderJob } from "./reminder-job.ts";
import type { Device, PushStore } from "./store.ts";

interface RemindOptions {
  store: Pick<PushStore, "plan" | "get" | "end" | "delivered" | "failed" | "refused">;
  compose: Compose;
  deliver: Deliver;
  clock: Clock;
  log: Pick<Log, "warn" | "info">;
}

/** Sends the reminder of one device and day, once. */
export function createRemind({ store, compose, deliver, clock, log }: RemindOptions) {
  async function record(device: Device, day: string, deadline: Date, delivery: Delivery): Promise<void> {
    const { id, endpoint } = device;
    if (delivery.outcome === "delivered") return store.delivered(id, day);
    if (delivery.outcome === "gone") return store.end(id);
    const { reason } = delivery;
    if (delivery.outcome === "refused") {
      if ((await store.refused(id)) === 1)
        log.warn({ id, host: new URL(endpoint).host, reason }, "a reminder was refused");
      return;
    }
    await store.failed(id);
    const wait = delivery.retryAfterMs;
    if (wait === undefined) throw new Error(reason);
    const at = new Date(clock.now().getTime() + wait);
    if (at < deadline) throw new RetryLater(reason, at);
    log.info({ id, reason }, "a reminder was not sent: its day would be over");
  }

  return async function remind(
    job: Pick<Job<ReminderJob>, "payload" | "outcomeUnknown" | "intend">,
  ): Promise<void> {
    const { id, version, dueAt } = job.payload;
    const device = await store.get(id);
    if (!device || device.version !== version) return;
    // Before anything can fail: whatever becomes of today's, the next one comes.
    await store.plan(device);
    const now = clock.now();
    const day = localDay(new Date(dueAt), device.timeZone);
    const deadline = deadlineOf(new Date(dueAt), device.timeZone);
    if (job.outcomeUnknown || device.sentDay === day || now >= deadline) return;
    const message = await compose(device, day, now);
    if (!message) return;
    const ttl = Math.floor((endOfDay(day, device.timeZone).getTime() - now.getTime()) / 1000);
    await job.intend();
    await record(device, day, deadline, await deliver(device, message, ttl));
  };
}
