import type { SearchAnswer } from "../../../contracts/search.ts";
import { type Locale, listPageSize } from "../../../contracts/site.ts";
import { type SearchClient, ServiceError } from "../../../services/search/client.ts";
import { type SearchRequest, searchPath } from "./search-path.ts";

interface SearchView {
  request: SearchRequest;
  /** Null when the search failed; the reader is asked to try again. */
  answer: SearchAnswer | null;
  pages: number;
  /** The same search in the other language. */
  alternates: Record<Locale, string>;
}

export async function loadSearch(
  client: SearchClient,
  request: SearchRequest,
  locale: Locale,
): Promise<SearchView> {
  const { query, kind, topic, page } = request;
  const path = searchPath(request);
  const alternates = { "en-US": path, es: path };
  try {
    const skip = (page - 1) * listPageSize;
    const answer = await client.search({ query, kind, topic, skip, take: listPageSize, locale });
    if (answer.total === 0) answer.topics = (await client.search({ query: "", locale })).topics;
    const pages = Math.max(1, Math.ceil(answer.total / listPageSize));
    return { request, answer, pages, alternates };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status < 500) throw error;
    return { request, answer: null, pages: page, alternates };
  }
}
