import type { CDPSession } from "@playwright/test";
import type { Page } from "../fixtures.ts";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function connect(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "timeTicks" });
  return session;
}

async function spent(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { at: of("Timestamp"), tasks: of("TaskDuration"), processor: of("ThreadTime") };
}

const timeoutMs = 8000;

async function hasStretch(
  page: Page,
  ms: number,
  isQuiet: (spent: { wall: number; tasks: number; processor: number }) => boolean,
): Promise<boolean> {
  if (!sessions.has(page)) sessions.set(page, connect(page));
  const session = await sessions.get(page)!;
  const until = performance.now() + timeoutMs;
  let before = await spent(session);
  do {
    await page.waitForTimeout(ms);
    const now = await spent(session);
    const wall = now.at - before.at;
    if (isQuiet({ wall, tasks: now.tasks - before.tasks, processor: now.processor - before.processor }))
      return true;
    before = now;
  } while (performance.now() < until);
  return false;
}

/**
 * Whether there is a stretch in which the tab's tasks take less than a third of the time. The time is that of the wall:
 * a tab that works for ever is found on a busy machine too, and one that is only slow is waited for.
 */
export const comesToRest = (page: Page): Promise<boolean> =>
  hasStretch(page, 120, ({ wall, tasks }) => tasks / wall < 0.33);

/** Whether a tab that is left alone leaves the processor alone: less than a twentieth of it, for a second. */
export const staysAtRest = (page: Page): Promise<boolean> =>
  hasStretch(page, 1000, ({ wall, processor }) => processor / wall < 0.05);
