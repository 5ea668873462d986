import { data } from "react-router";
import { cacheHeaders } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { CardGrid } from "../features/home/card-grid.tsx";
import { loadHome } from "../features/home/load-home.server.ts";
import { NewsletterBand } from "../features/newsletter/newsletter-band.tsx";
import { Body } from "../features/reading/body.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { organizationData, webSiteData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { VerseHero } from "../features/verses/verse-hero.tsx";
import { dayPath } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { NextLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadHome(context.get(servicesContext), localeOfPath(url.pathname)));
}

export const headers = cacheHeaders("daily");

export function meta({ loaderData }: Route.MetaArgs) {
  const settings = siteSettings();
  const place = { settings, locale: getLocale() };
  const verse = loaderData?.verse;
  return pageMeta({
    title: settings.siteName,
    description: m.home_description({ siteName: settings.siteName }),
    paths: { "en-US": "/", es: "/" },
    ...place,
    ...(verse ? { image: dayCard(place.locale, "verse", verse.day, verse.passage.reference) } : {}),
    jsonLd: [organizationData(place), webSiteData(place)],
  });
}

export default function Home({ loaderData: { verse, prayer, cards } }: Route.ComponentProps) {
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
      <CardGrid title={m.home_discover()} cards={cards} />
      {prayer && (
        <section className="wrap section-gap">
          <div className="rounded-md bg-sand px-6 py-8 md:px-10 md:py-10">
            <p className="kicker">{m.prayer_for_today()}</p>
            <h2 className="mt-1">{prayer.title}</h2>
            <div className="mt-4 max-w-[700px]">
              <Body parts={prayer.parts} />
            </div>
          </div>
        </section>
      )}
      <NewsletterBand />
    </>
  );
}
