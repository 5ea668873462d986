import { createStore } from "zustand/vanilla";
import { signedInKey } from "../../ui/signed-in-key.ts";

export interface Person {
  id: string;
  email?: string;
  name?: string;
  firstName?: string;
  /** The account is going to be erased then, unless its owner thinks better of it. */
  eraseAfter?: string;
  roles: readonly string[];
}

interface Identity {
  /** False until the sign-in state is known. */
  known: boolean;
  person: Person | undefined;
  /** A visitor is logged in when there is a bearer token. */
  token: string | undefined;
}

export const anonymous: Identity = { known: true, person: undefined, token: undefined };

/** Who is reading. The server and anonymous visitors never fill it. */
export const identityStore = createStore<Identity>(() => ({ ...anonymous, known: false }));

export const markerKey = signedInKey;

export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(markerKey) !== null;
  } catch {
    return false;
  }
}
