import { ALargeSmall } from "lucide-react";
import { m } from "../i18n/paraglide/messages.js";
import { TextSettings } from "./text-settings.tsx";

/** Space, width and paper as a disclosure among the tools of a page. */
export default function TextMenu() {
  return (
    <details data-menu className="relative">
      <summary
        className="icon-button cursor-pointer list-none border border-line [&::-webkit-details-marker]:hidden [[open]>&]:bg-sand"
        aria-label={m.reading_settings()}
        title={m.reading_settings()}
      >
        <ALargeSmall className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute top-full left-1/2 z-20 mt-2 w-[16.5rem] -translate-x-1/2 rounded-md border border-line bg-paper p-2 shadow-float">
        <TextSettings />
      </div>
    </details>
  );
}
