import { markerKey } from "./identity-store.ts";

/** Why the marker went, for tabs that only see it gone. */
const whyKey = "signed-out";

export function mark(signedIn: boolean, why?: "expired"): void {
  try {
    if (why) localStorage.setItem(whyKey, why);
    else localStorage.removeItem(whyKey);
    if (signedIn) localStorage.setItem(markerKey, "1");
    else localStorage.removeItem(markerKey);
  } catch {
    // Storage is forbidden: each tab then knows for itself alone.
  }
}

/** Another tab has found the session expired; nobody has signed out. */
export const hasExpired = (): boolean => localStorage.getItem(whyKey) === "expired";
