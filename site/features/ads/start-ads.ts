import { siteSettings } from "../../settings.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { consentNow, followConsent } from "../consent/consent.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { premiumNow } from "../identity/premium-store.ts";

const slots = () => [...document.querySelectorAll<HTMLElement>("[data-ad-slot]")];

/** Where nothing the reader sees would move, the empty place goes too. */
function giveUpPlaces(): void {
  if (slots().every((place) => place.getBoundingClientRect().top >= innerHeight))
    document.documentElement.dataset.premium = "";
}

/** Shows one of the two parts of each slot, or neither. */
function show(part: "ad-label" | "house-promotion" | undefined): void {
  for (const name of ["ad-label", "house-promotion"])
    for (const slot of slots())
      slot.querySelector(`[data-${name}]`)?.toggleAttribute("hidden", name !== part);
}

const load = () =>
  import("./ad-library.ts")
    .then(({ loadAdLibrary, notifyAdLibrary }) =>
      loadAdLibrary(siteSettings().thirdParties!.adsScript!).then(notifyAdLibrary),
    )
    .catch((error: unknown) => {
      console.warn("The ad library could not be loaded.", error);
      show("house-promotion");
    });

const wantsLibrary = () => Boolean(siteSettings().thirdParties?.adsScript) && consentNow().marketing;
let libraryRuns = false;

function fill(): void {
  // Until it is known who is reading, they may be a premium member.
  if (!identityStore.getState().known && mayBeSignedIn()) return;
  if (premiumNow()) {
    show(undefined);
    giveUpPlaces();
  } else if (wantsLibrary()) {
    libraryRuns = true;
    show("ad-label");
    void load();
  } else show("house-promotion");
}

export function startAds(): void {
  addEventListener(pageReadyEvent, fill);
  identityStore.subscribe(fill);
  followConsent(({ marketing }) => {
    // What runs in a page goes only with the page.
    if (libraryRuns && !marketing) location.reload();
    else fill();
  });
}
