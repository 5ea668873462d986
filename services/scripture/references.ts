import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as en from "bible-passage-reference-parser/esm/lang/en.js";
import * as es from "bible-passage-reference-parser/esm/lang/es.js";
import { passageLimits } from "../../contracts/scripture.ts";
import { bookByName, type NameLanguage, nameLanguage } from "./book-names.ts";
import { bookSlots, chapterSlots, chaptersOf, isBook, slotOf } from "./canon.ts";
import { parseOsis, type SlotRange } from "./slot-ranges.ts";

type ReferenceParser = (text: string, language: string) => SlotRange[] | undefined;

/** Characters a reference may have; long runs of brackets are slow to parse. */
const looksLikeReference = /^[\p{L}\p{M}\p{N}\s.,;:&'’ªº‐‑‒–—−-]*$/u;

/** More than the library's own references in both languages. */
const mostKnown = 20_000;

/** Reads references in English and Spanish. Nothing is built before the first reference that needs it. */
export function createReferenceParser(): ReferenceParser {
  const known = new Map<string, SlotRange[] | undefined>();
  const parsers = new Map<NameLanguage, bcv_parser>();
  const parserOf = (language: NameLanguage) => {
    const parser = parsers.get(language) ?? createParser(language);
    parsers.set(language, parser);
    return parser;
  };

  return (text, language) => {
    if (text.length > passageLimits.referenceLength || !looksLikeReference.test(text)) return undefined;
    const first = nameLanguage(language);
    const key = `${first} ${text}`;
    if (known.has(key)) return known.get(key);
    const ranges = parse(text, first);
    // Anyone may ask for anything, so what is remembered is bounded.
    if (known.size >= mostKnown) known.delete(known.keys().next().value!);
    known.set(key, ranges);
    return ranges;
  };

  function parse(text: string, first: NameLanguage): SlotRange[] | undefined {
    const tidy = tidied(text);
    const short = parseOsis(tidy) ?? parsePlain(tidy);
    if (short) return short;
    const plain = withoutOrdinals(tidy);
    return (
      parsePlain(plain) ??
      parseFreely(parserOf(first), plain) ??
      parseFreely(parserOf(first === "es" ? "en" : "es"), plain)
    );
  }
}

const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[‐‑‒–—−]/g, "-")
    .trim();

const middle = String.raw`(?:(?:ep[ií]stola|carta|libro|book)\s+)?(?:(?:de|del|a|of|to)\s+)?(?:(?:los|las|the|san|st\.?)\s+)?`;
const ordinals = [
  String.raw`1\.?\s?(?:ª|º|era|ra|ro|er|a|st)|primer[ao]?|first|I`,
  String.raw`2\.?\s?(?:ª|º|da|do|a|nd)|segund[ao]|second|II`,
  String.raw`3\.?\s?(?:ª|º|era|ra|ro|er|a|rd)|tercer[ao]?|third|III`,
].map((pattern) => new RegExp(`(^|[;,] ?)(?:${pattern})\\.?\\s+${middle}(?=\\p{L})`, "giu"));

/** Spells ordinals the way the parser knows: "1ª Corintios" and "Primera de Corintios" become "1 Corintios". */
const withoutOrdinals = (text: string) =>
  ordinals.reduce((plain, ordinal, at) => plain.replace(ordinal, `$1${at + 1} `), text);

/** The way content is written ("John 3:16-18; Romans 5:8"), read without the large parser because there is so much of it. */
function parsePlain(text: string): SlotRange[] | undefined {
  const ranges: SlotRange[] = [];
  for (const piece of text.split(/\s*;\s*/)) {
    const match = /^(.*?\p{L}) (\d{1,3})(?::(\d{1,3})(?:-(?:(\d{1,3}):)?(\d{1,3}))?)?$/u.exec(piece);
    const book = match && bookByName(match[1]!);
    // "Jude 3" is a verse although it looks like a chapter.
    if (!match || !book || (match[3] === undefined && chaptersOf(book).length === 1)) return undefined;
    const [chapter, verse, toChapter, toVerse] = match
      .slice(2)
      .map((part) => (part ? Number(part) : undefined));
    if (verse === undefined) {
      const slots = chapterSlots(book, chapter!);
      if (!slots) return undefined;
      ranges.push(slots);
      continue;
    }
    const from = slotOf(book, chapter!, verse);
    const to = toVerse === undefined ? from : slotOf(book, toChapter ?? chapter!, toVerse);
    if (from === undefined || to === undefined || to < from) return undefined;
    ranges.push([from, to]);
  }
  return ranges;
}

function createParser(language: NameLanguage): bcv_parser {
  const parser = new bcv_parser(language === "es" ? es : en);
  // The parser would quietly shorten "John 3:16-99"; so existence is checked here.
  parser.set_options({
    passage_existence_strategy: "b",
    osis_compaction_strategy: "bcv",
    invalid_passage_strategy: "include",
    consecutive_combination_strategy: "separate",
    sequence_combination_strategy: "separate",
    book_alone_strategy: "full",
  });
  return parser;
}

const between = /^[\s,;.&()]*(?:\b(?:and|y|e|cf|also)\b[\s,;.&()]*)?$/i;

function parseFreely(parser: bcv_parser, text: string): SlotRange[] | undefined {
  const ranges: SlotRange[] = [];
  let read = 0;
  for (const { osis, indices } of parser.parse(text).osis_and_indices()) {
    // Whatever was not understood makes the whole reference wrong: it must not be read as less than was written.
    if (!between.test(text.slice(read, indices[0]))) return undefined;
    read = indices[1]!;
    const [from, to = from] = osis.split("-");
    const first = resolve(from!, "first");
    const last = resolve(to!, "last");
    if (first === undefined || last === undefined || last < first) return undefined;
    ranges.push([first, last]);
  }
  return ranges.length > 0 && between.test(text.slice(read)) ? ranges : undefined;
}

/** The parser writes 999 for "to the end" of a chapter or a book. */
function resolve(point: string, end: "first" | "last"): number | undefined {
  const [book, chapter, verse] = point.split(".");
  if (!isBook(book!)) return undefined;
  if (end === "last" && chapter === "999") return bookSlots(book)[1];
  if (end === "last" && verse === "999") return chapterSlots(book, Number(chapter))?.[1];
  return slotOf(book, Number(chapter), Number(verse));
}
