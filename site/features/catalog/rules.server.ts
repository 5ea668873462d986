import { redirect } from "react-router";
import { categoryNotFound, notFound } from "../../errors.ts";
import { localizePath } from "../../i18n/locale.ts";
import { requireOwnAddress } from "../../own-address.server.ts";
import type { PageRequest, PageRules } from "../../page-request.ts";

/** A page number is digits only; page 1 is the list's root, for good. */
function pagedList({ path, pathname, locale, params }: PageRequest): void {
  const { pageNumber } = params;
  if (pageNumber === undefined) return;
  if (!/^\d{1,6}$/.test(pageNumber) || Number(pageNumber) === 0) throw notFound(pathname);
  if (Number(pageNumber) === 1) throw redirect(localizePath(path.replace(/\/page\/\d+$/, ""), locale), 301);
}

/** Valid only if the content item at the path exists and is of the type the route is for. */
const itemAtPath =
  (...types: string[]) =>
  async (request: PageRequest): Promise<void> => {
    const { path, pathname, locale, services } = request;
    const item = path.includes(".") ? null : await services.content.item(path, { locale });
    if (!item || !types.includes(item.contentType)) throw notFound(pathname);
    requireOwnAddress(item, request);
  };

export const catalogRules = {
  "paged-list": pagedList,
  "channel-validate": itemAtPath("channel"),
  "channel-article-validate": itemAtPath("channelArticle"),
  "contributor-validate": itemAtPath("contributor"),
  "devotional-validate": itemAtPath("dailyDevotional"),
  "devotional-article-validate": itemAtPath("devotionalArticle"),
  "study-guide-validate": itemAtPath("studyGuide"),
  "study-guide-lesson-validate": itemAtPath("studyGuideLesson"),
  "growth-plan-validate": itemAtPath("growthPlan"),
  "growth-plan-lesson-validate": itemAtPath("growthPlanArticle"),

  /** A missing category gives 404 with message 'Category Not found'. */
  "category-validate": async (request) => {
    const { path, pathname, locale, services } = request;
    const root = path.replace(/\/page\/\d+$/, "");
    const item = root.includes(".") ? null : await services.content.item(root, { locale });
    if (item?.contentType !== "category") throw notFound(pathname, categoryNotFound);
    requireOwnAddress(item, request, path.slice(root.length));
  },
} satisfies PageRules;
