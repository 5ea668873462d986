/** What is shared: a passage with its words, or a page by its title and what it begins with. */
export interface Shared {
  /** Of a passage its reference and translation. */
  title: string;
  /** A passage, verse by verse, with its lines (contracts/verse-lines.ts). */
  verses?: string[];
  text?: string;
  /** Where the link leads, if not to the page that is read. */
  path?: string;
  /** Words to begin with in place of title and text; the reader may change them. */
  invitation?: string;
}

interface SharedPassage {
  reference: string;
  translation: string;
  verses: readonly { text: string }[];
}

export const sharedPassage = ({ reference, translation, verses }: SharedPassage, path?: string): Shared => ({
  title: `${reference} (${translation})`,
  verses: verses.map(({ text }) => text),
  path,
});
