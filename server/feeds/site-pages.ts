import { type Page, pages } from "../../site/routes.ts";

const isStatic = ({ path }: Page) => !/[:*]/.test(path);

/** A page that redirects, requires sign-in or shows a content item is not an index. */
const isOwnPage = ({ file, login, cache, rules = [] }: Page) =>
  !login &&
  cache !== "private" &&
  !rules.some((rule) => rule.endsWith("-redirect") || rule === "general-page-validate") &&
  file !== "routes/redirect.tsx";

/** Pages that show the visitor's own input or account actions, or have nothing to index. */
const notForIndexes =
  /^(search|bible\/search|newsletter(\/.*)?|together|consents|unsubscribe|cards|offline|auth\/.*|account\/.*)$/;

/** Addresses of the app's own pages, such as `/` and `/growth-plans`, without language prefix. */
export const indexPaths: readonly string[] = pages
  .filter((page) => isStatic(page) && isOwnPage(page) && !notForIndexes.test(page.path))
  .map((page) => `/${page.path}`);

const toPattern = ({ path }: Page) => new RegExp(`^/${path.replace(/:[^/]+/g, "[^/]+")}$`);
const patterns = pages.filter((page) => isOwnPage(page) && !page.path.includes("*")).map(toPattern);

/** An item is an address only where the site has a page for it. */
export const hasPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
