import { stripLocale } from "../../i18n/locale.ts";
import { openDialog } from "../dialogs/open-dialog.ts";
import type { LoginRequest } from "../identity/login-prompt.ts";
import { loadPopupWords } from "../popups/popup-words.ts";
import { loginDialog, studyGuideLoginDialog } from "./login-dialogs.ts";

/** Resolves when the login dialog is closed in any way. Study-guide pages have their own dialog. */
export function promptLogin({ message, intent }: LoginRequest): Promise<void> {
  return new Promise((onClose) => {
    if (stripLocale(location.pathname).startsWith("/study-guides"))
      void loadPopupWords("study-guide-sign-up").then((words) =>
        openDialog(
          studyGuideLoginDialog,
          { intent, words },
          { onClose, ...(words?.title ? { title: words.title } : {}) },
        ),
      );
    else openDialog(loginDialog, { message, intent }, { onClose });
  });
}
