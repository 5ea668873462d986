import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { cardListData, pageTitle } from "../features/catalog/card-list-meta.ts";
import { indexIntro } from "../features/catalog/index-intro.ts";
import { IndexPage } from "../features/catalog/index-page.tsx";
import { indexTitle } from "../features/catalog/kind-labels.ts";
import { kindOfSection } from "../features/catalog/kinds.ts";
import { loadCards } from "../features/catalog/load-cards.server.ts";
import { FeaturedPlan } from "../features/growth-plans/featured-plan.tsx";
import { loadFeaturedPlan } from "../features/growth-plans/load-featured-plan.server.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { breadcrumbData } from "../features/seo/structured-data.ts";
import { OwnGuides } from "../features/study-guides/own-guides.tsx";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { pagePath } from "../ui/pagination.tsx";
import { WhenSeen } from "../ui/when-seen.tsx";
import type { Route } from "./+types/catalog-index";

const RandomPlans = lazyPart(() => import("../features/growth-plans/random-plans.tsx"));

/** Devotionals, growth plans, study guides, channels, categories, contributors: each by its first path segment. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const path = stripLocale(url.pathname);
  const kind = kindOfSection(path);
  if (!kind) throw notFound(url.pathname);
  const list = await loadCards(content, { kind, locale, page: Number(params.pageNumber ?? 1) });
  if (list.page > list.pages) throw notFound(url.pathname);
  const featured =
    kind.type === "growthPlan" && list.page === 1 ? await loadFeaturedPlan(content, locale) : null;
  return data({ section: kind.section, list, featured });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const kind = loaderData && kindOfSection(`/${loaderData.section}`);
  if (!kind) return [];
  const { list } = loaderData;
  const path = pagePath(`/${kind.section}`, list.page);
  return pageMeta({
    title: pageTitle(indexTitle(kind.type), list.page),
    description: indexIntro(kind.type),
    paths: path,
    jsonLd: [
      cardListData(indexTitle(kind.type), list),
      breadcrumbData([{ name: indexTitle(kind.type), path: `/${kind.section}` }]),
    ],
  });
}

export default function CatalogIndex({ loaderData: { section, list, featured } }: Route.ComponentProps) {
  const kind = kindOfSection(`/${section}`)!;
  // The featured item above the list is not repeated in it.
  const shown = { ...list, cards: list.cards.filter(({ id }) => id !== featured?.id) };
  return (
    <>
      <IndexPage
        title={indexTitle(kind.type)}
        intro={indexIntro(kind.type)}
        list={shown}
        path={`/${section}`}
      >
        {featured && <FeaturedPlan card={featured} />}
        {section === "study-guides" && (
          <p className="mt-4">
            <AppLink
              to="/study-guides?action=welcome:studyguides"
              className="inline-flex min-h-11 items-center font-semibold text-water hover:underline"
            >
              {m.study_guides_how()}
            </AppLink>
          </p>
        )}
        {section === "study-guides" && <OwnGuides />}
      </IndexPage>
      {/* Where the list has one page, it shows every plan. */}
      {section === "growth-plans" && list.pages > 1 && (
        <WhenSeen className="wrap mb-16 min-h-[480px] lg:min-h-[190px]">
          <RandomPlans shown={list.cards.map(({ id }) => id)} />
        </WhenSeen>
      )}
    </>
  );
}
