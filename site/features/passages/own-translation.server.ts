import { sameLanguage } from "../../../contracts/scripture.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { ownTranslation } from "./reader-address.ts";

/** The translation that this reader meets in a language: the first of it, or the one that was chosen. */
export async function translationOf(
  scripture: Pick<ScriptureClient, "translations">,
  locale: Locale,
): Promise<string> {
  const all = await scripture.translations();
  const own = all.find(({ language }) => sameLanguage(language, locale));
  return own?.id ?? ownTranslation[locale];
}
