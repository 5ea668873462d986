import { returnedKey } from "./return-script.ts";

/** The session of the card form that was opened last in this browser, and when: it may be paid on another page or tab. */
const startedKey = "started-checkout-session";
/** A card form is open for a day. */
const startedForMs = 25 * 60 * 60_000;

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Known from the moment the form opens: a client secret is `{session id}_secret_{…}`. */
export function storeStarted({ clientSecret }: { clientSecret: string }): void {
  const [id] = clientSecret.split("_secret_");
  try {
    localStorage.setItem(startedKey, `${id} ${Date.now()}`);
  } catch {
    // Without storage the return address alone names it.
  }
}

/** Sessions that may have been paid for and are not completed yet. */
export function pendingSessions(): { returned: string | undefined; started: string | undefined } {
  const [started, at] = read(startedKey)?.split(" ") ?? [];
  const isOpen = Date.now() - Number(at) < startedForMs;
  return { returned: read(returnedKey), started: isOpen ? started : undefined };
}

export function forgetPending(id: string, which: "returned" | "all"): void {
  try {
    if (read(returnedKey) === id) localStorage.removeItem(returnedKey);
    if (which === "all" && read(startedKey)?.startsWith(`${id} `)) localStorage.removeItem(startedKey);
  } catch {
    // Nothing was stored either.
  }
}
