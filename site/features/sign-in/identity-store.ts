import { create } from "zustand";

export interface Person {
  id: string;
  email?: string;
  name?: string;
  firstName?: string;
  roles: readonly string[];
}

interface Identity {
  /** False until it is settled whether somebody is signed in. */
  known: boolean;
  person: Person | undefined;
  /** A visitor is logged in when there is a bearer token. */
  token: string | undefined;
}

/** Who is reading. The server and anonymous visitors never fill it. */
export const useIdentity = create<Identity>(() => ({ known: false, person: undefined, token: undefined }));

export const anonymous: Identity = { known: true, person: undefined, token: undefined };

/** Says that somebody signed in with this browser, so that a session may exist. It names nobody. */
export const markerKey = "signed-in";

export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(markerKey) !== null;
  } catch {
    return false;
  }
}

export function mark(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(markerKey, "1");
    else localStorage.removeItem(markerKey);
  } catch {
    // Storage is forbidden: each tab then knows for itself alone.
  }
}
