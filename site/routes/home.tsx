import { Suspense } from "react";
import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { CardGrid } from "../features/catalog/item-card.tsx";
import { DayRhythm } from "../features/home/day-rhythm.tsx";
import { loadHome } from "../features/home/load-home.server.ts";
import { PersonalRows } from "../features/home/personal.tsx";
import { PrayerAndQuiz } from "../features/home/prayer-and-quiz.tsx";
import { SectionHead } from "../features/home/section-head.tsx";
import { NewsletterBand } from "../features/newsletter/newsletter-band.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { organizationData, webSiteData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { TopicsBand } from "../features/topics/topics-band.tsx";
import { VerseHero } from "../features/verses/verse-hero.tsx";
import { dayPath } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { AppLink, NextLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadHome(context.get(servicesContext), localeOfPath(url.pathname)));
}

/** The server redirects some visitors to the other language's home page, so shared caches vary by what decides that. */
export const headers = (): HeadersInit => ({ vary: "Cookie, Accept-Language, Referer" });

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

/**
 * Your day: what today holds, what you are growing in, something to discover, then the newsletter. Each part comes to
 * life in a task of its own, so that a slow phone answers a touch in between.
 */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { verse } = home;
  return (
    <>
      <h1 className="sr-only">{m.home_heading({ siteName: siteSettings().siteName })}</h1>
      {verse && (
        <VerseHero verse={verse} heading="h2">
          <NextLink
            to={dayPath("verses", verse.day)}
            className="pill bg-water text-on-water hover:opacity-90"
          >
            {m.read_and_reflect()}
          </NextLink>
          <ShareButton title={verse.passage.reference} text={verse.thought} />
        </VerseHero>
      )}
      <DayRhythm stops={home.stops} />
      <p className="wrap mt-8 text-center">
        <AppLink to="/begin-here" className="inline-flex min-h-11 items-center text-water underline">
          {m.home_begin()}
        </AppLink>
      </p>
      <PersonalRows row="continue" />
      <Suspense>
        {home.growing.length > 0 && (
          <section className="wrap section-gap">
            <SectionHead title={m.home_keep_growing()} to="/growth-plans" more={m.home_all_plans()} />
            <CardGrid cards={home.growing} />
          </section>
        )}
      </Suspense>
      <Suspense>{home.topics.length > 0 && <TopicsBand topics={home.topics} />}</Suspense>
      <PersonalRows row="follows" />
      <Suspense>
        <PrayerAndQuiz prayer={home.prayer} quiz={home.quiz} />
      </Suspense>
      <Suspense>
        {home.discover.length > 0 && (
          <section className="wrap section-gap">
            <SectionHead title={m.home_discover()} to="/categories" more={m.home_all_articles()} />
            <CardGrid cards={home.discover} />
          </section>
        )}
      </Suspense>
      <Suspense>
        <NewsletterBand />
      </Suspense>
    </>
  );
}
