import type { ContentType } from "../../../contracts/content.ts";
import { formats, inLanguageFile, ownFields } from "../../../contracts/content-types.ts";
import { groups, locales } from "../languages.ts";

type Values = Record<string, unknown>;

function emptied(type: ContentType): Values {
  const blank: Values = {};
  const local: Values = {};
  for (const [key, kind] of Object.entries(formats[type].fields)) {
    if (ownFields.includes(key) && key !== "order") continue;
    const isList =
      kind === "faq" || kind === "links" || kind === "questions" || kind === "terms" || kind === "related";
    const empty = isList || (typeof kind === "object" && "namesIn" in kind) ? [] : null;
    if (inLanguageFile(kind) || kind === "body") local[key] = empty;
    else blank[key] = empty;
  }
  for (const locale of locales) blank[groups[locale]] = { ...local };
  return blank;
}

/** A field that a version does not have is emptied, not left as it was. */
export function withEmptied(type: ContentType, doc: Values): Values {
  const blank = emptied(type);
  const sides = locales.map((locale) => {
    const key = groups[locale];
    return [key, { ...(blank[key] as Values), ...(doc[key] as Values) }];
  });
  return { ...blank, ...doc, ...Object.fromEntries(sides) };
}
