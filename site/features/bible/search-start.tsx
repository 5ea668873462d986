import { ArrowRight } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { BibleSearchView } from "./load-bible-search.server.ts";
import { searchExamples } from "./search-examples.ts";

/** Words to try and chapters to open, where there is nothing to show yet or nothing was found. */
export function SearchStart({ places }: Pick<BibleSearchView, "places">) {
  return (
    <>
      <section className="mt-10">
        <h2 className="text-[1.25rem]">{m.bible_search_try()}</h2>
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {searchExamples[getLocale()].map((example) => (
            <li key={example}>
              <AppLink
                to={`/bible/search?q=${encodeURIComponent(example)}`}
                className="pill border border-line font-serif font-normal hover:bg-sand"
              >
                {example}
              </AppLink>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-[0.95rem] text-muted">{m.bible_search_hint()}</p>
      </section>
      <section className="mt-10">
        <h2 className="text-[1.25rem]">{m.bible_search_places()}</h2>
        {places.length > 0 && (
          <ul className="mt-4 grid gap-3 sm:grid-cols-3">
            {places.map(({ path, reference, text }) => (
              <li key={path}>
                <AppLink
                  to={path}
                  className="group flex h-full flex-col rounded-md bg-sand p-5 hover:bg-line/60"
                >
                  <span className="font-serif text-[1.08rem] leading-relaxed text-balance">{text}</span>
                  <span className="mt-auto pt-3 reference text-[0.95rem] text-water group-hover:underline">
                    {reference}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <AppLink
          to="/bible"
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-water hover:underline"
        >
          {m.bible_search_all_books()}
          <ArrowRight className="size-4" aria-hidden="true" />
        </AppLink>
      </section>
    </>
  );
}

/** The message for no results, with hints. */
export function NoVerse({ query, translation }: { query: string; translation: string }) {
  return (
    <section className="mt-8 rounded-md border border-line p-6 md:p-8">
      <h2 className="text-[1.35rem] break-words">{m.bible_search_none_for({ query })}</h2>
      <ul className="mt-3 grid gap-1.5 pl-5 list-disc marker:text-dawn">
        <li>{m.bible_search_none_fewer()}</li>
        <li>{m.bible_search_none_older({ translation })}</li>
      </ul>
      <AppLink
        to={`/search?q=${encodeURIComponent(query)}`}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-water hover:underline"
      >
        {m.bible_search_elsewhere()}
      </AppLink>
    </section>
  );
}
