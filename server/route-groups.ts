import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { defaultLocale, locales } from "../contracts/site.ts";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

const prefixes = locales.filter((locale) => locale !== defaultLocale);

/** Where a path begins: `es/articles` of `/es/articles/learning-to-wait`. */
export function groupOf(path: string): string {
  const [first = "", second = ""] = path.split("/", 2);
  return prefixes.some((prefix) => prefix === first) ? `${first}/${second}` : first;
}

const isPage = ({ path, index }: Route) => (path !== undefined ? path !== "" : index === true);
const isHome = (group: string) => group === "" || group.endsWith("/");
const languageOf = (group: string) => group.slice(0, group.indexOf("/") + 1);
/** It may begin with anything. */
const isOpen = (group: string) => /(?:^|\/)(?::|\*)/.test(group);

/** The routes that may answer an address of the group, and those of the home pages above it. */
export function routesOf(group: string, routes: Routes): Routes {
  const chosen = new Map<string, Route>();
  const add = (route: Route | undefined): void => {
    if (!route || chosen.has(route.id)) return;
    add(route.parentId === undefined ? undefined : routes[route.parentId]);
    chosen.set(route.id, route);
  };
  for (const route of Object.values(routes) as Route[]) {
    if (!isPage(route)) continue;
    const own = groupOf(route.path ?? "");
    if (own === group || isHome(own) || (isOpen(own) && languageOf(own) === languageOf(group))) add(route);
  }
  return Object.fromEntries(chosen);
}

/**
 * For every page the router matches and builds all the routes that it knows, some 180. It is given those that begin like the
 * address, which are a dozen: any other cannot answer it.
 */
export function createGroupedHandler(build: ServerBuild, mode: "production" | "development"): Handle {
  const whole = createRequestHandler(build, mode);
  if (mode === "development") return whole;
  const groups = new Map<string, Handle | undefined>();
  for (const route of Object.values(build.routes) as Route[]) {
    const group = groupOf(route.path ?? "");
    if (isPage(route) && !isOpen(group)) groups.set(group, undefined);
  }

  function handlerOf(group: string): Handle {
    const routes = routesOf(group, build.routes);
    const named = Object.keys(routes).map((id) => [id, build.assets.routes[id]!]);
    const assets = { ...build.assets, routes: Object.fromEntries(named) };
    const handle = createRequestHandler({ ...build, routes, assets }, mode);
    groups.set(group, handle);
    return handle;
  }

  return (request, context) => {
    const group = groupOf(new URL(request.url).pathname.slice(1).toLowerCase());
    const handle = groups.has(group) ? (groups.get(group) ?? handlerOf(group)) : whole;
    return handle(request, context);
  };
}
