import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";

interface PrayerAndQuizProps {
  prayer: { title: string; path: string; opening: string } | null;
  quiz: { title: string; summary: string | null; path: string } | null;
}

const link = "mt-auto inline-flex min-h-11 items-center pt-3 font-semibold text-water hover:underline";

export function PrayerAndQuiz({ prayer, quiz }: PrayerAndQuizProps) {
  if (!prayer && !quiz) return null;
  return (
    <section className="wrap section-gap grid gap-6 md:grid-cols-2">
      {prayer && (
        <div className="flex flex-col rounded-md bg-sand p-6 md:p-8">
          <p className="kicker">{m.prayer_for_today()}</p>
          <h2 className="mt-1 text-[1.35rem]">{prayer.title}</h2>
          <div className="prose mt-3 text-[1.08rem]" dangerouslySetInnerHTML={{ __html: prayer.opening }} />
          <AppLink to={prayer.path} className={link}>
            {m.home_pray_with_us()}
          </AppLink>
        </div>
      )}
      {quiz && (
        <div className="flex flex-col rounded-md border border-line p-6 md:p-8">
          <p className="kicker">{m.nav_trivia()}</p>
          <h2 className="mt-1 text-[1.35rem]">{quiz.title}</h2>
          <p className="mt-3 text-[1.05rem] text-muted">{quiz.summary}</p>
          <AppLink to={quiz.path} className={link}>
            {m.home_play()}
          </AppLink>
        </div>
      )}
    </section>
  );
}
