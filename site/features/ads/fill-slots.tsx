import { createRoot, type Root } from "react-dom/client";
import { siteSettings } from "../../settings.ts";
import { consentNow } from "../consent/consent.ts";
import { premiumNow } from "../identity/premium-store.ts";
import { loadAdLibrary, notifyAdLibrary } from "./ad-library.ts";
import { AdLabel, HousePromotion } from "./house-promotion.tsx";

const filled = new Map<Element, Root>();

function clearGone(): void {
  for (const [place, root] of filled) {
    if (place.isConnected) continue;
    root.unmount();
    filled.delete(place);
  }
}

function show(place: Element, content: React.ReactNode): void {
  const root = filled.get(place) ?? createRoot(place);
  filled.set(place, root);
  root.render(content);
}

const places = () => [...document.querySelectorAll<HTMLElement>("[data-ad-slot]")];

const showHousePromotions = () => {
  for (const place of places()) show(place, <HousePromotion seed={location.pathname} />);
};

/** Advertisements where the operator has set them, the visitor agrees and is no premium member; else our own promotions. */
export function fillSlots(): void {
  clearGone();
  const script = siteSettings().thirdParties?.adsScript;
  if (premiumNow()) {
    for (const root of filled.values()) root.render(null);
  } else if (script && consentNow().marketing) {
    for (const place of places()) show(place, <AdLabel />);
    loadAdLibrary(script).then(notifyAdLibrary, (error: unknown) => {
      console.warn("The ad library could not be loaded.", error);
      showHousePromotions();
    });
  } else showHousePromotions();
}
