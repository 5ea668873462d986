import { personalKeys } from "../../personal-storage.ts";
import { announceUnclaimed, emailKey, readStored, unclaimedKey } from "./unclaimed.ts";
import { requestedKey, unclaimedSessions } from "./unclaimed-sessions.ts";

/**
 * The one that was claimed last, so that another tab whose own claim is cut off does not have it claimed, and welcomed,
 * again.
 */
const claimedKey = personalKeys.claimedSession;
/** An address with somebody else's session cannot push out one that was paid for here. */
const maxEntries = 5;

export const isClaimed = (id: string): boolean => readStored(claimedKey) === id;

export function storeUnclaimed(id: string, email?: string | null): void {
  if (isClaimed(id)) return;
  const others = unclaimedSessions().filter((other) => other !== id);
  try {
    if (email) localStorage.setItem(emailKey, email);
    localStorage.setItem(unclaimedKey, [id, ...others].slice(0, maxEntries).join(" "));
  } catch {
    console.warn("The purchase could not be stored in this browser until sign-in.");
  }
  announceUnclaimed();
}

export function clearUnclaimed(id: string, how: "claimed" | "refused"): void {
  const others = unclaimedSessions().filter((other) => other !== id);
  try {
    if (others.length > 0) localStorage.setItem(unclaimedKey, others.join(" "));
    else for (const key of [unclaimedKey, emailKey]) localStorage.removeItem(key);
    if (how === "claimed") localStorage.setItem(claimedKey, id);
  } catch {
    // Nothing was stored either.
  }
  announceUnclaimed();
}

export function recordSignUpRequest(now: number): void {
  try {
    localStorage.setItem(requestedKey, String(now));
  } catch {
    // The reminder then comes again with the next page, which is better than never.
  }
}
