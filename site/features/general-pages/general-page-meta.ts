import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { itemCard } from "../seo/share-image.ts";
import { breadcrumbData, faqData } from "../seo/structured-data.ts";
import type { GeneralPageView } from "./load-general-page.server.ts";

export function generalPageMeta({ id, title, description, noindex, faq, alternates }: GeneralPageView) {
  const place = { settings: siteSettings(), locale: getLocale() };
  return pageMeta({
    ...place,
    title,
    description,
    noindex,
    paths: alternates,
    image: itemCard(place.locale, id, title),
    jsonLd: [
      breadcrumbData(place, [{ name: title, path: alternates[place.locale]! }]),
      ...(faq.length > 0 ? [faqData(faq.map(({ question, text }) => ({ question, answer: text })))] : []),
    ],
  });
}
