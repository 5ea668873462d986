import { servicesContext } from "../context.ts";
import { loadCardRows } from "../features/cards/load-card-rows.server.ts";
import { localeOfPath } from "../i18n/locale.ts";
import type { Route } from "./+types/cards";

/** Not a page to look at: the browser asks it for the rows that are a reader's own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rows = await loadCardRows(context.get(servicesContext), url.searchParams, localeOfPath(url.pathname));
  return Response.json(rows);
}
