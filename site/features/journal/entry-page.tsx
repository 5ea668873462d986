import { ArrowLeft, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { JournalEntry } from "../../../contracts/journal.ts";
import { journalLimits } from "../../../contracts/journal-paths.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { QuietButton } from "../../ui/form-buttons.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { entryWriter, removeEntry } from "./journal-client.ts";
import { createSaving, type Saving } from "./saving.ts";

/** Saves what is written; leaving with unsaved changes asks for confirmation. */
function useSaving<T>(save: (value: T) => Promise<void>) {
  const [state, setState] = useState<Saving>("saved");
  const [saving] = useState(() => createSaving(save, setState));

  useEffect(() => {
    const warnIfUnsaved = (event: BeforeUnloadEvent) => saving.isUnsaved() && event.preventDefault();
    addEventListener("beforeunload", warnIfUnsaved);
    return () => {
      removeEventListener("beforeunload", warnIfUnsaved);
      void saving.flush();
    };
  }, [saving]);

  return { state, ...saving };
}

const JournalEditor = lazy(() => import("./editor.tsx"));

const label: Record<Saving, () => string> = {
  saved: m.journal_saved,
  waiting: m.journal_saving,
  failed: () => (navigator.onLine ? m.journal_not_saved() : m.journal_on_device()),
};

interface EntryPageProps {
  entry: JournalEntry;
  /** Nothing is written in it yet, so there is nothing to come back to. */
  isNew: boolean;
  onBegun(): void;
  onLeave(): void;
}

/** One entry, saved as it is written. */
export function EntryPage({ entry, isNew, onBegun, onLeave }: EntryPageProps) {
  const [written, setWritten] = useState(entry);
  const [confirming, setConfirming] = useState(false);
  const [save] = useState(() => entryWriter(entry.id));
  const { state, change, flush, drop, resume } = useSaving(save);

  function put(part: Partial<JournalEntry>): void {
    const next = { ...written, ...part };
    setWritten(next);
    if (isNew) onBegun();
    const { title, document, ties } = next;
    change({ title, document, ties, updatedAt: new Date().toISOString() });
  }

  async function leave(): Promise<void> {
    await flush();
    onLeave();
  }

  async function remove(): Promise<void> {
    // A writing that arrives after it would bring the entry back.
    await drop();
    try {
      await removeEntry(entry.id);
    } catch {
      showToast({ title: m.journal_not_deleted(), color: "error" });
      resume();
      return;
    }
    onLeave();
  }

  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button type="button" className="pill -ml-3 gap-2 hover:bg-sand" onClick={() => void leave()}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {m.journal_all()}
        </button>
        <span className="flex items-center gap-3">
          <span role="status" className={state === "failed" ? "text-dawn" : "text-muted"}>
            {!(isNew && written === entry) && label[state]()}
          </span>
          <button
            type="button"
            className="icon-button border border-line"
            aria-label={m.journal_delete()}
            aria-expanded={confirming}
            onClick={() => setConfirming(!confirming)}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
        </span>
      </div>
      {confirming && (
        <div className="mt-3 flex flex-wrap items-center justify-end gap-3 rounded-md bg-sand p-4">
          <p>{m.journal_delete_ask()}</p>
          <button type="button" className="pill bg-dawn text-paper" onClick={() => void remove()}>
            {m.journal_delete_yes()}
          </button>
          <QuietButton className="hover:bg-paper" onClick={() => setConfirming(false)}>
            {m.journal_delete_cancel()}
          </QuietButton>
        </div>
      )}
      {written.ties.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {written.ties.map(({ ref, label, path }) => (
            <li key={ref}>
              {path ? (
                <AppLink to={path} className="pill border border-line text-[0.95rem] hover:bg-sand">
                  {label}
                </AppLink>
              ) : (
                <span className="pill border border-line text-[0.95rem]">{label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <label className="mt-6 block">
        <span className="sr-only">{m.journal_title_label()}</span>
        <input
          value={written.title}
          maxLength={journalLimits.title}
          placeholder={m.journal_untitled()}
          onChange={(event) => put({ title: event.target.value })}
          className="w-full border-b border-transparent bg-transparent py-2 font-serif text-[1.9rem] outline-none placeholder:text-muted focus:border-water"
        />
      </label>
      <Suspense fallback={<p className="min-h-[45vh] py-6 text-muted">{m.loading()}</p>}>
        <JournalEditor document={written.document} onChange={(document) => put({ document })} />
      </Suspense>
    </article>
  );
}
