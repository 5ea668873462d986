import { useSyncExternalStore } from "react";
import { personalKeys } from "../../personal-storage.ts";
import { useIdentity } from "./identity-store.ts";

/** Sessions of purchases made without an account, newest first, until a member claims them. */
const unclaimedKey = "unclaimed-checkout-session";
/**
 * The one that was claimed last, so that another tab whose own claim is cut off does not have it claimed, and welcomed,
 * again.
 */
const claimedKey = personalKeys.claimedSession;
/** The address typed with the card, to fill in the account forms with. */
const emailKey = personalKeys.unclaimedEmail;
const requestedKey = "last-sign-up-request";
/** An address with somebody else's session cannot push out one that was paid for here. */
const maxEntries = 5;

/** The post-checkout sign-up reminder repeats only when more than 18 hours have passed since the last one. */
export const reminderPauseMs = 18 * 60 * 60_000;

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const unclaimedSessions = (): string[] => read(unclaimedKey)?.split(" ").filter(Boolean) ?? [];
export const isClaimed = (id: string): boolean => read(claimedKey) === id;

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What an anonymous visitor has paid for in this browser; undefined for members, on the server and during hydration. */
export function useUnclaimedPurchase(): { email: string } | undefined {
  const isAnonymous = useIdentity(({ known, token }) => known && !token);
  const sessions = useSyncExternalStore(
    subscribe,
    () => read(unclaimedKey) ?? "",
    () => "",
  );
  return isAnonymous && sessions ? { email: read(emailKey) ?? "" } : undefined;
}

export function storeUnclaimed(id: string, email?: string | null): void {
  if (isClaimed(id)) return;
  const others = unclaimedSessions().filter((other) => other !== id);
  try {
    if (email) localStorage.setItem(emailKey, email);
    localStorage.setItem(unclaimedKey, [id, ...others].slice(0, maxEntries).join(" "));
  } catch {
    console.warn("The purchase could not be stored in this browser until sign-in.");
  }
  announce();
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
  announce();
}

export function recordSignUpRequest(now: number): void {
  try {
    localStorage.setItem(requestedKey, String(now));
  } catch {
    // The reminder then comes again with the next page, which is better than never.
  }
}

export const mayRemind = (now: number): boolean => now - Number(read(requestedKey) ?? 0) > reminderPauseMs;
