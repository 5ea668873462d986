/** One address leads to one item, in each language. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { addressWords, mayBeAddress } from "../collections/validate.ts";
import { error, type Finding, localPlace, sharedPlace } from "./findings.ts";
import type { Library } from "./library.ts";
import { languagesOf } from "./texts.ts";

export async function checkAddress(record: SourceRecord, library: Library): Promise<Finding[]> {
  const { id, type, path } = record;
  if (!path) return [];
  const at = path.lastIndexOf("/");
  const [folder, name] = [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
  const slugs = languagesOf(record).map((locale) => ({ locale, slug: record.slugs?.[locale] || name }));
  const others = await library.inFolder(type, folder, [...new Set(slugs.map(({ slug }) => slug))]);
  return slugs.flatMap(({ locale, slug }) => {
    if (!mayBeAddress(slug))
      return [error(localPlace(locale, "slug"), "address-letters", addressWords["en-US"], addressWords.es)];
    const other = others.find(
      (one) =>
        one.id !== id &&
        one.state === "published" &&
        one.folder === folder &&
        (one.slugs[locale] ?? one.name) === slug,
    );
    if (!other) return [];
    return [
      error(
        localPlace(locale, "slug"),
        "address-taken",
        `“${other.heading}” has the address “${slug}” already.`,
        `«${other.heading}» ya tiene la dirección «${slug}».`,
      ),
    ];
  });
}

export async function checkPicture(record: SourceRecord, library: Library): Promise<Finding[]> {
  if (!record.image) return [];
  const place = sharedPlace("image");
  const alternatives = await library.alternatives(record.image);
  if (!alternatives)
    return [error(place, "no-picture", "The picture does not exist any more.", "La imagen ya no existe.")];
  return languagesOf(record)
    .filter((locale) => !alternatives[locale]?.trim())
    .map((locale) =>
      error(
        { ...place, locale },
        "no-alternative",
        `The picture has no alternative text in ${locale === "es" ? "Spanish" : "English"}.`,
        `La imagen no tiene texto alternativo en ${locale === "es" ? "español" : "inglés"}.`,
      ),
    );
}
