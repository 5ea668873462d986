import { useRef, useState } from "react";
import { searchResult } from "../../../contracts/scripture.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { addressOfPassage } from "../passages/reader-address.ts";
import { BibleHits } from "./bible-hits.tsx";
import type { BibleHit, BibleSearchView } from "./load-bible-search.server.ts";

const pageSize = 50;

async function fetchHits(query: string, book: string, skip: number) {
  const params = new URLSearchParams({
    q: query,
    language: getLocale(),
    skip: String(skip),
    take: String(pageSize),
    ...(book ? { book } : {}),
  });
  const answer = await fetch(`/scripture/api/v1/search?${params}`);
  if (!answer.ok) throw new Error(`The Bible could not be searched (${answer.status}).`);
  const { total, translation, hits } = searchResult.parse(await answer.json());
  return {
    total,
    hits: hits.map(
      ({ id, reference, text, highlights }): BibleHit => ({
        id,
        reference,
        text,
        highlights,
        path: addressOfPassage(id, { translation: translation.id }),
      }),
    ),
  };
}

/** Every verse that has the words, a page at a time, in the whole Bible or in one book: for premium members. */
export default function AllBibleHits({
  query,
  books,
  found,
}: Pick<BibleSearchView, "query" | "books" | "found">) {
  const [book, setBook] = useState("");
  const [list, setList] = useState({ total: found?.total ?? 0, hits: found?.hits ?? [] });
  const [state, setState] = useState<"idle" | "loading" | { retry(): void }>("idle");

  /** Only the answer to the last question is shown. */
  const latestRequest = useRef(0);

  async function load(inBook: string, shown: BibleHit[]) {
    const request = ++latestRequest.current;
    setState("loading");
    try {
      const next = await fetchHits(query, inBook, shown.length);
      if (request !== latestRequest.current) return;
      setList({ total: next.total, hits: [...shown, ...next.hits] });
      setState("idle");
    } catch (error) {
      console.warn(error);
      if (request === latestRequest.current) setState({ retry: () => void load(inBook, shown) });
    }
  }

  const left = list.total - list.hits.length;
  return (
    <>
      <label className="mt-4 flex flex-wrap items-center gap-3">
        {m.bible_search_book()}
        <select
          value={book}
          className="min-h-11 rounded-sm border border-line bg-paper px-3"
          onChange={({ target }) => {
            setBook(target.value);
            void load(target.value, []);
          }}
        >
          <option value="">{m.bible_search_every_book()}</option>
          {books.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <BibleHits hits={list.hits} />
      <p role="status" className="mt-4 min-h-6 text-muted">
        {state === "loading" && m.loading()}
        {state === "idle" && list.total === 0 && m.bible_search_none()}
      </p>
      {typeof state === "object" && <LoadFailed retry={state.retry} label={m.bible_search_failed()} />}
      {left > 0 && state === "idle" && (
        <button
          type="button"
          className="pill border border-line hover:bg-sand"
          onClick={() => void load(book, list.hits)}
        >
          {m.bible_search_more()}
        </button>
      )}
    </>
  );
}
