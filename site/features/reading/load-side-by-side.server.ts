import type { ContentItem } from "../../../contracts/content.ts";
import { lessonProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { isLocale } from "../../i18n/locale.ts";
import { loadPassages, type PassageView } from "../passages/load-passages.server.ts";
import { type BodyPart, loadBody } from "./load-body.server.ts";

export interface OtherLanguage {
  locale: Locale;
  title: string;
  parts: BodyPart[];
  /** The passage it opens with. */
  passage: PassageView | null;
  /** What follows the text of a devotional. */
  reflection: string | null;
  prayer: string | null;
}

/** The same item in the language that `?with=` names; null when it is not requested or does not exist. */
export async function loadSideBySide(
  { content, scripture }: SiteServices,
  item: ContentItem,
  locale: Locale,
  wanted: string | null,
): Promise<OtherLanguage | null> {
  if (!isLocale(wanted) || wanted === locale) return null;
  const other = await content.item(item.id, { locale: wanted });
  if (!other) return null;
  const { title, contentBody, passage, reflection, prayer } = lessonProperties.parse(other.properties);
  const [parts, passages] = await Promise.all([
    loadBody(scripture, contentBody, wanted),
    loadPassages(scripture, passage ? [passage] : [], wanted),
  ]);
  return { locale: wanted, title, parts, passage: passages[0] ?? null, reflection, prayer };
}
