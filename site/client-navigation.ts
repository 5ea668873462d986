import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { isBuildStale } from "./ui/build-watch.ts";
import { navigationEnds, navigationStarts } from "./ui/reload-guard.ts";

/** Every navigation in the browser: a new build means a fresh document, and a lost chunk or network must not lose the target. */
export const clientNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const url = new URL(request.url);
  const target = url.pathname + url.search + url.hash;
  if (isBuildStale()) throw redirectDocument(target);
  navigationStarts(sessionStorage, target, Date.now());
  try {
    const results = await next();
    // Without a network the browser opens the page whole: as it was last read, or the page that says so.
    if (!navigator.onLine && Object.values(results).some(({ type }) => type === "error"))
      throw redirectDocument(target);
    return results;
  } finally {
    navigationEnds(sessionStorage);
  }
};
