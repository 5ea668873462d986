import { dailyDay, dayPath } from "../../i18n/daily.ts";
import { stripLocale } from "../../i18n/locale.ts";
import { morningTag, showBadge, storeVerseRead } from "../../service-worker/morning.ts";
import { siteNow } from "../../site-time.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
}

const halfDayMs = 12 * 60 * 60 * 1000;

/** Where the browser wakes the worker by itself, the new day's pages and badge are there before the app is opened. */
async function registerMorning(): Promise<void> {
  const { periodicSync } = (await navigator.serviceWorker.ready) as { periodicSync?: PeriodicSync };
  await periodicSync?.register(morningTag, { minInterval: halfDayMs });
}

async function follow(): Promise<void> {
  const now = await siteNow();
  if (stripLocale(location.pathname) === dayPath("verses", dailyDay(new Date(now))))
    await storeVerseRead(now);
  await showBadge(now);
}

/** In the installed app. */
export function startBadge(): void {
  if (!("setAppBadge" in navigator)) return;
  void follow();
  addEventListener(pageReadyEvent, () => void follow());
  // Refused where the app is seldom used.
  registerMorning().catch(() => {});
}
