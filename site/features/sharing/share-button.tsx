import { Share2 } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";

interface ShareButtonProps {
  title: string;
  text: string;
}

/** The system's share sheet where there is one, else our dialog. */
export function ShareButton({ title, text }: ShareButtonProps) {
  async function share() {
    const url = location.origin + location.pathname;
    if (matchMedia("(pointer: coarse)").matches && navigator.share) {
      // Closing the sheet rejects; that is an answer, not a fault.
      await navigator.share({ title, text, url }).catch(() => {});
      return;
    }
    openModal({ load: () => import("./share-dialog.tsx"), props: { title, text, url }, title: m.share() });
  }
  return (
    <button type="button" className="icon-button border border-line" aria-label={m.share()} onClick={share}>
      <Share2 className="size-5" aria-hidden="true" />
    </button>
  );
}
