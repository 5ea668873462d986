import { Languages } from "lucide-react";
import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { Related } from "../features/catalog/related.tsx";
import { FavoriteButton } from "../features/favorites/favorite-button.tsx";
import { useAlternatePath } from "../features/frame/language-switch.tsx";
import { PassageBlocks } from "../features/passages/passage-block.tsx";
import { loadPrayer } from "../features/prayers/load-prayer.server.ts";
import { PrayerText } from "../features/prayers/prayer-text.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { ShareButton } from "../features/sharing/share-button.tsx";
import { DayLinks } from "../features/verses/day-links.tsx";
import { neighborsOf } from "../features/verses/neighbors.server.ts";
import { dayPath, parseDay } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import type { Route } from "./+types/prayer";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const day = parseDay(params.year, params.month, params.day)!;
  const prayer = await loadPrayer(services, context.get(itemContext), day, locale);
  return data({ prayer, ...(await neighborsOf(services, "prayer", day, locale)) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { prayer } = loaderData;
  const path = dayPath("prayers", prayer.day);
  const page = {
    title: prayer.title,
    description: prayer.description,
    image: dayCard(getLocale(), "prayer", prayer.day, `${m.prayer_of_the_day()}. ${prayer.title}`),
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

export default function Prayer({ loaderData: { prayer, previous, next } }: Route.ComponentProps) {
  const other = getLocale() === "es" ? "en-US" : "es";
  return (
    <>
      <PrayerText prayer={prayer} />
      <div className="column mt-8" data-activity="prayer" data-item={prayer.id}>
        {prayer.passages.length > 0 && (
          <section aria-labelledby="prayer-passage">
            <h2 id="prayer-passage" className="font-sans text-[1rem] font-semibold text-muted">
              {m.prayer_passage()}
            </h2>
            <div className="[&>blockquote]:mt-3 [&>blockquote]:mb-0">
              <PassageBlocks passages={prayer.passages} />
            </div>
          </section>
        )}
        <div className="mt-8 flex items-center gap-2.5" data-no-print>
          <ShareButton title={prayer.title} text={prayer.summary} />
          <FavoriteButton favoriteItem={{ id: prayer.id, title: prayer.title }} />
          <a
            href={useAlternatePath(other)}
            hrefLang={other}
            className="icon-button border border-line"
            aria-label={m.read_in_other_language()}
          >
            <Languages className="size-5" aria-hidden="true" />
          </a>
          <span className="ml-1 text-muted">{m.prayer_share()}</span>
        </div>
      </div>
      <DayLinks section="prayers" day={prayer.day} previous={previous} next={next} />
      <Related cards={prayer.related} />
    </>
  );
}
