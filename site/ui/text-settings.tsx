import { AlignJustify, ChevronsLeftRight, ChevronsRightLeft, Menu, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../i18n/paraglide/messages.js";

interface StepProps {
  act: string;
  children: ReactNode;
}

const Step = ({ act, children }: StepProps) => (
  <button
    type="button"
    data-do={act}
    className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sand"
  >
    {children}
  </button>
);

const icon = { className: "size-5 shrink-0 text-muted", "aria-hidden": true } as const;

/** Space, width and paper, saved for all reading pages. They work without React, too (start/controls.ts). */
export function TextSettings() {
  return (
    <>
      <Step act="more-space">
        <Menu {...icon} />
        {m.reading_more_space()}
      </Step>
      <Step act="less-space">
        <AlignJustify {...icon} />
        {m.reading_less_space()}
      </Step>
      <Step act="wider">
        <ChevronsLeftRight {...icon} />
        {m.reading_wider()}
      </Step>
      <Step act="narrower">
        <ChevronsRightLeft {...icon} />
        {m.reading_narrower()}
      </Step>
      <Step act="paper">
        <ScrollText {...icon} />
        {m.reading_sepia()}
      </Step>
    </>
  );
}
