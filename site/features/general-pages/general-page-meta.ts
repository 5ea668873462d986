import { getLocale } from "../../i18n/paraglide/runtime.js";
import { pageMeta } from "../seo/page-meta.ts";
import { itemCard } from "../seo/share-image.ts";
import { breadcrumbData, faqData } from "../seo/structured-data.ts";
import type { GeneralPageView } from "./load-general-page.server.ts";

export function generalPageMeta({ id, title, description, noindex, faq, alternates }: GeneralPageView) {
  return pageMeta({
    title,
    description,
    noindex,
    paths: alternates,
    image: itemCard(getLocale(), id, title),
    jsonLd: [
      breadcrumbData([{ name: title, path: alternates[getLocale()]! }]),
      ...(faq.length > 0 ? [faqData(faq.map(({ question, text }) => ({ question, answer: text })))] : []),
    ],
  });
}
