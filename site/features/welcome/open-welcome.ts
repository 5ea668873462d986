import { stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { modalStore } from "../../ui/modal/modal-store.ts";
import { dialog, openDialog } from "../dialogs/open-dialog.ts";
import { dropAction } from "../identity/drop-action.ts";
import { identityStore } from "../identity/identity-store.ts";
import { unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { whenKnown } from "../identity/when-known.ts";

export const welcomeDialog = dialog({
  load: () => import("./welcome-dialog.tsx"),
  title: m.welcome_title,
  size: "narrow",
});

/** Once after a sign-up, over the page that it began on. What else has opened by then goes first. */
export async function openWelcome(): Promise<void> {
  await whenKnown();
  if (!identityStore.getState().token) return;
  dropAction();
  // Who accepts an invitation finishes that.
  if (stripLocale(location.pathname) === "/together") return;
  // A purchase that waits to be claimed has a dialog of its own.
  if (!modalStore.getState().modal && unclaimedSessions().length === 0) openDialog(welcomeDialog, {});
}
