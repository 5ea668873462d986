import { data } from "react-router";
import { pageProperties } from "../../contracts/content-properties.ts";
import { itemContext, servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { cardListData, pageTitle } from "../features/catalog/card-list-meta.ts";
import { CollectionHeader } from "../features/catalog/collection-header.tsx";
import { CardGrid } from "../features/catalog/item-card.tsx";
import { kindOfSection } from "../features/catalog/kinds.ts";
import { loadCards, pictureOf } from "../features/catalog/load-cards.server.ts";
import { Body } from "../features/reading/body.tsx";
import { loadBody } from "../features/reading/load-body.server.ts";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { breadcrumbData } from "../features/seo/structured-data.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { Pagination, pagePath } from "../ui/pagination.tsx";
import type { Route } from "./+types/category";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content, scripture } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const path = stripLocale(url.pathname);
  const root = path.replace(/\/page\/\d+$/, "");
  const item = context.get(itemContext);
  const properties = pageProperties.parse(item.properties);
  const list = await loadCards(content, {
    kind: kindOfSection("/articles")!,
    locale,
    page: Number(params.pageNumber ?? 1),
    filter: [`category:${item.id}`],
    sort: ["createDate:desc"],
  });
  if (list.page > list.pages) throw notFound(url.pathname);
  const paths = alternatesOf(item);
  return data({
    id: item.id,
    root,
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    picture: pictureOf(properties.featuredImage),
    parts: list.page === 1 ? await loadBody(scripture, properties.contentBody, locale) : [],
    list,
    alternates: Object.fromEntries(
      Object.entries(paths).map(([language, at]) => [language, pagePath(at, list.page)]),
    ),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, description, alternates, list } = loaderData;
  return pageMeta({
    title: pageTitle(title, list.page),
    description,
    paths: alternates,
    image: itemCard(getLocale(), id, title),
    jsonLd: [
      cardListData(title, list),
      breadcrumbData([
        { name: m.catalog_categories_title(), path: "/categories" },
        { name: title, path: loaderData.root },
      ]),
    ],
  });
}

export default function Category({ loaderData: category }: Route.ComponentProps) {
  return (
    <>
      <CollectionHeader
        id={category.id}
        kicker={m.catalog_category()}
        title={category.title}
        summary={category.summary}
        picture={category.picture}
        crumbs={[{ name: m.catalog_categories_title(), path: "/categories" }]}
      />
      <div className="wrap mt-8 pb-16">
        <div className="max-w-[700px]">
          <Body parts={category.parts} />
        </div>
        <div className="mt-10">
          {category.list.cards.length === 0 ? (
            <p className="text-muted">{m.catalog_empty()}</p>
          ) : (
            <CardGrid cards={category.list.cards} heading="h2" first />
          )}
        </div>
        <Pagination
          to={(page) => pagePath(category.root, page)}
          page={category.list.page}
          pages={category.list.pages}
        />
      </div>
    </>
  );
}
