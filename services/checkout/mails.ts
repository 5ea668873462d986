import type { Locale } from "../../contracts/site.ts";
import type { Mail } from "../../platform/mail/message.ts";

export interface CheckoutMail {
  kind: "paymentFailed" | "trialEnds" | "ended";
  /** Whose it is: a member is written to where their account is. */
  subject?: string | null;
  /** The address that was typed with the card, for who has no account. */
  to: string | null;
  locale: Locale;
  /** ISO 8601: when premium ends unless something is done, or when the first payment is taken. */
  date: string | null;
}

interface Words {
  subject: string;
  paragraphs: string[];
  button: string;
}

const words: Record<Locale, Record<CheckoutMail["kind"], (site: string, date: string) => Words>> = {
  "en-US": {
    paymentFailed: (site, date) => ({
      subject: `We could not renew your ${site} Premium`,
      paragraphs: [
        "Your card was not accepted when we tried to renew your membership. It may have expired or been replaced.",
        `Nothing changes for now: you keep premium until ${date}. Change your card before then and it simply goes on.`,
      ],
      button: "Change my card",
    }),
    trialEnds: (site, date) => ({
      subject: `Your free trial of ${site} Premium ends soon`,
      paragraphs: [
        `Your free trial ends on ${date}, and the first payment is taken that day.`,
        "If you would rather not stay, cancel before then and nothing is charged.",
      ],
      button: "See my membership",
    }),
    ended: (site) => ({
      subject: `Your ${site} Premium has ended`,
      paragraphs: [
        "Thank you for the time you were with us. Your account, your progress and what you have saved are still yours.",
        "You are welcome back whenever you like.",
      ],
      button: "See my account",
    }),
  },
  es: {
    paymentFailed: (site, date) => ({
      subject: `No pudimos renovar tu ${site} Premium`,
      paragraphs: [
        "Tu tarjeta no fue aceptada cuando intentamos renovar tu membresía. Quizá venció o la cambiaron.",
        `Por ahora nada cambia: conservas premium hasta el ${date}. Cambia tu tarjeta antes de ese día y todo sigue igual.`,
      ],
      button: "Cambiar mi tarjeta",
    }),
    trialEnds: (site, date) => ({
      subject: `Tu prueba gratis de ${site} Premium termina pronto`,
      paragraphs: [
        `Tu prueba gratis termina el ${date} y ese día se hace el primer cobro.`,
        "Si prefieres no seguir, cancela antes y no se cobra nada.",
      ],
      button: "Ver mi membresía",
    }),
    ended: (site) => ({
      subject: `Tu ${site} Premium terminó`,
      paragraphs: [
        "Gracias por el tiempo que pasaste con nosotros. Tu cuenta, tu avance y lo que guardaste siguen siendo tuyos.",
        "Puedes volver cuando quieras.",
      ],
      button: "Ver mi cuenta",
    }),
  },
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

export function writeCheckoutMail(
  { kind, locale, date }: CheckoutMail,
  { to, siteName, origin, key }: { to: string; siteName: string; origin: string; key: string },
): Mail {
  const day = date
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "America/New_York" }).format(
        new Date(date),
      )
    : "";
  const { subject, paragraphs, button } = words[locale][kind](siteName, day);
  const link = `${origin}${locale === "es" ? "/es" : ""}/my-profile`;
  const text = [...paragraphs, `${button}: ${link}`, siteName].join("\n\n");
  const body = paragraphs.map((line) => `<p>${escaped(line)}</p>`).join("");
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${body}<p><a href="${escaped(link)}">${escaped(button)}</a></p><p>${escaped(siteName)}</p></body></html>`;
  // The same message sent twice after a crash is known as one by its id.
  const messageId = `<checkout-${key.replace(/[^\w-]/g, "-")}@${new URL(origin).hostname}>`;
  return { to: { address: to }, subject, text: `${text}\n`, html, messageId };
}
