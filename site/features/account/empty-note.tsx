import type { LucideIcon } from "lucide-react";
import { AppLink } from "../../ui/app-link.tsx";

interface EmptyNoteProps {
  icon: LucideIcon;
  text: string;
  to: string;
  link: string;
}

/** Where nothing is yet: what would stand here, and the way to it. */
export function EmptyNote({ icon: Icon, text, to, link }: EmptyNoteProps) {
  return (
    <div className="rounded-md bg-sand px-6 py-8 text-center md:py-10">
      <Icon className="mx-auto size-7 text-water" strokeWidth={1.5} aria-hidden="true" />
      <p className="mx-auto mt-3 max-w-[26rem] text-balance">{text}</p>
      <AppLink to={to} className="pill mt-4 bg-water text-on-water hover:opacity-90">
        {link}
      </AppLink>
    </div>
  );
}
