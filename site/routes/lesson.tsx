import { BookOpen } from "lucide-react";
import { lazy, Suspense } from "react";
import { data } from "react-router";
import type { ActivityKind } from "../../contracts/streaks.ts";
import { itemContext, servicesContext } from "../context.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { indexTitle } from "../features/catalog/kind-labels.ts";
import { kindOfType } from "../features/catalog/kinds.ts";
import { LessonEnd } from "../features/catalog/lesson-end.tsx";
import { type LessonView, loadInner, loadLesson } from "../features/catalog/load-lesson.server.ts";
import { Related } from "../features/catalog/related.tsx";
import { LessonGroupsPlace } from "../features/groups/group-places.tsx";
import { LessonDone } from "../features/growth-plans/lesson-done.tsx";
import { Prompts } from "../features/growth-plans/prompts.tsx";
import { PassageBlock } from "../features/passages/passage-block.tsx";
import { ownTranslation } from "../features/passages/reader-address.ts";
import { Paywall } from "../features/premium-reading/paywall.tsx";
import type { AfterText } from "../features/premium-reading/unlocked.tsx";
import { AfterReading } from "../features/reading/after-reading.tsx";
import { Body } from "../features/reading/body.tsx";
import { Contents } from "../features/reading/contents.tsx";
import { loadSideBySide } from "../features/reading/load-side-by-side.server.ts";
import { ReadingHeader } from "../features/reading/reading-header.tsx";
import { ReadingTools } from "../features/reading/reading-tools.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { Sections } from "../features/study-guides/sections.tsx";
import { DayPlace } from "../features/today/day-place.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { AppLink } from "../ui/app-link.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ServerMarkup } from "../ui/server-markup.tsx";
import type { Route } from "./+types/lesson";

const SideBySide = lazy(() => import("../features/reading/side-by-side.tsx"));

/** One part of a devotional, growth plan, study guide or channel. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const item = context.get(itemContext);
  const [lesson, other] = await Promise.all([
    loadLesson(services, item, locale),
    loadSideBySide(services, item, locale, url.searchParams.get("with")),
  ]);
  const inOther = other && { ...other, ...(await loadInner(services, item, other.locale)) };
  return data({ ...lesson, other: inOther });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { id, title, parent, description, published, by, access, alternates } = loaderData;
  const kind = kindOfType(loaderData.type)!;
  const path = alternates[getLocale()]!;
  const page = {
    title,
    description,
    published,
    modified: published,
    image: itemCard(getLocale(), id, title),
  };
  return pageMeta({
    ...page,
    title: `${title} · ${parent.name}`,
    paths: alternates,
    type: "article",
    jsonLd: [
      articleData({ ...page, path, access, contributors: by, partOf: parent }),
      breadcrumbData([
        { name: indexTitle(kind.type), path: `/${kind.section}` },
        parent,
        { name: title, path },
      ]),
    ],
  });
}

/** Lessons of plans and guides count when they are marked, these also when they are read for a while. */
const countsAs: Record<string, ActivityKind> = { devotionalArticle: "devotional", channelArticle: "article" };

/** What the browser notes of where the reader is. */
const placeOf = (lesson: LessonView) => {
  const { id, type, path, title, number, count, parent, next, isTeaser, access } = lesson;
  return JSON.stringify({
    type,
    id: parent.id,
    path: parent.path,
    title: parent.name,
    count,
    lesson: { id, path, title, number },
    ...(next ? { next: { ...next, number: number + 1 } } : {}),
    ...(isTeaser ? { needs: access } : {}),
  });
};

