import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { alternatesOf } from "../seo/alternates.ts";
import { loadFaq } from "./load-faq.server.ts";

export async function loadGeneralPage({ scripture }: SiteServices, item: ContentItem, locale: Locale) {
  const properties = pageProperties.parse(item.properties);
  return {
    id: item.id,
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    noindex: properties.noindex === true,
    charityNote: properties.charityNote === true,
    parts: await loadBody(scripture, properties.contentBody, locale),
    faq: await loadFaq(scripture, item.properties.faq, locale),
    alternates: alternatesOf(item),
  };
}

export type GeneralPageView = Awaited<ReturnType<typeof loadGeneralPage>>;
