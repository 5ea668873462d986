import { dailyDay, isoDay } from "../i18n/daily.ts";

/** Shared by pages and the worker, which has no other storage of ours: the day whose verse was last read here. */
const place = { cache: "device-1", key: "/verse-read" };

interface Badge {
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export async function storeVerseRead(now: number): Promise<void> {
  await (await caches.open(place.cache)).put(place.key, new Response(isoDay(dailyDay(new Date(now)))));
}

/** A dot on the app's icon while today's verse has not been read; nothing where there are no badges. */
export async function showBadge(now: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Badge;
  if (!setAppBadge || !clearAppBadge) return;
  const read = await (await (await caches.open(place.cache)).match(place.key))?.text();
  const isRead = read === isoDay(dailyDay(new Date(now)));
  await (isRead ? clearAppBadge : setAppBadge).call(navigator).catch(() => {});
}

export const morningTag = "morning";
