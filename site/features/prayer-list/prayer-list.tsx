import { Download, Printer } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { PrayerEntry } from "../../../contracts/prayer-list.ts";
import { prayerListLimits } from "../../../contracts/prayer-list-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { QuietButton } from "../../ui/form-buttons.tsx";
import { LoadingState } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { localDate } from "../member-data/member-day.ts";
import { AddPrayer } from "./add-prayer.tsx";
import { type PrayerActions, PrayerRow } from "./prayer-row.tsx";
import { partText } from "./prayer-words.ts";
import { partsOf } from "./prayers.ts";
import { usePrayerList } from "./use-prayer-list.ts";

/** Long enough to read it and think again. */
const undoMs = 10_000;

interface Part {
  title: string;
  prayers: PrayerEntry[];
}

function download(parts: readonly Part[]): void {
  const texts = [m.prayer_list_title(), ...parts.map(({ title, prayers }) => partText(title, prayers))];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([`${texts.join("\n\n")}\n`], { type: "text/plain;charset=utf-8" }),
  );
  link.download = `${m.prayer_list_file()}-${localDate()}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the member prays for, and what was answered. */
export default function PrayerList() {
  const { prayers, isLoaded, failed, reload, save, remove } = usePrayerList();
  const heading = useRef<HTMLHeadingElement>(null);
  const { today, open, answered } = partsOf(prayers, localDate());
  const parts: Part[] = [
    { title: m.prayer_list_today(), prayers: today },
    { title: m.prayer_list_open(), prayers: open },
    { title: m.prayer_list_answered_part(), prayers: answered },
  ].filter((part) => part.prayers.length > 0);

  /** A prayer that has left its place has taken the pressed button along. */
  const keepFocus = () => heading.current?.focus({ preventScroll: true });
  function moved(title: string, prayer: PrayerEntry): void {
    keepFocus();
    const undo = { label: m.prayer_list_undo(), onClick: () => save(prayer, prayer) };
    showToast({ title, timeout: undoMs, actions: [undo] });
  }

  const actions: PrayerActions = {
    onEdit(prayer, words) {
      flushSync(() => save(words, prayer));
      if (document.activeElement === document.body) keepFocus();
    },
    onAnswer(prayer, words) {
      save(words, prayer);
      moved(m.prayer_list_answered_toast(), prayer);
    },
    onReopen(prayer) {
      save({ ...prayer, answered: null }, prayer);
      moved(m.prayer_list_reopened_toast(), prayer);
    },
    onRemove(prayer) {
      remove(prayer.id);
      moved(m.prayer_list_deleted_toast(), prayer);
    },
  };

  return (
    <section className="column mt-8 md:mt-12">
      <p className="kicker">{m.prayer_list_kicker()}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-[2rem] outline-none md:text-[2.6rem]">
        {m.prayer_list_title()}
      </h1>
      <p className="mt-2 text-[1.05rem] text-muted" data-no-print>
        {m.prayer_list_lead()}
      </p>
      {prayers.length >= prayerListLimits.prayers ? (
        <p className="mt-6 rounded-md bg-sand p-4" data-no-print>
          {m.prayer_list_full({ count: prayerListLimits.prayers })}
        </p>
      ) : (
        <AddPrayer
          onAdd={(what) => save({ what, who: "", since: localDate(), remind: "none", answered: null })}
        />
      )}
      {!isLoaded && (
        <div className="mt-8 min-h-40" data-no-print>
          <LoadingState failed={failed} retry={reload} label={m.prayer_list_not_loaded()} />
        </div>
      )}
      {isLoaded && prayers.length === 0 && (
        <p className="mt-8 rounded-md bg-sand px-6 py-10 text-center font-serif text-[1.15rem] text-balance text-muted">
          {m.prayer_list_empty()}
        </p>
      )}
      {parts.map((part) => (
        <section key={part.title} className="mt-8">
          <h2 className="text-[1.4rem]">{part.title}</h2>
          <ul className="mt-1">
            {part.prayers.map((prayer) => (
              <PrayerRow key={prayer.id} prayer={prayer} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {parts.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3" data-no-print>
          <QuietButton data-do="print">
            <Printer className="size-5" aria-hidden="true" />
            {m.prayer_list_print()}
          </QuietButton>
          <QuietButton onClick={() => download(parts)}>
            <Download className="size-5" aria-hidden="true" />
            {m.prayer_list_download()}
          </QuietButton>
        </div>
      )}
    </section>
  );
}
