import type { IdentityOptions } from "../../services/identity/identity-options.ts";
import type { ConsentsPart } from "./consents.ts";
import type { LeadsPart } from "./leads.ts";

const source = "sign-up";

/** Users who ticked the newsletter box at sign-up get a confirmation e-mail and become leads; idempotent. */
export async function signUpByBox(
  wish: Parameters<IdentityOptions["onNewsletterWish"]>[0],
  { consents }: Pick<ConsentsPart, "consents">,
  { client }: Pick<LeadsPart, "client">,
): Promise<void> {
  const { timeZone, ...person } = wish;
  const { email, locale, rsid } = person;
  await client.createLead({ ...person, source });
  await consents.subscribe({ email, locale, timeZone, rsid, source });
}
