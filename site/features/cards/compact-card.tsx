import type { ReactNode } from "react";
import { AppLink } from "../../ui/app-link.tsx";

interface CompactCardProps {
  to: string;
  kicker: string;
  title: string;
  note: string;
  /** A drawing or a ring, 76 pixels wide. */
  mark: ReactNode;
}

/** Low and always of one height, so that room can be left for it before it is there. */
export function CompactCard({ to, kicker, title, note, mark }: CompactCardProps) {
  return (
    <AppLink
      to={to}
      className="group flex h-[124px] items-center gap-4 overflow-hidden rounded-md bg-sand px-4 hover:bg-line/60"
    >
      <span className="grid size-[76px] shrink-0 place-items-center overflow-hidden rounded-sm">{mark}</span>
      <span className="min-w-0">
        <span className="kicker truncate">{kicker}</span>
        <span className="line-clamp-2 font-serif text-[1.08rem] leading-snug font-[560] group-hover:underline">
          {title}
        </span>
        <span className="block truncate text-[0.9rem] text-muted">{note}</span>
      </span>
    </AppLink>
  );
}

/** On a phone one below the other. */
export function CompactRow({ columns, children }: { columns: 2 | 3; children: ReactNode }) {
  return (
    <ul
      className={`grid grid-cols-1 gap-4 ${columns === 3 ? "lg:grid-cols-3 lg:*:only:col-span-2" : "lg:grid-cols-2"}`}
    >
      {children}
    </ul>
  );
}
