/** Runs every rule over the library and prints what it found; answers whether it may be published. */
import { accessLevels } from "../../contracts/content.ts";
import { locales } from "../../contracts/site.ts";
import { contentDir, isShipped } from "../content-dir.mjs";
import { alternativeTexts, ownDrawings, verseBackgrounds } from "./artwork.ts";
import { fieldsCarried, relatedItems } from "./carried-fields.ts";
import {
  articleAccess,
  childCounts,
  countedItems,
  everyCategoryUsed,
  itemCounts,
  namedItems,
} from "./count-items.ts";
import { noIdeaTwice } from "./ideas.ts";
import { type Library, openLibrary, type Rule } from "./library.ts";
import { noTwoAlike, titlesUnique } from "./likeness.ts";
import { bothSlugs, sameFullness, sameShape } from "./parity.ts";
import { levelsByType } from "./reading-level.ts";
import { hoursOf, premiumReading } from "./reading-time.ts";
import { everyDay, everyYear, verseRange, verseRepeats } from "./schedule.ts";
import { nothingQuoted, quotedWords, referencesResolve, runsOfScripture } from "./scripture-rules.ts";
import { descriptionLengths, reflections, wordCounts } from "./sizes.ts";
import { noExclamations, sentenceCase } from "./style.ts";
import { fairQuizzes, noFavoritePlace, rightAnswerPlaces } from "./trivia.ts";

/** What the library that comes with the product promises; another one may be of any size. */
const shippedRules: Rule[] = [itemCounts, childCounts, articleAccess, reflections, premiumReading];

const rules: Rule[] = [
  namedItems,
  everyCategoryUsed,
  everyDay,
  everyYear,
  verseRepeats,
  verseRange,
  sameShape,
  sameFullness,
  bothSlugs,
  referencesResolve,
  nothingQuoted,
  fairQuizzes,
  noFavoritePlace,
  noTwoAlike,
  noIdeaTwice,
  titlesUnique,
  sentenceCase,
  noExclamations,
  wordCounts,
  descriptionLengths,
  fieldsCarried,
  relatedItems,
  ownDrawings,
  verseBackgrounds,
  alternativeTexts,
];

const shown = 40;
const print = (line = "") => process.stdout.write(`${line}\n`);

export async function checkLibrary(root: string): Promise<boolean> {
  const began = performance.now();
  print("reading the library …");
  // Read here first: a library that cannot be loaded says why, in words.
  const library = await openLibrary(root);
  printCounts(library);
  let failed = 0;
  const report = (name: string, findings: string[]) => {
    print(
      `${findings.length === 0 ? "ok  " : "FAIL"} ${name}${findings.length > 0 ? `: ${findings.length}` : ""}`,
    );
    for (const finding of findings.slice(0, shown)) print(`       ${finding}`);
    if (findings.length > shown) print(`       and ${findings.length - shown} more`);
    if (findings.length > 0) failed++;
  };
  const shipped = isShipped(contentDir());
  const applied = shipped ? [...shippedRules, ...rules] : rules;
  for (const { name, find } of applied) report(name, find(library));
  printFigures(library);
  print();
  print(
    `${failed === 0 ? "The library may be published" : `${failed} rules are broken`}; checked in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
  return failed === 0;
}

function printCounts(library: Library): void {
  print("Items, each in both languages");
  for (const [name, found] of countedItems(library)) print(`  ${String(found).padStart(4)} ${name}`);
  print(`  ${String(library.records.length).padStart(4)} in all, ${library.media.length} drawings`);
  print();
}

function printFigures(library: Library): void {
  const short = runsOfScripture(library).filter(({ words }) => words.length < quotedWords).length;
  print();
  print(`Runs of 5 or 6 words shared with a Bible: ${short}`);
  const hours = accessLevels.map((access) => `${hoursOf(library, access).toFixed(1)} ${access}`);
  print(`Hours of reading, passages included: ${hours.join(", ")}`);
  print(`Right answers by place: ${rightAnswerPlaces(library.records).join(", ")}`);
  print("Reading level: Flesch–Kincaid grade (en-US) and Fernández Huerta ease (es), words per sentence");
  const [english, spanish] = locales.map((locale) => levelsByType(library.records, locale));
  for (const [nth, [type, en]] of english!.entries()) {
    const es = spanish![nth]![1];
    print(
      `  ${type.padEnd(20)} grade ${en.score.toFixed(1).padStart(4)} (${en.wordsPerSentence.toFixed(1)})   ease ${es.score.toFixed(0).padStart(3)} (${es.wordsPerSentence.toFixed(1)})`,
    );
  }
}
