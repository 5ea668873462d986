import { m } from "../../i18n/paraglide/messages.js";

interface NavigationLink {
  to: string;
  label(): string;
}

/** The main ways into the site, in reading order. */
export const mainNavigation: NavigationLink[] = [
  { to: "/", label: m.nav_today },
  { to: "/devotionals", label: m.nav_devotionals },
  { to: "/growth-plans", label: m.nav_plans },
  { to: "/study-guides", label: m.nav_guides },
  { to: "/categories", label: m.nav_articles },
  { to: "/bible", label: m.nav_bible },
];

/** Everything else has its place at the foot of the page. */
export const footerNavigation: { title(): string; links: NavigationLink[] }[] = [
  {
    title: m.nav_daily,
    links: [
      { to: "/verses", label: m.nav_verse },
      { to: "/prayers", label: m.nav_prayer },
      { to: "/prayers/for", label: m.prayers_for },
      { to: "/trivia", label: m.nav_trivia },
      { to: "/scripture-wheel", label: m.nav_wheel },
    ],
  },
  {
    title: m.nav_read,
    links: [
      { to: "/begin-here", label: m.nav_begin },
      { to: "/channels", label: m.nav_channels },
      { to: "/contributors", label: m.nav_contributors },
      { to: "/top-sermons", label: m.nav_sermons },
      { to: "/search", label: m.nav_search },
    ],
  },
  {
    title: m.nav_site,
    links: [
      { to: "/about", label: m.nav_about },
      { to: "/how-it-works", label: m.nav_how },
      { to: "/premium", label: m.nav_premium },
      { to: "/giving", label: m.nav_giving },
      { to: "/faq", label: m.nav_faq },
      { to: "/contact-us", label: m.nav_contact },
    ],
  },
  {
    title: m.nav_small_print,
    links: [
      { to: "/privacy", label: m.nav_privacy },
      { to: "/terms", label: m.nav_terms },
      { to: "/cookies", label: m.nav_cookies },
      { to: "/accessibility", label: m.nav_accessibility },
      { to: "/editorial-standards", label: m.nav_standards },
    ],
  },
];
