import { siteSettings } from "../../settings.ts";
import type { Consent } from "../consent/consent.ts";
import { startConsentMode } from "./consent-mode.ts";
import { loadPixel } from "./pixel.ts";
import { loadTagManager } from "./tag-manager.ts";

export { updateConsentMode } from "./consent-mode.ts";

/** The scripts of others that are wanted now and the operator has set; a tag manager is told all that is agreed to. */
export function loadOthers({ measurement, marketing }: Consent, agreed: Consent): void {
  const { tagManagerId, pixelId } = siteSettings().thirdParties ?? {};
  if (measurement && tagManagerId) {
    startConsentMode(agreed);
    loadTagManager(tagManagerId);
  }
  if (marketing && pixelId) loadPixel(pixelId);
}
