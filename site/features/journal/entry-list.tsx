import { PenLine, Search } from "lucide-react";
import { useCallback, useState } from "react";
import type { JournalList } from "../../../contracts/journal.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { LoadingState } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { findEntries } from "./journal-client.ts";

interface EntryListProps {
  /** Whether the member may write. */
  premium: boolean;
  onOpen(id: string): void;
  onNew(): void;
}

const typingMs = 300;
const dateOf = (moment: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "long" }).format(new Date(moment));

type Shown = Omit<JournalList, "total">;

/** What was written, newest first and a page at a time, and a search through it. */
export function EntryList({ premium, onOpen, onNew }: EntryListProps) {
  const [question, setQuestion] = useState("");
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (question) await new Promise((done) => setTimeout(done, typingMs));
      return signal.aborted ? undefined : findEntries(question);
    },
    [question],
  );
  const { value, failed, reload, update } = useLoaded<Shown>(load);
  const entries = failed ? undefined : value;
  const hasEntries = entries !== undefined && entries.items.length > 0;
  const isSearch = question !== "";
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {(premium || hasEntries || isSearch) && (
          <label className="flex min-h-12 min-w-[min(14rem,100%)] flex-1 items-center gap-2 rounded-full border border-line px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-water">
            <Search className="size-5 text-muted" aria-hidden="true" />
            <span className="sr-only">{m.journal_search()}</span>
            <input
              type="search"
              value={question}
              placeholder={m.journal_search()}
              onChange={(event) => setQuestion(event.target.value)}
              className="w-full bg-transparent py-2 outline-none"
            />
          </label>
        )}
        {premium && (
          <button type="button" className="pill bg-water text-on-water hover:opacity-90" onClick={onNew}>
            <PenLine className="size-5" aria-hidden="true" />
            {m.journal_new()}
          </button>
        )}
      </div>
      {!premium && (
        <p className="mt-6 rounded-md bg-sand p-5">
          {m.journal_premium()} {hasEntries && `${m.journal_premium_written()} `}
          <AppLink to="/premium" className="font-semibold text-water underline underline-offset-2">
            {m.journal_premium_link()}
          </AppLink>
        </p>
      )}
      {!entries && (
        <div className="mt-8 min-h-40">
          <LoadingState failed={failed} retry={reload} />
        </div>
      )}
      {entries && (premium || hasEntries || isSearch) && (
        <Found entries={entries} isSearch={isSearch} onOpen={onOpen} />
      )}
      {entries?.next && (
        <MoreButton
          key={question}
          isSearch={isSearch}
          load={() => findEntries(question, entries.next)}
          onMore={(more) =>
            // Only what belongs to the list that is still shown is added to it.
            update((now) => (now === entries ? { ...more, items: [...entries.items, ...more.items] } : now))
          }
        />
      )}
    </>
  );
}

interface MoreProps {
  isSearch: boolean;
  load(): Promise<Shown>;
  onMore(more: Shown): void;
}

function MoreButton({ isSearch, load, onMore }: MoreProps) {
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  function go(): void {
    setState("loading");
    load().then(
      (more) => {
        onMore(more);
        setState("ready");
      },
      () => setState("failed"),
    );
  }
  return (
    <div className="mt-6">
      <button
        type="button"
        className="pill border border-line hover:bg-sand"
        aria-disabled={state === "loading"}
        onClick={() => state !== "loading" && go()}
      >
        {state === "loading" ? m.loading() : isSearch ? m.journal_search_older() : m.journal_older()}
      </button>
      {state === "failed" && (
        <p role="alert" className="mt-3">
          {m.not_loaded()}
        </p>
      )}
    </div>
  );
}

interface FoundProps extends Pick<EntryListProps, "onOpen"> {
  entries: Shown;
  isSearch: boolean;
}

function Found({ entries, isSearch, onOpen }: FoundProps) {
  if (entries.items.length === 0)
    return isSearch ? (
      <p role="status" className="mt-8 text-muted">
        {m.journal_nothing_found()}
      </p>
    ) : (
      <p className="mt-8 rounded-md bg-sand px-6 py-10 text-center font-serif text-[1.15rem] text-balance text-muted">
        {m.journal_empty()}
      </p>
    );
  return (
    <ul className="mt-6">
      {entries.items.map(({ id, title, opening, ties, createdAt }) => (
        <li key={id} className="border-b border-line">
          <button type="button" className="group block w-full py-5 text-left" onClick={() => onOpen(id)}>
            <span className="kicker">
              {[dateOf(createdAt), ...ties.map(({ label }) => label)].join(" · ")}
            </span>
            <span className="block font-serif text-[1.35rem] font-[560] group-hover:underline">
              {title || m.journal_untitled()}
            </span>
            {opening && <span className="mt-1 line-clamp-2 text-muted">{opening}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
