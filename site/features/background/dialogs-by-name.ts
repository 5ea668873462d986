import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import * as checkout from "../checkout/checkout-dialogs.ts";
import { type Dialog, openDialog } from "../dialogs/open-dialog.ts";
import * as offers from "../offer-dialogs/offer-dialogs.ts";
import * as signIn from "../sign-in/login-dialogs.ts";
import { studyGuideWelcomeDialog } from "../study-guides/open-welcome.ts";
import { welcomeDialog } from "../welcome/open-welcome.ts";

/** Every dialog of the site. */
const dialogs: Record<string, unknown> = {
  checkout: checkout.checkoutDialog,
  checkoutSignUp: checkout.checkoutSignUpDialog,
  trialUsed: checkout.trialUsedDialog,
  premiumWelcome: checkout.premiumWelcomeDialog,
  login: signIn.loginDialog,
  studyGuideLogin: signIn.studyGuideLoginDialog,
  freeAccount: signIn.freeAccountDialog,
  studyGuideWelcome: studyGuideWelcomeDialog,
  welcome: welcomeDialog,
  ...offers,
};

/** For developers and tests: what the dialog needs is given as it comes. */
export function openByName(name: string, props: object): void {
  const found = dialogs[name] as Dialog<ModalContentProps> | undefined;
  if (found) openDialog(found, props);
}
