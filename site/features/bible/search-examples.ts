import type { Locale } from "../../../contracts/site.ts";

/** Words that half of us remember a verse by; each is found in its language's own translation. */
export const searchExamples: Readonly<Record<Locale, readonly string[]>> = {
  "en-US": [
    "still waters",
    "mustard seed",
    "fear not",
    "living water",
    "wings as eagles",
    "lamp unto my feet",
  ],
  es: [
    "aguas de reposo",
    "grano de mostaza",
    "no temas",
    "agua viva",
    "alas como águilas",
    "lámpara es á mis pies",
  ],
};

/** Chapters to open when no word comes to mind, each by the verse that makes one want to read on. */
export const placesToOpen: readonly string[] = ["Ps.23.1", "Matt.5.3", "Rom.8.28"];
