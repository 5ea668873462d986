import { ChevronLeft, ChevronRight, Wrench } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { useLoaded } from "../../ui/use-loaded.ts";

interface ClockState {
  now: string;
  offsetMs: number;
}

const loadClock = async () => (await (await fetch("/dev/clock")).json()) as ClockState;

async function moveClock(change: { moveTo?: string; advanceMs?: number; reset?: boolean }): Promise<void> {
  await fetch("/dev/clock", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });
  location.reload();
}

const dayMs = 86_400_000;
const button =
  "inline-grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-3 hover:bg-sand";

/**
 * On a developer's own machine only: shows the site's clock and moves it, so that anything that depends on the date can
 * be tried.
 */
export default function DeveloperBar() {
  const { value: clock } = useLoaded(loadClock);
  if (!clock) return null;
  const shown = new Intl.DateTimeFormat(getLocale(), { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(clock.now),
  );
  return (
    <details
      className="fixed bottom-3 left-3 z-30 max-w-[calc(100vw-24px)] rounded-sm border border-line bg-paper text-[0.9rem] shadow-float"
      data-no-print
    >
      <summary
        className="flex min-h-11 list-none items-center gap-2 px-3 [&::-webkit-details-marker]:hidden"
        aria-label={`${m.dev_bar()}: ${shown}`}
      >
        <Wrench
          className={`size-4 ${clock.offsetMs === 0 ? "text-muted" : "text-dawn"}`}
          aria-hidden="true"
        />
        {clock.offsetMs !== 0 && <span>{shown}</span>}
      </summary>
      <form
        className="flex flex-wrap items-center gap-2 border-t border-line p-3"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = new FormData(event.currentTarget).get("now");
          if (wanted) void moveClock({ moveTo: new Date(String(wanted)).toISOString() });
        }}
      >
        <button
          type="button"
          className={button}
          aria-label={m.dev_clock_day_back()}
          onClick={() => moveClock({ advanceMs: -dayMs })}
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
        </button>
        <input
          name="now"
          type="datetime-local"
          aria-label={m.dev_clock()}
          defaultValue={localInputValue(new Date(clock.now))}
          className="min-h-11 rounded-sm border border-line bg-paper px-2"
        />
        <button
          type="button"
          className={button}
          aria-label={m.dev_clock_day_on()}
          onClick={() => moveClock({ advanceMs: dayMs })}
        >
          <ChevronRight className="size-4" aria-hidden="true" />
        </button>
        <button type="submit" className={button}>
          {m.dev_clock_set()}
        </button>
        <button type="button" className={button} onClick={() => moveClock({ reset: true })}>
          {m.dev_clock_reset()}
        </button>
      </form>
    </details>
  );
}

function localInputValue(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
