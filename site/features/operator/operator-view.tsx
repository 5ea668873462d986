import { useEffect, useState } from "react";
import type { OperatorReport } from "../../../contracts/operator.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { loadReport, type Range } from "./load-report.ts";
import { RangeForm } from "./range-form.tsx";
import { Report } from "./report.tsx";

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
  const [report, setReport] = useState<OperatorReport>();
  const [today, setToday] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    setFailed(false);
    void loadReport(range).then((answer) => {
      if (!current) return;
      setFailed(!answer);
      if (!answer) return;
      setReport(answer);
      setToday((known) => known ?? answer.to);
    });
    return () => {
      current = false;
    };
  }, [range]);

  return (
    <div className="wrap pt-6 pb-16 md:pt-10">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.operator_title()}</h1>
      <p className="mt-2 max-w-[640px] text-muted">{m.operator_intro()}</p>
      {report && today && (
        <div className="mt-6">
          <RangeForm range={report} today={today} choose={setRange} />
        </div>
      )}
      {failed && (
        <div role="alert" className="mt-6">
          <p>{m.operator_failed()}</p>
          <button
            type="button"
            className="pill mt-3 border border-line hover:bg-sand"
            onClick={() => setRange({ ...range })}
          >
            {m.operator_again()}
          </button>
        </div>
      )}
      {report ? <Report report={report} /> : !failed && <Awaited />}
    </div>
  );
}
