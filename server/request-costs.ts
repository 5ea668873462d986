/**
 * What a request that is not answered from memory costs, in milliseconds of this process at rest, rounded up
 * (docs/resilience.md says how they were measured). Services with limits of their own are not in the list.
 */
const costs: readonly [pattern: RegExp, cost: (query: URLSearchParams) => number][] = [
  [/^\/umbraco\//, listCost],
  [/^\/scripture\/api\/v1\/search$/, () => 10],
  [/^\/scripture\//, () => 3],
  [/^\/search-api\//, () => 8],
  [/^(\/es)?(\/bible)?\/search(\.data)?$/, () => 20],
  [/^\/media\//, (query) => (query.size > 0 ? 15 : 2)],
  [/^\/share-card\//, () => 40],
  [/^\/[^/]+\/api\/v2\/journal$/, () => 15],
  [/^\/[^/]+\/api\/v2\//, () => 4],
];

/** A page that has to be rendered. */
const pageCost = 10;

/** Every item is written out, and with what it refers to several times over. */
function listCost(query: URLSearchParams): number {
  const take = Math.min(Math.max(Number(query.get("take") ?? 10) || 0, query.getAll("id").length), 1000);
  return 2 + take * (query.has("expand") ? 0.1 : 0.04);
}

/** Undefined for what costs next to nothing, or is limited by its own service. */
export function requestCost(url: string, isPage: boolean): number | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const found = costs.find(([pattern]) => pattern.test(path));
  if (found) return found[1](new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1)));
  return isPage ? pageCost : undefined;
}
