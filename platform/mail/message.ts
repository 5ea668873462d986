import { randomUUID } from "node:crypto";

export interface MailAddress {
  name?: string | undefined;
  address: string;
}

export interface Mail {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html?: string;
  /** The same id for the same message, so that one sent twice is known as one. */
  messageId?: string;
  /** One-click unsubscribe URL for this kind of mail (RFC 8058): takes a POST without sign-in. */
  unsubscribeUrl?: string;
}

export interface ReadyMail extends Omit<Mail, "unsubscribeUrl"> {
  from: MailAddress;
  messageId: string;
  headers: Record<string, string>;
}

/** No line breaks and no address separators: prevents header injection. */
const plainAddress = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/** The message itself cannot be sent, now or later. */
export class MailError extends Error {
  override name = "MailError";
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

function safeAddress({ name, address }: MailAddress): MailAddress {
  if (!plainAddress.test(address) || address.length > 254)
    throw new MailError(`"${oneLine(address).slice(0, 80)}" is no e-mail address that mail can be sent to.`);
  const plainName = name ? oneLine(name).slice(0, 200) : "";
  return plainName === "" ? { address } : { name: plainName, address };
}

/** No holiday note answers it (RFC 3834). What a visitor wrote and wants an answer to is no such mail: help desks discard those. */
const sentByItself = { "Auto-Submitted": "auto-generated" };

/** The message as it may leave: one recipient, headers of one line each. */
export function readyToSend(mail: Mail, from: MailAddress): ReadyMail {
  const host = from.address.split("@").at(-1);
  const messageId = mail.messageId ?? `<${randomUUID()}@${host}>`;
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(messageId))
    throw new MailError("A message id is written as <something@host>.");
  return {
    from: safeAddress(from),
    to: safeAddress(mail.to),
    ...(mail.replyTo ? { replyTo: safeAddress(mail.replyTo) } : {}),
    subject: oneLine(mail.subject).slice(0, 300),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId,
    headers: {
      ...(mail.replyTo ? {} : sentByItself),
      ...(mail.unsubscribeUrl === undefined ? {} : unsubscribeHeaders(mail.unsubscribeUrl)),
    },
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  if (!/^https?:\/\/[^\s<>,]+$/.test(url))
    throw new MailError("An address to unsubscribe at is one plain URL.");
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** `Wellspring <no-reply@example.com>` or a bare address, as settings write it; undefined for anything else. */
export function parseMailAddress(written: string): MailAddress | undefined {
  const [, name, inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(written.trim()) ?? [];
  const address = (inBrackets ?? written).trim();
  if (!plainAddress.test(address)) return undefined;
  const plainName = oneLine(name ?? "").replace(/^"|"$/g, "");
  return plainName === "" ? { address } : { name: plainName, address };
}
