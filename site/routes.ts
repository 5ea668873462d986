import type { RouteConfigEntry } from "@react-router/dev/routes";
import { operatorRole } from "../contracts/roles.ts";
import { aheadParameter, type Locale, locales } from "../contracts/site.ts";
import type { PageRuleName } from "./page-rules.server.ts";

/** How long and for whom to cache a page; see server/page-cache. */
type CachePolicy = "content" | "daily" | "private";
export type LayoutName = "landing" | "main" | "prayer" | "primary" | "verse";

export interface Page {
  id: string;
  /** Path below the language root, in React Router's pattern language. */
  path: string;
  file: string;
  layout: LayoutName;
  /** Rules of site/page-rules.server.ts, run in order before the page's loader; the first that objects decides. */
  rules?: PageRuleName[];
  cache: CachePolicy;
  /** Query parameters that change the page. All others are invisible to the server's page cache. */
  query?: string[];
  /**
   * For members: not logged in starts sign-in and shows 401; `groups` requires one of these roles. The shell is public,
   * its module a memberPage().
   */
  login?: { groups?: string[] };
  /**
   * When React takes over in an anonymous visitor's browser: when they first touch something that needs it, or as soon as
   * the page is on the screen. See site/start.
   */
  hydrate: "touch" | "load";
  adTemplate: string;
}

type PageOptions = Partial<Omit<Page, "id" | "path" | "file">>;

/** The file is a module of site/routes; by default a page is content in the main layout, to be read. */
const page = (id: string, path: string, file: string, options: PageOptions = {}): Page => ({
  layout: "main",
  cache: "content",
  hydrate: "touch",
  adTemplate: id,
  ...options,
  id,
  path,
  file: `routes/${file}.tsx`,
});

/** An index and its paged alias; page 1 of the alias leads to the index for good. */
const list = (id: string, path: string, file: string, options: PageOptions = {}): Page[] => {
  const rules: PageRuleName[] = ["paged-list", ...(options.rules ?? [])];
  const common: PageOptions = { layout: "primary", adTemplate: id, ...options, rules };
  return [page(id, path, file, common), page(`${id}-page`, `${path}/page/:pageNumber`, file, common)];
};

/** An old address that leads to the current equivalent. */
const legacy = (path: string, rule: PageRuleName): Page =>
  page(rule, path, "redirect", { rules: [rule], cache: "private", adTemplate: "none" });

