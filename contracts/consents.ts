/** What visitors consent to, in which words, and how they take it back. Plain values: the browser has them without schemas. */
import type { Locale } from "./site.ts";

export const consentsPath = "/consents-api/v1";
/** Carries the token of the manage link for the calls that show and revoke consents. */
export const consentTokenHeader = "x-consent-token";

export const consentPurposes = ["newsletter", "partner", "texts", "measurement", "marketing"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * The exact words that must stand beside the choice; a receipt keeps them as they were. Change them only together with
 * what is done: earlier receipts keep the earlier words.
 */
export const consentWordings: Record<Exclude<ConsentPurpose, "partner">, Record<Locale, string>> = {
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
  measurement: {
    "en-US": "Count my visits so that the site can be improved.",
    es: "Cuenten mis visitas para mejorar el sitio.",
  },
  marketing: {
    "en-US": "Use my visits to show me fitting offers.",
    es: "Usen mis visitas para mostrarme ofertas adecuadas.",
  },
};

/** One consent as its owner sees it. */
export interface ConsentReceipt {
  id: string;
  purpose: ConsentPurpose;
  /** Who may rely on it: the site itself, or the partner's name. */
  partner: string;
  wording: string;
  locale: Locale;
  source: string;
  givenAt: string;
  /** When the address was confirmed; until then nothing is done with the consent. */
  confirmedAt: string | null;
  revokedAt: string | null;
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
  malformed: "consent.malformed",
} as const;
