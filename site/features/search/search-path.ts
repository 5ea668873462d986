import { type SearchKind, searchBounds, searchKinds } from "../../../contracts/search-bounds.ts";
import { listPageSize } from "../../../contracts/site.ts";

/** The parameters of a search URL. */
interface SearchTerms {
  query: string;
  kind?: SearchKind | undefined;
  topic?: string | undefined;
  page?: number;
}

/** The address of a search, without language prefix; the same search always has the same one. */
export function searchPath({ query, kind, topic, page = 1 }: SearchTerms): string {
  const values = { q: query, type: kind, topic, page: page > 1 ? String(page) : undefined };
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? "/search" : `/search?${new URLSearchParams(given)}`;
}

export interface SearchRequest extends SearchTerms {
  page: number;
  /** The query was too long and was cut. */
  cut: boolean;
}

const lastPage = 1 + searchBounds.skip / listPageSize;

/** Undefined when the page is no page number, or further than the service goes. Unknown kinds and topics are ignored. */
export function readSearch(values: URLSearchParams): SearchRequest | undefined {
  const page = values.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(page) || Number(page) > lastPage) return undefined;
  const whole = (values.get("q") ?? "").replace(/\s+/g, " ").trim();
  // Half of a surrogate pair at the cut would be no character at all.
  const query = whole
    .slice(0, searchBounds.queryLength)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  const topic = values.get("topic") ?? "";
  return {
    query,
    cut: query.length < whole.length,
    kind: searchKinds.find((kind) => kind === values.get("type")),
    topic: /^[a-z0-9-]{1,60}$/.test(topic) ? topic : undefined,
    page: Number(page),
  };
}
