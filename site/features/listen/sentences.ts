export type Span = [start: number, end: number];

/** Chrome ends a sentence that a voice from the network speaks for more than fifteen seconds. */
const longest = 180;
const abbreviation =
  /(?:^|[\s(«“"])(?:Mr|Mrs|Ms|Dr|Rev|St|vs?|cf|Sr|Sra|Dra|Sto|Sta|pág|cap|núm|Ud|Uds|EE|p|ej)\.\s*$/u;
/** For browsers without a segmenter. */
const byMarks = /[^.!?…]*(?:[.!?…]+["'”’»)\]]*\s*|$)/gu;

function segmentsOf(text: string, lang: string): string[] {
  if (!("Segmenter" in Intl)) return text.match(byMarks)?.filter((part) => part !== "") ?? [];
  const segments = new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/** Where a sentence that is too long is cut: after a mark if there is one in its second half, else between words. */
function cutOf(text: string): number {
  const head = text.slice(0, longest);
  const at = Math.max(...[...head.matchAll(/[,;:—–](?=\s)/gu)].map(({ index }) => index + 1), 0);
  if (at > longest / 3) return at;
  const space = head.lastIndexOf(" ");
  return space > 0 ? space : longest;
}

function trimmed(text: string, [start, end]: Span): Span {
  const part = text.slice(start, end);
  return [start + part.length - part.trimStart().length, end - part.length + part.trimEnd().length];
}

/** The sentences of a text, as places in it; white space counts as it is. */
export function sentencesOf(text: string, lang: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let end = 0;
  const finish = () => {
    while (end - start > longest) {
      const cut = start + cutOf(text.slice(start, end));
      spans.push([start, cut]);
      start = cut;
    }
    spans.push([start, end]);
    start = end;
  };
  // A line's end is no sentence's end in poetry.
  for (const segment of segmentsOf(text.replace(/\s/gu, " "), lang)) {
    end += segment.length;
    if (!abbreviation.test(text.slice(start, end))) finish();
  }
  if (end > start) finish();
  return spans
    .map((span) => trimmed(text, span))
    .filter(([from, to]) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
}
