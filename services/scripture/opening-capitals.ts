/** The edition prints the first words of a chapter in capitals; where they are quoted they are words like any other. */
const editions: ReadonlySet<string> = new Set(["rv1909"]);

const wordAndRest = /(\p{L}+)(\P{L}*)/gu;

type IsName = (capital: string, small: string) => boolean;

/** The first word begins a sentence; a later one has a capital if it is a name. */
function withoutCapitals(verse: string, isName: IsName): string {
  let isOpening = true;
  let beginsSentence = true;
  return verse.replace(wordAndRest, (both, word: string, rest: string) => {
    isOpening &&= word === word.toUpperCase();
    if (!isOpening) return both;
    const small = word.toLowerCase();
    const capital = word.charAt(0) + small.slice(1);
    const shown = beginsSentence || isName(capital, small) ? capital : small;
    beginsSentence = /[.:!?¿¡]/.test(rest);
    return shown + rest;
  });
}

/** The words of openings that are names: those that mostly have a capital inside the sentences of the text. */
export function namesInOpenings(translation: string, verses: readonly string[]): string[] {
  if (!editions.has(translation)) return [];
  const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  /** How often each word is written so inside a sentence. */
  const counts = new Map<string, number>();
  for (const [word] of withoutAccents(verses.join("\n")).matchAll(/(?<=[a-z,] )[a-z]+/gi))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const count = (form: string) => counts.get(withoutAccents(form)) ?? 0;
  const known = new Map<string, boolean>();
  const isName = (capital: string, small: string) => {
    const isMostly = count(capital) > count(small);
    known.set(capital, isMostly);
    return isMostly;
  };
  for (const verse of verses) withoutCapitals(verse, isName);
  return [...known].filter(([, found]) => found).map(([name]) => name);
}

/** Gives a verse of a translation without its capitals, with the names that are known in it. */
export function openingsOf(translation: string, names: readonly string[] = []): (verse: string) => string {
  if (!editions.has(translation)) return (verse) => verse;
  const known = new Set(names);
  return (verse) => withoutCapitals(verse, (capital) => known.has(capital));
}
