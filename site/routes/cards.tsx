import { servicesContext } from "../context.ts";
import { loadCardRows } from "../features/cards/load-card-rows.server.ts";
import { localeOfPath } from "../i18n/locale.ts";
import type { Route } from "./+types/cards";

/** A resource route: the browser fetches a reader's personal rows from it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rows = await loadCardRows(context.get(servicesContext), url.searchParams, localeOfPath(url.pathname));
  return Response.json(rows);
}
