import { useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { callMember } from "../member-data/call-member.ts";

const load = () => callMember("readCalendar").then(({ path }) => path);

/** A private address for any calendar; a new one makes the old one worthless. */
export function CalendarFeed() {
  const { value: path, failed, reload, update } = useLoaded(load);
  /** One request at a time: of two, it is unknown which the server handled last. A disabled button would lose the focus. */
  const [busy, setBusy] = useState(false);
  async function renew() {
    if (busy) return;
    setBusy(true);
    try {
      const renewed = await callMember("renewCalendar");
      update(() => renewed.path);
    } catch (error) {
      console.warn("The calendar's address could not be made.", error);
      showToast({ title: m.offline_refused(), color: "error" });
    }
    setBusy(false);
  }
  async function copy(address: string) {
    await navigator.clipboard.writeText(address);
    showToast({ title: m.rhythm_calendar_copied(), color: "success" });
  }
  const address = path && new URL(path, location.origin).href;
  return (
    <>
      <p className="mt-1 text-[0.95rem] text-muted">{m.rhythm_calendar_note()}</p>
      {failed && <LoadFailed retry={reload} />}
      {address ? (
        <>
          <p className="mt-3 rounded-sm border border-line bg-sand px-3 py-2.5 text-[0.9rem]">
            <span className="sr-only">{m.rhythm_calendar_address()}: </span>
            <span className="break-all select-all">{address}</span>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <a
              href={address.replace(/^https?:/, "webcal:")}
              className="pill bg-water text-on-water hover:opacity-90"
            >
              {m.rhythm_calendar_open()}
            </a>
            <button
              type="button"
              className="pill border border-line hover:bg-sand"
              onClick={() => void copy(address)}
            >
              {m.rhythm_calendar_copy()}
            </button>
            <button
              type="button"
              aria-disabled={busy}
              className="pill hover:bg-sand aria-disabled:opacity-60"
              onClick={() => void renew()}
            >
              {m.rhythm_calendar_renew()}
            </button>
          </div>
        </>
      ) : (
        path === null && (
          <button
            type="button"
            aria-disabled={busy}
            className="pill mt-3 border border-line hover:bg-sand aria-disabled:opacity-60"
            onClick={() => void renew()}
          >
            {m.rhythm_calendar_make()}
          </button>
        )
      )}
    </>
  );
}
