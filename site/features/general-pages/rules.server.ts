import { itemContext } from "../../context.ts";
import { notFound } from "../../errors.ts";
import { requireOwnAddress } from "../../own-address.server.ts";
import type { PageRules } from "../../page-request.ts";

export const generalPageRules = {
  /** Invalid with a dot in the path; valid only if the item found there is a general page. */
  "general-page-validate": async (request) => {
    const { path, pathname, locale, services, context } = request;
    if (path.includes(".")) throw notFound(pathname);
    const item = await services.content.item(path, { locale });
    if (item?.contentType !== "generalPage") throw notFound(pathname);
    requireOwnAddress(item, request);
    context.set(itemContext, item);
  },
} satisfies PageRules;
