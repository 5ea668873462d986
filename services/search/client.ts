import {
  type SearchAnswer,
  type SearchKind,
  type SuggestAnswer,
  searchAnswer,
  suggestAnswer,
} from "../../contracts/search.ts";
import type { Locale } from "../../contracts/site.ts";
import { createGetJson, type ServiceClientOptions } from "../../platform/service-client.ts";

export { ServiceError } from "../../platform/service-client.ts";

interface SearchWanted {
  query: string;
  kind?: SearchKind | undefined;
  topic?: string | undefined;
  skip?: number;
  take?: number;
  locale: Locale;
}

export interface SearchClient {
  search(wanted: SearchWanted): Promise<SearchAnswer>;
  suggest(query: string, locale: Locale, signal?: AbortSignal): Promise<SuggestAnswer>;
}

export function createSearchClient(options: ServiceClientOptions): SearchClient {
  const get = createGetJson(options, "search");
  return {
    search: ({ query, kind, ...rest }) => get(searchAnswer, "/search", { q: query, type: kind, ...rest }),
    suggest: (query, locale, signal) => get(suggestAnswer, "/suggest", { q: query, locale }, signal),
  };
}
