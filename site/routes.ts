import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type Locale, locales } from "../contracts/site.ts";

/** How long and for whom a page may be kept; see server/page-cache. */
export type CachePolicy = "content" | "daily" | "private";
export type LayoutName = "landing" | "main" | "prayer" | "primary" | "verse";

export interface Page {
  id: string;
  /** Path below the language root, in React Router's pattern language. */
  path: string;
  file: string;
  layout: LayoutName;
  /** Names of rules in site/page-rules, run in order before the page's loader; the first that objects decides. */
  rules?: string[];
  cache: CachePolicy;
  /** Query parameters that change the page. All others are invisible to the server's page cache. */
  query?: string[];
  /** Starts sign-in and answers 401 when the visitor is not logged in; `groups` asks for one of these roles. */
  login?: { groups?: string[] };
  adTemplate: string;
  colorMode?: "light" | "dark";
}

/** Every page of the site. Each exists at the root in en-US and below /es in Spanish. */
export const pages: Page[] = [
  { id: "home", path: "", file: "routes/home.tsx", layout: "primary", cache: "daily", adTemplate: "home" },

  {
    id: "verses",
    path: "verses",
    file: "routes/redirect.tsx",
    layout: "verse",
    rules: ["verse-of-the-day-redirect"],
    cache: "private",
    adTemplate: "verse",
  },
  {
    id: "verse",
    path: "verses/:year/:month/:day",
    file: "routes/verse.tsx",
    layout: "verse",
    rules: ["verse-validate"],
    cache: "daily",
    adTemplate: "verse",
  },

  {
    id: "article",
    path: "articles/:articleSlug",
    file: "routes/article.tsx",
    layout: "main",
    rules: ["article-validate"],
    cache: "content",
    adTemplate: "article",
  },

  {
    id: "newsletter",
    path: "newsletter",
    file: "routes/newsletter.tsx",
    layout: "main",
    cache: "content",
    adTemplate: "none",
  },

  {
    id: "general-page",
    path: "*",
    file: "routes/general-page.tsx",
    layout: "main",
    rules: ["general-page-validate"],
    cache: "content",
    adTemplate: "general",
  },
];

const localePrefix = (locale: Locale) => (locale === "en-US" ? "" : `${locale}/`);

/** Pages of one language, grouped under their layouts; ids carry the language, since one file serves both. */
function localeRoutes(locale: Locale): RouteConfigEntry[] {
  const layouts = [...new Set(pages.map((page) => page.layout))];
  return layouts.map((layout) => ({
    id: `${locale}:layout:${layout}`,
    file: `layouts/${layout}.tsx`,
    children: pages
      .filter((page) => page.layout === layout)
      .map((page) => {
        const path = `${localePrefix(locale)}${page.path}`.replace(/\/$/, "");
        const entry = { id: `${locale}:${page.id}`, file: page.file };
        return path === "" ? { ...entry, index: true } : { ...entry, path };
      }),
  }));
}

export default locales.flatMap(localeRoutes);
