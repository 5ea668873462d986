import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { data, Form, redirect, useLocation } from "react-router";
import { cachePolicyHeader } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { BibleHits } from "../features/bible/bible-hits.tsx";
import { BookFound } from "../features/bible/book-found.tsx";
import { type BibleSearchView, loadBibleSearch } from "../features/bible/load-bible-search.server.ts";
import { bookInQuery, passageInQuery } from "../features/bible/passage-in-query.server.ts";
import { NoVerse, SearchStart } from "../features/bible/search-start.tsx";
import { untilResolved, usePremium, usePremiumResolved } from "../features/identity/use-premium.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath, localizePath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/bible-search";

const AllBibleHits = lazy(() => import("../features/bible/all-bible-hits.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const query = url.searchParams.get("q") ?? "";
  const passage = await passageInQuery(services, query.trim(), locale);
  if (passage) throw redirect(passage);
  const [view, book] = await Promise.all([
    loadBibleSearch(services, query, locale),
    bookInQuery(services, query.trim(), locale),
  ]);
  // Queries are free text, so results are not cached.
  const policy = view.query === "" ? "content" : "private";
  return data(
    { ...view, book },
    { status: view.failed ? 503 : 200, headers: { [cachePolicyHeader]: policy } },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ? {} : { [cachePolicyHeader]: loaderHeaders.get(cachePolicyHeader) ?? "private" };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: m.bible_search(),
    description: m.bible_search_description(),
    paths: "/bible/search",
    noindex: Boolean(loaderData?.query),
  });

/** What came of it, in one sentence. */
function outcome({ found, query }: BibleSearchView): string {
  if (!found) return "";
  const translation = found.translation.name;
  if (found.total === 0) return m.bible_search_none_for({ query });
  return found.total === 1
    ? m.bible_search_found_one({ translation })
    : m.bible_search_found({ count: found.total, translation });
}

function Found({ view }: { view: BibleSearchView }) {
  const premium = usePremium();
  const { pathname, search } = useLocation();
  const resolved = usePremiumResolved();
  const { found } = view;
  if (!found)
    return (
      <p role="alert" className="mt-8 text-[1.08rem]">
        {m.bible_search_failed()}
      </p>
    );
  if (found.total === 0) return <NoVerse query={view.query} translation={found.translation.name} />;
  const more = found.total - found.hits.length;
  return (
    <section>
      {premium && more > 0 ? (
        <Suspense fallback={<BibleHits hits={found.hits} />}>
          {/* Another search is another list: the first verses come with it. */}
          <AllBibleHits key={view.query} query={view.query} books={view.books} found={found} />
        </Suspense>
      ) : (
        <BibleHits hits={found.hits} />
      )}
      {!premium && more > 0 && (
        <aside className={`mt-6 rounded-md bg-sand p-6 ${resolved ? "" : untilResolved}`}>
          <p>{m.bible_search_more_premium({ count: more })}</p>
          <p className="mt-4">
            <AppLink
              to="/premium"
              data-offer="premium_checklist_offer"
              data-source="bible_search"
              // The buyer came for these verses.
              data-return-to={`${pathname}${search}`}
              className="pill bg-water text-on-water hover:opacity-90"
            >
              {m.gate_premium_link()}
            </AppLink>
          </p>
        </aside>
      )}
    </section>
  );
}

/** The first verses for everybody, without scripts too; all of them, by book, for premium members. */
export default function BibleSearch({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="column mt-8 md:mt-12">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.bible_search()}</h1>
      <p className="mt-3 text-[1.12rem] text-muted">{m.bible_search_lead()}</p>
      <Form action={localizePath("/bible/search", getLocale())} role="search" className="mt-6 flex gap-2.5">
        <input
          key={view.query}
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={view.query}
          aria-label={m.bible_search_word()}
          placeholder={m.bible_search_word()}
          className="min-h-13 w-full min-w-0 rounded-full border border-line bg-paper px-5"
        />
        <button type="submit" className="pill min-h-13 bg-water text-on-water hover:opacity-90">
          <Search className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{m.bible_search_go()}</span>
        </button>
      </Form>
      {view.book && <BookFound book={view.book} />}
      {/* Always rendered, so that screen readers announce each result. */}
      <p role="status" className={view.found?.total ? "mt-8 text-muted" : "sr-only"}>
        {outcome(view)}
      </p>
      {view.query !== "" && !(view.book && view.found?.total === 0) && <Found view={view} />}
      {view.places.length > 0 && <SearchStart places={view.places} />}
    </div>
  );
}
