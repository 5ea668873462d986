import { joinVerses } from "../../../contracts/verse-lines.ts";

type Fits = (text: string) => boolean;

/** Where a verse may be cut, the better places first. */
const cuts = [/[.!?]["”’»)]*(?=\s)/g, /[;:](?=\s)/g, /,(?=\s)/g, /\S(?=\s)/g];

const withEllipsis = (text: string) => `${text.replace(/[\s,;:.—–-]+$/, "")}…`;

/** The last candidate that fits; they become longer. */
function longest(candidates: readonly string[], fits: Fits): string | undefined {
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(candidates[middle]!)) low = middle + 1;
    else high = middle;
  }
  return candidates[low - 1];
}

function shortenedVerse(verse: string, fits: Fits): string {
  const beginnings = cuts.map((cut) =>
    longest(
      [...verse.matchAll(cut)].map(([end], nth, all) =>
        withEllipsis(verse.slice(0, all[nth]!.index + end.length)),
      ),
      fits,
    ),
  );
  const most = beginnings.at(-1)?.length ?? 0;
  // A better place counts only if it leaves most of what there is room for.
  return beginnings.find((beginning) => beginning && beginning.length * 2 > most) ?? "…";
}

/** A passage as it fits: whole, else cut after a verse, else within the first, at the end of a sentence if it can be. */
export function shortened(verses: readonly string[], fits: Fits): string {
  const whole = joinVerses(verses);
  if (fits(whole)) return whole;
  const beginnings = verses.slice(1).map((_, nth) => withEllipsis(joinVerses(verses.slice(0, nth + 1))));
  return longest(beginnings, fits) ?? shortenedVerse(joinVerses(verses.slice(0, 1)), fits);
}
