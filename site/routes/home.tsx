import { Suspense } from "react";
import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { CardGrid } from "../features/catalog/item-card.tsx";
import { usePlaces } from "../features/courses/use-places.ts";
import { Greeting } from "../features/home/greeting.tsx";
import { loadHome } from "../features/home/load-home.server.ts";
import { leaveOut } from "../features/home/no-repeats.ts";
import { Followed, HomeStreak, LeftOff } from "../features/home/personal.tsx";
import { SectionHead } from "../features/home/section-head.tsx";
import { NewsletterBand } from "../features/newsletter/newsletter-band.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { organizationData, webSiteData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { sharedPassage } from "../features/sharing/shared.ts";
import { DayRhythm } from "../features/today/day-rhythm.tsx";
import { ShapedByTopics } from "../features/topics/shaped-by-topics.tsx";
import { TopicsBand } from "../features/topics/topics-band.tsx";
import { VerseHero } from "../features/verses/verse-hero.tsx";
import { dayPath } from "../i18n/daily.ts";
import { localeOfPath, localizePath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { AppLink, NextLink } from "../ui/app-link.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { ServerMarkup } from "../ui/server-markup.tsx";
import type { Route } from "./+types/home";

// The server sends them in the page.
const ListenToDay = lazyPart(async () => ({
  default: (await import("../features/listen/listen-button.tsx")).ListenToDay,
}));
const DayFaces = lazyPart(() => import("../features/home/day-faces.tsx"));
const LookBack = lazyPart(() => import("../features/home/look-back.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadHome(context.get(servicesContext), localeOfPath(url.pathname)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { siteName } = siteSettings();
  const verse = loaderData?.verse;
  return pageMeta({
    title: siteName,
    description: m.home_description({ siteName }),
    paths: "/",
    ...(verse ? { image: dayCard(getLocale(), "verse", verse.day, verse.passage.reference) } : {}),
    jsonLd: [organizationData(), webSiteData()],
  });
}

const growingShown = 3;

/**
 * Your day: what today holds, what you are growing in, something to discover, then the newsletter. Each part comes to
 * life in a task of its own, so that a slow phone answers a touch in between.
 */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { verse } = home;
  const versePath = verse ? dayPath("verses", verse.day) : "";
  const begun = usePlaces().flatMap(({ path, lesson }) => [path, lesson.path]);
  const steps = Object.values(home.stops).map(({ path }) => path);
  const growing = leaveOut(home.growing, begun).slice(0, growingShown);
  const onPage = [...steps, ...begun, ...home.discover.map(({ path }) => path)];
  return (
    <>
      <h1 className="sr-only">{m.home_heading({ siteName: siteSettings().siteName })}</h1>
      {verse && (
        <VerseHero
          verse={verse}
          heading="h2"
          greeting={<Greeting />}
          faces={
            <ServerMarkup>
              <DayFaces verse={verse} path={versePath} prayer={home.prayer} evening={home.evening} />
            </ServerMarkup>
          }
        >
          <NextLink to={versePath} className="pill bg-water text-on-water hover:opacity-90">
            {m.read_and_reflect()}
          </NextLink>
          <ShareButton
            shared={sharedPassage(verse.passage, localizePath(dayPath("verses", verse.day), getLocale()))}
          />
        </VerseHero>
      )}
      <ServerMarkup>
        <LookBack />
      </ServerMarkup>
      <DayRhythm stops={home.stops}>
        <HomeStreak />
      </DayRhythm>
      <ServerMarkup className="wrap mt-8 min-h-11 text-center">
        <ListenToDay />
      </ServerMarkup>
      <p className="wrap mt-8 text-center">
        <AppLink to="/begin-here" className="inline-flex min-h-11 items-center text-water underline">
          {m.home_begin()}
        </AppLink>
      </p>
      <LeftOff />
      <Suspense>
        {growing.length > 0 && (
          <section className="wrap section-gap">
            <SectionHead title={m.home_keep_growing()} to="/growth-plans" more={m.home_all_plans()} />
            <ShapedByTopics
              name="topics"
              topics={home.topics}
              unshown={(cards) => leaveOut(cards, [...steps, ...begun])}
            >
              <CardGrid cards={growing} />
            </ShapedByTopics>
          </section>
        )}
      </Suspense>
      <Suspense>{home.topics.length > 0 && <TopicsBand topics={home.topics} />}</Suspense>
      <Followed shown={[...onPage, ...growing.map(({ path }) => path)]} />
      <Suspense>
        {home.discover.length > 0 && (
          <section className="wrap section-gap">
            <SectionHead title={m.home_discover()} to="/categories" more={m.home_all_articles()} />
            <ShapedByTopics name="articles" topics={home.topics} unshown={(cards) => leaveOut(cards, begun)}>
              <CardGrid cards={home.discover} />
            </ShapedByTopics>
          </section>
        )}
      </Suspense>
      <Suspense>
        <NewsletterBand />
      </Suspense>
    </>
  );
}
