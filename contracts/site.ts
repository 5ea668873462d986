/** Locales, dates and names that every part of the product agrees on. */
export const locales = ["en-US", "es"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en-US";

/** Daily pages (verse, prayer, trivia) turn over at midnight here. */
export const dailyTimeZone = "America/New_York";

/**
 * Recurring schedules are stored in this leap year: an item scheduled for 2024-03-05 is shown on every
 * March 5 that has no item of its own. Trivia is looked up in this year only.
 */
export const cycleYear = 2024;

export const listPageSize = 20;
export const topicsTake = 100;
export const toastTimeoutMs = 5000;
export const modalWidths = { extraWide: 1080, wide: 700, narrow: 500, fullscreen: null } as const;

/** "Wellspring" → "wellspring": the member-service path segment and the prefix of the premium role. */
export const productSegment = (siteName: string): string =>
  siteName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
export const premiumRole = (siteName: string): string => `${siteName.replace(/[^A-Za-z0-9]+/g, "")}Premium`;
