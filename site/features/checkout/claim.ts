import { premiumRole } from "../../../contracts/site.ts";
import { siteSettings } from "../../settings.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import { identityStore } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { reloadAccount } from "../identity/own-account.ts";
import { samePerson } from "../identity/same-person.ts";
import { clearUnclaimed, storeUnclaimed } from "../identity/store-unclaimed.ts";
import { unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { CheckoutRefused, claimSession } from "./checkout-calls.ts";
import { premiumWelcomeDialog } from "./checkout-dialogs.ts";
import { isFinal, sayClaimFailed } from "./claim-failed.ts";

/** The role is given by the payment provider's word, which may come a moment after the reader. */
const timeoutMs = [0, 1000, 3000, 6000];

/** A fresh token, until it carries the role or the buyer has left; another provider's never does, but the account says it. */
async function reloadMember(): Promise<void> {
  const isSame = samePerson();
  const { renew } = await loadSignIn();
  for (const pause of timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isSame()) return;
    await renew();
    if (siteSettings().identity) await reloadAccount();
    const { person } = identityStore.getState();
    if (!person || person.roles.includes(premiumRole(siteSettings().productName))) return;
  }
}

/** The newest of them; whoever says that all is done waits for it. */
let reloading: Promise<void> | undefined;

/** False with no id or no logged-in member, and when the service refuses, which is shown. */
export async function claim(id: string | undefined): Promise<boolean> {
  if (!id || !identityStore.getState().token) {
    console.warn("A purchase can be claimed only with its session and by a logged-in member.");
    return false;
  }
  try {
    await claimSession(id);
  } catch (error) {
    console.warn("The purchase could not be claimed.", error);
    const code = error instanceof CheckoutRefused ? error.code : "";
    // What can never succeed is not tried again.
    if (isFinal(code)) clearUnclaimed(id, "refused");
    else storeUnclaimed(id);
    sayClaimFailed(code);
    return false;
  }
  clearUnclaimed(id, "claimed");
  reloading = reloadMember();
  return true;
}

async function claimAll(): Promise<void> {
  let claimed = false;
  for (const id of unclaimedSessions()) claimed = (await claim(id)) || claimed;
  if (!claimed) return;
  // Whoever goes on at once to what was bought must find it open.
  await reloading;
  openDialog(premiumWelcomeDialog, {});
}

let claiming: Promise<void> | undefined;

/** After sign-in or sign-up: the unclaimed purchase is claimed, the member reloaded, and the welcome shown. */
export function claimUnclaimed(): Promise<void> {
  claiming ??= claimAll().finally(() => {
    claiming = undefined;
  });
  return claiming;
}
