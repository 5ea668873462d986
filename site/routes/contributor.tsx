import { data } from "react-router";
import { contributorProperties, pageProperties } from "../../contracts/content-properties.ts";
import { listPageSize } from "../../contracts/site.ts";
import { itemContext, servicesContext } from "../context.ts";
import { CollectionHeader } from "../features/catalog/collection-header.tsx";
import { CardGrid } from "../features/catalog/item-card.tsx";
import { cardFields, cardOf, pictureOf } from "../features/catalog/load-cards.server.ts";
import { FollowButton } from "../features/creators/follow-button.tsx";
import { Body } from "../features/reading/body.tsx";
import { loadBody } from "../features/reading/load-body.server.ts";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { breadcrumbData, contributorData } from "../features/seo/structured-data.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import type { Route } from "./+types/contributor";

/** A desk and the newest of what it wrote. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, scripture } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const item = context.get(itemContext);
  const properties = contributorProperties.parse(item.properties);
  const { items } = await content.list({
    filter: ["contentType:article,dailyDevotional,growthPlan,studyGuide,channel", `contributor:${item.id}`],
    sort: ["createDate:desc"],
    take: listPageSize,
    fields: cardFields,
    locale,
  });
  return data({
    id: item.id,
    title: properties.title,
    firstName: properties.firstName,
    lastName: properties.lastName,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    picture: pictureOf(properties.featuredImage),
    parts: await loadBody(scripture, properties.contentBody, locale),
    cards: items.map((found) => cardOf(found, pageProperties.parse(found.properties))),
    alternates: alternatesOf(item),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, firstName, lastName, description, alternates } = loaderData;
  const path = alternates[getLocale()]!;
  const image = itemCard(getLocale(), id, title);
  return pageMeta({
    title,
    description,
    paths: alternates,
    image,
    jsonLd: [
      contributorData({ name: title, firstName, lastName, description, path }),
      breadcrumbData([
        { name: m.catalog_contributors_title(), path: "/contributors" },
        { name: title, path },
      ]),
    ],
  });
}

export default function Contributor({ loaderData: contributor }: Route.ComponentProps) {
  return (
    <>
      <CollectionHeader
        id={contributor.id}
        kicker={m.catalog_contributor()}
        title={contributor.title}
        summary={contributor.summary}
        picture={contributor.picture}
        crumbs={[{ name: m.catalog_contributors_title(), path: "/contributors" }]}
      >
        <div className="mt-5">
          <FollowButton id={contributor.id} name={contributor.title} />
        </div>
      </CollectionHeader>
      <div className="wrap mt-8 pb-16">
        <div className="max-w-[700px]">
          <Body parts={contributor.parts} />
        </div>
        {contributor.cards.length > 0 && (
          <section className="mt-12">
            <h2 className="mb-5">{m.catalog_from_contributor()}</h2>
            <CardGrid cards={contributor.cards} />
          </section>
        )}
      </div>
    </>
  );
}
