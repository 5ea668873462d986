import { stripLocale } from "./i18n/locale.ts";
import { type Page, pages } from "./routes.ts";

const byPattern = new Map(pages.map((page) => [`/${page.path}`, page]));

/** The page behind a matched route pattern of either language; the router leaves out the first slash. */
export const pageOfPattern = (pattern: string): Page | undefined =>
  byPattern.get(stripLocale(pattern.startsWith("/") ? pattern : `/${pattern}`));

/** Addresses that exist whatever the content is: pages without a parameter. */
export const fixedPaths: string[] = pages
  .filter(({ path }) => !/[:*]/.test(path))
  .map(({ path }) => `/${path}`);
