import type { ReactNode } from "react";
import type { SearchAnswer } from "../../../contracts/search.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { Pagination } from "../../ui/pagination.tsx";
import { BibleGroup } from "./bible-group.tsx";
import { KindFilter, TopicFilter } from "./filters.tsx";
import { ResultList } from "./result-list.tsx";
import { type SearchRequest, searchPath } from "./search-path.ts";

/** What was found, in one sentence. */
export function summaryOf({ query, page }: SearchRequest, { total, matched, bible }: SearchAnswer): string {
  if (total === 0 && bible) return m.search_only_bible({ query });
  if (total === 0) return query === "" ? m.search_nothing_here() : m.search_none({ query });
  const found =
    query === ""
      ? m.search_browse_count({ count: total })
      : total === 1
        ? m.search_total_one({ query })
        : m.search_total({ count: total, query });
  const how =
    matched === "close"
      ? ` ${m.search_matched_close()}`
      : matched === "some"
        ? ` ${m.search_matched_some()}`
        : "";
  return found + how + (page > 1 ? ` ${m.catalog_page_number({ number: page })}.` : "");
}

function NothingFound({ summary }: { summary: string }) {
  return (
    <div className="mt-6 rounded-md border border-line p-6 md:p-8">
      <h2 className="text-[1.35rem] break-words">{summary}</h2>
      <p className="mt-3">{m.search_none_advice()}</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-dawn">
        <li>{m.search_none_spelling()}</li>
        <li>{m.search_none_fewer()}</li>
        <li>{m.search_none_topic()}</li>
      </ul>
    </div>
  );
}

/** Shown before the first search: suggestions. */
export function SearchStart({ request, answer }: { request: SearchRequest; answer: SearchAnswer }) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-10">
      <TopicFilter request={request} answer={answer} />
      <section>
        <h2 className="text-[1.2rem]">{m.search_browse()}</h2>
        <KindFilter request={request} answer={answer} />
      </section>
      <p className="max-w-[640px] text-muted">{m.search_hint()}</p>
    </div>
  );
}

/** Where nothing was found, a topic is a way on and not a narrower search. */
const startOver: SearchRequest = { query: "", page: 1, cut: false };

interface SearchResultsProps {
  request: SearchRequest;
  answer: SearchAnswer;
  pages: number;
  busy: boolean;
  /** What comes before the results: a book whose name was typed. */
  children?: ReactNode;
}

export function SearchResults({ request, answer, pages, busy, children }: SearchResultsProps) {
  const { total, hits, bible } = answer;
  return (
    <div aria-busy={busy} className={busy ? "opacity-60 transition-opacity" : ""}>
      {children}
      <KindFilter request={request} answer={answer} />
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div>
          {total > 0 ? (
            <section>
              <h2 className="sr-only">{m.search_results()}</h2>
              <p className="text-muted">{summaryOf(request, answer)}</p>
              <ResultList hits={hits} />
              <Pagination to={(page) => searchPath({ ...request, page })} page={request.page} pages={pages} />
            </section>
          ) : bible ? (
            <p className="text-muted">{summaryOf(request, answer)}</p>
          ) : (
            !children && <NothingFound summary={summaryOf(request, answer)} />
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          {bible && <BibleGroup bible={bible} query={request.query} />}
          <TopicFilter request={total === 0 ? startOver : request} answer={answer} />
        </div>
      </div>
    </div>
  );
}
