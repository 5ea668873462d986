import { data } from "react-router";
import { topicIds } from "../../contracts/content.ts";
import { pageProperties } from "../../contracts/content-properties.ts";
import { topicsTake } from "../../contracts/site.ts";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { CardGrid } from "../features/catalog/item-card.tsx";
import { kindOfSection } from "../features/catalog/kinds.ts";
import { loadCards } from "../features/catalog/load-cards.server.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { breadcrumbData } from "../features/seo/structured-data.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Pagination, pagePath } from "../ui/pagination.tsx";
import type { Route } from "./+types/growth-plans-topic";

const topicsPerPage = 6;

/** Plans grouped by the six fixed topics; a plan is listed under its main topic. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const _path = stripLocale(url.pathname);
  const page = Number(params.pageNumber ?? 1);
  const ids = Object.values(topicIds);
  const pages = Math.ceil(ids.length / topicsPerPage);
  if (page > pages) throw notFound(url.pathname);
  const shown = ids.slice((page - 1) * topicsPerPage, page * topicsPerPage);
  const kind = kindOfSection("/growth-plans")!;
  const [topics, plans] = await Promise.all([
    content.items(shown, { locale, fields: "properties[title,summary]" }),
    loadCards(content, { kind, locale, take: topicsTake, filter: [`topic:${shown.join(",")}`] }),
  ]);
  const groups = shown
    .map((id) => topics.find((topic) => topic.id === id))
    .filter((topic) => topic !== undefined)
    .map((topic) => {
      const { title, summary } = pageProperties.parse(topic.properties);
      const cards = plans.cards
        .filter((card) => card.topic === topic.name)
        // Only a card without a picture is drawn by its id; for the others the path is a name that the page has already.
        .map((card) => (card.picture ? { ...card, id: card.path } : card));
      return { id: topic.id, title, summary, cards };
    })
    .filter((group) => group.cards.length > 0);
  return data({ groups, page, pages });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const path = pagePath("/growth-plans/topic", loaderData?.page ?? 1);
  return pageMeta({
    title: m.catalog_by_topic(),
    description: `${m.catalog_by_topic_intro()} ${m.catalog_growth_plans_intro()}`,
    paths: path,
    jsonLd: [
      breadcrumbData([
        { name: m.catalog_growth_plans_title(), path: "/growth-plans" },
        { name: m.catalog_by_topic(), path: "/growth-plans/topic" },
      ]),
    ],
  });
}

export default function GrowthPlansByTopic({ loaderData: { groups, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-16 md:pt-10">
      <Breadcrumbs crumbs={[{ name: m.catalog_growth_plans_title(), path: "/growth-plans" }]} />
      <h1 className="mt-2 text-[2.1rem] md:text-[2.8rem]">{m.catalog_by_topic()}</h1>
      <p className="mt-3 text-[1.1rem] text-muted">{m.catalog_by_topic_intro()}</p>
      {groups.map((group, index) => (
        <section
          key={group.id}
          className="mt-10 border-t border-line pt-6 md:mt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-6 lg:pt-8 lg:[&>ul]:grid-cols-2"
        >
          <div>
            <h2>{group.title}</h2>
            {group.summary && <p className="mt-1 mb-5 max-w-[640px] text-muted">{group.summary}</p>}
          </div>
          <CardGrid cards={group.cards} first={index === 0} />
        </section>
      ))}
      <Pagination to={(number) => pagePath("/growth-plans/topic", number)} page={page} pages={pages} />
    </div>
  );
}
