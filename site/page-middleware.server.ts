import { type MiddlewareFunction, redirect } from "react-router";
import { cachePolicyHeader } from "./cache-headers.ts";
import { servicesContext } from "./context.ts";
import { isNotFound } from "./errors.ts";
import { localeOfPath, localizePath, stripLocale } from "./i18n/locale.ts";
import type { PageRequest } from "./page-request.ts";
import { runPageRules } from "./page-rules.server.ts";
import { pageOfPattern } from "./pages.ts";

/** Any origin does: what matters is whether a target leaves it. */
const ownSite = "http://same-site.invalid";

/** A redirect entry wins over a missing page; an absolute target leaves the app. */
async function followRedirect({ path, locale, services }: PageRequest): Promise<void> {
  const entry = await services.content.redirect(path, locale);
  if (!entry) return;
  // Read as a browser reads it: what an editor writes may have accents, which a header cannot.
  const { origin, href, pathname, search, hash } = new URL(entry.to, ownSite);
  const internal = localizePath(stripLocale(pathname), locale) + search + hash;
  throw redirect(origin === ownSite ? internal : href, entry.status);
}

/** Every navigation, in the specification's order: page validation, member authentication, redirect lookup. */
export const pageMiddleware: MiddlewareFunction<Response> = async (
  { url, params, pattern, context },
  next,
) => {
  const page = pageOfPattern(pattern);
  if (!page) return next();
  const request: PageRequest = {
    pathname: url.pathname,
    path: stripLocale(url.pathname),
    locale: localeOfPath(url.pathname),
    params,
    query: url.searchParams,
    services: context.get(servicesContext),
    context,
  };
  try {
    await runPageRules(page.rules ?? [], request);
  } catch (thrown) {
    if (isNotFound(thrown)) await followRedirect(request);
    throw thrown;
  }
  // Who the visitor is is known in the browser alone: a page for members is an empty shell until its gate lets them in.
  await followRedirect(request);
  const response = await next();
  // A loader may override the policy of one response; otherwise the table applies.
  if (!response.headers.has(cachePolicyHeader)) response.headers.set(cachePolicyHeader, page.cache);
  return response;
};
