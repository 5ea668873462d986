import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemListData } from "../features/seo/structured-data.ts";
import { loadTriviaYear } from "../features/trivia/find-trivia.server.ts";
import { SubjectList } from "../features/trivia/subject-list.tsx";
import { subjectsOf } from "../features/trivia/subjects.ts";
import { triviaPath } from "../features/trivia/trivia-day.ts";
import { YearCalendar } from "../features/trivia/year-calendar.tsx";
import { dailyDay } from "../i18n/daily.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/trivia-archive";

/** The year of trivia; it is also shown at /trivia while there is no quiz to redirect to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, now } = context.get(servicesContext);
  const entries = await loadTriviaYear(content, localeOfPath(url.pathname));
  return data({ entries, today: dailyDay(now()) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const path = "/trivia/archive";
  const items = subjectsOf(loaderData.entries, loaderData.today).map(({ day, title }) => ({
    name: title,
    path: triviaPath(day),
  }));
  return pageMeta({
    title: m.trivia_archive_title(),
    description: m.trivia_archive_description(),
    paths: path,
    noindex: items.length === 0,
    jsonLd: items.length === 0 ? [] : [itemListData({ name: m.trivia_archive_title(), items })],
  });
}

export default function TriviaArchive({ loaderData: { entries, today } }: Route.ComponentProps) {
  const subjects = subjectsOf(entries, today);
  const todays = entries.find(({ day }) => day.month === today.month && day.day === today.day);
  return (
    <div className="wrap mt-8 md:mt-12">
      <p className="kicker">{m.trivia_name()}</p>
      <h1 className="mt-1 text-[2rem] md:text-[2.6rem]">{m.trivia_archive_title()}</h1>
      <p className="mt-3 max-w-[700px] text-[1.1rem] text-muted">
        {entries.length > 0 ? m.trivia_archive_intro() : m.trivia_archive_empty()}
      </p>
      {todays && (
        <AppLink to={triviaPath(todays.day)} className="pill mt-5 bg-water text-on-water hover:opacity-90">
          {m.trivia_todays({ title: todays.title })}
        </AppLink>
      )}
      <YearCalendar entries={entries} today={today} />
      <SubjectList subjects={subjects} />
    </div>
  );
}
