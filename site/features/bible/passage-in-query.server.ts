import { passageLimits } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { localizePath } from "../../i18n/locale.ts";
import { addressOfPassage, ownTranslation } from "../passages/reader-address.ts";

/**
 * Where to read what was typed into a search, when all of it is a reference: "John 3:16", "1 cor 13". A book's name
 * alone is searched as a word, since "Mark" and "Job" are words, too.
 */
export async function passageInQuery(
  { scripture }: Pick<SiteServices, "scripture">,
  query: string,
  locale: Locale,
): Promise<string | undefined> {
  if (!/\d/.test(query) || query.length > passageLimits.referenceLength) return undefined;
  try {
    const found = await scripture.reference(query, locale);
    return (
      found && localizePath(addressOfPassage(found.osis, { translation: ownTranslation[locale] }), locale)
    );
  } catch (error) {
    console.warn("What was typed into a search could not be read as a reference.", error);
    return undefined;
  }
}
