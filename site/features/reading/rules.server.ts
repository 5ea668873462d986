import { itemContext } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { requireOwnAddress } from "../../own-address.server.ts";
import type { PageRules } from "../../page-request.ts";
import { findArticle } from "./find-article.server.ts";

export const articleRules = {
  /** Valid only if an Article with that slug exists. */
  "article-validate": async (request) => {
    const { path, pathname, locale, params, services, context } = request;
    const article = await findArticle(services.content, params.articleSlug, locale);
    if (article) return context.set(itemContext, article);
    const item = path.includes(".") ? null : await services.content.item(path, { locale });
    if (item?.contentType !== "article") throw notFound(pathname);
    requireOwnAddress(item, request);
    throw notFound(pathname);
  },
} satisfies PageRules;
