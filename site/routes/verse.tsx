import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { FavoriteButton } from "../features/favorites/favorite-button.tsx";
import { useAlternate } from "../features/frame/language-switch.tsx";
import { ListenButton, ListenToDay } from "../features/listen/listen-button.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { sharedPassage } from "../features/sharing/shared.ts";
import { DayPlace } from "../features/today/day-place.tsx";
import { loadDayOn } from "../features/today/load-day.server.ts";
import { DayLinks } from "../features/verses/day-links.tsx";
import { loadVerse } from "../features/verses/find-verse.server.ts";
import { neighborsOf } from "../features/verses/neighbors.server.ts";
import { VerseHero } from "../features/verses/verse-hero.tsx";
import { dayPath, parseDay } from "../i18n/daily.ts";
import { formatDay } from "../i18n/format-day.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { lazyPart } from "../ui/lazy-part.ts";
import { OtherLanguageLink } from "../ui/other-language-link.tsx";
import type { Hour } from "../ui/scene.ts";
import { WhenSeen } from "../ui/when-seen.tsx";
import type { Route } from "./+types/verse";

const NextVerse = lazyPart(() => import("../features/topics/next-verse.tsx"));

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const day = parseDay(params.year, params.month, params.day)!;
  const verse = await loadVerse(services, context.get(itemContext), day, locale);
  const [neighbors, stops] = await Promise.all([
    neighborsOf(services, "verse", verse.day, locale),
    loadDayOn(day, services, locale),
  ]);
  return data({ verse, ...neighbors, stops });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { verse } = loaderData;
  const path = dayPath("verses", verse.day);
  const date = formatDay(verse.day, getLocale(), "with year");
  const { reference } = verse.passage;
  const page = {
    title: `${reference}: ${verse.title}`,
    description: m.verse_description({ date, reference, thought: verse.thought }).trim(),
    image: dayCard(getLocale(), "verse", verse.day, `${reference}. ${verse.title}`),
  };
  return pageMeta({
    ...page,
    paths: path,
    type: "article",
    jsonLd: [
      articleData({ ...page, path, topics: verse.topic ? [verse.topic] : [] }),
      breadcrumbData([
        { name: m.verse_of_the_day(), path: "/verses" },
        { name: page.title, path },
      ]),
    ],
  });
}

/** The hour of the drawing follows the calendar, so that consecutive days differ. */
const hours: Hour[] = ["dawn", "noon", "dawn", "dusk"];

export default function Verse({ loaderData: { verse, previous, next, stops } }: Route.ComponentProps) {
  return (
    <>
      <VerseHero verse={verse} centered heading="h1" hour={hours[verse.day.day % hours.length]}>
        <ShareButton shared={sharedPassage(verse.passage)} />
        <FavoriteButton favoriteItem={{ id: verse.id, title: verse.passage.reference }} />
        <OtherLanguageLink {...useAlternate()} />
        <ListenButton title={verse.passage.reference} audio={verse.audio} />
      </VerseHero>
      <DayLinks section="verses" day={verse.day} previous={previous} next={next} />
      <div className="column mt-10" data-activity="verse" data-item={verse.id}>
        <h2 className="text-[1.5rem]" data-listen>
          {verse.title}
        </h2>
        {verse.reflection && (
          <p className="prose drop-cap mt-4" data-listen>
            {verse.reflection}
          </p>
        )}
        {verse.question && (
          <aside id="question" className="mt-8 border-l-[3px] border-dawn py-1 pl-5">
            <p className="font-semibold">{m.for_today()}</p>
            <p
              className="mt-2 font-serif text-[calc(1.18rem*var(--text-scale,1))] leading-[calc(1.7*var(--line-scale,1))]"
              data-listen
            >
              {verse.question}
            </p>
            {stops?.question?.path.includes("#") && (
              <button
                type="button"
                data-do="day-done"
                data-kind="question"
                data-item={verse.id}
                className="pill mt-3 border border-line hover:bg-sand"
              >
                {m.today_answered()}
              </button>
            )}
          </aside>
        )}
        {!verse.reflection && (
          <p className="mt-3 font-serif text-[calc(1.18rem*var(--text-scale,1))] leading-[calc(1.75*var(--line-scale,1))]">
            {m.verse_stay_with_it()}
          </p>
        )}
        <ListenToDay className="mt-8" />
        {stops && (
          <DayPlace
            step="verse"
            kind="verse"
            item={verse.id}
            path={dayPath("verses", verse.day)}
            stops={stops}
          />
        )}
        <WhenSeen className="mt-12 min-h-[184px]">
          <NextVerse verseId={verse.id} topicId={verse.topicId} />
        </WhenSeen>
      </div>
      <AdSlot id={verse.id} tags={verse.topic ? [verse.topic] : []} />
    </>
  );
}
