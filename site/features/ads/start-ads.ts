import { siteSettings } from "../../settings.ts";
import { pageReadyEvent } from "../../ui/page-ready.tsx";
import { consentNow, followConsent } from "../consent/consent.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { premiumNow } from "../identity/premium-store.ts";

/** Where nothing the reader sees would move, the empty place goes too. */
function giveUpPlaces(): void {
  const places = [...document.querySelectorAll("[data-ad-slot]")];
  if (places.every((place) => place.getBoundingClientRect().top >= innerHeight))
    document.documentElement.dataset.premium = "";
}

const load = () =>
  import("./fill-slots.tsx").then(
    ({ fillSlots }) => fillSlots(),
    (error: unknown) => console.warn("Promotions could not be loaded.", error),
  );

const wantsLibrary = () => Boolean(siteSettings().thirdParties?.adsScript) && consentNow().marketing;
let libraryRuns = false;

/** Our own promotions are fetched when their place comes near. */
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void load();
  },
  { rootMargin: "200px" },
);

function fill(): void {
  // Until it is known who is reading, they may be a premium member.
  if (!identityStore.getState().known && mayBeSignedIn()) return;
  if (premiumNow()) giveUpPlaces();
  else if (wantsLibrary()) {
    libraryRuns = true;
    void load();
  } else for (const place of document.querySelectorAll("[data-ad-slot]")) near.observe(place);
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
