import { anchorPrefix } from "../../contracts/content-anchor.ts";

/**
 * Shows the element that the address names after its #, where the browser has not: one in what is closed, and a place in a
 * text by its words alone, as bookmarks and editors' links have it.
 */
export function showNamedPlace(): void {
  const id = location.hash.slice(1);
  const own = document.getElementById(id);
  const place = own ?? document.getElementById(anchorPrefix + id);
  const closed = place?.closest("details:not([open])");
  closed?.setAttribute("open", "");
  if (!own || closed) place?.scrollIntoView();
}
