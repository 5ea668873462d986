const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

export interface Word {
  /** Lower case, without accents, apostrophes or a possessive ending: "God’s" is "god". */
  word: string;
  start: number;
  end: number;
}

const plain = /^[\x20-\x7e]*$/;

/** Lower case without accents, so that "oración" is found by "oracion". */
function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

const bare = (word: string) => (/['’]/.test(word) ? word.replace(/['’]s$/i, "").replace(/['’]/g, "") : word);

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = fold(bare(match[0]));
    if (word !== "") words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The words alone, for indexing; folding a whole text at once is several times faster than word by word. */
export const foldedWords = (text: string): string[] => (fold(text).match(wordPattern) ?? []).map(bare);
