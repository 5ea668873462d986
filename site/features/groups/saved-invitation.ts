import { personalKeys } from "../../personal-storage.ts";

const key = personalKeys.invitation;
/** Time to register, find the e-mail and return by its link, which opens a new tab: so it is stored for all tabs. */
const lifetimeMs = 60 * 60_000;

/**
 * The token of the invitation that was followed. It leaves the address at once, so that it is in no history and in no
 * picture of the screen, and stays for the way through the sign-in and for the other language.
 */
export function takeInvitation(): string | undefined {
  const given = location.hash.slice(1);
  try {
    if (given) {
      localStorage.setItem(key, JSON.stringify({ token: given, at: Date.now() }));
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    const { token, at }: { token?: string; at?: number } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Date.now() - (at ?? 0) < lifetimeMs ? token : undefined;
  } catch {
    // Without storage it is in the address, and has to be followed again after the sign-in.
    return given || undefined;
  }
}

export function dropInvitation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
