import type { Locale } from "../../../contracts/site.ts";

type Pair = readonly [open: string, close: string];

const marks: Record<Locale, { outer: Pair; inner: Pair }> = {
  "en-US": { outer: ["“", "”"], inner: ["‘", "’"] },
  es: { outer: ["«", "»"], inner: ["“", "”"] },
};

/** A verse may begin in the middle of a speech, or end there: a mark without its partner says nothing in a quotation. */
function balanced(text: string, [open, close]: Pair): string {
  const count = (mark: string) => text.split(mark).length - 1;
  if (count(open) > count(close)) {
    const at = text.lastIndexOf(open);
    return text.slice(0, at) + text.slice(at + 1);
  }
  if (count(close) > count(open)) return text.replace(close, "");
  return text;
}

/** In the quotation marks of the language; those within become the inner ones. */
export function quoted(text: string, locale: Locale): string {
  const { outer, inner } = marks[locale];
  let words = text;
  for (const pair of [marks["en-US"].outer, marks.es.outer]) {
    words = balanced(words, pair).replaceAll(pair[0], inner[0]).replaceAll(pair[1], inner[1]);
  }
  return outer[0] + words + outer[1];
}
