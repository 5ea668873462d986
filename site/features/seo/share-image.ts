import type { Locale } from "../../../contracts/site.ts";
import { type Day, isoDay } from "../../i18n/daily.ts";

/** The picture a shared link shows. A path is taken below the site's origin. */
export interface ShareImage {
  url: string;
  alt: string;
}

export const shareImageSize = { width: 1200, height: 630 } as const;

/** What a card can be drawn of: a daily page by its date, any other item by its id, the site itself as `home`. */
type ShareCardKind = "verse" | "prayer" | "trivia" | "item" | "site";

const card = (locale: Locale, kind: ShareCardKind, name: string, alt: string): ShareImage => ({
  url: `/share-card/${locale}/${kind}/${name}.png`,
  alt,
});

/** A card with the title of the item that has this id. */
export const itemCard = (locale: Locale, id: string, title: string): ShareImage =>
  card(locale, "item", id, title);

/** A card for the verse, prayer or trivia of one day. */
export const dayCard = (
  locale: Locale,
  kind: "verse" | "prayer" | "trivia",
  day: Day,
  alt: string,
): ShareImage => card(locale, kind, isoDay(day), alt);

export const siteCard = (locale: Locale, siteName: string): ShareImage =>
  card(locale, "site", "home", siteName);
