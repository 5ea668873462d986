import { redirect } from "react-router";
import { notFound } from "../../errors.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRules } from "../../page-visit.ts";
import { alternatesOf } from "../seo/alternates.ts";
import { findArticle } from "./find-article.server.ts";

export const articleRules: PageRules = {
  /** Valid only if an Article with that slug exists. */
  "article-validate": async ({ path, locale, params, services }) => {
    if (await findArticle(services.content, params.articleSlug, locale)) return;
    // The other language's address of an article leads to this language's own.
    const item = path.includes(".") ? null : await services.content.item(path, { locale });
    if (item?.contentType !== "article") throw notFound(path);
    throw redirect(localizePath(alternatesOf(item)[locale]!, locale), 301);
  },
};
