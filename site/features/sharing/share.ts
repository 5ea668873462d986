import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";

/** The system's share sheet where there is one, else our dialog. */
export async function share({ title, text }: { title: string; text: string }): Promise<void> {
  const url = location.origin + location.pathname;
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    // Closing the sheet rejects; that is an answer, not a fault.
    await navigator.share({ title, text, url }).catch(() => {});
    return;
  }
  openModal({ load: () => import("./share-dialog.tsx"), props: { title, text, url }, title: m.share() });
}
