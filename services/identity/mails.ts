import type { Locale } from "../../contracts/site.ts";
import { composeMail, type MailBlock } from "../../platform/mail/compose-mail.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type MailKind, mailLabels } from "./mail-labels.ts";

interface MailParts {
  kind: MailKind;
  locale: Locale;
  to: string;
  siteName: string;
  link?: string;
}

export function writeMail({ kind, locale, to, siteName, link }: MailParts): Mail {
  const { subject, before, button, after } = mailLabels[locale][kind](siteName);
  const paragraph = (text: string): MailBlock => ({ kind: "text", text });
  const blocks: MailBlock[] = [
    ...before.map(paragraph),
    ...(link && button ? [{ kind: "button", text: button, url: link } as const] : []),
    ...after.map(paragraph),
  ];
  const mail = composeMail({ lang: locale, siteName, subject, blocks, footer: [{ text: siteName }] });
  return { to: { address: to }, ...mail };
}
