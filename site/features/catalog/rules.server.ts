import { redirect } from "react-router";
import { itemContext } from "../../context.ts";
import { categoryNotFound, notFound } from "../../errors.ts";
import { localizePath } from "../../i18n/locale.ts";
import { requireOwnAddress } from "../../own-address.server.ts";
import type { PageRequest, PageRules } from "../../page-request.ts";
import { authorFields } from "../reading/author-fields.server.ts";

/** A page number is digits only; page 1 is the list's root, for good. */
function pagedList({ path, pathname, locale, params }: PageRequest): void {
  const { pageNumber } = params;
  if (pageNumber === undefined) return;
  if (!/^\d{1,6}$/.test(pageNumber) || Number(pageNumber) === 0) throw notFound(pathname);
  if (Number(pageNumber) === 1) throw redirect(localizePath(path.replace(/\/page\/\d+$/, ""), locale), 301);
}

const withPicture = { expand: "properties[featuredImage]" };
const withAuthors = { expand: "properties[contributors]", fields: authorFields };

/** Valid only if the content item at the path exists and is of the type the route is for. */
export const itemAtPath =
  (type: string, opened: { expand?: string; fields?: string } = {}) =>
  async (request: PageRequest): Promise<void> => {
    const { path, pathname, locale, services, context } = request;
    const item = path.includes(".") ? null : await services.content.item(path, { locale, ...opened });
    if (item?.contentType !== type) throw notFound(pathname);
    requireOwnAddress(item, request);
    context.set(itemContext, item);
  };

export const catalogRules = {
  "paged-list": pagedList,
  "channel-validate": itemAtPath("channel", withPicture),
  "channel-article-validate": itemAtPath("channelArticle", withAuthors),
  "contributor-validate": itemAtPath("contributor", withPicture),
  "devotional-validate": itemAtPath("dailyDevotional", withPicture),
  "devotional-article-validate": itemAtPath("devotionalArticle", withAuthors),
  "study-guide-validate": itemAtPath("studyGuide", withPicture),
  "study-guide-lesson-validate": itemAtPath("studyGuideLesson", withAuthors),
  "growth-plan-validate": itemAtPath("growthPlan", withPicture),
  "growth-plan-lesson-validate": itemAtPath("growthPlanArticle", withAuthors),

  /** A missing category gives 404 with message 'Category Not found'. */
  "category-validate": async (request) => {
    const { path, pathname, locale, services, context } = request;
    const root = path.replace(/\/page\/\d+$/, "");
    const item = root.includes(".") ? null : await services.content.item(root, { locale, ...withPicture });
    if (item?.contentType !== "category") throw notFound(pathname, categoryNotFound);
    requireOwnAddress(item, request, path.slice(root.length));
    context.set(itemContext, item);
  },
} satisfies PageRules;
