import { newId } from "../../new-id.ts";
import { markerKey } from "./identity-store.ts";

/** Why the marker went, for tabs that only see it gone. */
const whyKey = "signed-out";

/** Where storage is forbidden each tab knows for itself alone. */
function allowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The browser's current sign-in. Each has its own id, to distinguish one person's from the next. */
export const currentSignInId = (): string | null => allowed(() => localStorage.getItem(markerKey)) ?? null;

/** The sign-in this tab uses, also on its next pages. */
export const tabSignInId = (): string | null => allowed(() => sessionStorage.getItem(markerKey)) ?? null;

function setTabSignInId(id: string | null): void {
  allowed(() => (id ? sessionStorage.setItem(markerKey, id) : sessionStorage.removeItem(markerKey)));
}

/** Switches this tab to the current sign-in; true if it changed. */
export function adoptCurrentSignIn(): boolean {
  const id = currentSignInId();
  if (id === tabSignInId()) return false;
  setTabSignInId(id);
  return true;
}

/** Somebody has just signed in, and the other tabs go along. */
export function markNew(): void {
  const id = newId();
  allowed(() => localStorage.removeItem(whyKey));
  allowed(() => localStorage.setItem(markerKey, id));
  setTabSignInId(id);
}

/** Stores that a user is signed in. A renewal of the current sign-in does not notify other tabs. */
export function mark(): void {
  if (currentSignInId()) adoptCurrentSignIn();
  else markNew();
}

export function unmark(why?: "expired"): void {
  allowed(() => (why ? localStorage.setItem(whyKey, why) : localStorage.removeItem(whyKey)));
  allowed(() => localStorage.removeItem(markerKey));
  setTabSignInId(null);
}

/** Another tab has found the session expired; this is not a sign-out. */
export const hasExpired = (): boolean => localStorage.getItem(whyKey) === "expired";
