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

/** "Wellspring" → "wellspring" and "WellspringPremium". Members hold the role by this name, so it is not the site's, which may change. */
export const productSegment = (productName: string): string =>
  productName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
export const premiumRole = (productName: string): string =>
  `${productName.replace(/[^A-Za-z0-9]+/g, "")}Premium`;

/** How many days, today included, can be downloaded for reading without a network. */
export const downloadedDays = 7;

/** The query with which a page of those days is there before its day. */
export const aheadParameter = "ahead";
