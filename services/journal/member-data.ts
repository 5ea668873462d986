import type { JournalEntry } from "../../contracts/journal.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { entriesAtOnce, placeOf } from "./find-entries.ts";
import { plainText } from "./plain-text.ts";
import type { JournalStore, Place } from "./store.ts";

type Collected = JournalEntry & { text: string };

/** Opened for its writer: the archive is where the words leave their seal. In pages, so that others are answered between. */
export const createJournalData = (store: JournalStore): MemberData => ({
  name: "journal",
  async collect({ subject }) {
    const collected: Collected[] = [];
    let after: Place | undefined;
    for (let more = true; more; ) {
      const page = await store.page(subject, entriesAtOnce, after);
      for (const { bytes: _, ...entry } of page.entries)
        collected.push({ ...entry, text: plainText(entry.document) });
      const last = page.entries.at(-1);
      after = last && placeOf(last);
      more = page.more;
    }
    return collected;
  },
  erase: ({ subject }) => store.erase(subject),
});
