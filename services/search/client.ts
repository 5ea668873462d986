import type * as z from "zod/mini";
import {
  type SearchAnswer,
  type SearchKind,
  type SuggestAnswer,
  searchAnswer,
  suggestAnswer,
} from "../../contracts/search.ts";
import type { Locale } from "../../contracts/site.ts";

interface SearchClientOptions {
  /** The app's own `fetch` when embedded, the network's when not, the browser's in the page. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Up to and with `/search-api/v1`. */
  baseUrl: string;
}

interface SearchWanted {
  query: string;
  kind?: SearchKind | undefined;
  topic?: string | undefined;
  skip?: number;
  take?: number;
  locale: Locale;
}

/** `code` is the service's own (see README.md) or "unavailable". */
export class SearchClientError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "SearchClientError";
    this.status = status;
    this.code = code;
  }
}

export interface SearchClient {
  search(wanted: SearchWanted): Promise<SearchAnswer>;
  suggest(query: string, locale: Locale, signal?: AbortSignal): Promise<SuggestAnswer>;
}

export function createSearchClient({ fetch, baseUrl }: SearchClientOptions): SearchClient {
  async function get<T extends z.ZodMiniType>(
    schema: T,
    path: string,
    query: Record<string, string | number | undefined>,
    signal?: AbortSignal,
  ): Promise<z.output<T>> {
    const url = new URL(baseUrl.replace(/\/$/, "") + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const response = await fetch(
      new Request(url, { headers: { accept: "application/json" }, ...(signal ? { signal } : {}) }),
    );
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const problem = (body ?? {}) as { code?: string; detail?: string };
      const message = problem.detail ?? `The search service answered ${response.status}.`;
      throw new SearchClientError(response.status, problem.code ?? "unavailable", message);
    }
    return schema.parse(body);
  }

  return {
    search: ({ query, kind, ...rest }) => get(searchAnswer, "/search", { q: query, type: kind, ...rest }),
    suggest: (query, locale, signal) => get(suggestAnswer, "/suggest", { q: query, locale }, signal),
  };
}
