import { useMatches } from "react-router";
import { type Page, pages } from "../routes.ts";

/** What site/routes.ts says of the page that is shown. The browser's table has only pages of which there is more to say than a name. */
export function usePage(): Pick<Page, "id" | "adTemplate" | "login"> | undefined {
  const id = useMatches().at(-1)?.id.split(":")[1];
  return pages.find((page) => page.id === id) ?? (id ? { id, adTemplate: id } : undefined);
}
