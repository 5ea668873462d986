import { data } from "react-router";
import { pageProperties } from "../../contracts/content-properties.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { FaqList } from "../features/general-pages/faq-list.tsx";
import { loadFaq } from "../features/general-pages/load-faq.server.ts";
import { Body } from "../features/reading/body.tsx";
import { loadBody } from "../features/reading/load-body.server.ts";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { breadcrumbData, faqData } from "../features/seo/structured-data.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import type { Route } from "./+types/general-page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, scripture } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const path = stripLocale(url.pathname);
  const item = await content.item(path, { locale });
  if (item?.contentType !== "generalPage") throw notFound(path);
  const properties = pageProperties.parse(item.properties);
  return data({
    id: item.id,
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    noindex: properties.noindex === true,
    parts: await loadBody(scripture, properties.contentBody, locale),
    faq: await loadFaq(scripture, item.properties.faq, locale),
    alternates: alternatesOf(item),
  });
}

export const headers = cacheHeaders("content");

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, description, noindex, faq, alternates } = loaderData;
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

export default function GeneralPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="column mt-10 md:mt-16">
      <h1 className="text-[2rem] md:text-[2.6rem]">{page.title}</h1>
      {page.summary && <p className="mt-3 text-[1.15rem] text-muted">{page.summary}</p>}
      <div className="mt-8">
        <Body parts={page.parts} />
      </div>
      <FaqList questions={page.faq} />
    </article>
  );
}
