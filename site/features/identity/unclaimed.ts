import { personalKeys } from "../../personal-storage.ts";

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
export function followUnclaimed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
