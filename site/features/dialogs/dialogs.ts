import type { ComponentType } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import {
  type ModalContentProps,
  type ModalSize,
  type OpenModal,
  openModal,
} from "../../ui/modal/modal-store.ts";

interface DialogKind<Props extends ModalContentProps> {
  load(): Promise<{ default: ComponentType<Props> }>;
  title(): string;
  size: ModalSize;
  /** The content draws its title itself, with the dialog's own heading. */
  ownTitle?: boolean;
}

const dialog = <Props extends ModalContentProps>(kind: DialogKind<Props>): DialogKind<Props> => kind;

/** Every dialog of the site by its name; each is loaded when it is opened. */
const dialogs = {
  checkout: dialog({
    load: () => import("../checkout/checkout-dialog.tsx"),
    title: m.dialog_checkout,
    size: "wide",
  }),
  checkoutSignUp: dialog({
    load: () => import("./checkout-sign-up.tsx"),
    title: m.dialog_thanks,
    size: "narrow",
  }),
  trialUsed: dialog({
    load: () => import("../checkout/trial-used.tsx"),
    title: m.dialog_trial_used,
    size: "narrow",
  }),
  premiumWelcome: dialog({
    load: () => import("./premium-welcome.tsx"),
    title: m.dialog_thanks,
    size: "narrow",
  }),
  login: dialog({
    load: () => import("../sign-in/login-dialog.tsx"),
    title: m.sign_in,
    size: "narrow",
  }),
  studyGuideLogin: dialog({
    load: () => import("./study-guide-login.tsx"),
    title: m.dialog_create_your_account,
    size: "narrow",
  }),
  studyGuideWelcome: dialog({
    load: () => import("../study-guides/welcome-dialog.tsx"),
    title: m.study_guides_welcome_title,
    size: "wide",
  }),
  freeAccount: dialog({
    load: () => import("./free-account.tsx"),
    title: m.dialog_free_account,
    size: "narrow",
  }),
  standardOffer: dialog({
    load: () => import("../offers/standard-offer.tsx"),
    title: m.dialog_go_premium,
    size: "narrow",
  }),
  versePremiumOffer: dialog({
    load: () => import("../offers/verse-premium-offer.tsx"),
    title: m.dialog_go_premium,
    size: "fullscreen",
    ownTitle: true,
  }),
  studyGuideOffer: dialog({
    load: () => import("../offers/study-guide-offer.tsx"),
    title: m.offer_study_guides,
    size: "wide",
    ownTitle: true,
  }),
  studyGuideTrialOffer: dialog({
    load: () => import("../offers/study-guide-trial-offer.tsx"),
    title: m.dialog_go_premium,
    size: "narrow",
    ownTitle: true,
  }),
  premiumChecklistOffer: dialog({
    load: () => import("../offers/premium-checklist-offer.tsx"),
    title: m.dialog_go_premium,
    size: "wide",
  }),
  spiritualJourneyOffer: dialog({
    load: () => import("../offers/spiritual-journey-offer.tsx"),
    title: m.dialog_go_premium,
    size: "extraWide",
    ownTitle: true,
  }),
};

export type DialogName = keyof typeof dialogs;
type Kind<Name extends DialogName> = (typeof dialogs)[Name];
type PropsOf<Name extends DialogName> =
  Kind<Name> extends DialogKind<infer Props> ? Omit<Props, keyof ModalContentProps> : never;

type OpenOptions = Pick<OpenModal, "size" | "ignoreOutside" | "onClose"> & {
  title?: string;
};

export function openDialog<Name extends DialogName>(
  name: Name,
  props: PropsOf<Name>,
  options: OpenOptions = {},
): void {
  const { load, title, size, ownTitle } = dialogs[name] as DialogKind<ModalContentProps>;
  openModal<object>({ load, props, title: title(), size, ownTitle, ...options } as OpenModal);
}
