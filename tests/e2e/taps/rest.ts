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
  return { at: of("Timestamp"), tasks: of("TaskDuration") };
}

const windowMs = 150;
const patienceMs = 8000;

/**
 * Whether there is a stretch in which the tab's tasks take less than half of the time. The time is that of the wall:
 * a tab that works for ever is found on a busy machine too, and one that is only slow is waited for.
 */
export async function comesToRest(page: Page): Promise<boolean> {
  if (!sessions.has(page)) sessions.set(page, connect(page));
  const session = await sessions.get(page)!;
  const until = performance.now() + patienceMs;
  let before = await spent(session);
  do {
    await page.waitForTimeout(windowMs);
    const now = await spent(session);
    if ((now.tasks - before.tasks) / (now.at - before.at) < 0.5) return true;
    before = now;
  } while (performance.now() < until);
  return false;
}
