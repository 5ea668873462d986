import type { TermLength } from "../../contracts/checkout.ts";
import { fillWords, type MailWordsNow, paragraphsOf } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type CheckoutMailName, checkoutWords, plans } from "./mail-words.ts";

export interface Bought {
  termLength: TermLength;
  /** In cents, of each payment. */
  amount: number;
  currency: string;
  sessionId: string;
}

export interface CheckoutMail {
  kind: "receipt" | "trialUsed" | "paymentFailed" | "trialEnds" | "ended";
  /** Whose it is: a member is written to where their account is. */
  subject?: string | null;
  /** The address that was typed with the card, for who has no account. */
  to: string | null;
  locale: Locale;
  /** ISO 8601: when premium ends unless something is done, or when the first payment is taken. */
  date: string | null;
  /** Of a receipt. */
  bought?: Bought;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const names = {
  trialUsed: "trial-used",
  paymentFailed: "payment-failed",
  trialEnds: "trial-ends",
  ended: "ended",
} as const;

function nameOf({ kind, subject, date }: CheckoutMail): CheckoutMailName {
  if (kind !== "receipt") return names[kind];
  return `receipt${subject ? "" : "-guest"}${date ? "-trial" : ""}`;
}

interface Sending {
  to: string;
  siteName: string;
  origin: string;
  key: string;
  mailWords: MailWordsNow;
}

export async function writeCheckoutMail(
  mail: CheckoutMail,
  { to, siteName, origin, key, mailWords }: Sending,
): Promise<Mail> {
  const { kind, subject: member, locale, date, bought } = mail;
  const name = nameOf(mail);
  const words = await mailWords(`premium-${name}`, locale, checkoutWords[locale][name]);
  const day = date
    ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "America/New_York" }).format(
        new Date(date),
      )
    : "";
  const price = bought
    ? new Intl.NumberFormat("en-US", { style: "currency", currency: bought.currency }).format(
        bought.amount / 100,
      )
    : "";
  const plan = plans[locale][bought?.termLength ?? "Monthly"](price);
  const filled = (text: string) => fillWords(text, { site: siteName, date: day, price, plan });
  const paragraphs = (text: string | undefined) => paragraphsOf(text).map(filled);
  const [subject, button] = [filled(words.subject), filled(words.button)];
  const [before, after] = [paragraphs(words.opening), paragraphs(words.closing)];
  const path = kind === "trialUsed" ? "/premium" : "/my-profile";
  // A guest's purchase can be claimed in any browser by signing in with the address this is sent to, which is filled in there.
  const claim =
    kind === "receipt" && !member && bought
      ? `?session_id=${bought.sessionId}#email=${encodeURIComponent(to)}`
      : "";
  const link = `${origin}${locale === "es" ? "/es" : ""}${path}${claim}`;
  const text = [...before, `${button}: ${link}`, ...after, siteName].join("\n\n");
  const html = (lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join("");
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${html(before)}<p><a href="${escaped(link)}">${escaped(button)}</a></p>${html(after)}<p>${escaped(siteName)}</p></body></html>`;
  // The same message sent twice after a crash is known as one by its id.
  const messageId = `<checkout-${key.replace(/[^\w-]/g, "-")}@${new URL(origin).hostname}>`;
  return { to: { address: to }, subject, text: `${text}\n`, html: page, messageId };
}
