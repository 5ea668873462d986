import type { Locale } from "../../contracts/site.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type MailKind, mailWords } from "./mail-words.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

export interface MailParts {
  kind: MailKind;
  locale: Locale;
  to: string;
  siteName: string;
  link?: string;
}

export function writeMail({ kind, locale, to, siteName, link }: MailParts): Mail {
  const { subject, before, button, after } = mailWords[locale][kind](siteName);
  const text = [...before, ...(link ? [link] : []), ...after, siteName].join("\n\n");
  const paragraph = (line: string) => `<p>${escaped(line)}</p>`;
  const anchor = link && button ? `<p><a href="${escaped(link)}">${escaped(button)}</a></p>` : "";
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${before.map(paragraph).join("")}${anchor}${after.map(paragraph).join("")}<p>${escaped(siteName)}</p></body></html>`;
  return { to: { address: to }, subject, text: `${text}\n`, html };
}
