import type { SearchKind } from "../../../contracts/search.ts";
import { m } from "../../i18n/paraglide/messages.js";

interface KindNames {
  /** Of one hit. */
  one(): string;
  /** Of the filter. */
  many(): string;
}

export const kindNames: Record<SearchKind, KindNames> = {
  article: { one: m.search_article, many: m.search_articles },
  devotional: { one: m.search_devotional, many: m.search_devotionals },
  plan: { one: m.search_plan, many: m.search_plans },
  guide: { one: m.search_guide, many: m.search_guides },
  channel: { one: m.search_channel, many: m.search_channels },
  verse: { one: m.search_verse, many: m.search_verses },
  prayer: { one: m.search_prayer, many: m.search_prayers },
  trivia: { one: m.search_trivia, many: m.search_trivias },
  page: { one: m.search_page, many: m.search_pages },
};
