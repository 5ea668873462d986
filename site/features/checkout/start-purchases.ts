import { useModal } from "../../ui/modal/modal-store.ts";
import { pageSettledEvent } from "../../ui/page-settle.tsx";
import { isQuiet } from "../popups/attention.ts";
import { useIdentity } from "../sign-in/identity-store.ts";
import { siteNow } from "../visit/site-time.ts";
import { mayRemind, recordSignUpRequest, unclaimedSession } from "./unclaimed.ts";
import { purchaseUnderway } from "./underway.ts";

/** A member claims what was bought in this browser before they signed in; a stranger is reminded now and then. */
async function lookAfter(): Promise<void> {
  const { known, token } = useIdentity.getState();
  const { pathname } = location;
  // The page that completes a sign-in has yet to lead somewhere.
  if (!known || !unclaimedSession() || /\/auth\//.test(pathname)) return;
  if (token) {
    const { claimUnclaimed } = await import("./claim.ts");
    await claimUnclaimed();
    return;
  }
  const now = await siteNow();
  if (!mayRemind(now) || isQuiet(pathname, {}) || useModal.getState().modal) return;
  recordSignUpRequest(now);
  const { openDialog } = await import("../dialogs/dialogs.ts");
  openDialog("checkoutSignUp", {});
}

export function startPurchases(): void {
  const look = () => void purchaseUnderway(lookAfter());
  look();
  addEventListener(pageSettledEvent, look);
  useIdentity.subscribe(({ token, known }, before) => {
    if (token !== before.token || known !== before.known) look();
  });
}
