import { markerKey } from "./identity-store.ts";

export function mark(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(markerKey, "1");
    else localStorage.removeItem(markerKey);
  } catch {
    // Storage is forbidden: each tab then knows for itself alone.
  }
}
