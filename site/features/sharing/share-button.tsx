import { Share2 } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";

/** Works without React, too (start/controls.ts). */
export function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <button
      type="button"
      className="icon-button border border-line"
      aria-label={m.share()}
      data-do="share"
      data-title={title}
      data-text={text}
    >
      <Share2 className="size-5" aria-hidden="true" />
    </button>
  );
}
