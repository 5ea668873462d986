import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { SiteSettings } from "../../settings.ts";

export interface PageMeta {
  title: string;
  description: string;
  /** Paths without language prefix; a language that is missing has no such page. */
  paths: Partial<Record<Locale, string>>;
  locale: Locale;
  type?: "website" | "article";
  noindex?: boolean;
  settings: SiteSettings;
}

/** Title, description, canonical, alternates and the basic cards of one page. */
export function pageMeta({
  title,
  description,
  paths,
  locale,
  type = "website",
  noindex,
  settings,
}: PageMeta): MetaDescriptor[] {
  const address = (language: Locale) => settings.origin + localizePath(paths[language]!, language);
  const alternates = locales
    .filter((language) => paths[language] !== undefined)
    .map((language) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: address(language) }));
  const fallback =
    paths["en-US"] === undefined
      ? []
      : [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("en-US") }];
  const fullTitle = title === settings.siteName ? title : `${title} · ${settings.siteName}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...alternates,
    ...fallback,
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: address(locale) },
    { property: "og:site_name", content: settings.siteName },
    { property: "og:locale", content: locale === "es" ? "es_ES" : "en_US" },
    { name: "twitter:card", content: "summary" },
  ];
}
