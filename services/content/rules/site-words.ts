/** What menus and the words of popups must be, whichever source they come from. */
import { formats, type Words } from "../../../contracts/content-types.ts";
import { isMenuAddress, menuLimits, menuPlaces, rowWidth } from "../../../contracts/menus.ts";
import { popupLimits, popupNames } from "../../../contracts/popups.ts";
import type { Locale } from "../../../contracts/site.ts";
import { languagesOf, type MenuLink, type SourceRecord } from "../record.ts";

interface WordProblem {
  /** From the item, or from its words in the language. */
  at: readonly (string | number)[];
  locale?: Locale;
  code: string;
  message: Words;
}

type Item = Pick<SourceRecord, "type" | "path" | "text" | "languages">;

export const lastPart = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const problem = (at: WordProblem["at"], code: string, en: string, es: string): WordProblem => ({
  at,
  code,
  message: { "en-US": en, es },
});

const names: Partial<Record<SourceRecord["type"], readonly string[]>> = {
  menu: menuPlaces,
  popup: popupNames,
};

function checkName({ type, path }: Item): WordProblem[] {
  const known = names[type]!;
  if (known.includes(lastPart(path))) return [];
  const list = known.join(", ");
  return [
    problem(
      ["name"],
      "unknown-name",
      `“${lastPart(path)}” is no ${type} of the site: its file name must be one of ${list}.`,
      `El sitio no tiene «${lastPart(path)}»: el nombre de archivo debe ser uno de ${list}.`,
    ),
  ];
}

const tooLong = (at: WordProblem["at"], size: number, most: number) =>
  problem(at, "too-long", `${size} characters; at most ${most}.`, `${size} caracteres; como máximo ${most}.`);

function checkLink({ label, to }: MenuLink, nth: number, longest: number): WordProblem[] {
  const found: WordProblem[] = [];
  if (label.trim() === "")
    found.push(
      problem(["links", nth, "label"], "needed", "A link needs words.", "Un enlace necesita palabras."),
    );
  if (label.length > longest) found.push(tooLong(["links", nth, "label"], label.length, longest));
  if (to.length > menuLimits.address)
    found.push(tooLong(["links", nth, "to"], to.length, menuLimits.address));
  else if (!isMenuAddress(to))
    found.push(
      problem(
        ["links", nth, "to"],
        "link-form",
        `A menu may not lead to “${to}”: write a path that starts with /, or an https address.`,
        `Un menú no puede llevar a «${to}»: escribe una ruta que empiece por / o una dirección https.`,
      ),
    );
  return found;
}

function checkLinks(links: readonly MenuLink[], isMain: boolean): WordProblem[] {
  const most = isMain ? menuLimits.main.links : menuLimits.links;
  const found: WordProblem[] = [];
  if (links.length > most)
    found.push(
      problem(
        ["links"],
        "too-many",
        `${links.length} links; at most ${most} fit.`,
        `${links.length} enlaces; caben ${most} como máximo.`,
      ),
    );
  const filled = Math.ceil((rowWidth(links.map(({ label }) => label)) / menuLimits.main.pixels) * 100);
  if (isMain && filled > 100)
    found.push(
      problem(
        ["links"],
        "too-wide",
        `The words of the links fill ${filled} % of the row at the top.`,
        `Las palabras de los enlaces llenan el ${filled} % de la fila de arriba.`,
      ),
    );
  const twice = links.find(({ to }, nth) => links.findIndex((other) => other.to === to) !== nth);
  if (twice)
    found.push(
      problem(["links"], "twice", `Two links lead to ${twice.to}.`, `Dos enlaces llevan a ${twice.to}.`),
    );
  const longest = isMain ? menuLimits.main.label : menuLimits.label;
  return [...found, ...links.flatMap((link, nth) => checkLink(link, nth, longest))];
}

/** The lines of a popup's points. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function checkPopup({ path, text }: Item, locale: Locale): WordProblem[] {
  const { title, points } = text[locale];
  const found: WordProblem[] = [];
  if (title === undefined && lastPart(path) !== "sitewide-premium")
    found.push(problem(["title"], "needed", "Title is needed.", "Falta el título."));
  if (linesOf(points).length > popupLimits.lines)
    found.push(
      problem(
        ["points"],
        "too-many",
        `${linesOf(points).length} points; at most ${popupLimits.lines}.`,
        `${linesOf(points).length} puntos; ${popupLimits.lines} como máximo.`,
      ),
    );
  return found;
}

/** Nothing of any other type. */
export function siteWordProblems(item: Item): WordProblem[] {
  if (!names[item.type]) return [];
  const inLanguages = languagesOf(item).flatMap((locale) => {
    const found =
      item.type === "menu"
        ? checkLinks(item.text[locale].links ?? [], lastPart(item.path) === "main")
        : checkPopup(item, locale);
    return found.map((each) => ({ ...each, locale }));
  });
  return [...checkName(item), ...inLanguages];
}

/** Texts that are longer than the table of types allows. */
export function tooLongWords({ type, text, languages }: Item): WordProblem[] {
  if (!names[type]) return [];
  return languagesOf({ languages }).flatMap((locale) =>
    Object.entries(text[locale]).flatMap(([key, value]) => {
      const most = formats[type].described[key]?.max;
      return typeof value === "string" && most !== undefined && value.length > most
        ? [{ ...tooLong([key], value.length, most), locale }]
        : [];
    }),
  );
}
