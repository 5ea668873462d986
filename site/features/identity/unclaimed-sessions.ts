import { readStored, unclaimedKey } from "./unclaimed.ts";

export const requestedKey = "last-sign-up-request";

/** The post-checkout sign-up reminder repeats only when more than 18 hours have passed since the last one. */
export const reminderPauseMs = 18 * 60 * 60_000;

/** Read on every page, so apart from what writes them (store-unclaimed.ts), which only buyers need. */
export const unclaimedSessions = (): string[] => readStored(unclaimedKey)?.split(" ").filter(Boolean) ?? [];

export const mayRemind = (now: number): boolean =>
  now - Number(readStored(requestedKey) ?? 0) > reminderPauseMs;
