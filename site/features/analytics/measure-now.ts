import { consentNow } from "../consent/consent.ts";
import { startSending } from "./sender.ts";
import { measureWith } from "./track.ts";

/** Called before the document is left, perhaps before measurement has started: with consent no event is lost. */
export function measureNow(): void {
  if (consentNow().measurement) measureWith(startSending());
}
