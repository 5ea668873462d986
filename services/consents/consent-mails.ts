import { consentsPath } from "../../contracts/consents.ts";
import { fillWords, paragraphsOf } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import { composeMail, type MailBlock } from "../../platform/mail/compose-mail.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { Person, Receipt } from "./store.ts";

export type ConsentMailKind = "confirm" | "already" | "manage";

const day = 86_400_000;
export const confirmPurpose = "consent-confirm";
const tokenLives = { confirm: 7 * day, manage: 30 * day } as const;

export interface ConsentWords {
  subject: string;
  opening: string;
  button: string;
  closing?: string;
  settingsLink: string;
}

const manageLink = {
  "en-US": "See and change what you agreed to",
  es: "Ver y cambiar lo que aceptaste",
} as const satisfies Record<Locale, string>;

/** What is sent where the content has no words of its own. */
export const consentWords: Record<Locale, Record<ConsentMailKind, ConsentWords>> = {
  "en-US": {
    confirm: {
      subject: "Confirm your e-mail address for {site}",
      opening: "One more step: confirm that these are your wishes. Until then nothing is sent to you.",
      button: "Yes, confirm",
      closing: "The link works for seven days. If this was not you, do nothing.",
      settingsLink: manageLink["en-US"],
    },
    already: {
      subject: "You already get the verse of the day from {site}",
      opening:
        "Someone, probably you, asked for the verse of the day at this address. You get it already, so nothing was changed.",
      button: "See my consents",
      closing: "If this was not you, do nothing.",
      settingsLink: manageLink["en-US"],
    },
    manage: {
      subject: "Your consents at {site}",
      opening: "Here is the link to see what you have agreed to, and to withdraw any of it.",
      button: "See my consents",
      closing: "The link works for thirty days. If this was not you, do nothing.",
      settingsLink: manageLink["en-US"],
    },
  },
  es: {
    confirm: {
      subject: "Confirma tu correo para {site}",
      opening: "Un paso más: confirma que esto es lo que deseas. Hasta entonces no te enviaremos nada.",
      button: "Sí, confirmar",
      closing: "El enlace sirve durante siete días. Si no fuiste tú, no hagas nada.",
      settingsLink: manageLink.es,
    },
    already: {
      subject: "Ya recibes el versículo del día de {site}",
      opening:
        "Alguien, quizá tú, pidió el versículo del día para este correo. Ya lo recibes, así que nada cambió.",
      button: "Ver mis consentimientos",
      closing: "Si no fuiste tú, no hagas nada.",
      settingsLink: manageLink.es,
    },
    manage: {
      subject: "Tus consentimientos en {site}",
      opening: "Con este enlace puedes ver lo que aceptaste y retirar lo que quieras.",
      button: "Ver mis consentimientos",
      closing: "El enlace sirve durante treinta días. Si no fuiste tú, no hagas nada.",
      settingsLink: manageLink.es,
    },
  },
};

export type ConsentLinks = ReturnType<typeof createConsentLinks>;

/** Links used in e-mails. The link itself is the authorization. */
export function createConsentLinks({ origin, tokens }: { origin: string; tokens: SignedTokens }) {
  const page = (locale: Locale, path: string, token: string) =>
    `${origin}${locale === "es" ? "/es" : ""}${path}?token=${token}`;
  const unsubscribeToken = (list: string, id: string) => tokens.issue("unsubscribe", `${list}:${id}`);
  return {
    /** Names the receipts that the mail lists. */
    confirm: (receiptIds: readonly string[], locale: Locale) =>
      page(
        locale,
        "/newsletter/confirm",
        tokens.issue(confirmPurpose, receiptIds.join(","), tokenLives.confirm),
      ),
    manageToken: (personId: string) => tokens.issue("consent-manage", personId, tokenLives.manage),
    manage: (personId: string, locale: Locale) =>
      page(locale, "/consents", tokens.issue("consent-manage", personId, tokenLives.manage)),
    /** A page with a button, for people. */
    unsubscribe: (list: string, id: string, locale: Locale) =>
      page(locale, "/unsubscribe", unsubscribeToken(list, id)),
    /** For mail programs: one POST is enough (RFC 8058). */
    oneClick: (list: string, id: string) =>
      `${origin}${consentsPath}/unsubscribe?token=${unsubscribeToken(list, id)}`,
  };
}

interface ConsentMail {
  kind: ConsentMailKind;
  words: ConsentWords;
  person: Person;
  /** What is to be confirmed. */
  receipts: Receipt[];
  locale: Locale;
  siteName: string;
  links: ConsentLinks;
}

export function composeConsentMail({ kind, words, person, receipts, locale, siteName, links }: ConsentMail) {
  const filled = (text: string) => fillWords(text, { site: siteName });
  const paragraphs = (text: string | undefined) =>
    paragraphsOf(text).map((one): MailBlock => ({ kind: "text", text: filled(one) }));
  const manage = links.manage(person.id, locale);
  const ids = receipts.map(({ id }) => id);
  const url = kind === "confirm" ? links.confirm(ids, locale) : manage;
  const blocks: MailBlock[] = [
    ...paragraphs(words.opening),
    ...(kind === "confirm" ? [{ kind: "list" as const, items: receipts.map(({ wording }) => wording) }] : []),
    { kind: "button", text: filled(words.button), url },
    ...paragraphs(words.closing),
  ];
  return composeMail({
    lang: locale,
    siteName,
    subject: filled(words.subject),
    blocks,
    footer: [{ text: words.settingsLink, url: manage }],
  });
}
