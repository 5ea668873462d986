import { data } from "react-router";
import { pageProperties } from "../../contracts/content-properties.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { Body } from "../features/reading/body.tsx";
import { loadBody } from "../features/reading/load-body.server.ts";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
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
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    noindex: properties.noindex === true,
    parts: await loadBody(scripture, properties.contentBody, locale),
    alternates: alternatesOf(item),
  });
}

export const headers = cacheHeaders("content");

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, noindex, alternates } = loaderData;
  return pageMeta({
    title,
    description,
    noindex,
    paths: alternates,
    locale: getLocale(),
    settings: siteSettings(),
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
    </article>
  );
}
