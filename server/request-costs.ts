import { mediaAddress } from "../services/content/media-address.ts";
import { parseMediaCommands } from "../services/content/media-commands.ts";
import { formatOf, isShown } from "../services/content/media-formats.ts";
import { routedPath } from "./routed-path.ts";

/**
 * What a request that is not answered from memory is taken to cost, in milliseconds of this process: the processor time
 * measured for each kind on a busy machine of two cores. Services with limits of their own are not in the list.
 */
const costs: readonly [pattern: RegExp, cost: (query: URLSearchParams, path: string) => number][] = [
  [/^\/umbraco\//, listCost],
  [/^\/scripture\/api\/v1\/search$/, () => 30],
  // Compressed once and held; a whole Bible is 66 of them.
  [/^\/scripture\/api\/v1\/downloads\/./, () => 1],
  [/^\/downloads\/days\//, () => 40],
  [/^\/scripture\//, () => 3],
  [/^\/search-api\/v1\/suggest$/, () => 3],
  [/^\/search-api\//, () => 40],
  [/^(\/es)?(\/bible)?\/search(\.data)?$/, () => 80],
  [/^\/(status|metrics)$/, () => 5],
  // Each stores what a stranger has begun: an authorization for an hour, a session for a fortnight.
  [/^\/identity\/(auth|session\/end)(\/|$)/, () => 10],
  [/^\/media\//, pictureCost],
  [/^\/share-card\//, () => 40],
  [/^\/__manifest$/, manifestCost],
  [/^\/[^/]+\/api\/v2\/(journal|prayer-list|activity|streak)$/, () => 15],
  [/^\/[^/]+\/api\/v2\//, () => 4],
];

/** Another process does most of it; an editor's page asks for dozens of things at once. */
const studioCost = 4;

/** Of a path that is passed on to the studio; undefined for its files with a hash in their names. */
export const costAtStudio = (path: string): number | undefined =>
  path.startsWith("/studio/_next/static/") ? undefined : studioCost;

/** A page that has to be rendered. */
const pageCost = 35;

/** Every item is written out, and with what it refers to several times over. */
function listCost(query: URLSearchParams): number {
  const take = Math.min(Math.max(Number(query.get("take") ?? 10) || 0, query.getAll("id").length), 1000);
  const each = query.has("expand") ? 0.5 : query.has("fields") ? 0.05 : 0.25;
  return 2 + take * each;
}

/** Where the browser learns of routes: each of the paths of links on a page is compared with all routes. */
function manifestCost(query: URLSearchParams): number {
  return 2 + 0.35 * (query.get("paths") ?? "").split(",").length;
}

/** A size that pages use is made once; any other is made for each request. */
function pictureCost(query: URLSearchParams, path: string): number {
  const commands = parseMediaCommands(query);
  const format = formatOf(mediaAddress(path).extension, commands);
  return format && !isShown(commands, format) ? 30 : 2;
}

/** Undefined for what costs next to nothing, or is limited by its own service. */
export function requestCost(url: string, isPage: boolean): number | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const routed = routedPath(path);
  const found = costs.find(([pattern]) => pattern.test(routed));
  if (found) return found[1](new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1)), path);
  return isPage ? pageCost : undefined;
}
