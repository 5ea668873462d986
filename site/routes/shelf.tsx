import { servicesContext } from "../context.ts";
import { loadShelf } from "../features/shelf/load-shelf.server.ts";
import { localeOfPath } from "../i18n/locale.ts";
import type { Route } from "./+types/shelf";

/** Not a page to look at: the browser asks it for the rows that are a reader's own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shelf = await loadShelf(context.get(servicesContext), url.searchParams, localeOfPath(url.pathname));
  return Response.json(shelf);
}
