import type { Locale } from "../../contracts/site.ts";
import { localizePath } from "../../site/i18n/locale.ts";

const labels: Record<Locale, { description: string; verse: string; bible: string; trivia: string }> = {
  "en-US": {
    description: "Daily verses, prayers, trivia and studies to grow in faith.",
    verse: "Today's verse",
    bible: "Bible",
    trivia: "Trivia",
  },
  es: {
    description: "Versículos, oraciones, trivia y estudios de cada día para crecer en la fe.",
    verse: "El versículo de hoy",
    bible: "Biblia",
    trivia: "Trivia",
  },
};

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** With it a phone installs the site as an app. */
export function writeManifest(siteName: string, locale: Locale): string {
  const { description, ...names } = labels[locale];
  const at = (path: string) => localizePath(path, locale);
  return JSON.stringify({
    id: at("/"),
    name: siteName,
    short_name: siteName.slice(0, 12),
    description,
    lang: locale,
    dir: "ltr",
    start_url: at("/"),
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f4",
    theme_color: "#0b5563",
    categories: ["books", "education", "lifestyle"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: names.verse, url: at("/verses") },
      { name: names.bible, url: at("/bible") },
      { name: names.trivia, url: at("/trivia") },
    ],
  });
}
