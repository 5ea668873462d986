import { useCallback, useRef, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { loadReport, type Range } from "./load-report.ts";
import { RangeForm } from "./range-form.tsx";
import { Report } from "./report.tsx";
import { ReportedNotes } from "./reported-notes.tsx";

/** Where the figures are going to stand. */
function Awaited() {
  return (
    <div role="status" className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      <span className="sr-only">{m.loading()}</span>
      {["visits", "views", "sign-ups", "leads"].map((name) => (
        <div key={name} className="h-24 rounded-md bg-sand" />
      ))}
      <div className="col-span-full mt-2 h-80 rounded-md bg-sand" />
    </div>
  );
}

/** The site's figures, for its operators. */
export function OperatorView() {
  const [range, setRange] = useState<Partial<Range>>({});
  const load = useCallback(() => loadReport(range), [range]);
  const { value: report, failed, reload } = useLoaded(load);
  // The first report, for which no range was chosen, ends today.
  const today = useRef<string>(undefined);
  today.current ??= report?.to;

  return (
    <div className="wrap pt-6 pb-16 md:pt-10">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.operator_title()}</h1>
      <p className="mt-2 max-w-[640px] text-muted">{m.operator_intro()}</p>
      <ReportedNotes />
      {report && today.current && (
        <div className="mt-6">
          <RangeForm range={report} today={today.current} choose={setRange} />
        </div>
      )}
      {failed && (
        <div className="mt-6">
          <LoadFailed retry={reload} label={m.operator_failed()} />
        </div>
      )}
      {report ? <Report report={report} /> : !failed && <Awaited />}
    </div>
  );
}
