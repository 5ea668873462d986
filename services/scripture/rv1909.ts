import { osisBooks } from "../../contracts/scripture.ts";
import { bookSlots, slotOf } from "./canon.ts";
import type { ScriptureModule } from "./module.ts";

/** The module loses the space between a supplied word and its neighbour. */
export const restoreSpaces = (raw: string): string =>
  raw.replace(/(<\/(?:w|transChange)>)(?=<(?:w |transChange))/g, "$1 ");

/**
 * Reina-Valera numbers some chapters differently from the English. Its module uses the English slots and puts
 * the remainder into a chapter's last verse. `split` divides that verse where the next ones begin; `moves`
 * then maps [chapter, first, last] to [chapter, first] of the English numbering.
 */
interface Renumbering {
  book: (typeof osisBooks)[number];
  split?: { chapter: number; verse: number; starts: string[] };
  moves: [chapter: number, first: number, last: number, toChapter: number, toFirst: number][];
}

const jobStarts = ["Ella habita", "Desde allí acecha", "Sus pollos", "A más de eso", "¿Es sabiduría"];
const renumberings: Renumbering[] = [
  {
    book: "Num",
    split: { chapter: 13, verse: 33, starts: ["También vimos"] },
    moves: [
      [13, 1, 1, 12, 16],
      [13, 2, 34, 13, 1],
    ],
  },
  {
    book: "Num",
    split: { chapter: 30, verse: 16, starts: ["Estas son"] },
    moves: [
      [30, 1, 1, 29, 40],
      [30, 2, 17, 30, 1],
    ],
  },
  { book: "Judg", split: { chapter: 14, verse: 20, starts: ["Y la mujer"] }, moves: [[14, 19, 21, 14, 18]] },
  {
    book: "1Sam",
    split: { chapter: 24, verse: 22, starts: ["Entonces David"] },
    moves: [
      [24, 1, 1, 23, 29],
      [24, 2, 23, 24, 1],
    ],
  },
  {
    book: "1Kgs",
    split: { chapter: 22, verse: 53, starts: ["Porque sirvió"] },
    moves: [[22, 44, 54, 22, 43]],
  },
  { book: "1Chr", split: { chapter: 21, verse: 30, starts: ["Mas David"] }, moves: [[21, 16, 31, 21, 15]] },
  { book: "2Chr", moves: [[33, 11, 24, 33, 12]] },
  {
    book: "Job",
    split: { chapter: 39, verse: 30, starts: [...jobStarts, "Y respondió Job", "He aquí que", "Una vez"] },
    moves: [
      [39, 1, 3, 38, 39],
      [39, 4, 33, 39, 1],
      [39, 34, 38, 40, 1],
      [40, 1, 19, 40, 6],
    ],
  },
  {
    book: "Hos",
    split: { chapter: 12, verse: 14, starts: ["Enojado ha"] },
    moves: [
      [12, 1, 1, 11, 12],
      [12, 2, 15, 12, 1],
    ],
  },
  {
    book: "Jonah",
    split: { chapter: 2, verse: 10, starts: ["Y mandó"] },
    moves: [
      [2, 1, 1, 1, 17],
      [2, 2, 11, 2, 1],
    ],
  },
  { book: "2Cor", moves: [[13, 13, 13, 13, 14]] },
];

/** Brings the module to the English numbering and takes titles and subscriptions out of the verses. */
export function mendRv1909(module: ScriptureModule): ScriptureModule {
  const mended = { ...module, verses: [...module.verses], titles: { ...module.titles }, subscriptions: {} };
  for (const renumbering of renumberings) renumber(mended.verses, renumbering);
  takeOutTitles(mended);
  takeOutSubscriptions(mended);
  return mended;
}

function renumber(verses: string[], { book, split, moves }: Renumbering): void {
  const native = new Map<string, string>();
  for (const [chapter, first, last] of moves) {
    for (let verse = first; verse <= last; verse++) {
      native.set(`${chapter}.${verse}`, verses[slotOf(book, chapter, verse) ?? -1] ?? "");
    }
  }
  if (split) {
    const pieces = splitVerse(verses[slotOf(book, split.chapter, split.verse)!] ?? "", split.starts);
    // A later edition of the module may have mended the place itself; then there is nothing to move.
    if (!pieces) return;
    for (const [place, piece] of pieces.entries())
      native.set(`${split.chapter}.${split.verse + place}`, piece);
  } else {
    const [, , , toChapter, toFirst] = moves[0]!;
    const [, first, last] = moves[0]!;
    if (verses[slotOf(book, toChapter, toFirst + last - first)!]) return;
  }
  for (const [chapter, first, last] of moves) {
    for (let verse = first; verse <= last; verse++) {
      const slot = slotOf(book, chapter, verse);
      if (slot !== undefined) verses[slot] = "";
    }
  }
  for (const [chapter, first, last, toChapter, toFirst] of moves) {
    for (let verse = first; verse <= last; verse++) {
      const slot = slotOf(book, toChapter, toFirst + verse - first)!;
      const text = native.get(`${chapter}.${verse}`)!;
      verses[slot] = verses[slot] ? `${verses[slot]} ${text}` : text;
    }
  }
}

function splitVerse(text: string, starts: readonly string[]): string[] | undefined {
  const pieces: string[] = [];
  let rest = text;
  for (const start of starts) {
    const at = rest.indexOf(start);
    if (at < 1) return undefined;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/** A psalm opens in capitals ("JEHOVÁ es mi pastor"); the text before them is its title. */
const opening = /(?<!\p{L})[¡¿]*(?:[AOYEÁÉÓ] )?\p{Lu}{2,}/u;

function takeOutTitles({ verses, titles }: ScriptureModule): void {
  for (let psalm = 1; psalm <= 150; psalm++) {
    const slot = slotOf("Ps", psalm, 1)!;
    const at = (verses[slot] ?? "").search(opening);
    if (at <= 0) continue;
    titles[`Ps.${psalm}`] = verses[slot]!.slice(0, at).trim();
    verses[slot] = verses[slot]!.slice(at);
  }
}

function takeOutSubscriptions({ verses, subscriptions }: ScriptureModule): void {
  for (const book of osisBooks.slice(osisBooks.indexOf("Rom"), osisBooks.indexOf("Heb") + 1)) {
    const slot = bookSlots(book)[1];
    const parts = /^(.*Amén\.) (.+)$/.exec(verses[slot] ?? "");
    if (!parts) continue;
    verses[slot] = parts[1]!;
    subscriptions[book] = parts[2]!;
  }
}
