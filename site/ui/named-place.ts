import { anchorPrefix } from "../../contracts/content-anchor.ts";

/** The element that an address names after its #; a place in a text also by its words alone, as bookmarks and editors' links do. */
export const namedPlace = (hash: string): HTMLElement | null => {
  const id = hash.slice(1);
  return id === "" ? null : (document.getElementById(id) ?? document.getElementById(anchorPrefix + id));
};

/** Where the browser found nothing by the id itself, or only what is closed. */
export function showNamedPlace(): void {
  const place = namedPlace(location.hash);
  const closed = place?.closest("details:not([open])");
  closed?.setAttribute("open", "");
  if (place && (closed || `#${place.id}` !== location.hash)) place.scrollIntoView();
}
