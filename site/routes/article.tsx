import { Clock } from "lucide-react";
import { data } from "react-router";
import type { ContentRef } from "../../contracts/content.ts";
import { pageProperties } from "../../contracts/content-properties.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { findArticle } from "../features/articles/find-article.server.ts";
import { Body } from "../features/reading/body.tsx";
import { Contents } from "../features/reading/contents.tsx";
import { headingsOf, loadBody } from "../features/reading/load-body.server.ts";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData, protectedPartClass } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { AppLink } from "../ui/app-link.tsx";
import { SceneArt } from "../ui/scene-art.tsx";
import type { Route } from "./+types/article";

const nameAndPath = (ref: ContentRef) => ({ name: ref.name, path: ref.route.path.replace(/\/$/, "") });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content, scripture } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const item = await findArticle(content, params.articleSlug, locale);
  if (!item) throw notFound(stripLocale(url.pathname));
  const properties = pageProperties.parse(item.properties);
  const parts = await loadBody(scripture, properties.contentBody, locale);
  return data({
    id: item.id,
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    minutes: properties.readingMinutes,
    published: properties.publishedDate,
    modified: properties.updatedDate ?? properties.publishedDate,
    by: (properties.contributors ?? []).map(nameAndPath),
    category: properties.categories?.[0] ? nameAndPath(properties.categories[0]) : null,
    topic: properties.topic?.name ?? null,
    access: properties.access ?? "free",
    isTeaser: properties.isTeaser === true,
    parts,
    headings: headingsOf(parts),
    related: (properties.related ?? [])
      .filter((related) => related.contentType === "article")
      .map((related) => ({
        id: related.id,
        title: related.name,
        path: related.route.path.replace(/\/$/, ""),
        summary: String(related.properties.summary ?? ""),
      })),
    alternates: alternatesOf(item),
  });
}

export const headers = cacheHeaders("content");

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, description, published, modified, by, topic, access, category, alternates } = loaderData;
  const place = { settings: siteSettings(), locale: getLocale() };
  const path = alternates[place.locale]!;
  const page = { title, description, published, modified, image: itemCard(place.locale, id, title) };
  return pageMeta({
    ...page,
    ...place,
    paths: alternates,
    type: "article",
    jsonLd: [
      articleData(place, { ...page, path, access, contributors: by, topics: topic ? [topic] : [] }),
      breadcrumbData(place, [...(category ? [category] : []), { name: title, path }]),
    ],
  });
}

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const date =
    article.published &&
    new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(article.published),
    );
  return (
    <article>
      <div className="mx-3 h-44 overflow-hidden rounded-[22px] md:mx-auto md:h-64 md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        <SceneArt seed={article.id} hour="noon" height={320} />
      </div>
      <header className="column mt-8 md:mt-12">
        {article.topic && <p className="kicker">{article.topic}</p>}
        <h1 className="mt-1 text-[2rem] md:text-[2.6rem]">{article.title}</h1>
        {article.summary && <p className="mt-3 text-[1.15rem] text-muted">{article.summary}</p>}
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.95rem] text-muted">
          {article.by.length > 0 && (
            <span className="text-ink">{article.by.map(({ name }) => name).join(", ")}</span>
          )}
          {date && <time dateTime={article.published?.slice(0, 10)}>{date}</time>}
          {article.minutes && (
            <span className="inline-flex items-center gap-1.5">
              <Clock className="size-4" aria-hidden="true" />
              {m.reading_minutes({ minutes: article.minutes })}
            </span>
          )}
        </p>
      </header>
      <div className="column mt-8">
        <Contents headings={article.headings} />
        <Body parts={article.parts} />
        {article.isTeaser && (
          <p className={`${protectedPartClass} mt-8 rounded-md bg-sand p-6`}>
            {article.access === "premium" ? m.gate_premium() : m.gate_account()}
          </p>
        )}
        <div className="mt-10 flex items-center gap-3 border-t border-line pt-6">
          <ShareButton title={article.title} text={article.summary ?? ""} />
          <span className="text-muted">{m.share_this()}</span>
        </div>
      </div>
      {article.related.length > 0 && (
        <section className="column mt-12">
          <h2>{m.read_next()}</h2>
          <ul className="mt-4 grid gap-3">
            {article.related.map((related) => (
              <li key={related.id}>
                <AppLink to={related.path} className="block rounded-md bg-sand p-5 hover:bg-line/60">
                  <h3>{related.title}</h3>
                  <p className="mt-1 text-muted">{related.summary}</p>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
