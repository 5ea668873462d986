/** The width of a text in one font, in ems. */
export type Measure = (text: string) => number;

/** A word that is wider than a line is broken: nothing may leave the card. */
function brokenWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = "";
  for (const sign of word) {
    if (part && measure(part + sign) > width) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part];
}

function wrappedLine(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ");
  const lines: { text: string; width: number }[] = [];
  // Word by word, so that a word is measured once for all sizes.
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words.flatMap((one) => (measure(one) > width ? brokenWord(one, width, measure) : one))) {
    const line = lines.at(-1);
    const wide = measure(word);
    if (line && line.width + space + wide <= width) {
      line.text += ` ${word}`;
      line.width += space + wide;
    } else lines.push({ text: word, width: wide });
  }
  return lines.map((line) => line.text);
}

/** Lines no wider than `width` ems, as few as possible. */
export const wrapped = (text: string, width: number, measure: Measure) =>
  text.split("\n").flatMap((line) => wrappedLine(line, width, measure));

export const widestWord = (text: string, measure: Measure): number =>
  Math.max(0, ...text.split(/\s+/).map(measure));

/** The same number of lines, about equally long. */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
  const lines = wrapped(text, width, measure);
  // As narrow as words allow: none is broken for the sake of balance.
  let [narrow, wide] = [Math.min(width, Math.max(width / 2, widestWord(text, measure))), width];
  for (let step = 0; step < 6; step++) {
    const middle = (narrow + wide) / 2;
    if (wrapped(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return wrapped(text, wide, measure);
}
