import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { Related } from "../features/catalog/related.tsx";
import { useAlternate } from "../features/frame/language-switch.tsx";
import { loadPrayer } from "../features/prayers/load-prayer.server.ts";
import { PrayerFoot } from "../features/prayers/prayer-foot.tsx";
import { PrayerText } from "../features/prayers/prayer-text.tsx";
import { alternatesOf } from "../features/seo/alternates.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemCard } from "../features/seo/share-image.ts";
import { articleData, breadcrumbData } from "../features/seo/structured-data.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import type { Route } from "./+types/prayer-for";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const item = context.get(itemContext);
  const prayer = await loadPrayer(services, item, localeOfPath(url.pathname));
  return data({ prayer, path: stripLocale(url.pathname), alternates: alternatesOf(item) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { prayer, path, alternates } = loaderData;
  const page = {
    title: prayer.title,
    description: prayer.description,
    image: itemCard(getLocale(), prayer.id, prayer.title),
  };
  return pageMeta({
    ...page,
    paths: alternates,
    type: "article",
    jsonLd: [
      articleData({ ...page, path, topics: prayer.topic ? [prayer.topic] : [] }),
      breadcrumbData([
        { name: m.prayers_for(), path: "/prayers/for" },
        { name: page.title, path },
      ]),
    ],
  });
}

export default function PrayerFor({ loaderData: { prayer } }: Route.ComponentProps) {
  return (
    <>
      <PrayerText prayer={prayer} />
      <PrayerFoot prayer={prayer} alternate={useAlternate()} />
      <Related cards={prayer.related} />
    </>
  );
}
