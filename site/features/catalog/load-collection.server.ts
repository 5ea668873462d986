import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import { type Locale, topicsTake } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { loadBody } from "../reading/load-body.server.ts";
import { alternatesOf } from "../seo/alternates.ts";
import { authorsOf } from "./authors.server.ts";
import { cardFields, cardOf, loadRelated, pictureOf, withoutSlash } from "./load-cards.server.ts";

/** The children of an item in their order, with these fields. */
export async function loadChildren(
  { content }: SiteServices,
  parent: Pick<ContentItem, "id">,
  locale: Locale,
  fields: string,
) {
  const { items } = await content.list({
    fetch: `children:${parent.id}`,
    sort: ["sortOrder:asc"],
    take: topicsTake,
    fields,
    locale,
  });
  return items;
}

/** A devotional, growth plan, study guide or channel: what it is and its parts in order. */
export async function loadCollection(services: SiteServices, item: ContentItem, locale: Locale) {
  const properties = pageProperties.parse(item.properties);
  const [children, parts, related] = await Promise.all([
    loadChildren(services, item, locale, cardFields),
    loadBody(services.scripture, properties.contentBody, locale),
    loadRelated(services.content, properties.related ?? [], locale),
  ]);
  return {
    id: item.id,
    type: item.contentType,
    path: withoutSlash(item.route.path),
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    topic: properties.topic?.name ?? null,
    by: authorsOf(properties.contributors),
    picture: pictureOf(properties.featuredImage),
    parts,
    children: children.map((child) => cardOf(child, pageProperties.parse(child.properties))),
    related,
    alternates: alternatesOf(item),
  };
}
