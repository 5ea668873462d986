import { leadStorageKey } from "../../../contracts/lead-fields.ts";
import { personalKeys } from "../../personal-storage.ts";
import { dropFields } from "./saved-fields.ts";

/**
 * After a sign-out whoever sits down next finds nothing of this person. What is the device's own stays, and so does a purchase
 * that nobody has claimed yet (docs/decisions/0038).
 */
export function forgetPerson(): void {
  try {
    for (const key of [leadStorageKey, ...Object.values(personalKeys)]) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
    dropFields();
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
