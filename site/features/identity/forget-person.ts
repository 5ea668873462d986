import { personalKeys } from "../../personal-storage.ts";
import { dropFields } from "./saved-fields.ts";

/**
 * After sign-out no personal data remains for the next user. Device settings stay, and so does an unclaimed purchase
 * (docs/decisions/0038).
 */
export function forgetPerson(): void {
  try {
    for (const key of Object.values(personalKeys)) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
    dropFields();
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
