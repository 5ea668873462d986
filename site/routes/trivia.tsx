import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { Related } from "../features/catalog/related.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { dayCard } from "../features/seo/share-image.ts";
import { breadcrumbData, quizData } from "../features/seo/structured-data.ts";
import { DayPlace } from "../features/today/day-place.tsx";
import { loadDayOn } from "../features/today/load-day.server.ts";
import { markDone } from "../features/today/start-day.ts";
import { loadTriviaYear } from "../features/trivia/find-trivia.server.ts";
import { loadTrivia } from "../features/trivia/load-trivia.server.ts";
import { neighborsOf } from "../features/trivia/neighbours.ts";
import { parseTriviaDay, triviaPath } from "../features/trivia/trivia-day.ts";
import { TriviaDays } from "../features/trivia/trivia-days.tsx";
import { TriviaGame } from "../features/trivia/trivia-game.tsx";
import { TriviaSheet } from "../features/trivia/trivia-sheet.tsx";
import { formatDay } from "../i18n/format-day.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import type { Route } from "./+types/trivia";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const day = parseTriviaDay(params.triviaMonth, params.triviaDay)!;
  const [trivia, year, stops] = await Promise.all([
    loadTrivia(services, context.get(itemContext), day, locale),
    loadTriviaYear(services.content, locale),
    loadDayOn({ month: day.month, day: day.day }, services, locale),
  ]);
  if (!trivia) throw notFound(url.pathname);
  return data({ trivia, stops, ...neighborsOf(year, trivia.day) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { trivia } = loaderData;
  const path = triviaPath(trivia.day);
  const title = `${m.trivia_name()}: ${trivia.title}`;
  const questions = trivia.questions.map(({ text, answers, correctAnswerId, explanation }) => ({
    question: text,
    answers: answers.map((answer) => ({ text: answer.text, correct: answer.id === correctAnswerId })),
    explanation,
  }));
  return pageMeta({
    title,
    description: trivia.description,
    paths: path,
    image: dayCard(getLocale(), "trivia", trivia.day, title),
    jsonLd: [
      quizData({ title, description: trivia.description, path, questions }),
      breadcrumbData([
        { name: m.trivia_name(), path: "/trivia/archive" },
        { name: formatDay(trivia.day, getLocale(), "long"), path },
      ]),
    ],
  });
}

export default function Trivia({ loaderData: { trivia, stops, previous, next } }: Route.ComponentProps) {
  return (
    <>
      <div className="noscript:hidden">
        <TriviaGame
          key={triviaPath(trivia.day)}
          trivia={trivia}
          onAnswered={() => stops && void markDone({ kind: "trivia", item: trivia.id })}
        />
      </div>
      <noscript>
        <TriviaSheet trivia={trivia} />
      </noscript>
      {stops && (
        <div className="column">
          <DayPlace
            step="question"
            kind="trivia"
            item={trivia.id}
            path={triviaPath(trivia.day)}
            stops={stops}
          />
        </div>
      )}
      <TriviaDays previous={previous} next={next} />
      <Related cards={trivia.related} />
    </>
  );
}
