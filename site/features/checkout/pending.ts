import { returnedKey } from "./returned-key.ts";

/** The session of the card form that was opened last in this browser, and when: it may be paid on another page or tab. */
export const startedKey = "started-checkout-session";
/** A card form is open for a day. */
const startedForMs = 25 * 60 * 60_000;

export const readPending = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Sessions that may have been paid for and are not completed yet. */
export function pendingSessions(): { returned: string | undefined; started: string | undefined } {
  const [started, at] = readPending(startedKey)?.split(" ") ?? [];
  const isOpen = Date.now() - Number(at) < startedForMs;
  return { returned: readPending(returnedKey), started: isOpen ? started : undefined };
}
