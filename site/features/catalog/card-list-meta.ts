import { listPageSize } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { itemListData, type JsonLd } from "../seo/structured-data.ts";
import type { CardPage } from "./load-cards.server.ts";

/** Titles of page 2 and up contain the page number. */
export const pageTitle = (title: string, page: number): string =>
  page > 1 ? `${title}, ${m.catalog_page_number({ number: page })}` : title;

export const cardListData = (name: string, { cards, page }: CardPage): JsonLd =>
  itemListData({
    name,
    items: cards.map((card) => ({ name: card.title, path: card.path })),
    start: (page - 1) * listPageSize + 1,
  });
