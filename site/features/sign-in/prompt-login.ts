import { stripLocale } from "../../i18n/locale.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import type { LoginRequest } from "../identity/login-prompt.ts";
import { loginDialog, studyGuideLoginDialog } from "./login-dialogs.ts";

/** Resolves when the login dialog is closed in any way. Study-guide pages have their own dialog. */
export function promptLogin({ message, intent }: LoginRequest): Promise<void> {
  return new Promise((onClose) => {
    if (stripLocale(location.pathname).startsWith("/study-guides"))
      openDialog(studyGuideLoginDialog, { intent }, { onClose });
    else openDialog(loginDialog, { message, intent }, { onClose });
  });
}
