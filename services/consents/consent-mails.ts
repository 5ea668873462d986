import { consentsPath } from "../../contracts/consents.ts";
import type { Locale } from "../../contracts/site.ts";
import { composeMail, type MailBlock } from "../../platform/mail/compose-mail.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { Person, Receipt } from "./store.ts";

export type ConsentMailKind = "confirm" | "already" | "manage";

const day = 86_400_000;
const tokenLives = { confirm: 7 * day, manage: 30 * day } as const;

const labels = {
  "en-US": {
    confirm: {
      subject: (site: string) => `Confirm your e-mail address for ${site}`,
      text: "One more step: confirm that these are your wishes. Until then nothing is sent to you.",
      button: "Yes, confirm",
      after: "The link works for seven days. If this was not you, do nothing.",
    },
    already: {
      subject: (site: string) => `You already get the verse of the day from ${site}`,
      text: "Someone, probably you, asked for the verse of the day at this address. You get it already, so nothing was changed.",
      button: "See my consents",
      after: "If this was not you, do nothing.",
    },
    manage: {
      subject: (site: string) => `Your consents at ${site}`,
      text: "Here is the link to see what you have agreed to, and to withdraw any of it.",
      button: "See my consents",
      after: "The link works for thirty days. If this was not you, do nothing.",
    },
    manageLink: "See and change what you agreed to",
  },
  es: {
    confirm: {
      subject: (site: string) => `Confirma tu correo para ${site}`,
      text: "Un paso más: confirma que esto es lo que deseas. Hasta entonces no te enviaremos nada.",
      button: "Sí, confirmar",
      after: "El enlace sirve durante siete días. Si no fuiste tú, no hagas nada.",
    },
    already: {
      subject: (site: string) => `Ya recibes el versículo del día de ${site}`,
      text: "Alguien, quizá tú, pidió el versículo del día para este correo. Ya lo recibes, así que nada cambió.",
      button: "Ver mis consentimientos",
      after: "Si no fuiste tú, no hagas nada.",
    },
    manage: {
      subject: (site: string) => `Tus consentimientos en ${site}`,
      text: "Con este enlace puedes ver lo que aceptaste y retirar lo que quieras.",
      button: "Ver mis consentimientos",
      after: "El enlace sirve durante treinta días. Si no fuiste tú, no hagas nada.",
    },
    manageLink: "Ver y cambiar lo que aceptaste",
  },
} as const satisfies Record<Locale, unknown>;

export type ConsentLinks = ReturnType<typeof createConsentLinks>;

/** Links used in e-mails. The link itself is the authorization. */
export function createConsentLinks({ origin, tokens }: { origin: string; tokens: SignedTokens }) {
  const page = (locale: Locale, path: string, token: string) =>
    `${origin}${locale === "es" ? "/es" : ""}${path}?token=${token}`;
  const unsubscribeToken = (list: string, id: string) => tokens.issue("unsubscribe", `${list}:${id}`);
  return {
    confirm: (receiptId: string, locale: Locale) =>
      page(locale, "/newsletter/confirm", tokens.issue("consent-confirm", receiptId, tokenLives.confirm)),
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
  person: Person;
  /** What is to be confirmed. */
  receipts: Receipt[];
  locale: Locale;
  siteName: string;
  links: ConsentLinks;
}

export function composeConsentMail({ kind, person, receipts, locale, siteName, links }: ConsentMail) {
  const { subject, text, button, after } = labels[locale][kind];
  const manage = links.manage(person.id, locale);
  const first = receipts[0];
  const url = kind === "confirm" && first ? links.confirm(first.id, locale) : manage;
  const blocks: MailBlock[] = [
    { kind: "text", text },
    ...(kind === "confirm" ? [{ kind: "list" as const, items: receipts.map(({ wording }) => wording) }] : []),
    { kind: "button", text: button, url },
    { kind: "text", text: after },
  ];
  return composeMail({
    lang: locale,
    siteName,
    subject: subject(siteName),
    blocks,
    footer: [{ text: labels[locale].manageLink, url: manage }],
  });
}
