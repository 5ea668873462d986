import { useCallback, useRef } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import type { JournalEntry, Tie } from "../../../contracts/journal.ts";
import { premiumRole } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { newId } from "../../new-id.ts";
import { siteSettings } from "../../settings.ts";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { identityStore } from "../identity/identity-store.ts";
import { EntryList } from "./entry-list.tsx";
import { EntryPage } from "./entry-page.tsx";
import { tieOfAddress } from "./journal-address.ts";
import { readEntry } from "./journal-client.ts";

function newEntry(tie: Tie | undefined): JournalEntry {
  const now = new Date().toISOString();
  const empty = { title: tie?.label ?? "", document: { type: "doc" as const }, ties: tie ? [tie] : [] };
  return { ...empty, id: newId(), createdAt: now, updatedAt: now };
}

/** The member's own pages: the list, or the one that is open, which the address names. */
export default function Journal() {
  const [query, setQuery] = useSearchParams();
  const premium = useStore(
    identityStore,
    ({ person }) => person?.roles.includes(premiumRole(siteSettings().productName)) ?? false,
  );
  const id = query.get("entry");
  const isNew = query.has("new") && premium;

  /** A new entry gets its address with its first letter, so that Back leads to it, and is not fetched for that. */
  const shown = useRef<JournalEntry>(undefined);
  const load = useCallback(async () => {
    if (isNew) return { entry: newEntry(tieOfAddress(query)) };
    if (!id) return {};
    const entry = id === shown.current?.id ? shown.current : await readEntry(id);
    return entry ? { entry } : { missing: id };
  }, [id, isNew, query]);
  const { value, failed, reload } = useLoaded(load);
  const entry = failed ? undefined : value?.entry;
  shown.current = entry;

  return (
    <section className="column mt-8 md:mt-12">
      {entry ? (
        <EntryPage
          key={entry.id}
          entry={entry}
          isNew={isNew}
          onBegun={() => setQuery({ entry: entry.id }, { replace: true, preventScrollReset: true })}
          onLeave={() => setQuery({})}
        />
      ) : (
        <>
          <p className="kicker">{m.journal_kicker()}</p>
          <h1 className="mt-1 text-[2rem] md:text-[2.6rem]">{m.journal_title()}</h1>
          <p className="mt-2 text-[1.05rem] text-muted">{m.journal_lead()}</p>
          {failed && (
            <div className="mt-4">
              <LoadFailed retry={reload} />
            </div>
          )}
          {id && value?.missing === id && (
            <p role="status" className="mt-4 rounded-md bg-sand p-4">
              {m.journal_not_there()}
            </p>
          )}
          <EntryList
            premium={premium}
            onOpen={(open) => setQuery({ entry: open })}
            onNew={() => setQuery({ new: "" })}
          />
        </>
      )}
    </section>
  );
}
