/** What visitors consent to, in which words, and how they take it back. Plain values: the browser has them without schemas. */
import type { Locale } from "./site.ts";

export const consentsPath = "/consents-api/v1";
/** Carries the token of the manage link for the calls that show and revoke consents. */
export const consentTokenHeader = "x-consent-token";

export const consentPurposes = ["newsletter", "partner", "texts", "measurement", "marketing"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * The exact wording shown next to the choice; a receipt stores it as shown. Change it only together with the
 * processing itself: earlier receipts retain the earlier wording.
 */
export const consentWordings: Record<"newsletter" | "texts", Record<Locale, string>> = {
  newsletter: {
    "en-US":
      "Send me the verse of the day by e-mail each morning. I can unsubscribe with one click at any time.",
    es: "Envíenme el versículo del día por correo cada mañana. Puedo cancelar con un clic en cualquier momento.",
  },
  texts: {
    "en-US":
      "Send verses to my phone by text message, up to two a day. Message and data rates may apply. Reply STOP to end.",
    es: "Envíenme versículos por mensaje de texto, hasta dos al día. Pueden aplicar tarifas. Responde STOP para terminar.",
  },
};

export const privacyPurposes = ["measurement", "marketing"] as const;
export type PrivacyPurpose = (typeof privacyPurposes)[number];

/** Where a visitor says what they agree to: the note, the list of choices, or a browser that says no for them. */
export const privacyPlaces = ["note", "choices", "privacy-control"] as const;
export type PrivacyPlace = (typeof privacyPlaces)[number];

const noteWording = {
  "en-US":
    "May we count what is read here, and use your visit for advertising? Nothing optional is stored until you agree.",
  es: "¿Podemos contar lo que se lee aquí y usar tu visita para publicidad? No guardamos nada opcional hasta que aceptes.",
};
const controlWording = {
  "en-US":
    "Your browser asks not to be tracked (Global Privacy Control), so measurement and advertising are off.",
  es: "Tu navegador pide que no te rastreen (Global Privacy Control), así que la medición y la publicidad están desactivadas.",
};

/** The words that each place shows, to which the answer was given. */
export const privacyWordings: Record<PrivacyPlace, Record<PrivacyPurpose, Record<Locale, string>>> = {
  note: { measurement: noteWording, marketing: noteWording },
  choices: {
    measurement: {
      "en-US":
        "Which pages are read, under a random number for a year, or that of your sign-up. Never your name.",
      es: "Qué páginas se leen, con un número al azar durante un año, o el de tu registro. Nunca tu nombre.",
    },
    marketing: {
      "en-US":
        "Ads from other companies, telling them whether one of their ads led you here, and recognizing you by your e-mail address.",
      es: "Anuncios de otras empresas, decirles si uno de sus anuncios te trajo aquí y reconocerte por tu correo.",
    },
  },
  "privacy-control": { measurement: controlWording, marketing: controlWording },
};

/** The body of `POST {consentsPath}/privacy-choices`; its answer is what of it still holds. */
export interface PrivacyChoices extends Record<PrivacyPurpose, boolean> {
  /** When the visitor decided. */
  at: string;
  place: PrivacyPlace;
  locale: Locale;
}

/** One consent as its owner sees it. */
export interface ConsentReceipt {
  id: string;
  purpose: ConsentPurpose;
  /** Who may rely on it: the site itself, or the partner's name. */
  partner: string;
  wording: string;
  locale: Locale;
  source: string;
  /** False for a no that was said to these words. */
  granted: boolean;
  givenAt: string;
  /** When the address was confirmed; until then nothing is done with the consent. */
  confirmedAt: string | null;
  revokedAt: string | null;
}

/** A consent that a mail listed, as its link shows it before it is confirmed. */
export interface ConsentToConfirm
  extends Pick<ConsentReceipt, "id" | "purpose" | "partner" | "wording" | "locale"> {
  confirmed: boolean;
}

/** The answer of `GET {consentsPath}/consents`. */
export interface ConsentOverview {
  email: string;
  consents: ConsentReceipt[];
}

export const consentCodes = {
  emailInvalid: "consent.email_invalid",
  tokenInvalid: "consent.token_invalid",
  tokenExpired: "consent.token_expired",
  unknown: "consent.unknown",
  ownerUnknown: "consent.owner_unknown",
  malformed: "consent.malformed",
} as const;
