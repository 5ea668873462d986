import { createHash } from "node:crypto";
import {
  type ContactFaults,
  type ContactRequest,
  type ContactSubject,
  contactLimits,
  contactSubjects,
} from "../../contracts/contact.ts";
import { normalizeEmail } from "../../contracts/email-address.ts";
import type { Locale } from "../../contracts/site.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";

/** The kind of the job that mails a stored message. */
export const contactMailKind = "contact.mail";

export interface ContactMessage {
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  locale: Locale;
}

const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
/** Line breaks stay; other control characters are not for e-mails. */
const inLines = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n|\t)\p{Cc}/gu, "")
    .trim();
const lengthOf = (text: string) => [...text].length;

/** The message in its normal form, or what is wrong with each field. */
export function checkMessage(given: ContactRequest): { message: ContactMessage } | { faults: ContactFaults } {
  const name = inOneLine(given.name ?? "");
  const email = (given.email ?? "").trim();
  const message = inLines(given.message ?? "");
  const subject = contactSubjects.find((one) => one === given.subject);
  const faults: ContactFaults = {};
  if (name === "") faults.name = "missing";
  else if (lengthOf(name) > contactLimits.name) faults.name = "too_long";
  if (email === "") faults.email = "missing";
  else if (!normalizeEmail(email)) faults.email = "invalid";
  if (!given.subject) faults.subject = "missing";
  else if (!subject) faults.subject = "invalid";
  if (message === "") faults.message = "missing";
  else if (lengthOf(message) < contactLimits.messageMin) faults.message = "too_short";
  else if (lengthOf(message) > contactLimits.message) faults.message = "too_long";
  if (!subject || Object.keys(faults).length > 0) return { faults };
  return { message: { name, email, subject, message, locale: given.locale ?? "en-US" } };
}

/** Idempotency key for a form without JavaScript: the same text on the same day is the same message. */
export function keyOfWords({ name, email, subject, message }: ContactMessage, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, name, email, subject, message]))
    .digest("base64url");
}

/** Longer than a form takes a machine, shorter than it takes anyone to write twenty characters. */
export const minFillMs = 3_000;
const longestFillMs = 24 * 60 * 60_000;

const tokenPurpose = "contact-form";

/** Signed times: when a form was opened. A form without one is held to a stricter limit. */
export function createFormTokens(tokens: SignedTokens) {
  return {
    issue: (now: Date): string => tokens.issue(tokenPurpose, String(now.getTime()), longestFillMs),
    /** How long ago the form was opened; undefined for an invalid or expired token. */
    ageMs(token: string | undefined, now: Date): number | undefined {
      const read = tokens.read(tokenPurpose, token ?? "");
      const age = typeof read === "string" ? -1 : now.getTime() - Number(read.id);
      return age >= 0 && age <= longestFillMs ? age : undefined;
    },
  };
}
