import { AArrowDown, AArrowUp } from "lucide-react";
import { m } from "../i18n/paraglide/messages.js";

/** For every reading page; the choice is saved for all of them. They work without React, too (start/controls.ts). */
export function TextSizeButtons() {
  return (
    <>
      <button
        type="button"
        className="icon-button border border-line"
        aria-label={m.reading_smaller()}
        data-do="smaller-text"
      >
        <AArrowDown className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button border border-line"
        aria-label={m.reading_larger()}
        data-do="larger-text"
      >
        <AArrowUp className="size-5" aria-hidden="true" />
      </button>
    </>
  );
}
