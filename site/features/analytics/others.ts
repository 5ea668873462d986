import { siteSettings } from "../../settings.ts";
import type { Consent } from "../consent/consent.ts";
import { loadPixel } from "./pixel.ts";
import { loadTagManager } from "./tag-manager.ts";

/** The scripts of others that this consent allows and the operator has set. */
export function loadOthers({ measurement, marketing }: Consent): void {
  const { tagManagerId, pixelId } = siteSettings().thirdParties ?? {};
  if (measurement && tagManagerId) loadTagManager(tagManagerId);
  if (marketing && pixelId) loadPixel(pixelId);
}
