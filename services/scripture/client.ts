import { LRUCache } from "lru-cache";
import * as contract from "../../contracts/scripture.ts";
import { createGetJson, type ServiceClientOptions, ServiceError } from "../../platform/service-client.ts";

interface ScriptureSearch {
  query: string;
  language: string;
  translation?: string;
  book?: string;
  skip?: number;
  take?: number;
}

/** Of passages that are remembered; texts do not change while the server runs. */
const rememberedChars = 1_000_000;

export type ScriptureClient = ReturnType<typeof createScriptureClient>;

export function createScriptureClient(options: ServiceClientOptions) {
  const get = createGetJson(options, "Scripture");
  const remembered = new LRUCache<string, contract.Passage[]>({
    maxSize: rememberedChars,
    sizeCalculation: (passages) =>
      passages.reduce(
        (sum, { verses }) => sum + verses.reduce((chars, { text }) => chars + text.length, 100),
        1,
      ),
  });

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
        if (error instanceof ServiceError && error.status === 400) return undefined;
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
        const key = JSON.stringify([ref, language, translation]);
        const items =
          remembered.get(key) ??
          (await get(contract.passageList, "/passages", { ref, language, translation })).items;
        remembered.set(key, items);
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
