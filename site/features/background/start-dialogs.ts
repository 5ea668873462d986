import { siteSettings } from "../../settings.ts";

/** A link to what premium gives may name an offer; with scripts it is shown at once, without them the link is followed. */
function openOffer(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLElement>("[data-offer]");
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plainClick) return;
  event.preventDefault();
  const { offer, term, source = "link", returnTo } = link.dataset;
  void import("../offer-dialogs/offer-flow.ts").then(async ({ showOffer }) => {
    const shown = await showOffer({
      source,
      ...(offer ? { slug: offer } : {}),
      ...(term ? { termId: term } : {}),
      ...(returnTo ? { returnTo } : {}),
    });
    if (!shown && link instanceof HTMLAnchorElement) location.assign(link.href);
  });
}

export function startDialogs(): void {
  // Before React, whose links ignore events with preventDefault.
  addEventListener("click", openOffer, { capture: true });
  // Outside production any dialog can be opened by name, for tests.
  if (siteSettings().environment !== "Production")
    addEventListener("dialog:open", (event) => {
      const { name, props } = (event as CustomEvent<{ name: string; props: object }>).detail;
      void import("./dialogs-by-name.ts").then(({ openByName }) => openByName(name, props));
    });
}
