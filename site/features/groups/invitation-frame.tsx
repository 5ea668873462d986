import type { ReactNode } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { HorizonLine } from "../../ui/horizon-line.tsx";

interface InvitationFrameProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function InvitationFrame({ title, text, children }: InvitationFrameProps) {
  return (
    <section className="mx-auto min-h-[34rem] w-full max-w-[34rem] px-5 pt-4 pb-16 md:pt-10">
      <HorizonLine />
      <h1 className="mt-6 text-[1.9rem] text-balance break-words md:text-[2.3rem]">{title}</h1>
      <p role="status" className="mt-3 text-[1.08rem] text-muted">
        {text}
      </p>
      <noscript>
        <p className="mt-3">{m.groups_needs_javascript()}</p>
      </noscript>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}

export const PlanLink = ({ plan }: { plan: { path: string } }) => (
  <AppLink
    to={`${plan.path}#together`}
    className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90"
  >
    {m.groups_to_plan()}
  </AppLink>
);
