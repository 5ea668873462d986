import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { OperatorTable } from "../../../contracts/operator.ts";
import { m } from "../../i18n/paraglide/messages.js";

interface PanelProps {
  title: string;
  table: OperatorTable;
  save(table: OperatorTable): void;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, table, save, children, className = "" }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-md border border-line p-5 md:p-6 ${className}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-[1.2rem]">
          {title}
        </h2>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 text-[0.9rem] text-muted hover:text-ink"
          aria-label={m.operator_save({ title })}
          onClick={() => save(table)}
        >
          <Download className="size-4" aria-hidden="true" />
          CSV
        </button>
      </div>
      {children}
    </section>
  );
}
