import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";

const questions = [m.home_look_thanks, m.home_look_miss, m.home_look_give, m.home_look_tomorrow];

/** In the evening: a look back on the day. What is written stays on the page and is gone with it. */
export default function LookBack() {
  return (
    <section className="at-evening wrap mt-14" data-no-print>
      <div className="max-w-[700px]">
        <h2>{m.home_look_back()}</h2>
        <p className="mt-1 text-muted">{m.home_look_intro()}</p>
        <ol className="mt-6 grid gap-7">
          {questions.map((question) => (
            <li
              key={question()}
              className="border-l-2 border-line pl-5 font-serif text-[1.15rem] leading-[1.6]"
            >
              {question()}
            </li>
          ))}
        </ol>
        <label className="mt-8 block">
          <span className="text-[0.95rem] text-muted">{m.home_look_room()}</span>
          {/* It needs no React: nothing reads what is written. */}
          <textarea
            rows={4}
            data-do="nothing"
            autoComplete="off"
            className="mt-2 block w-full rounded-md border border-line bg-paper p-4 font-serif text-[1.08rem] leading-[1.6]"
          />
        </label>
        <p className="with-premium mt-2">
          <AppLink to="/journal" className="inline-flex min-h-11 items-center text-water underline">
            {m.home_look_journal()}
          </AppLink>
        </p>
      </div>
    </section>
  );
}
