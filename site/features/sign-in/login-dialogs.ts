import { m } from "../../i18n/paraglide/messages.js";
import { dialog } from "../dialogs/open-dialog.ts";

export const loginDialog = dialog({
  load: () => import("./login-dialog.tsx"),
  title: m.sign_in,
  size: "narrow",
});

export const studyGuideLoginDialog = dialog({
  load: () => import("./study-guide-login.tsx"),
  title: m.dialog_create_your_account,
  size: "narrow",
});

export const freeAccountDialog = dialog({
  load: () => import("./free-account.tsx"),
  title: m.dialog_free_account,
  size: "narrow",
});
