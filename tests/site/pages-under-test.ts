/** One address of every page in site/routes.ts, in English; the Spanish one is found through the page's own alternates. */
export const samples: Record<string, string> = {
  home: "/",
  verse: "/verses/2026/11/14",
  "verse-month": "/verses/2026/10",
  prayer: "/prayers/2026/11/14",
  "prayer-month": "/prayers/2026/10",
  trivia: "/trivia/11/14",
  "trivia-archive": "/trivia/archive",
  article: "/articles/learning-to-wait",
  categories: "/categories",
  category: "/categories/prayer-life",
  contributors: "/contributors",
  contributor: "/contributors/prayer-desk",
  channels: "/channels",
  channel: "/channels/morning-pages",
  devotionals: "/devotionals",
  devotional: "/devotionals/evenings-in-the-psalms",
  "study-guides": "/study-guides",
  "study-guide": "/study-guides/ruth",
  "growth-plans": "/growth-plans",
  "growth-plans-topic": "/growth-plans/topic",
  "growth-plan": "/growth-plans/still-waters",
  "growth-plan-lesson": "/growth-plans/still-waters/1-be-still",
  bible: "/bible",
  "bible-chapter": "/bible/kjv/john/3",
  "scripture-wheel": "/scripture-wheel",
  search: "/search",
  "contact-us": "/contact-us",
  newsletter: "/newsletter",
  "auth-login": "/auth/login",
  "auth-callback": "/auth/callback",
  "account-login": "/account/login",
  "account-register": "/account/register",
  "account-forgot-password": "/account/forgot-password",
  "account-reset-password": "/account/reset-password",
  "account-verify-email": "/account/verify-email",
  "top-sermons": "/top-sermons",
  "landing-f": "/landing/f",
  "landing-p": "/landing/p",
  "standard-success": "/subscriptions/standard-success",
  "votd-st-success": "/subscriptions/votd-st-success",
  "votd-success": "/subscriptions/votd-success",
  "general-page": "/about",
};

/** The first child of a series: its address depends on the content, so it is read from the series' page. */
export const firstChildOf: Record<string, string> = {
  "channel-article": "channel",
  "devotional-article": "devotional",
  "study-guide-lesson": "study-guide",
};

/** Addresses that are no pages to look at. */
export const bare: Record<string, string> = {
  "auth-silent": "/auth/silent",
};

/** Pages that lead elsewhere: [address, status, target]. */
export const redirects: Record<string, [from: string, status: number, to: string]> = {
  verses: ["/verses", 302, "/verses/2026/11/14"],
  "verse-slug": ["/verses/11-10", 302, "/verses/2026/11/10"],
  prayers: ["/prayers", 302, "/prayers/2026/11/14"],
  "prayer-slug": ["/prayers/before-a-decision", 302, "/prayers/2026/11/14"],
  "trivia-index": ["/trivia", 302, "/trivia/11/14"],
  "categories-page": ["/categories/page/1", 301, "/categories"],
  "category-page": ["/categories/prayer-life/page/1", 301, "/categories/prayer-life"],
  "contributors-page": ["/contributors/page/1", 301, "/contributors"],
  "channels-page": ["/channels/page/1", 301, "/channels"],
  "devotionals-page": ["/devotionals/page/1", 301, "/devotionals"],
  "study-guides-page": ["/study-guides/page/1", 301, "/study-guides"],
  "growth-plans-page": ["/growth-plans/page/1", 301, "/growth-plans"],
  "growth-plans-topic-page": ["/growth-plans/topic/page/1", 301, "/growth-plans/topic"],
  "legacy-channel": ["/channel/morning-pages", 301, "/channels/morning-pages"],
  "legacy-devotional": ["/devotional/nowhere", 301, "/devotionals"],
  "legacy-growth-plan": ["/growthplan/still-waters", 301, "/growth-plans/still-waters"],
  "legacy-category": ["/explore/category/prayer-life", 301, "/categories/prayer-life"],
  "legacy-post": ["/post/learning-to-wait", 301, "/articles/learning-to-wait"],
};
