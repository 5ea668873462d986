import type { LeadSource } from "../../../contracts/lead-fields.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { identifyLead } from "../analytics/identify.ts";
import { leads, visitFacts } from "./lead-calls.ts";
import { type StoredLead, storedLead, storeLead } from "./lead-store.ts";

/** The lead with this address, stored or new. Undefined when registration failed. */
export async function registerEmail(
  email: string,
  source: LeadSource = "sign-up",
): Promise<StoredLead | undefined> {
  const address = email.trim().toLowerCase();
  if (!address) {
    console.warn("No address was given, so none is registered.");
    return undefined;
  }
  const held = storedLead();
  if (held?.email === address) return held;
  const lead = await leads().createLead({
    email: address,
    locale: getLocale(),
    source,
    ...(await visitFacts()),
  });
  if (!lead) return undefined;
  storeLead(lead);
  identifyLead(lead);
  return lead;
}
