/** A purchase made without an account: its session is kept here until a member claims it. */
const unclaimedKey = "unclaimed-checkout-session";
/** The one that was claimed last, so that another tab whose own claim is cut off does not have it claimed, and welcomed, anew. */
const claimedKey = "claimed-checkout-session";
const requestedKey = "last-sign-up-request";

/** The post-checkout sign-up reminder repeats only when more than 18 hours have passed since the last one. */
export const reminderPauseMs = 18 * 60 * 60_000;

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const unclaimedSession = (): string | undefined => read(unclaimedKey);

export function storeUnclaimed(id: string): void {
  if (read(claimedKey) === id) return;
  try {
    localStorage.setItem(unclaimedKey, id);
  } catch {
    console.warn("The purchase could not be kept in this browser until somebody signs in.");
  }
}

export function clearUnclaimed(claimed?: string): void {
  try {
    localStorage.removeItem(unclaimedKey);
    if (claimed) localStorage.setItem(claimedKey, claimed);
  } catch {
    // Nothing was stored either.
  }
}

export function recordSignUpRequest(now: number): void {
  try {
    localStorage.setItem(requestedKey, String(now));
  } catch {
    // The reminder then comes again with the next page, which is better than never.
  }
}

export const mayRemind = (now: number): boolean => now - Number(read(requestedKey) ?? 0) > reminderPauseMs;
