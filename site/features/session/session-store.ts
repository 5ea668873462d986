import { create } from "zustand";
import { initialized, readSession, type Session } from "./session.ts";

export const sessionKey = "session";

export const useSession = create<Session>(() => ({ rsid: "", expiration: new Date(0) }));

function settle(held: Session): void {
  const fromUrl = new URLSearchParams(location.search).get("rsid");
  const session = initialized(held, { fromUrl, now: new Date() });
  useSession.setState(session);
  try {
    sessionStorage.setItem(sessionKey, JSON.stringify(session));
  } catch {
    // Storage is full or forbidden: the id then lasts as long as the page.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** At start: what is stored is loaded first, so that an id outlives a reload but not its 15 minutes. */
export const initializeSession = (): void => settle(readSession(stored(), new Date()));

/** Clears the session and initializes it again. */
export const resetSession = (): void => settle({ rsid: "", expiration: new Date() });
