import { useEffect, useState } from "react";
import { type Day, isoDay } from "../../i18n/daily.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { ScriptureQuote } from "../passages/scripture-quote.tsx";
import { fetchUnlocked } from "../premium-reading/fetch-unlocked.ts";
import type { EveningView } from "../verses/load-evening.server.ts";

/** The passage and the thought of one evening, fetched with the member's token. */
export default function EveningText({ day }: { day: Day }) {
  const [evening, setEvening] = useState<EveningView | "failed">();
  const date = isoDay(day);
  useEffect(() => {
    let gone = false;
    fetchUnlocked<EveningView>({ evening: date }).then(
      (unlocked) => !gone && setEvening(unlocked ?? "failed"),
      () => !gone && setEvening("failed"),
    );
    return () => {
      gone = true;
    };
  }, [date]);
  if (!evening) return <p className="py-4 text-muted">{m.loading()}</p>;
  if (evening === "failed") return <p role="alert">{m.evening_failed()}</p>;
  return (
    <>
      {evening.passage && <ScriptureQuote passage={evening.passage} />}
      <p className="mt-4 text-[calc(1.05rem*var(--text-scale,1))] text-muted">{evening.thought}</p>
    </>
  );
}
