import { lazy, Suspense, useState } from "react";
import { data } from "react-router";
import { useStore } from "zustand";
import { itemContext, servicesContext } from "../context.ts";
import { CollectionHeader } from "../features/catalog/collection-header.tsx";
import { indexTitle } from "../features/catalog/kind-labels.ts";
import { kindOfType } from "../features/catalog/kinds.ts";
import { loadCollection } from "../features/catalog/load-collection.server.ts";
import { Related } from "../features/catalog/related.tsx";
import type { CourseProgress } from "../features/courses/course-state.tsx";
import { LessonPath } from "../features/courses/lesson-path.tsx";
import { FollowButton } from "../features/creators/follow-button.tsx";
import { PlanActions } from "../features/growth-plans/plan-actions.tsx";
import { identityStore } from "../features/identity/identity-store.ts";
import { Body } from "../features/reading/body.tsx";
import { Byline } from "../features/reading/byline.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { breadcrumbData, itemListData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { GuideActions } from "../features/study-guides/guide-actions.tsx";
import { GuideReminders } from "../features/study-guides/guide-reminders.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { NextLink } from "../ui/app-link.tsx";
import { WhenSeen } from "../ui/when-seen.tsx";
import type { Route } from "./+types/collection";

/** Only members have come anywhere. */
const states = {
  growthPlan: lazy(() => import("../features/growth-plans/plan-state.tsx")),
  studyGuide: lazy(() => import("../features/study-guides/guide-state.tsx")),
};
const RandomPlans = lazy(() => import("../features/growth-plans/random-plans.tsx"));

/** The landing page of a devotional, growth plan, study guide or channel. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const item = context.get(itemContext);
  return data(await loadCollection(services, item, locale));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, description, alternates, children } = loaderData;
  const kind = kindOfType(loaderData.type)!;
  return pageMeta({
    title,
    description,
    paths: alternates,
    image: itemCard(getLocale(), id, title),
    jsonLd: [
      itemListData({
        name: title,
        items: children.map((child) => ({ name: child.title, path: child.path })),
      }),
      breadcrumbData([
        { name: indexTitle(kind.type), path: `/${kind.section}` },
        { name: title, path: alternates[getLocale()]! },
      ]),
    ],
  });
}

export default function Collection({ loaderData: collection }: Route.ComponentProps) {
  const kind = kindOfType(collection.type)!;
  const first = collection.children[0];
  const course = { id: collection.id, title: collection.title, lessons: collection.children };
  const isMember = useStore(identityStore, ({ person }) => person !== undefined);
  const State = isMember ? states[collection.type as keyof typeof states] : undefined;
  const [progress, setProgress] = useState<CourseProgress>();
  const count = kind.count?.({ count: collection.children.length });
  return (
    <>
      <CollectionHeader
        id={collection.id}
        kicker={[kind.name(), collection.topic, count].filter(Boolean).join(" · ")}
        title={collection.title}
        summary={collection.summary}
        picture={collection.picture}
        crumbs={[{ name: indexTitle(kind.type), path: `/${kind.section}` }]}
      >
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {collection.type === "growthPlan" ? (
            <PlanActions plan={course} />
          ) : collection.type === "studyGuide" ? (
            <GuideActions guide={course} progress={progress} />
          ) : (
            first && (
              <NextLink to={first.path} className="pill bg-water text-on-water hover:opacity-90">
                {m.catalog_begin()}
              </NextLink>
            )
          )}
          {collection.type === "channel" && <FollowButton id={collection.id} name={collection.title} />}
          <ShareButton title={collection.title} text={collection.summary ?? ""} />
          {collection.type === "studyGuide" && <GuideReminders guide={course} />}
        </div>
      </CollectionHeader>
      <div className="wrap mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div>
          <Body parts={collection.parts} />
          <Byline by={collection.by} className="mt-6" />
        </div>
        {collection.children.length > 0 && (
          <section>
            <div className="flex min-h-[52px] break-after-avoid items-center justify-between gap-4">
              <h2>{m.catalog_contents()}</h2>
              <Suspense>
                {State && <State key={collection.id} course={course} onProgress={setProgress} />}
              </Suspense>
            </div>
            <LessonPath kind={kind} cards={collection.children} progress={progress} />
          </section>
        )}
      </div>
      <Related cards={collection.related} />
      {collection.type === "growthPlan" && (
        <WhenSeen className="wrap section-gap min-h-[480px] lg:min-h-[190px]">
          <RandomPlans shown={[collection.id, ...collection.related.map(({ id }) => id)]} />
        </WhenSeen>
      )}
      <div className="pb-16" />
    </>
  );
}
