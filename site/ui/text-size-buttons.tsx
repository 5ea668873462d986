import { AArrowDown, AArrowUp } from "lucide-react";
import { m } from "../i18n/paraglide/messages.js";
import { changeTextSize } from "./text-size.ts";

/** For every reading page; the choice is saved for all of them. */
export function TextSizeButtons() {
  return (
    <>
      <button
        type="button"
        className="icon-button border border-line"
        aria-label={m.reading_smaller()}
        onClick={() => changeTextSize(-1)}
      >
        <AArrowDown className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button border border-line"
        aria-label={m.reading_larger()}
        onClick={() => changeTextSize(1)}
      >
        <AArrowUp className="size-5" aria-hidden="true" />
      </button>
    </>
  );
}
