import { ChevronDown, Lock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { isoDay } from "../../i18n/daily.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { DayEntry } from "../verses/list-days.server.ts";

const EveningText = lazy(() => import("./evening-text.tsx"));

function Line({ evening, open }: { evening: DayEntry; open: boolean }) {
  const [shown, setShown] = useState(false);
  const name = (
    <span className="min-w-0 flex-1">
      <span className="block font-serif text-[1.1rem] leading-snug">{evening.title}</span>
      <span className="mt-0.5 block text-[0.92rem] text-muted">
        {formatDay(evening.day, getLocale(), "with weekday")}
        {evening.reference && ` · ${evening.reference}`}
      </span>
    </span>
  );
  if (!open)
    return (
      <p className="flex items-center gap-4 py-3.5">
        {name}
        <Lock className="size-4 shrink-0 text-muted" aria-hidden="true" />
      </p>
    );
  return (
    <details className="group" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="flex min-h-14 list-none items-center gap-4 py-3.5 hover:bg-sand">
        {name}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-6">
        {shown && (
          <Suspense>
            <EveningText day={evening.day} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** What was read on the evenings before this one; open to those who have them. */
export function PastEvenings({ evenings, open }: { evenings: DayEntry[]; open: boolean }) {
  return (
    <ol className="mt-4 border-t border-line">
      {evenings.map((evening) => (
        <li key={isoDay(evening.day)} className="border-b border-line">
          <Line evening={evening} open={open} />
        </li>
      ))}
    </ol>
  );
}
