import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "../../../contracts/search.ts";
import { searchBounds } from "../../../contracts/search-bounds.ts";
import type { SearchClient } from "../../../services/search/client.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

const pauseMs = 150;
const shortest = 2;

/** Fetched when the reader begins to write, not with the page. */
let client: Promise<SearchClient> | undefined;
export function loadSuggestions(): Promise<SearchClient> {
  // A chunk that fails to load makes the site load the page again, which without a network would lose it.
  if (!client && !navigator.onLine) return Promise.reject(new Error("There is no network."));
  client ??= import("./suggestions-client.ts").then(({ suggestionsClient }) => suggestionsClient);
  // After a failed load the next keystroke retries.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** What goes on as the reader has begun; nothing when the network or the service is away. */
export function useSuggestions(text: string): Suggestion[] {
  const [items, setItems] = useState<Suggestion[]>([]);
  const first = useRef(text);
  const query = text.trim().slice(0, searchBounds.queryLength);
  useEffect(() => {
    if (query.length < shortest || query === first.current) {
      setItems([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await (await loadSuggestions()).suggest(query, getLocale(), abort.signal);
        if (!abort.signal.aborted) setItems(found.items);
      } catch {
        if (!abort.signal.aborted) setItems([]);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return items;
}
