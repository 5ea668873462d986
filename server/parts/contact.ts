import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createContactApp } from "../../services/contact/app.ts";
import { createContactClient } from "../../services/contact/client.ts";
import { handleContactMail } from "../../services/contact/mail.ts";
import { createContactData } from "../../services/contact/member-data.ts";
import { createContactStore } from "../../services/contact/store.ts";
import { embedded } from "./embedded.ts";
import type { Shared } from "./shared.ts";

export async function composeContact(
  { config, database, mailer, clock, jobs, rateLimits, log }: Shared,
  tokens: SignedTokens,
) {
  const store = await createContactStore({ database, clock, jobs });
  handleContactMail({ store, jobs, mailer, to: config.CONTACT_TO, siteName: config.SITE_NAME });
  const app = createContactApp({ store, clock, tokens, rateLimits, log });
  const client = createContactClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return { app, client, data: [createContactData(store)], eraseMailedBefore: store.eraseMailedBefore };
}
