import type { PopupTracker, Trackers } from "./trackers.ts";

export const trackersKey = "popup-trackers";

const isTracker = (value: unknown): value is PopupTracker => {
  const { name, pageViewCount, nextEligibleDate } = (value ?? {}) as Partial<PopupTracker>;
  return typeof name === "string" && Number.isInteger(pageViewCount) && Number.isFinite(nextEligibleDate);
};

/** Invalid or outdated values are ignored. */
export function readTrackers(): Trackers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(trackersKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTracker) : [];
  } catch {
    return [];
  }
}

/** Read afresh before each change, since other tabs write it too. */
export function changeTrackers(change: (trackers: Trackers) => Trackers): void {
  try {
    localStorage.setItem(trackersKey, JSON.stringify(change(readTrackers())));
  } catch {
    // Storage is forbidden: nothing can be counted, so nothing is shown.
  }
}
