import { consentsPath } from "../../contracts/consents.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createConsentsApp } from "../../services/consents/app.ts";
import { createConsentsClient } from "../../services/consents/client.ts";
import { type ConsentsOptions, createConsents } from "../../services/consents/consents.ts";
import { createConsentLinks } from "../../services/consents/letters.ts";
import { createConsentsData } from "../../services/consents/member-data.ts";
import { createConsentsStore } from "../../services/consents/store.ts";
import type { Shared } from "../services.ts";
import { embedded } from "./embedded.ts";

type Wiring = Pick<ConsentsOptions, "onNewsletter" | "otherLists"> & { tokens: SignedTokens };

export type ConsentsPart = Awaited<ReturnType<typeof composeConsents>>;

/** Always our own: whichever backend routes the leads, people ask us what they agreed to. */
export async function composeConsents(shared: Shared, { tokens, ...lists }: Wiring) {
  const { config, database, mailer, clock, jobs, log } = shared;
  const store = await createConsentsStore({ database, clock });
  const links = createConsentLinks({ origin: config.ORIGIN, tokens });
  const consents = createConsents({
    store,
    clock,
    jobs,
    tokens,
    links,
    mailer,
    siteName: config.SITE_NAME,
    mailHost: config.MAIL_FROM.address.split("@").at(-1) ?? "localhost",
    ...lists,
  });
  const app = createConsentsApp({ consents, clock, log });
  return {
    store,
    links,
    consents,
    mount: { path: consentsPath, app },
    client: createConsentsClient({
      fetch: async (url, init) => app.request(url, init),
      baseUrl: embedded,
      log,
    }),
    data: createConsentsData(store, async (email, tx) => {
      const person = await store.person({ email }, tx);
      if (person) await lists.onNewsletter(person, false, tx);
    }),
  };
}
