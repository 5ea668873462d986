import type { SearchAnswer } from "../../../contracts/search.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { Marked } from "./marked.tsx";

/** The first verses of the Bible that have the words, with their places in the reader. */
export function BibleGroup({ bible, query }: { bible: NonNullable<SearchAnswer["bible"]>; query: string }) {
  return (
    <section className="rounded-md bg-sand px-5 py-6 md:px-6">
      <h2 className="text-[1.2rem]">{m.search_in_the_bible()}</h2>
      <p className="mt-0.5 text-[0.92rem] text-muted">
        {bible.total === 1
          ? m.search_bible_one({ translation: bible.translation })
          : m.search_bible_count({ count: bible.total, translation: bible.translation })}
      </p>
      <ul className="mt-2">
        {bible.hits.map((hit) => (
          <li key={hit.id} className="border-t border-line first:border-t-0">
            <AppLink to={hit.path} className="group block py-3.5">
              <span className="reference text-water group-hover:underline">{hit.reference}</span>
              <span className="mt-1 block font-serif">
                <Marked text={hit.text} marks={hit.marks} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {bible.total > bible.hits.length && (
        <AppLink
          to={`/bible/search?q=${encodeURIComponent(query)}`}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-water hover:underline"
        >
          {m.bible_search_all({ count: bible.total })}
        </AppLink>
      )}
    </section>
  );
}
