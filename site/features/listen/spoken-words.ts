/** A chapter and verse as they are written: 3:16, 3:16–18, 3:16–4:2, 3:16, 18. */
const reference =
  /(?<=(\p{Lu}[\p{L}.]{2,}) )(\d{1,3}):(\d{1,3})(?:\s?[–—-]\s?(?:(\d{1,3}):)?(\d{1,3}))?((?:, ?\d{1,3}(?!:)\b)*)/gu;
/** A time of day follows these, no verse. */
const notABook = /^(?:Las|Los|Until|Around|About|From|Before|After|Hasta|Desde|Entre|Para|Hacia)$/u;
const numberedBook = /(?<![\p{L}\d:.,])([123]) (?=\p{Lu}[\p{L}]{2,}\.? \d)/gu;

const english = {
  verse: (first: string, more: string) => `, verse${more ? "s" : ""} ${first}`,
  to: " to ",
  and: " and ",
  ordinal: (number: number) => `${["First", "Second", "Third"][number - 1]} `,
};

/** The books of the Old Testament are masculine in Spanish, the letters feminine. */
const isLetter = (book: string) => !/^(?:Samuel|Reyes|Crónicas|Macabeos)/u.test(book);

const spanish = {
  verse: (first: string, more: string) => `, versículo${more ? "s" : ""} ${first}`,
  to: " al ",
  and: " y ",
  ordinal: (number: number, book: string) =>
    `${(isLetter(book) ? ["Primera", "Segunda", "Tercera"] : ["Primero", "Segundo", "Tercero"])[number - 1]} de `,
};

/** The words a voice is given for a sentence: a reference as one says it, and no marks that it would name. */
export function spokenWords(text: string, lang: string): string {
  const words = lang.startsWith("es") ? spanish : english;
  return text
    .replace(numberedBook, (_, number: string, at: number) =>
      words.ordinal(Number(number), text.slice(at + 2)),
    )
    .replace(reference, (whole, book: string, chapter, verse, lastChapter, last, list: string) => {
      if (notABook.test(book)) return whole;
      if (lastChapter)
        return `${chapter}${words.verse(verse, "")}${words.to}${lastChapter}${words.verse(last, "")}`;
      const others = list
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean);
      const range = last ? words.to + last : "";
      const also = others.map((part, nth) => (nth === others.length - 1 ? words.and : ", ") + part).join("");
      return chapter + words.verse(verse, range + also) + range + also;
    })
    .replace(/[*_#¶[\]]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
