/** The 66 books: OSIS ids, and their names in addresses, which are the same in every language. */
export const osisBooks = [
  ...(["Gen", "Exod", "Lev", "Num", "Deut", "Josh", "Judg", "Ruth", "1Sam", "2Sam", "1Kgs", "2Kgs"] as const),
  ...(["1Chr", "2Chr", "Ezra", "Neh", "Esth", "Job", "Ps", "Prov", "Eccl", "Song", "Isa", "Jer"] as const),
  ...(["Lam", "Ezek", "Dan", "Hos", "Joel", "Amos", "Obad", "Jonah", "Mic", "Nah", "Hab", "Zeph"] as const),
  ...(["Hag", "Zech", "Mal"] as const),
  ...(["Matt", "Mark", "Luke", "John", "Acts", "Rom", "1Cor", "2Cor", "Gal", "Eph", "Phil", "Col"] as const),
  ...(["1Thess", "2Thess", "1Tim", "2Tim", "Titus", "Phlm", "Heb", "Jas", "1Pet", "2Pet"] as const),
  ...(["1John", "2John", "3John", "Jude", "Rev"] as const),
] as const;
export type OsisBook = (typeof osisBooks)[number];

const slugs =
  "genesis exodus leviticus numbers deuteronomy joshua judges ruth 1-samuel 2-samuel 1-kings 2-kings 1-chronicles " +
  "2-chronicles ezra nehemiah esther job psalms proverbs ecclesiastes song-of-solomon isaiah jeremiah lamentations " +
  "ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark " +
  "luke john acts romans 1-corinthians 2-corinthians galatians ephesians philippians colossians 1-thessalonians " +
  "2-thessalonians 1-timothy 2-timothy titus philemon hebrews james 1-peter 2-peter 1-john 2-john 3-john jude revelation";

export const bookSlugs: Readonly<Record<OsisBook, string>> = Object.fromEntries(
  slugs.split(" ").map((slug, index) => [osisBooks[index], slug]),
) as Record<OsisBook, string>;

export const bookOfSlug = (slug: string): OsisBook | undefined =>
  osisBooks.find((book) => bookSlugs[book] === slug);

/** "John.3.16-John.3.18" → "john/3#v16": where the reader shows a passage, below the reader's own address. */
export function readerPath(osis: string): string {
  const [book, chapter = "1", verse] = (osis.split(/[-,]/)[0] ?? "").split(".");
  return `${bookSlugs[book as OsisBook] ?? "genesis"}/${chapter}${verse ? `#v${verse}` : ""}`;
}
