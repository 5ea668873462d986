import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { Related } from "../features/catalog/related.tsx";
import { useAlternate } from "../features/frame/language-switch.tsx";
import { ListenToDay } from "../features/listen/listen-button.tsx";
import { loadPrayer, type PrayerView } from "../features/prayers/load-prayer.server.ts";
import { PrayerFoot } from "../features/prayers/prayer-foot.tsx";
import { PrayerText } from "../features/prayers/prayer-text.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { DayPlace } from "../features/today/day-place.tsx";
import { loadDayOn } from "../features/today/load-day.server.ts";
import { DayLinks } from "../features/verses/day-links.tsx";
import { neighborsOf } from "../features/verses/neighbors.server.ts";
import { occasionOf } from "../features/verses/occasion.server.ts";
import { dayPath, parseDay } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/prayer";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const day = parseDay(params.year, params.month, params.day)!;
  const prayer = await loadPrayer(services, context.get(itemContext), locale);
  return data({
    prayer,
    day,
    occasion: occasionOf(day, context.get(itemContext)),
    stops: await loadDayOn(day, services, locale),
    ...(await neighborsOf(services, "prayer", day, locale)),
  });
}

const dayDescription = ({ description, evening, passages, summary }: PrayerView) =>
  evening.length > 0 && passages[0]
    ? m.prayer_day_description({ reference: passages[0].reference, summary })
    : description;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { prayer, day } = loaderData;
  const path = dayPath("prayers", day);
  const page = {
    title: prayer.title,
    description: dayDescription(prayer),
    image: dayCard(getLocale(), "prayer", day, `${m.prayer_of_the_day()}. ${prayer.title}`),
  };
  return pageMeta({
    ...page,
    paths: path,
    type: "article",
    jsonLd: [
      articleData({ ...page, path, topics: prayer.topic ? [prayer.topic] : [] }),
      breadcrumbData([
        { name: m.prayer_of_the_day(), path: "/prayers" },
        { name: page.title, path },
      ]),
    ],
  });
}

export default function Prayer({
  loaderData: { prayer, day, occasion, stops, previous, next },
}: Route.ComponentProps) {
  return (
    <>
      <PrayerText prayer={prayer} day={day} occasion={occasion} />
      <PrayerFoot prayer={prayer} alternate={useAlternate()} />
      <ListenToDay className="column mt-6" />
      {stops && (
        <div className="column">
          <DayPlace
            step="prayer"
            kind="prayer"
            item={prayer.id}
            path={dayPath("prayers", day)}
            stops={stops}
          />
        </div>
      )}
      <p className="column mt-6">
        <AppLink to="/prayers/for" className="underline">
          {m.prayers_for_lead()}
        </AppLink>
      </p>
      <DayLinks section="prayers" day={day} previous={previous} next={next} />
      <Related cards={prayer.related} />
    </>
  );
}
