import type * as z from "zod/mini";
import * as contract from "../../contracts/scripture.ts";

interface ScriptureClientOptions {
  /** The app's own `fetch` when embedded, the network's when not. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Up to and with `/scripture/api/v1`. */
  baseUrl: string;
}

interface ScriptureSearch {
  query: string;
  language: string;
  translation?: string;
  book?: string;
  skip?: number;
  take?: number;
}

/** `code` is the service's own (see README.md) or "unavailable". */
export class ScriptureClientError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "ScriptureClientError";
    this.status = status;
    this.code = code;
  }
}

export type ScriptureClient = ReturnType<typeof createScriptureClient>;

export function createScriptureClient({ fetch, baseUrl }: ScriptureClientOptions) {
  async function get<T extends z.ZodMiniType>(
    schema: T,
    path: string,
    query: Record<string, string | number | readonly string[] | undefined> = {},
  ): Promise<z.output<T>> {
    const url = new URL(baseUrl.replace(/\/$/, "") + path);
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
    }
    const response = await fetch(new Request(url, { headers: { accept: "application/json" } }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const problem = (body ?? {}) as { code?: string; detail?: string; title?: string };
      const message = problem.detail ?? problem.title ?? `The Scripture service answered ${response.status}.`;
      throw new ScriptureClientError(response.status, problem.code ?? "unavailable", message);
    }
    return schema.parse(body);
  }

  return {
    translations: async () => (await get(contract.translationList, "/translations")).items,
    books: async (language: string) => (await get(contract.bookList, "/books", { language })).items,
    /** The book that has this name in either language, as "Psalms", "salmo" or "1 john". */
    book: async (name: string, language: string): Promise<contract.Book | undefined> =>
      (await get(contract.bookList, "/books", { name, language })).items[0],
    /** What a reader typed, as a reference that exists; undefined when it is none. */
    reference: async (ref: string, language: string): Promise<contract.Reference | undefined> => {
      try {
        return await get(contract.reference, "/references", { ref, language });
      } catch (error) {
        if (error instanceof ScriptureClientError && error.status === 400) return undefined;
        throw error;
      }
    },
    crossReferences: (verse: string, language: string) =>
      get(contract.crossReferences, "/cross-references", { verse, language }),
    /** One passage for each reference, in the same order. */
    passages: async (
      refs: readonly string[],
      language: string,
      translation?: string,
    ): Promise<contract.Passage[]> => {
      const passages: contract.Passage[] = [];
      for (const ref of requestsFor(refs)) {
        const { items } = await get(contract.passageList, "/passages", { ref, language, translation });
        passages.push(...items);
      }
      return passages;
    },
    /** `translation` is an id, or the language whose first translation is wanted: "kjv", "es". */
    chapter: (translation: string, book: string, chapter: number, language: string) =>
      get(
        contract.chapter,
        `/chapters/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}`,
        {
          language,
        },
      ),
    search: ({ query, ...rest }: ScriptureSearch) =>
      get(contract.searchResult, "/search", { q: query, ...rest }),
  };
}

/** As many references in each request as one request takes. */
function requestsFor(refs: readonly string[]): string[][] {
  const requests: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const ref of refs) {
    const { references, referencesLength } = contract.passageLimits;
    length += ref.length;
    if (length > referencesLength || requests.at(-1)!.length === references) {
      requests.push([]);
      length = ref.length;
    }
    requests.at(-1)!.push(ref);
  }
  return requests;
}
