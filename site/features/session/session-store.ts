import { createStore } from "zustand/vanilla";
import { initialized, readSession, type Session } from "./session.ts";

export const sessionKey = "session";

export const sessionStore = createStore<Session>(() => ({ rsid: "", expiration: new Date(0) }));

/** At start: what is stored is loaded first, so that an id outlives a reload but not its 15 minutes. */
export function initializeSession(load = true): void {
  const now = new Date();
  const fromUrl = new URLSearchParams(location.search).get("rsid");
  const start = (stored: string | null) =>
    sessionStore.setState(initialized(readSession(stored, now), { fromUrl, now }));
  try {
    start(load ? sessionStorage.getItem(sessionKey) : null);
    sessionStorage.setItem(sessionKey, JSON.stringify(sessionStore.getState()));
  } catch {
    // Storage is full or forbidden: the id then lasts as long as the page.
    if (!sessionStore.getState().rsid) start(null);
  }
}

/** Clears the session and initializes it again. */
export const resetSession = (): void => initializeSession(false);
