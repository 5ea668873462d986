import { redirect } from "react-router";
import type { ContentItem } from "../contracts/content.ts";
import { notFound } from "./errors.ts";
import { alternatesOf } from "./features/seo/alternates.ts";
import { localizePath } from "./i18n/locale.ts";
import type { PageRequest } from "./page-request.ts";

/**
 * An item has one address in each language: another language's leads to this one's for good, and an item that is not
 * in this language is missing. `rest` is what follows the item's own path, such as a page number.
 */
export function requireOwnAddress(
  item: ContentItem,
  { path, pathname, locale }: PageRequest,
  rest = "",
): void {
  const own = alternatesOf(item)[locale];
  if (own === undefined) throw notFound(pathname);
  if (decodeURI(own + rest) !== decodeURI(path)) throw redirect(localizePath(own + rest, locale), 301);
}
