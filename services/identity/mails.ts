import type { Locale } from "../../contracts/site.ts";
import type { Mail } from "../../platform/mail/message.ts";

export type MailKind = "verify" | "known" | "reset" | "changed";

interface Words {
  subject: string;
  /** Paragraphs before the link and after it. */
  before: string[];
  button?: string;
  after: string[];
}

/** No name of a person is in these: whoever registers a stranger's address could write to them through it. */
const words: Record<Locale, Record<MailKind, (site: string) => Words>> = {
  "en-US": {
    verify: (site) => ({
      subject: `Confirm your e-mail address for ${site}`,
      before: [`Welcome to ${site}. Confirm your e-mail address, and your account is ready.`],
      button: "Confirm my address",
      after: [
        "The link works once, for 24 hours.",
        "If you did not ask for an account, do nothing: without this step it is removed.",
      ],
    }),
    known: (site) => ({
      subject: `You already have an account at ${site}`,
      before: [
        `Someone, probably you, asked for an account at ${site} with this address. You already have one, so nothing was changed. You can sign in as always.`,
      ],
      button: "Choose a new password",
      after: ["Use the link only if you no longer know your password. If this was not you, do nothing."],
    }),
    reset: (site) => ({
      subject: `Choose a new password for ${site}`,
      before: [`You asked for a new password for ${site}.`],
      button: "Choose a new password",
      after: ["The link works once, for one hour.", "If this was not you, do nothing: your password stays."],
    }),
    changed: (site) => ({
      subject: `Your password for ${site} was changed`,
      before: [
        `Your password for ${site} has just been changed, and you were signed out everywhere.`,
        "If this was not you, choose a new password now from the sign-in page.",
      ],
      after: [],
    }),
  },
  es: {
    verify: (site) => ({
      subject: `Confirma tu correo para ${site}`,
      before: [`Te damos la bienvenida a ${site}. Confirma tu correo y tu cuenta estará lista.`],
      button: "Confirmar mi correo",
      after: [
        "El enlace sirve una sola vez, durante 24 horas.",
        "Si no pediste una cuenta, no hagas nada: sin este paso se elimina.",
      ],
    }),
    known: (site) => ({
      subject: `Ya tienes una cuenta en ${site}`,
      before: [
        `Alguien, quizá tú, pidió una cuenta en ${site} con este correo. Ya tienes una, así que nada ha cambiado. Puedes iniciar sesión como siempre.`,
      ],
      button: "Elegir una contraseña nueva",
      after: ["Usa el enlace solo si ya no recuerdas tu contraseña. Si no fuiste tú, no hagas nada."],
    }),
    reset: (site) => ({
      subject: `Elige una contraseña nueva para ${site}`,
      before: [`Pediste una contraseña nueva para ${site}.`],
      button: "Elegir una contraseña nueva",
      after: [
        "El enlace sirve una sola vez, durante una hora.",
        "Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
      ],
    }),
    changed: (site) => ({
      subject: `Tu contraseña de ${site} ha cambiado`,
      before: [
        `Tu contraseña de ${site} acaba de cambiar y se cerraron todas tus sesiones.`,
        "Si no fuiste tú, elige ahora una contraseña nueva desde la página de inicio de sesión.",
      ],
      after: [],
    }),
  },
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

export interface MailParts {
  kind: MailKind;
  locale: Locale;
  to: string;
  siteName: string;
  link?: string;
}

export function writeMail({ kind, locale, to, siteName, link }: MailParts): Mail {
  const { subject, before, button, after } = words[locale][kind](siteName);
  const text = [...before, ...(link ? [link] : []), ...after, siteName].join("\n\n");
  const paragraph = (line: string) => `<p>${escaped(line)}</p>`;
  const anchor = link && button ? `<p><a href="${escaped(link)}">${escaped(button)}</a></p>` : "";
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${before.map(paragraph).join("")}${anchor}${after.map(paragraph).join("")}<p>${escaped(siteName)}</p></body></html>`;
  return { to: { address: to }, subject, text: `${text}\n`, html };
}
