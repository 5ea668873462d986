import type { Locale } from "../../../contracts/site.ts";
import type { LeadsClient } from "../../../services/leads/client.ts";

export type NewsletterResult = { state: "done" | "invalid" | "failed"; email: string };

/** Enough to catch a slip of the finger; the service has the last word. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export async function signUp(leads: LeadsClient, form: FormData, locale: Locale): Promise<NewsletterResult> {
  const email = String(form.get("email") ?? "")
    .trim()
    .slice(0, 254);
  if (!looksLikeEmail.test(email)) return { state: "invalid", email };
  const lead = await leads.createLead({ email, locale, source: "newsletter" });
  return { state: lead ? "done" : "failed", email };
}
