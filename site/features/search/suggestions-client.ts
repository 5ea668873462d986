import { createSearchClient } from "../../../services/search/client.ts";

/** The search service from the browser; a module of its own, so that it is fetched when the reader begins to write. */
export const suggestionsClient = createSearchClient({
  fetch: (request) => fetch(request),
  baseUrl: `${location.origin}/search-api/v1`,
});
