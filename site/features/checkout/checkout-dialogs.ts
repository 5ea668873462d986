import { m } from "../../i18n/paraglide/messages.js";
import { dialog } from "../dialogs/open-dialog.ts";

export const checkoutDialog = dialog({
  load: () => import("./checkout-dialog.tsx"),
  title: m.dialog_checkout,
  size: "wide",
});

export const checkoutSignUpDialog = dialog({
  load: () => import("./checkout-sign-up.tsx"),
  title: m.dialog_thanks,
  size: "narrow",
});

export const trialUsedDialog = dialog({
  load: () => import("./trial-used.tsx"),
  title: m.dialog_trial_used,
  size: "narrow",
});

export const premiumWelcomeDialog = dialog({
  load: () => import("./premium-welcome.tsx"),
  title: m.dialog_thanks,
  size: "narrow",
});
