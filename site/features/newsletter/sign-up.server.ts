import { rsidPattern } from "../../../contracts/lead-fields.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";

export type NewsletterResult = { state: "done" | "invalid" | "failed"; email: string };

/** Enough to catch a slip of the finger; the service has the last word. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const kept = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

/** The address is asked to confirm by a letter; registering the lead as well never stands in the way. */
export async function signUp(
  { consents, leads }: Pick<SiteServices, "consents" | "leads">,
  form: FormData,
  locale: Locale,
  clientAddress?: string,
): Promise<NewsletterResult> {
  const email = kept(form, "email").slice(0, 254);
  if (!looksLikeEmail.test(email)) return { state: "invalid", email };
  const timeZone = kept(form, "timeZone");
  const rsid = kept(form, "rsid");
  const visit = rsidPattern.test(rsid) ? { rsid } : {};
  const [outcome] = await Promise.all([
    consents.subscribe({ email, locale, timeZone, ...visit }, clientAddress),
    leads.createLead({ email, locale, source: "newsletter", ...visit }, clientAddress),
  ]);
  if (outcome === "sent") return { state: "done", email };
  return { state: outcome === "invalid" ? "invalid" : "failed", email };
}
