import type { MenuPlace } from "../../../contracts/menus.ts";
import type { Locale } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { type Menu, siteSettings } from "../../settings.ts";

type Message = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** The menus of a library that has none; content/menus holds the same, for editors to change. */
const compiled: Record<MenuPlace, { title: Message; links: [to: string, label: Message][] }> = {
  // The main ways into the site, in reading order.
  main: {
    title: m.main_navigation,
    links: [
      ["/", m.nav_today],
      ["/devotionals", m.nav_devotionals],
      ["/growth-plans", m.nav_plans],
      ["/study-guides", m.nav_guides],
      ["/categories", m.nav_articles],
      ["/bible", m.nav_bible],
    ],
  },
  // Everything else has its place at the foot of the page.
  "footer-daily": {
    title: m.nav_daily,
    links: [
      ["/verses", m.nav_verse],
      ["/prayers", m.nav_prayer],
      ["/prayers/for", m.prayers_for],
      ["/trivia", m.nav_trivia],
      ["/scripture-wheel", m.nav_wheel],
      ["/reminders", m.notifications_section],
    ],
  },
  "footer-read": {
    title: m.nav_read,
    links: [
      ["/begin-here", m.nav_begin],
      ["/channels", m.nav_channels],
      ["/contributors", m.nav_contributors],
      ["/top-sermons", m.nav_sermons],
      ["/search", m.nav_search],
    ],
  },
  "footer-site": {
    title: m.nav_site,
    links: [
      ["/about", m.nav_about],
      ["/how-it-works", m.nav_how],
      ["/premium", m.nav_premium],
      ["/giving", m.nav_giving],
      ["/faq", m.nav_faq],
      ["/contact-us", m.nav_contact],
    ],
  },
  "footer-small-print": {
    title: m.nav_small_print,
    links: [
      ["/privacy", m.nav_privacy],
      ["/terms", m.nav_terms],
      ["/cookies", m.nav_cookies],
      ["/accessibility", m.nav_accessibility],
      ["/editorial-standards", m.nav_standards],
    ],
  },
};

export function compiledMenu(place: MenuPlace, locale: Locale): Menu {
  const { title, links } = compiled[place];
  return {
    title: title({}, { locale }),
    links: links.map(([to, label]) => ({ to, label: label({}, { locale }) })),
  };
}

/** As editors wrote it, where that is not what the messages say. */
export const menuOf = (place: MenuPlace): Menu =>
  siteSettings().menus?.[place] ?? compiledMenu(place, getLocale());

const footerPlaces: readonly MenuPlace[] = [
  "footer-daily",
  "footer-read",
  "footer-site",
  "footer-small-print",
];
export const footerMenus = (): (Menu & { place: MenuPlace })[] =>
  footerPlaces.map((place) => ({ place, ...menuOf(place) }));
