import { notFound } from "../../errors.ts";
import type { PageRules } from "../../page-visit.ts";
import { findArticle } from "./find-article.server.ts";

export const articleRules: PageRules = {
  /** Valid only if an Article with that slug exists. */
  "article-validate": async ({ path, locale, params, services }) => {
    if (!(await findArticle(services.content, params.articleSlug, locale))) throw notFound(path);
  },
};
