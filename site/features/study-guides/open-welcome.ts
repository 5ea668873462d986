import { m } from "../../i18n/paraglide/messages.js";
import { dialog, openDialog } from "../dialogs/open-dialog.ts";
import { dropAction } from "../identity/drop-action.ts";

export const studyGuideWelcomeDialog = dialog({
  load: () => import("./welcome-dialog.tsx"),
  title: m.study_guides_welcome_title,
  size: "wide",
});

/** Once: a reload or a shared address does not open it again. */
export function openWelcome(): void {
  dropAction();
  openDialog(studyGuideWelcomeDialog, {});
}
