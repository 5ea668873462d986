import { Suspense, useState } from "react";
import { data } from "react-router";
import { useStore } from "zustand";
import { itemContext, servicesContext } from "../context.ts";
import { CollectionHeader } from "../features/catalog/collection-header.tsx";
import { indexTitle } from "../features/catalog/kind-labels.ts";
import { kindOfType } from "../features/catalog/kinds.ts";
import { loadCollection } from "../features/catalog/load-collection.server.ts";
import { Related } from "../features/catalog/related.tsx";
import type { CourseProgress } from "../features/courses/course-state.tsx";
import { GoOnLink } from "../features/courses/go-on-link.tsx";
import { LessonPath } from "../features/courses/lesson-path.tsx";
import { ReadingActions } from "../features/courses/reading-actions.tsx";
import { usePlaces } from "../features/courses/use-places.ts";
import { FollowButton } from "../features/creators/follow-button.tsx";
import { PlanGroupsPlace } from "../features/groups/group-places.tsx";
import { PlanActions } from "../features/growth-plans/plan-actions.tsx";
import { identityStore } from "../features/identity/identity-store.ts";
import { Body } from "../features/reading/body.tsx";
import { Byline } from "../features/reading/byline.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { breadcrumbData, itemListData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { GuideReminders } from "../features/study-guides/guide-reminders.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { personalKeys } from "../personal-storage.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { WhenSeen } from "../ui/when-seen.tsx";
import type { Route } from "./+types/collection";

/** Loaded for those who have come anywhere. */
const ReadingState = lazyPart(() => import("../features/courses/reading-state.tsx"));
const states = {
  dailyDevotional: ReadingState,
  channel: ReadingState,
  growthPlan: lazyPart(() => import("../features/growth-plans/plan-state.tsx")),
  studyGuide: lazyPart(() => import("../features/study-guides/guide-state.tsx")),
};
const RandomPlans = lazyPart(() => import("../features/growth-plans/random-plans.tsx"));

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
  const { id, type, title, children: lessons } = collection;
  const course = { id, type, title, lessons };
  const isMember = useStore(identityStore, ({ person }) => person !== undefined);
  const isBegun = usePlaces().some((place) => place.id === id);
  const State = isMember || isBegun ? states[type as keyof typeof states] : undefined;
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
        <div
          className="mt-5 flex flex-wrap items-center gap-3"
          data-hydrate-if={personalKeys.coursePlaces}
          data-hydrate-has={id}
        >
          {collection.type === "growthPlan" ? (
            <PlanActions plan={course} />
          ) : collection.type === "studyGuide" ? (
            <GoOnLink course={course} progress={progress} />
          ) : (
            <ReadingActions course={course} />
          )}
          {collection.type === "channel" && <FollowButton id={collection.id} name={collection.title} />}
          <ShareButton
            shared={{
              title: collection.title,
              text: collection.summary ?? "",
              invitation:
                collection.type === "channel" ? undefined : m.share_invitation({ title: collection.title }),
            }}
          />
          {collection.type === "studyGuide" && <GuideReminders guide={course} />}
        </div>
      </CollectionHeader>
      <div className="wrap mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
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
      {collection.type === "growthPlan" && <PlanGroupsPlace planId={collection.id} />}
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
