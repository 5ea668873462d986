import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { type ShareImage, shareImageSize, siteCard } from "./share-image.ts";
import type { JsonLd } from "./structured-data.ts";

interface PageMeta {
  title: string;
  description: string;
  /** Paths without language prefix, or the one of both languages; a language that is missing has no such page. */
  paths: Partial<Record<Locale, string>> | string;
  type?: "website" | "article";
  noindex?: boolean;
  /** The picture of the shared link; the site's own card when there is none. */
  image?: ShareImage;
  /** When an article came out and was last revised, as content dates are written. */
  published?: string | null;
  modified?: string | null;
  /** Made by the builders of structured-data.ts. */
  jsonLd?: readonly JsonLd[];
}

const openGraphLocale: Record<Locale, string> = { "en-US": "en_US", es: "es_ES" };

const timeOf = (property: string, date: string | null | undefined) =>
  date ? [{ property, content: new Date(date).toISOString() }] : [];

function imageTags(image: ShareImage, origin: string): MetaDescriptor[] {
  const url = image.url.startsWith("/") ? origin + image.url : image.url;
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: url },
    { name: "twitter:image:alt", content: image.alt },
  ];
}

/** Title, description, canonical, alternates, the cards of a shared link and structured data of one page. */
export function pageMeta({
  title,
  description,
  paths: given,
  type = "website",
  noindex,
  image,
  published,
  modified,
  jsonLd = [],
}: PageMeta): MetaDescriptor[] {
  const locale = getLocale();
  const { origin, siteName } = siteSettings();
  const paths = typeof given === "string" ? { "en-US": given, es: given } : given;
  const address = (language: Locale) => origin + localizePath(paths[language]!, language);
  const languages = locales.filter((language) => paths[language] !== undefined);
  const alternate = (hrefLang: string, language: Locale) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: address(language),
  });
  return [
    { title: title === siteName ? title : `${title} · ${siteName}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...languages.map((language) => alternate(language, language)),
    ...(paths["en-US"] === undefined ? [] : [alternate("x-default", "en-US")]),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: siteName,
      href: origin + localizePath("/feed", locale),
    },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: address(locale) },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: openGraphLocale[locale] },
    ...languages
      .filter((language) => language !== locale)
      .map((language) => ({ property: "og:locale:alternate", content: openGraphLocale[language] })),
    ...timeOf("article:published_time", type === "article" ? published : null),
    ...timeOf("article:modified_time", type === "article" ? modified : null),
    // Link previews read the document, so client-side navigation skips the image tags.
    ...(import.meta.env.SSR ? imageTags(image ?? siteCard(locale, siteName), origin) : []),
    // In the browser the builders give nothing: see structured-data.browser.ts.
    ...jsonLd
      .filter(Boolean)
      .map((block) => ({ "script:ld+json": { "@context": "https://schema.org", ...block } })),
  ];
}
