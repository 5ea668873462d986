import { useSyncExternalStore } from "react";
import { personalKeys } from "../../personal-storage.ts";
import { useIdentity } from "./identity-store.ts";

/** Sessions of purchases made without an account, newest first, until a member claims them. */
export const unclaimedKey = "unclaimed-checkout-session";
/** The address typed with the card, to fill in the account forms with. */
export const emailKey = personalKeys.unclaimedEmail;

export const readStored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const listeners = new Set<() => void>();
export const announceUnclaimed = () => {
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
    () => readStored(unclaimedKey) ?? "",
    () => "",
  );
  return isAnonymous && sessions ? { email: readStored(emailKey) ?? "" } : undefined;
}
