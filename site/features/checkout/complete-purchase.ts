import { checkoutCodes } from "../../../contracts/checkout.ts";
import { stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { pageOfPattern } from "../../pages.ts";
import { siteSettings } from "../../settings.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { track } from "../analytics/track.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import { identityStore } from "../identity/identity-store.ts";
import { setPremiumFlag, storeSubscriptionDate } from "../identity/premium-store.ts";
import { isClaimed, storeUnclaimed } from "../identity/store-unclaimed.ts";
import { whenKnown } from "../identity/when-known.ts";
import { readChoice } from "../offers/offer-memory.ts";
import { CheckoutRefused, readSession } from "./checkout-calls.ts";
import { checkoutSignUpDialog, premiumWelcomeDialog, trialUsedDialog } from "./checkout-dialogs.ts";
import { claim } from "./claim.ts";
import { pendingSessions } from "./pending.ts";
import { announceEmail, announcePurchase, pixelOffer } from "./purchase-events.ts";
import { forgetPending } from "./store-pending.ts";

/** What came back with the reader is used once; what is left can be bookmarked and shared. */
function takeSessionId(): string | undefined {
  const url = new URL(location.href);
  const id = url.searchParams.get("session_id");
  const isReturn = id !== null || url.searchParams.get("action") === "upgrade";
  if (!isReturn) return undefined;
  for (const name of ["action", "session_id"]) url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  if (!id) console.warn("A purchase cannot be completed without its session.");
  return id || undefined;
}

/** The account pages, and those that lead to them, show the step that is left themselves. */
function saysItself(): boolean {
  const path = stripLocale(location.pathname);
  return path.startsWith("/account/") || pageOfPattern(path)?.login !== undefined;
}

/** A member claims it at once; an anonymous buyer is asked to sign in or up, and the purchase is stored until then. */
async function claimOrSignUp(sessionId: string, email: string | null): Promise<void> {
  if (identityStore.getState().token) {
    if (await claim(sessionId)) openDialog(premiumWelcomeDialog, {});
    return;
  }
  storeUnclaimed(sessionId, email);
  if (!saysItself()) openDialog(checkoutSignUpDialog, {});
}

const measuredKey = "measured-checkout-session";

/** Two tabs may come back from one card form: it is one purchase. */
function isNew(sessionId: string): boolean {
  try {
    if (localStorage.getItem(measuredKey) === sessionId) return false;
    localStorage.setItem(measuredKey, sessionId);
  } catch {
    // Without storage each tab counts for itself.
  }
  return true;
}

function measure(sessionId: string, email: string | null): void {
  if (!isNew(sessionId)) return;
  const { offerName = "", paymentMethod = "", source = "" } = readChoice();
  track("offer_complete", { offerName, paymentMethod, source });
  if (email) announceEmail(email);
  if (offerName === pixelOffer)
    announcePurchase({ offerName, paymentMethod, email, value: 0, eventId: sessionId });
}

/** Sessions that were unpaid when this page checked; the page on which they are paid checks again. */
const seenOpen = new Set<string>();

async function complete(sessionId: string, isReturn: boolean): Promise<void> {
  if (!isReturn && seenOpen.has(sessionId)) return;
  const session = await readSession(sessionId).catch((error: unknown) => {
    // It stays stored and is looked up again on the next page, unless the session does not exist.
    console.warn("The purchase could not be looked up.", error);
    if (error instanceof CheckoutRefused && error.code === checkoutCodes.sessionUnknown)
      forgetPending(sessionId, "all");
  });
  if (!session) return;
  if (session.status === "open") {
    seenOpen.add(sessionId);
    forgetPending(sessionId, "returned");
    if (isReturn) console.error("The order is still open, so the purchase is not complete.");
    return;
  }
  if (session.refused) {
    forgetPending(sessionId, "all");
    openDialog(trialUsedDialog, {});
    return;
  }
  await claimOrSignUp(sessionId, session.customerEmail);
  forgetPending(sessionId, "all");
  // Until the account has the role.
  storeSubscriptionDate(new Date());
  setPremiumFlag();
  showToast({
    title: m.checkout_welcome({ product: siteSettings().siteName }),
    color: "success",
  });
  measure(sessionId, session.customerEmail);
}

async function completeAll(): Promise<void> {
  await whenKnown();
  const inAddress = takeSessionId();
  const { returned, started } = pendingSessions();
  for (const id of new Set([inAddress, returned, started])) {
    // Another tab may have come back from the same form and be gone; this one has welcomed its buyer.
    if (id && id !== inAddress && isClaimed(id)) forgetPending(id, "all");
    else if (id) await complete(id, id === inAddress || id === returned);
  }
}

let completing: Promise<void> | undefined;

/** The reader is back from the card form, or has left the page it led to before this could run there. */
export function completePurchases(): Promise<void> {
  completing ??= completeAll().finally(() => {
    completing = undefined;
  });
  return completing;
}
