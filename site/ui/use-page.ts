import { useMatches } from "react-router";
import { type Page, pages } from "../routes.ts";

/** The current page's entry in site/routes.ts. The browser's table has only pages with non-default settings. */
export function usePage():
  | (Pick<Page, "id" | "adTemplate" | "login"> & Partial<Pick<Page, "hydrate">>)
  | undefined {
  const id = useMatches().at(-1)?.id.split(":")[1];
  return pages.find((page) => page.id === id) ?? (id ? { id, adTemplate: id } : undefined);
}
