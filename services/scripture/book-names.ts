import { type OsisBook, osisBooks } from "../../contracts/scripture.ts";
import { fold } from "./fold.ts";

const english =
  "Genesis,Exodus,Leviticus,Numbers,Deuteronomy,Joshua,Judges,Ruth,1 Samuel,2 Samuel,1 Kings,2 Kings,1 Chronicles," +
  "2 Chronicles,Ezra,Nehemiah,Esther,Job,Psalms,Proverbs,Ecclesiastes,Song of Solomon,Isaiah,Jeremiah,Lamentations," +
  "Ezekiel,Daniel,Hosea,Joel,Amos,Obadiah,Jonah,Micah,Nahum,Habakkuk,Zephaniah,Haggai,Zechariah,Malachi,Matthew,Mark," +
  "Luke,John,Acts,Romans,1 Corinthians,2 Corinthians,Galatians,Ephesians,Philippians,Colossians,1 Thessalonians," +
  "2 Thessalonians,1 Timothy,2 Timothy,Titus,Philemon,Hebrews,James,1 Peter,2 Peter,1 John,2 John,3 John,Jude,Revelation";
const spanish =
  "Génesis,Éxodo,Levítico,Números,Deuteronomio,Josué,Jueces,Rut,1 Samuel,2 Samuel,1 Reyes,2 Reyes,1 Crónicas," +
  "2 Crónicas,Esdras,Nehemías,Ester,Job,Salmos,Proverbios,Eclesiastés,Cantares,Isaías,Jeremías,Lamentaciones," +
  "Ezequiel,Daniel,Oseas,Joel,Amós,Abdías,Jonás,Miqueas,Nahúm,Habacuc,Sofonías,Hageo,Zacarías,Malaquías,Mateo,Marcos," +
  "Lucas,Juan,Hechos,Romanos,1 Corintios,2 Corintios,Gálatas,Efesios,Filipenses,Colosenses,1 Tesalonicenses," +
  "2 Tesalonicenses,1 Timoteo,2 Timoteo,Tito,Filemón,Hebreos,Santiago,1 Pedro,2 Pedro,1 Juan,2 Juan,3 Juan,Judas,Apocalipsis";

const named = (names: string) => {
  const list = names.split(",");
  return Object.fromEntries(osisBooks.map((book, index) => [book, list[index]!])) as Record<OsisBook, string>;
};
const names = { en: named(english), es: named(spanish) };
export type NameLanguage = keyof typeof names;

/** Names exist in English and Spanish; any other language uses the English ones. */
export const nameLanguage = (language: string): NameLanguage => (/^es\b/i.test(language) ? "es" : "en");
export const bookName = (book: OsisBook, language: string): string => names[nameLanguage(language)][book];

/** "Psalm 23", not "Psalms 23": one psalm is named in the singular. */
export function chapterName(book: OsisBook, language: string): string {
  if (book !== "Ps") return bookName(book, language);
  return nameLanguage(language) === "es" ? "Salmo" : "Psalm";
}

const others: Partial<Record<OsisBook, string[]>> = {
  Ps: ["psalm", "salmo"],
  Song: ["song of songs", "cantar de los cantares", "el cantar de los cantares"],
  Acts: ["hechos de los apostoles", "acts of the apostles"],
};

const byName = new Map<string, OsisBook>();
for (const book of osisBooks) {
  const spoken = [names.en[book], names.es[book], ...(others[book] ?? [])];
  for (const name of spoken) {
    byName.set(fold(name), book);
    byName.set(fold(name).replaceAll(" ", "-"), book);
  }
}

/** The book a plain name, a Spanish or English slug means. Abbreviations are left to the reference parser. */
export const bookByName = (name: string): OsisBook | undefined => byName.get(fold(name.trim()));
