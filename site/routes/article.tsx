import { lazy, Suspense } from "react";
import { data } from "react-router";
import { pageProperties } from "../../contracts/content-properties.ts";
import { itemContext, servicesContext } from "../context.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { authorsOf } from "../features/catalog/authors.server.ts";
import { loadRelated, pictureOf, withoutSlash } from "../features/catalog/load-cards.server.ts";
import { Related } from "../features/catalog/related.tsx";
import { recordingAddress } from "../features/listen/recording-address.ts";
import { Paywall } from "../features/premium-reading/paywall.tsx";
import { Body } from "../features/reading/body.tsx";
import { Contents } from "../features/reading/contents.tsx";
import { headingsOf, loadBody } from "../features/reading/load-body.server.ts";
import { loadSideBySide } from "../features/reading/load-side-by-side.server.ts";
import { ReadingHeader } from "../features/reading/reading-header.tsx";
import { ReadingTools } from "../features/reading/reading-tools.tsx";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { DayPlace } from "../features/today/day-place.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { SceneArt } from "../ui/scene-art.tsx";
import type { Route } from "./+types/article";

const SideBySide = lazy(() => import("../features/reading/side-by-side.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, scripture } = services;
  const locale = localeOfPath(url.pathname);
  const item = context.get(itemContext);
  const properties = pageProperties.parse(item.properties);
  const parts = await loadBody(scripture, properties.contentBody, locale);
  const link = ({ name, route }: { name: string; route: { path: string } }) => ({
    name,
    path: withoutSlash(route.path),
  });
  return data({
    id: item.id,
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    audio: recordingAddress(properties.audio),
    minutes: properties.readingMinutes,
    published: properties.publishedDate,
    updated: properties.updatedDate,
    by: authorsOf(properties.contributors),
    categories: (properties.categories ?? []).map(link),
    topic: properties.topic?.name ?? null,
    access: properties.access ?? "free",
    isTeaser: properties.isTeaser === true,
    picture: pictureOf(properties.featuredImage),
    parts,
    headings: headingsOf(parts),
    other: await loadSideBySide(services, item, locale, url.searchParams.get("with")),
    related: await loadRelated(content, properties.related ?? [], locale),
    alternates: alternatesOf(item),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, description, published, updated, by, topic, access, categories, alternates } =
    loaderData;
  const path = alternates[getLocale()]!;
  const page = {
    title,
    description,
    published,
    modified: updated ?? published,
    image: itemCard(getLocale(), id, title),
  };
  return pageMeta({
    ...page,
    paths: alternates,
    type: "article",
    jsonLd: [
      articleData({ ...page, path, access, contributors: by, topics: topic ? [topic] : [] }),
      breadcrumbData([...categories.slice(0, 1), { name: title, path }]),
    ],
  });
}

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const [category] = article.categories;
  const dayEnd = () => (
    <DayPlace step="reading" kind="article" item={article.id} path={article.alternates[getLocale()]!} />
  );
  return (
    <article data-activity={article.isTeaser ? undefined : "article"} data-item={article.id}>
      <div className="mx-3 h-44 overflow-hidden rounded-[22px] md:mx-auto md:h-64 md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        <SceneArt seed={article.id} height={320} />
      </div>
      {category && (
        <div className="column mt-4">
          <Breadcrumbs crumbs={[{ name: category.name, path: category.path }]} />
        </div>
      )}
      <ReadingHeader
        kicker={article.topic}
        title={article.title}
        summary={article.summary}
        by={article.by}
        published={article.published}
        minutes={article.minutes}
      />
      <ReadingTools
        id={article.id}
        title={article.title}
        summary={article.summary}
        audio={article.audio}
        isSideBySide={article.other !== null}
      />
      <Suspense>
        {article.other ? (
          <SideBySide title={article.title} parts={article.parts} other={article.other} />
        ) : (
          <div className="column relative mt-6">
            <Contents headings={article.headings} />
            <Body parts={article.parts} />
          </div>
        )}
      </Suspense>
      {article.isTeaser ? (
        <Paywall
          key={article.id}
          access={article.access}
          path={article.alternates[getLocale()]!}
          teaser={article.parts}
          other={article.other && { ...article.other, path: article.alternates[article.other.locale]! }}
          offer="premium_checklist_offer"
          after={dayEnd}
        />
      ) : (
        <div className="column">{dayEnd()}</div>
      )}
      <AdSlot id={article.id} tags={article.categories.map(({ name }) => name)} />
      <Related cards={article.related} />
    </article>
  );
}
