import { useMatches } from "react-router";
import { type Page, pages } from "../routes.ts";

/** What site/routes.ts says of the page that is shown. */
export function usePage(): Page | undefined {
  const id = useMatches().at(-1)?.id.split(":")[1];
  return pages.find((page) => page.id === id);
}
