import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { loadMonth } from "../features/verses/load-month.server.ts";
import { MonthList } from "../features/verses/month-list.tsx";
import { monthMeta } from "../features/verses/month-meta.ts";
import { parseDay } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/prayer-month";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const month = parseDay(params.year, params.month, "1");
  if (!month) throw notFound(url.pathname);
  return data(await loadMonth(context.get(servicesContext), "prayer", month, localeOfPath(url.pathname)));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? monthMeta("prayers", m.prayer_of_the_day(), loaderData) : [];

export default function PrayerMonth({ loaderData }: Route.ComponentProps) {
  return <MonthList section="prayers" kicker={m.prayer_of_the_day()} view={loaderData} />;
}
