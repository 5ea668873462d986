import { checkoutCodes } from "../../../contracts/checkout.ts";
import { premiumRole } from "../../../contracts/site.ts";
import { siteSettings } from "../../settings.ts";
import { openDialog } from "../dialogs/dialogs.ts";
import { useIdentity } from "../sign-in/identity-store.ts";
import { loadSignIn } from "../sign-in/load-sign-in.ts";
import { samePerson } from "../sign-in/same-person.ts";
import { CheckoutRefused, claimSession } from "./checkout-calls.ts";
import { clearUnclaimed, unclaimedSession } from "./unclaimed.ts";

/** A claim that can never succeed is not tried again. */
const hopeless: string[] = [
  checkoutCodes.sessionUnknown,
  checkoutCodes.claimedByAnother,
  checkoutCodes.notComplete,
];

/** The role is given by the payment provider's word, which may come a moment after the reader. */
const patienceMs = [0, 1000, 3000, 6000];

/** A fresh token, until it carries the role or the buyer has left. */
async function reloadMember(): Promise<void> {
  const isSame = samePerson();
  const { renew } = await loadSignIn();
  for (const pause of patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isSame()) return;
    await renew();
    const { person } = useIdentity.getState();
    if (!person || person.roles.includes(premiumRole(siteSettings().siteName))) return;
  }
}

/** False with no id or no logged-in member, and when the service refuses. */
export async function claim(id: string | undefined): Promise<boolean> {
  if (!id || !useIdentity.getState().token) {
    console.warn("A purchase can be claimed only with its session and by a logged-in member.");
    return false;
  }
  try {
    await claimSession(id);
  } catch (error) {
    console.warn("The purchase could not be claimed.", error);
    if (error instanceof CheckoutRefused && hopeless.includes(error.code)) clearUnclaimed();
    return false;
  }
  clearUnclaimed(id);
  void reloadMember();
  return true;
}

let claiming: Promise<void> | undefined;

/** After sign-in or sign-up: the unclaimed purchase is claimed, the member reloaded, and the welcome shown. */
export function claimUnclaimed(): Promise<void> {
  claiming ??= claim(unclaimedSession())
    .then((claimed) => {
      if (claimed) openDialog("premiumWelcome", {});
    })
    .finally(() => {
      claiming = undefined;
    });
  return claiming;
}
