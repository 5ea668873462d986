import type { ReactNode } from "react";

interface CardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One matter of a section. */
export function Card({ title, lead, children }: CardProps) {
  return (
    <section className="mt-6 rounded-md border border-line p-5 md:p-7">
      <h3 className="text-[1.25rem]">{title}</h3>
      {lead && <p className="mt-1.5 max-w-[38rem] text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
