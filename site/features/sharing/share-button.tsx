import { Share2 } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import type { Shared } from "./shared.ts";

/** Works without React, too (start/controls.ts). */
export function ShareButton({ shared }: { shared: Shared }) {
  return (
    <button
      type="button"
      className="icon-button border border-line"
      aria-label={m.share()}
      data-do="share"
      data-shared={JSON.stringify(shared)}
    >
      <Share2 className="size-5" aria-hidden="true" />
    </button>
  );
}
