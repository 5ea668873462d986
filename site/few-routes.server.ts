import { LRUCache } from "lru-cache";
import type { EntryContext } from "react-router";

type Match = EntryContext["staticHandlerContext"]["_match"];
type Matches = NonNullable<ReturnType<Match>>;

/** Routes never change while the server runs, and pages share what is above them. */
const known = new LRUCache<string, Matches>({ max: 500 });

function remembering(match: Match): Match {
  return (location) => {
    const path = typeof location === "string" ? location : (location.pathname ?? "/");
    const matches = known.get(path) ?? match(path);
    if (matches) known.set(path, matches);
    return matches;
  };
}

/** The paths above a path; the browser is told which routes they lead to. */
function pathsAbove(path: string): string[] {
  const segments = path.split("/").filter(Boolean).slice(0, -1);
  return ["/", ...segments.map((_, at) => `/${segments.slice(0, at + 1).join("/")}`)];
}

/**
 * The router builds all of its routes anew for every page, of which a page needs only its own and those above it.
 */
export function withFewRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const match = remembering(staticHandlerContext._match);
  const above = pathsAbove(staticHandlerContext.location.pathname).flatMap((path) => match(path) ?? []);
  const ids = new Set([...staticHandlerContext.matches, ...above].map(({ route }) => route.id));
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]));
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...staticHandlerContext, _match: match },
  };
}
