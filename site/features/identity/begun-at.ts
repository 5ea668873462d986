import { begunLifetimeMs } from "./intents.ts";

const key = "sign-up-from";

/** Where a sign-in or sign-up began, for a return by the link in the e-mail, which opens in another tab. */
export function storeBegunAt(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the reader is signed in but not returned to that page.
  }
}

export function begunAt(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? "{}") as { path?: string; at?: number };
    return Date.now() - (at ?? 0) < begunLifetimeMs ? path : undefined;
  } catch {
    return undefined;
  }
}
