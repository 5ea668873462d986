import { LRUCache } from "lru-cache";

export interface Answer<T> {
  value: T;
  /** Of the text it was parsed from. */
  chars: number;
}

/** The objects take a few times as much memory as their text. */
const maxChars = 1_500_000;

/** Many who ask for one thing at once make one call, and what was found is remembered while `version` is the same. */
export function createAnswers(version: (() => string) | undefined) {
  const flights = new Map<string, Promise<Answer<unknown> | null>>();
  const found = new LRUCache<string, Answer<object>>({
    maxSize: maxChars,
    sizeCalculation: ({ chars }) => chars,
  });
  let foundIn: string | undefined;

  function clear(): void {
    flights.clear();
    found.clear();
  }

  return {
    clear,
    async get<T extends object>(question: string, fetch: () => Promise<Answer<T> | null>): Promise<T | null> {
      const current = version?.();
      if (current !== foundIn) clear();
      foundIn = current;
      const known = found.get(question) ?? flights.get(question);
      if (known) return ((await known) as Answer<T> | null)?.value ?? null;
      const flight = fetch();
      flights.set(question, flight);
      try {
        const answer = await flight;
        // Otherwise the content changed meanwhile.
        if (answer && current !== undefined && flights.get(question) === flight)
          found.set(question, frozen(answer));
        return answer?.value ?? null;
      } finally {
        if (flights.get(question) === flight) flights.delete(question);
      }
    },
  };
}

/** Whoever reads it next finds it as it was. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
