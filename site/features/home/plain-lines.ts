import { joinVerses } from "../../../contracts/verse-lines.ts";

/** A passage as running text: lines of poetry follow one another. */
export const plainLines = (verses: readonly { text: string }[]): string =>
  joinVerses(verses.map(({ text }) => text)).replaceAll("\n", " ");
