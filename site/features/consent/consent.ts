import type { PrivacyPlace } from "../../../contracts/consents.ts";
import { siteSettings } from "../../settings.ts";

/** What a visitor may agree to besides what the site needs to work. */
export interface Consent {
  measurement: boolean;
  marketing: boolean;
}

interface StoredConsent extends Consent {
  version: number;
  /** When it was decided, by which words in which language. */
  at: string;
  place?: PrivacyPlace;
  locale?: string;
}

/** Raised when the purposes or their wording change, so that everybody is asked again. */
const consentVersion = 2;
export const consentKey = "consent";
/** Event with the consent in `detail`. Another consent script sends it too; see README.md. */
export const consentEvent = "consent:changed";
/** Event that opens the privacy choices. */
export const consentOpenEvent = "consent:open";

export const nothingOptional: Consent = { measurement: false, marketing: false };

/** The browser's signal, which counts until the visitor decides otherwise. */
export const hasPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The choice, if one was made about the purposes as they are now. */
export function storedConsent(): StoredConsent | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(consentKey) ?? "null") as StoredConsent | null;
    return stored?.version === consentVersion ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** With an external consent script only its decisions since page load count. */
let externalConsent: Consent | undefined;

/** Whether the visitor has decided yet. */
export const isDecided = (): boolean => (externalConsent ?? storedConsent()) !== undefined;

export const consentNow = (): Consent =>
  externalConsent ??
  (siteSettings().thirdParties?.consentScript ? nothingOptional : (storedConsent() ?? nothingOptional));

export function giveConsent({ measurement, marketing }: Consent, place: PrivacyPlace): void {
  const choice: StoredConsent = {
    version: consentVersion,
    at: new Date().toISOString(),
    measurement,
    marketing,
    place,
    locale: document.documentElement.lang,
  };
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
  } catch {
    // Storage is forbidden: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(consentEvent, { detail: { measurement, marketing } }));
}

/** Calls back with what holds now, and with every change, in whichever tab or script it is made. */
export function followConsent(listener: (consent: Consent) => void): void {
  addEventListener(consentEvent, ({ detail }: CustomEventInit<Partial<Consent>>) => {
    externalConsent = { measurement: detail?.measurement === true, marketing: detail?.marketing === true };
    listener(externalConsent);
  });
  addEventListener("storage", ({ key }) => {
    if (key !== consentKey) return;
    externalConsent = undefined;
    listener(consentNow());
  });
  listener(consentNow());
}
