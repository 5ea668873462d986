import { useCallback } from "react";
import { type Day, isoDay } from "../../i18n/daily.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadingState } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { ScriptureQuote } from "../passages/scripture-quote.tsx";
import { fetchUnlocked } from "../premium-reading/fetch-unlocked.ts";
import { ShareButton } from "../sharing/share-button.tsx";
import { sharedPassage } from "../sharing/shared.ts";
import type { EveningView } from "../verses/load-evening.server.ts";

/** The passage and the thought of one evening, fetched with the member's token. */
export default function EveningText({ day }: { day: Day }) {
  const date = isoDay(day);
  const load = useCallback(() => fetchUnlocked<EveningView>({ evening: date }), [date]);
  const { value: evening, failed, reload } = useLoaded(load);
  if (failed || !evening) return <LoadingState failed={failed} retry={reload} label={m.evening_failed()} />;
  return (
    <>
      {evening.passage && <ScriptureQuote passage={evening.passage} />}
      {evening.passage && (
        <p className="mt-4">
          <ShareButton shared={sharedPassage(evening.passage)} />
        </p>
      )}
      <p className="mt-4 text-[calc(1.05rem*var(--text-scale,1))] text-muted">{evening.thought}</p>
    </>
  );
}
