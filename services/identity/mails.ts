import type { Locale } from "../../contracts/site.ts";
import { type LetterBlock, writeLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type MailKind, mailWords } from "./mail-words.ts";

export interface MailParts {
  kind: MailKind;
  locale: Locale;
  to: string;
  siteName: string;
  link?: string;
}

export function writeMail({ kind, locale, to, siteName, link }: MailParts): Mail {
  const { subject, before, button, after } = mailWords[locale][kind](siteName);
  const paragraph = (text: string): LetterBlock => ({ kind: "text", text });
  const blocks: LetterBlock[] = [
    ...before.map(paragraph),
    ...(link && button ? [{ kind: "button", text: button, url: link } as const] : []),
    ...after.map(paragraph),
  ];
  const letter = writeLetter({ lang: locale, siteName, subject, blocks, footer: [{ text: siteName }] });
  return { to: { address: to }, ...letter };
}
