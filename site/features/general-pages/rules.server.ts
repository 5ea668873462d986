import { notFound } from "../../errors.ts";
import type { PageRules } from "../../page-visit.ts";

export const generalPageRules: PageRules = {
  /** Invalid with a dot in the path; valid only if the item found there is a general page. */
  "general-page-validate": async ({ path, locale, services }) => {
    if (path.includes(".")) throw notFound(path);
    const item = await services.content.item(path, { locale });
    if (item?.contentType !== "generalPage") throw notFound(path);
  },
};
