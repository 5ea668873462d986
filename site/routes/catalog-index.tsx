import { data } from "react-router";
import { cacheHeaders } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { IndexPage } from "../features/catalog/index-page.tsx";
import { kindOfSection } from "../features/catalog/kinds.ts";
import { loadCards } from "../features/catalog/load-cards.server.ts";
import { FeaturedPlan } from "../features/growth-plans/featured-plan.tsx";
import { loadFeaturedPlan } from "../features/growth-plans/load-featured-plan.server.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { pagePath } from "../ui/pagination.tsx";
import type { Route } from "./+types/catalog-index";

/** Devotionals, growth plans, study guides, channels, categories, contributors: each by its first path segment. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const path = stripLocale(url.pathname);
  const kind = kindOfSection(path);
  if (!kind) throw notFound(path);
  const list = await loadCards(content, { kind, locale, page: Number(params.pageNumber ?? 1) });
  if (list.page > list.pages) throw notFound(path);
  const featured =
    kind.type === "growthPlan" && list.page === 1 ? await loadFeaturedPlan(content, locale) : null;
  return data({ section: kind.section, list, featured });
}

export const headers = cacheHeaders("content");

export function meta({ loaderData }: Route.MetaArgs) {
  const kind = loaderData && kindOfSection(`/${loaderData.section}`);
  if (!kind) return [];
  const { page } = loaderData.list;
  const path = pagePath(`/${kind.section}`, page);
  return pageMeta({
    title: page > 1 ? `${kind.title()}, ${m.catalog_page_number({ number: page })}` : kind.title(),
    description: kind.intro(),
    paths: { "en-US": path, es: path },
    locale: getLocale(),
    settings: siteSettings(),
  });
}

export default function CatalogIndex({ loaderData: { section, list, featured } }: Route.ComponentProps) {
  const kind = kindOfSection(`/${section}`)!;
  return (
    <IndexPage title={kind.title()} intro={kind.intro()} list={list} path={`/${section}`}>
      {featured && <FeaturedPlan card={featured} />}
    </IndexPage>
  );
}
