import { redirect } from "react-router";
import { locales } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRequest, PageRules } from "../../page-request.ts";
import { alternatesOf } from "../seo/alternates.ts";

/** Old addresses: by the item's legacy slug, else by its slug, else, for now, the matching index. */
const legacy =
  (types: string[], index: string) =>
  async ({ path: requestedPath, locale, params, services }: PageRequest): Promise<void> => {
    const slug = params.legacySlug ?? params.slug ?? "";
    const safe = /^[\p{L}\p{N}_-]+$/u.test(slug);
    for (const field of safe ? ["legacySlug", "contentSlug"] : []) {
      // Old links were shared before Spanish had addresses of its own, so a slug may be in either language.
      for (const language of locales) {
        const { items } = await services.content.list({
          filter: [`contentType:${types.join(",")}`, `${field}:${slug}`],
          take: 1,
          locale: language,
        });
        const path = items[0] && alternatesOf(items[0])[locale];
        if (path) throw redirect(localizePath(path, locale), 301);
      }
    }
    // A redirect entered by an editor, which is looked up next, wins over the index.
    if (await services.content.redirect(requestedPath, locale)) return;
    throw redirect(localizePath(index, locale), 302);
  };

export const legacyRules = {
  "legacy-channel": legacy(["channel"], "/channels"),
  "legacy-devotional": legacy(["dailyDevotional", "devotionalArticle"], "/devotionals"),
  "legacy-growth-plan": legacy(["growthPlan"], "/growth-plans"),
  "legacy-category": legacy(["category"], "/categories"),
  "legacy-post": legacy(["article", "channelArticle"], "/categories"),
} satisfies PageRules;
