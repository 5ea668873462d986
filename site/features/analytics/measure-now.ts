import { consentNow } from "../consent/consent.ts";
import { startSending } from "./sender.ts";
import { measureWith } from "./track.ts";

/** For whoever is about to leave the document, perhaps before measurement has started by itself: with their yes nothing is lost. */
export function measureNow(): void {
  if (consentNow().measurement) measureWith(startSending());
}
