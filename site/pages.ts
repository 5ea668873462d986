import { stripLocale } from "./i18n/locale.ts";
import { type Page, pages } from "./routes.ts";

/** The page behind a matched route pattern of either language; the router leaves out the first slash. */
export function pageOfPattern(pattern: string): Page | undefined {
  const wanted = stripLocale(pattern.startsWith("/") ? pattern : `/${pattern}`);
  return pages.find(({ path }) => `/${path}` === wanted);
}

/** Addresses that exist whatever the content is: pages without a parameter. */
export const fixedPaths: string[] = pages
  .filter(({ path }) => !/[:*]/.test(path))
  .map(({ path }) => `/${path}`);
