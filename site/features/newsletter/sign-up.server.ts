import { normalizeEmail } from "../../../contracts/email-address.ts";
import { type LeadSource, leadSources, type Parameter, rsidPattern } from "../../../contracts/lead-fields.ts";
import type { Lead } from "../../../contracts/leads.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";

export interface NewsletterResult {
  state: "done" | "invalid" | "failed";
  email: string;
  /** For the browser that gave the address; none when the lead-routing backend is away. */
  lead?: Lead;
}

const saved = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

/** Which form it is; anything else is the newsletter's own. */
const sourceOf = (form: FormData): LeadSource =>
  leadSources.find((source) => source === saved(form, "source")) ?? "newsletter";

/** Values from the page's address; the backend validates each. */
function parametersOf(form: FormData): Parameter[] {
  try {
    const given: unknown = JSON.parse(saved(form, "parameters").slice(0, 10_000) || "[]");
    const isParameter = (one: Partial<Parameter>) =>
      typeof one?.key === "string" && typeof one.value === "string";
    return Array.isArray(given) ? given.filter(isParameter).slice(0, 50) : [];
  } catch {
    return [];
  }
}

/** Sends a confirmation e-mail; registering the lead as well never blocks it. */
export async function signUp(
  { consents, leads }: Pick<SiteServices, "consents" | "leads">,
  form: FormData,
  locale: Locale,
  clientAddress?: string,
): Promise<NewsletterResult> {
  const email = saved(form, "email").slice(0, 254);
  if (!normalizeEmail(email)) return { state: "invalid", email };
  const timeZone = saved(form, "timeZone");
  const rsid = saved(form, "rsid");
  const visit = rsidPattern.test(rsid) ? { rsid } : {};
  const source = sourceOf(form);
  const parameters = parametersOf(form);
  const [outcome, lead] = await Promise.all([
    consents.subscribe({ email, locale, timeZone, source, ...visit }, clientAddress),
    leads.createLead({ email, locale, source, parameters, ...visit }, clientAddress),
  ]);
  if (outcome === "sent") return { state: "done", email, ...(lead ? { lead } : {}) };
  return { state: outcome === "invalid" ? "invalid" : "failed", email };
}
