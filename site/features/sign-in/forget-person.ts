import { forgetPlace } from "../bible/reading-place.ts";
import { forgetClaimed } from "../checkout/unclaimed.ts";
import { forgetSent } from "../consent/sent-key.ts";
import { clearLead } from "../lead-capture/lead-store.ts";
import { clearChoice } from "../offers/offer-memory.ts";
import { legacyIdKey } from "./legacy-id.tsx";
import { dropFields } from "./saved-fields.ts";

/**
 * After a sign-out whoever sits down next finds nothing of this person. What is the device's own stays, and so does a purchase
 * that nobody has claimed yet (docs/decisions/0038).
 */
export function forgetPerson(): void {
  try {
    clearLead();
    clearChoice();
    forgetClaimed();
    forgetPlace();
    forgetSent();
    dropFields();
    sessionStorage.removeItem(legacyIdKey);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
