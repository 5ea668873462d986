import { siteNow } from "../../site-time.ts";
import { modalStore } from "../../ui/modal/modal-store.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { identityStore } from "../identity/identity-store.ts";
import { mayRemind, unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { isQuiet } from "../popups/attention.ts";
import { pendingSessions } from "./pending.ts";
import { whilePurchasing } from "./purchase-in-progress.ts";

/** A return from the card form: with action=upgrade, or to the page that an editor has chosen, which may be any. */
function isReturn(): boolean {
  const query = new URLSearchParams(location.search);
  return query.get("action") === "upgrade" || query.has("session_id");
}

function mayBePaid(): boolean {
  const { returned, started } = pendingSessions();
  return Boolean(returned ?? started);
}

/** The page that completes a sign-in has yet to lead somewhere. */
const isPassing = () => /\/auth\//.test(location.pathname);

/**
 * A purchase is completed on whichever page its buyer is when there is time for it. A member claims what was bought in this
 * browser before they signed in; a stranger is reminded now and then.
 */
async function checkPurchases(): Promise<void> {
  if (isPassing()) return;
  if (isReturn() || mayBePaid()) {
    const { completePurchases } = await import("./complete-purchase.ts");
    await completePurchases();
  }
  const { known, token } = identityStore.getState();
  if (!known || unclaimedSessions().length === 0 || isPassing()) return;
  if (token) {
    const { claimUnclaimed } = await import("./claim.ts");
    await claimUnclaimed();
    return;
  }
  const now = await siteNow();
  if (!mayRemind(now) || isQuiet(location.pathname, {}) || modalStore.getState().modal) return;
  const { openDialog } = await import("../dialogs/open-dialog.ts");
  const { checkoutSignUpDialog } = await import("./checkout-dialogs.ts");
  openDialog(checkoutSignUpDialog, {});
}

export function startPurchases(): void {
  const check = () => void whilePurchasing(checkPurchases());
  check();
  addEventListener(pageReadyEvent, check);
  identityStore.subscribe(({ token, known }, before) => {
    if (token !== before.token || known !== before.known) check();
  });
}
