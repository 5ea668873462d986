import { m } from "../../i18n/paraglide/messages.js";

/** The main ways into the site, in reading order. */
export const mainNavigation = [
  { to: "/", label: m.nav_today },
  { to: "/verses", label: m.nav_verse },
  { to: "/articles/learning-to-wait", label: m.nav_articles },
  { to: "/about", label: m.nav_about },
];
