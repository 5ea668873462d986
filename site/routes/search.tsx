import { data, redirect, useNavigation } from "react-router";
import { servicesContext } from "../context.ts";
import { notFound } from "../errors.ts";
import { BookFound } from "../features/bible/book-found.tsx";
import { bookInQuery, passageInQuery } from "../features/bible/passage-in-query.server.ts";
import { loadSearch } from "../features/search/load-search.server.ts";
import { SearchBox } from "../features/search/search-box.tsx";
import { readSearch } from "../features/search/search-path.ts";
import { SearchResults, SearchStart, summaryOf } from "../features/search/search-results.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/search";

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = readSearch(url.searchParams);
  if (!request) throw notFound(url.pathname);
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  // With a kind or a topic, items about the passage are wanted, not the passage itself.
  const isOfBible = !request.kind && !request.topic;
  const passage = isOfBible ? await passageInQuery(services, request.query, locale) : undefined;
  if (passage) throw redirect(passage);
  const [view, book] = await Promise.all([
    loadSearch(services.search, request, locale),
    isOfBible && request.page === 1 ? bookInQuery(services, request.query, locale) : null,
  ]);
  if (request.page > view.pages) throw notFound(url.pathname);
  return data({ ...view, book }, { status: view.answer ? 200 : 503 });
}

/** Verses are linked to their most recent day, so results are of the day too. */
export function meta({ loaderData }: Route.MetaArgs) {
  const { query, kind, topic } = loaderData?.request ?? { query: "" };
  return pageMeta({
    title: query === "" ? m.search_title() : m.search_title_for({ query }),
    description: m.search_description(),
    paths: "/search",
    noindex: Boolean(query || kind || topic),
  });
}

export default function Search({ loaderData: { request, answer, pages, book } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && stripLocale(navigation.location.pathname) === "/search";
  const isEmpty = request.query === "" && !request.kind && !request.topic;
  return (
    <div className="wrap pt-6 md:pt-10">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.search_title()}</h1>
      <SearchBox key={request.query} query={request.query} />
      <p role="status" className="mt-2 min-h-[1.6em] text-[0.95rem] text-muted">
        {busy ? m.search_busy() : request.cut ? m.search_cut() : ""}
        {/* Announced by screen readers with each search; everyone else sees it above the results. */}
        {!busy && answer && !isEmpty && <span className="sr-only"> {summaryOf(request, answer)}</span>}
      </p>
      {!answer ? (
        <p role="alert" className="mt-4 text-[1.1rem]">
          {m.search_failed()}
        </p>
      ) : isEmpty ? (
        <SearchStart request={request} answer={answer} />
      ) : (
        <SearchResults request={request} answer={answer} pages={pages} busy={busy}>
          {book && <BookFound book={book} />}
        </SearchResults>
      )}
    </div>
  );
}