/** Every page of the site. Each exists at the root in en-US and below /es in Spanish. */
export const pages: Page[] = [
  page("home", "", "home", { layout: "primary", cache: "daily" }),

  page("verses", "verses", "redirect", { rules: ["verse-of-the-day-redirect"], cache: "private" }),
  page("verse", "verses/:year/:month/:day", "verse", {
    layout: "verse",
    rules: ["verse-validate"],
    cache: "daily",
    query: [aheadParameter],
  }),
  page("verse-month", "verses/:year/:month", "verse-month", {
    rules: ["verse-month-validate"],
    cache: "daily",
  }),
  page("evening-verse", "verses/evening", "evening-verse", { cache: "daily", adTemplate: "none" }),
  page("verse-slug", "verses/:slug", "redirect", { rules: ["verse-slug-redirect"], cache: "private" }),
  page("prayers", "prayers", "redirect", { rules: ["prayer-of-the-day-redirect"], cache: "private" }),
  page("prayer", "prayers/:year/:month/:day", "prayer", {
    layout: "prayer",
    rules: ["prayer-validate"],
    cache: "daily",
    query: [aheadParameter],
  }),
  page("prayer-month", "prayers/:year/:month", "prayer-month", {
    rules: ["prayer-month-validate"],
    cache: "daily",
  }),
  page("prayers-for", "prayers/for", "prayers-for"),
  page("prayer-for", "prayers/for/:prayerSlug", "prayer-for", {
    layout: "prayer",
    rules: ["prayer-for-validate"],
  }),
  page("prayer-slug", "prayers/:slug", "redirect", { rules: ["prayer-slug-redirect"], cache: "private" }),
  page("trivia-index", "trivia", "trivia-archive", { rules: ["trivia-redirect"], cache: "daily" }),
  page("trivia-archive", "trivia/archive", "trivia-archive", { cache: "daily" }),
  page("trivia", "trivia/:triviaMonth/:triviaDay", "trivia", {
    hydrate: "load",
    rules: ["trivia-validate"],
    cache: "daily",
  }),

  page("article", "articles/:articleSlug", "article", { rules: ["article-validate"], query: ["with"] }),
  ...list("categories", "categories", "catalog-index"),
  ...list("category", "categories/:slug", "category", { rules: ["category-validate"] }),
  ...list("contributors", "contributors", "catalog-index"),
  page("contributor", "contributors/:slug", "contributor", {
    layout: "primary",
    rules: ["contributor-validate"],
  }),

  ...list("channels", "channels", "catalog-index"),
  page("channel", "channels/:channelSlug", "collection", { layout: "primary", rules: ["channel-validate"] }),
  page("channel-article", "channels/:channelSlug/:articleSlug", "lesson", {
    rules: ["channel-article-validate"],
    query: ["with"],
  }),

  ...list("devotionals", "devotionals", "catalog-index"),
  page("devotional", "devotionals/:devotionalSlug", "collection", {
    layout: "primary",
    rules: ["devotional-validate"],
  }),
  page("devotional-article", "devotionals/:devotionalSlug/:articleSlug", "lesson", {
    rules: ["devotional-article-validate"],
    query: ["with"],
  }),

  ...list("study-guides", "study-guides", "catalog-index"),
  page("study-guide", "study-guides/:studyGuideSlug", "collection", {
    layout: "primary",
    rules: ["study-guide-validate"],
  }),
  page("study-guide-lesson", "study-guides/:studyGuideSlug/:lessonSlug", "lesson", {
    rules: ["study-guide-lesson-validate"],
    query: ["with"],
  }),

  ...list("growth-plans", "growth-plans", "catalog-index"),
  ...list("growth-plans-topic", "growth-plans/topic", "growth-plans-topic"),
  page("growth-plan", "growth-plans/:growthPlanSlug", "collection", {
    layout: "primary",
    rules: ["growth-plan-validate"],
  }),
  page("growth-plan-lesson", "growth-plans/:growthPlanSlug/:growthPlanLessonSlug", "lesson", {
    rules: ["growth-plan-lesson-validate"],
    query: ["with"],
  }),

  page("bible", "bible", "bible", { query: ["ref", "translation", "with", "book"], adTemplate: "none" }),
  page("bible-chapter", "bible/:translation/:book/:chapter", "bible-chapter", {
    rules: ["bible-chapter-validate"],
    query: ["with", "verse"],
    adTemplate: "none",
  }),
  page("bible-search", "bible/search", "bible-search", { query: ["q"], adTemplate: "none" }),
  page("scripture-wheel", "scripture-wheel", "scripture-wheel", {
    hydrate: "load",
    query: ["topic", "n"],
    adTemplate: "none",
  }),

  ...["login", "callback", "silent"].map((name) =>
    page(`auth-${name}`, `auth/${name}`, `auth-${name}`, { hydrate: "load", adTemplate: "none" }),
  ),
  page("journal", "journal", "journal", { hydrate: "load", login: {}, adTemplate: "none" }),
  page("prayer-list", "prayer-list", "prayer-list", { hydrate: "load", login: {}, adTemplate: "none" }),
  page("my-profile", "my-profile", "my-profile", { hydrate: "load", login: {}, adTemplate: "none" }),
  page("operator", "operator", "operator", {
    hydrate: "load",
    layout: "primary",
    login: { groups: [operatorRole] },
    adTemplate: "none",
  }),
  page("account-security", "account/security", "redirect", {
    rules: ["account-security-redirect"],
    cache: "private",
    adTemplate: "none",
  }),
  ...[
    "login",
    "email-link",
    "sign-in-link",
    "second-factor",
    "register",
    "forgot-password",
    "reset-password",
    "verify-email",
    "change-email",
    "cancel-deletion",
  ].map((name) =>
    page(`account-${name}`, `account/${name}`, `account-${name}`, {
      hydrate: "load",
      rules: ["account-own-provider"],
      query: ["error", "notice", "wait"],
      adTemplate: "none",
    }),
  ),

  page("cards", "cards", "cards", {
    cache: "daily",
    query: ["items", "plans", "guides", "courses", "topics", "verses", "not", "choice"],
    adTemplate: "none",
  }),
  page("premium", "premium", "premium", {
    hydrate: "load",
    rules: ["general-page-validate"],
    adTemplate: "none",
  }),
  page("unlocked", "unlocked", "unlocked", { cache: "private", adTemplate: "none" }),
  // An invitation to a group; its token is in the fragment, which no server sees.
  page("together", "together", "together", { hydrate: "load", adTemplate: "none" }),
  page("newsletter", "newsletter", "newsletter", { hydrate: "load", adTemplate: "none" }),
  page("newsletter-confirm", "newsletter/confirm", "newsletter-confirm", {
    hydrate: "load",
    query: ["token"],
    adTemplate: "none",
  }),
  page("reminders", "reminders", "reminders", { hydrate: "load", adTemplate: "none" }),
  page("consents", "consents", "consents", { hydrate: "load", adTemplate: "none" }),
  page("unsubscribe", "unsubscribe", "unsubscribe", {
    hydrate: "load",
    query: ["token"],
    adTemplate: "none",
  }),
  page("offline", "offline", "offline", { adTemplate: "none" }),
  page("contact-us", "contact-us", "contact-us", { hydrate: "load", adTemplate: "none" }),
  page("search", "search", "search", { cache: "daily", query: ["q", "type", "topic", "page"] }),
  page("top-sermons", "top-sermons", "general-page", { rules: ["general-page-validate"] }),
  page("landing-f", "landing/f", "landing-free", { layout: "landing", rules: ["general-page-validate"] }),
  page("landing-p", "landing/p", "landing-premium", {
    hydrate: "load",
    layout: "landing",
    rules: ["general-page-validate"],
    // A limited-time price ends with a day.
    cache: "daily",
  }),
  page("standard-success", "subscriptions/standard-success", "general-page", {
    hydrate: "load",
    rules: ["general-page-validate"],
  }),
  page("votd-st-success", "subscriptions/votd-st-success", "general-page", {
    hydrate: "load",
    rules: ["general-page-validate"],
  }),
  page("votd-success", "subscriptions/votd-success", "general-page", {
    hydrate: "load",
    rules: ["general-page-validate"],
  }),

  legacy("channel/:legacySlug", "legacy-channel"),
  legacy("devotional/:legacySlug", "legacy-devotional"),
  legacy("growthplan/:legacySlug", "legacy-growth-plan"),
  legacy("explore/category/:legacySlug", "legacy-category"),
  legacy("post/:slug", "legacy-post"),

  page("general-page", "*", "general-page", { rules: ["general-page-validate"] }),
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
