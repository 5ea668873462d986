/** Where the journal answers, below /{product}/api/v2. Plain values: the browser has these without any schema. */
export const journalPaths = {
  entries: "/journal",
  entry: (id: string) => `/journal/${id}`,
} as const;

export const journalLimits = {
  title: 200,
  /** Of the entry's document as JSON. */
  documentBytes: 100_000,
  ties: 20,
  entries: 5000,
  /** Entries in one answer of the list. */
  take: 50,
  defaultTake: 20,
  /** Bytes of stored entries that one search reads; older ones are requested with the response's `next`. */
  searchBytes: 1024 * 1024,
} as const;

export const journalCodes = {
  invalid: "journal.invalid",
  unknown: "journal.unknown_entry",
  premiumNeeded: "journal.premium_needed",
  full: "journal.full",
  wrongKey: "journal.wrong_key",
} as const;
