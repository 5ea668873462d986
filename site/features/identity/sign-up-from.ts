import { begunLifetimeMs } from "./intents.ts";

const key = "sign-up-from";

/** Where a sign-up began, for whoever comes back by the link in the e-mail, in a tab that knows nothing of it. */
export function storeSignUpFrom(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the reader is signed in and finds the way back by hand.
  }
}

export function signUpFrom(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? "{}") as { path?: string; at?: number };
    return Date.now() - (at ?? 0) < begunLifetimeMs ? path : undefined;
  } catch {
    return undefined;
  }
}
