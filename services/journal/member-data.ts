import type { JournalEntry } from "../../contracts/journal.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { entriesAtOnce, placeOf } from "./find-entries.ts";
import { plainText } from "./plain-text.ts";
import type { Place } from "./sealed-rows.ts";
import type { JournalStore } from "./store.ts";

/** More than a list can hold. */
const mostPrayers = 1000;
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

/** A file of its own in the archive; sealed with the journal's key, it goes with it. */
export const createPrayerListData = (store: JournalStore): MemberData => ({
  name: "prayer-list",
  async collect({ subject }) {
    const { entries } = await store.prayers.page(subject, mostPrayers);
    return entries.map(({ bytes: _, ...prayer }) => prayer);
  },
  erase: ({ subject }) => store.erase(subject),
});
