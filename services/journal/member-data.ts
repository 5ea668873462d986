import type { MemberData } from "../../platform/member-data.ts";
import { plainText } from "./plain-text.ts";
import type { JournalStore } from "./store.ts";

/** Opened for its writer: the archive is where the words leave their seal. */
export const createJournalData = (store: JournalStore): MemberData => ({
  name: "journal",
  collect: async ({ subject }) =>
    (await store.list(subject)).map((entry) => ({ ...entry, text: plainText(entry.document) })),
  erase: ({ subject }) => store.erase(subject),
});