export default function Lesson({ loaderData: lesson }: Route.ComponentProps) {
  const kind = kindOfType(lesson.type)!;
  /**
   * What follows the text, for everybody or for readers with access. What stands above the day's button is not lazy: it
   * would move the button from under the finger.
   */
  const after: AfterText = ({ sections, reflection, prayer, prompts }, other) => (
    <>
      {sections.length > 0 && (
        <Sections guideId={lesson.parent.id} lessonId={lesson.id} sections={sections} other={other} />
      )}
      {(reflection || prayer) && (
        <ServerMarkup key={lesson.path}>
          <AfterReading reflection={reflection} prayer={prayer} other={other} />
        </ServerMarkup>
      )}
      {prompts.length > 0 && <Prompts lessonId={lesson.id} prompts={prompts} other={other} />}
      <DayPlace
        step="reading"
        kind={countsAs[lesson.type] ?? "lesson"}
        item={lesson.id}
        of={lesson.type === "studyGuideLesson" ? undefined : lesson.parent.id}
        path={lesson.path}
      />
    </>
  );
  return (
    <article
      className="pt-2"
      data-activity={lesson.isTeaser ? undefined : countsAs[lesson.type]}
      data-item={lesson.id}
      data-course={placeOf(lesson)}
    >
      <div className="column">
        <Breadcrumbs crumbs={[{ name: indexTitle(kind.type), path: `/${kind.section}` }, lesson.parent]} />
      </div>
      <ReadingHeader
        kicker={`${lesson.parent.name} · ${kind.childName?.({ number: lesson.number })}`}
        title={lesson.title}
        summary={lesson.summary}
        by={lesson.by}
        published={null}
        minutes={lesson.minutes}
        progress={{ number: lesson.number, count: lesson.count }}
      />
      <ReadingTools
        id={lesson.id}
        title={lesson.title}
        summary={lesson.summary}
        invitation={
          lesson.type === "channelArticle"
            ? undefined
            : m.share_invitation_lesson({ title: lesson.title, course: lesson.parent.name })
        }
        audio={lesson.audio}
        isSideBySide={lesson.other !== null}
      />
      <div className="column relative mt-6">
        {lesson.passage && !lesson.other && <PassageBlock passage={lesson.passage} />}
        {lesson.longPassage && (
          <p className="mb-6">
            <AppLink
              to={`/bible?ref=${encodeURIComponent(lesson.longPassage.osis)}${lesson.other ? `&with=${ownTranslation[lesson.other.locale]}` : ""}`}
              className="pill border border-line hover:bg-sand"
            >
              <BookOpen className="size-5" aria-hidden="true" />
              <span className="reference">{lesson.longPassage.reference}</span>
            </AppLink>
          </p>
        )}
        {!lesson.other && (
          <>
            <Contents headings={lesson.headings} />
            <Body parts={lesson.parts} />
          </>
        )}
      </div>
      <Suspense>
        {lesson.other && (
          <SideBySide
            title={lesson.title}
            passage={lesson.passage}
            parts={lesson.parts}
            other={lesson.other}
          />
        )}
      </Suspense>
      {lesson.isTeaser ? (
        <Paywall
          key={lesson.path}
          access={lesson.access}
          path={lesson.path}
          teaser={lesson.parts}
          other={lesson.other && { ...lesson.other, path: lesson.alternates[lesson.other.locale]! }}
          after={after}
          offer={lesson.type === "studyGuideLesson" ? "study_guide_offer" : "premium_checklist_offer"}
          trial={lesson.type === "studyGuideLesson" ? "study_guide_trial_offer" : undefined}
        />
      ) : (
        <div className="column">{after(lesson, lesson.other ?? undefined)}</div>
      )}
      <div className="column">
        {lesson.type === "growthPlanArticle" && (
          <LessonDone plan={lesson.parent} lessonId={lesson.id} count={lesson.count} />
        )}
        <LessonEnd lesson={lesson} />
        {lesson.type === "growthPlanArticle" && (
          <LessonGroupsPlace planId={lesson.parent.id} lessonId={lesson.id} />
        )}
      </div>
      <AdSlot id={lesson.id} tags={[lesson.parent.name]} />
      <Related cards={lesson.related} />
    </article>
  );
}
