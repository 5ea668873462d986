import { consentsPath } from "../../contracts/consents.ts";
import { normalizeEmail } from "../../contracts/email-address.ts";
import { leadTokenHeader } from "../../contracts/lead-fields.ts";
import { tokenOf } from "../../platform/bearer.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createConsentsApp } from "../../services/consents/app.ts";
import { createConsentsClient } from "../../services/consents/client.ts";
import { createConsentLinks } from "../../services/consents/consent-mails.ts";
import { type ConsentsOptions, createConsents } from "../../services/consents/consents.ts";
import { createConsentsData } from "../../services/consents/member-data.ts";
import { createConsentsStore } from "../../services/consents/store.ts";
import type { ClaimsOf } from "../../services/member/people.ts";
import { embedded } from "./embedded.ts";
import type { Shared } from "./shared.ts";

type Wiring = Pick<ConsentsOptions, "onNewsletter" | "otherLists"> & Owners & { tokens: SignedTokens };

interface Owners {
  claims: ClaimsOf;
  emailOfLead(id: number): Promise<string | undefined>;
}

/** A member by the bearer token, else the lead that this browser was given. */
export function createIdentify({ verifyBearer }: Shared, { claims, emailOfLead, tokens }: Wiring) {
  return async (request: Request) => {
    const member = await verifyBearer(request);
    if (member) {
      const known = await claims(member.subject, tokenOf(request));
      // Anybody can give a stranger's address to a provider that does not ask for a proof.
      const email = known?.emailProven ? normalizeEmail(known.email) : undefined;
      return email ? { email, proven: true, subject: member.subject } : undefined;
    }
    // A sign-in that has ended speaks for nobody, not even for the lead of the same browser.
    if (request.headers.has("authorization")) return undefined;
    const lead = tokens.read("lead", request.headers.get(leadTokenHeader) ?? "");
    const email = typeof lead === "string" ? undefined : await emailOfLead(Number(lead.id));
    return email ? { email, proven: false } : undefined;
  };
}

export type ConsentsPart = Awaited<ReturnType<typeof composeConsents>>;

/** Always our own: whichever backend routes the leads, people ask us what they agreed to. */
export async function composeConsents(shared: Shared, wiring: Wiring) {
  const { tokens, onNewsletter } = wiring;
  const { config, database, clock, log, rateLimits } = shared;
  const store = await createConsentsStore({ database, clock });
  const links = createConsentLinks({ origin: config.ORIGIN, tokens });
  const consents = createConsents({
    ...shared,
    ...wiring,
    store,
    links,
    siteName: config.SITE_NAME,
    mailHost: config.MAIL_FROM.address.split("@").at(-1) ?? "localhost",
  });
  const identify = createIdentify(shared, wiring);
  const app = createConsentsApp({
    consents,
    identify,
    clock,
    rateLimits,
    log,
  });
  return {
    store,
    links,
    consents,
    identify,
    mount: { path: consentsPath, app },
    client: createConsentsClient({
      fetch: async (url, init) => app.request(url, init),
      baseUrl: embedded,
      log,
    }),
    data: createConsentsData(store, async (email, tx) => {
      const person = await store.person({ email }, tx);
      if (person) await onNewsletter(person, false, tx);
    }),
  };
}
