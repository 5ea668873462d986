import { openDialog } from "../dialogs/dialogs.ts";
import { dropAction } from "../sign-in/drop-action.ts";

/** Once: a reload or a shared address does not open it again. */
export function openWelcome(): void {
  dropAction();
  openDialog("studyGuideWelcome", {});
}
