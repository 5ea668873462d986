import { leadRoutingPath } from "../../contracts/leads.ts";
import { dailyTimeZone, productSegment } from "../../contracts/site.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createLeadsApp, leadOfToken } from "../../services/leads/app.ts";
import { createLeadsClient, type LeadsClient } from "../../services/leads/client.ts";
import { createConversions } from "../../services/leads/conversions.ts";
import { createConversionsApi } from "../../services/leads/conversions-api.ts";
import { createImpressions } from "../../services/leads/impressions.ts";
import { createLeadsData } from "../../services/leads/member-data.ts";
import { readPartnerOffers, sampleOffersFile } from "../../services/leads/offers.ts";
import { createLeadsStore } from "../../services/leads/store.ts";
import type { Config } from "../config.ts";
import type { ConsentsPart } from "./consents.ts";
import { embedded, type Mount } from "./embedded.ts";
import { createProxy } from "./proxy.ts";
import type { Shared } from "./shared.ts";

const leadCalls = [
  { method: "POST", path: "/leads" },
  { method: "GET", path: "/leads/:id/coreg-offers" },
  { method: "POST", path: "/leads/:id/impressions" },
  { method: "POST", path: "/offers/:id/pending-impressions" },
  { method: "GET", path: "/params" },
  { method: "GET", path: "/postup/recip/:id/email" },
  { method: "GET", path: "/sessions/:rsid/email" },
  { method: "GET", path: "/get-response/contacts/:id/email" },
  { method: "POST", path: "/facebookconversions/:product/event" },
] as const;

/** The bible-minute service stays out of the browser's sight, too. */
export function composeBibleMinute(config: Config, log: Log) {
  if (!config.BIBLE_MINUTE_URL) return [];
  const calls = [{ method: "GET", path: "/get-email.php" }] as const;
  const at = "/bible-minute";
  return [{ path: at, app: createProxy({ at, baseUrl: config.BIBLE_MINUTE_URL, calls, log }) }];
}

/** Conversions go on to the ad pixel's owner only where the operator has set the token for it. */
function forwarding({ PIXEL_ID, PIXEL_ACCESS_TOKEN, PIXEL_API_URL }: Config, jobs: Jobs, log: Log) {
  if (!PIXEL_ID || !PIXEL_ACCESS_TOKEN) return {};
  const api = createConversionsApi({ pixelId: PIXEL_ID, token: PIXEL_ACCESS_TOKEN, baseUrl: PIXEL_API_URL });
  return { forward: { jobs, api, log } };
}

export interface LeadsPart {
  mounts: Mount[];
  client: LeadsClient;
  data: MemberData[];
  /** For our own leads; another backend does not expose its own. */
  emailOf(id: number): Promise<string | undefined>;
  leadOfToken(token: string): number | undefined;
}

/** The embedded backend, a way through to LEADS_URL, or nothing at all. */
export async function composeLeads(
  { config, database, clock, jobs, log }: Shared,
  tokens: SignedTokens,
  { consents, store: people }: ConsentsPart,
): Promise<LeadsPart> {
  if (config.LEADS_URL) {
    const baseUrl = config.LEADS_URL === "off" ? undefined : config.LEADS_URL;
    const app = baseUrl && createProxy({ at: leadRoutingPath, baseUrl, calls: leadCalls, log });
    return {
      mounts: app ? [{ path: leadRoutingPath, app }] : [],
      client: createLeadsClient({ fetch, baseUrl, log }),
      data: [],
      emailOf: async () => undefined,
      leadOfToken: () => undefined,
    };
  }
  // Nobody outside a developer's own machine is shown a partner that does not exist.
  const file = config.partnerOffersFile ?? (config.ENVIRONMENT === "Local" ? sampleOffersFile : undefined);
  const offers = file ? await readPartnerOffers(file) : [];
  const impressions = createImpressions({
    database,
    clock,
    offers,
    receipts: {
      give: (tx, email, given) =>
        consents.give(tx, { email, timeZone: dailyTimeZone }, { ...given, purpose: "partner" }),
      withdraw: consents.withdraw,
    },
  });
  const store = await createLeadsStore({ database, clock });
  const app = createLeadsApp({
    store,
    impressions,
    conversions: createConversions({ database, clock, ...forwarding(config, jobs, log) }),
    tokens,
    offers,
    product: productSegment(config.SITE_NAME),
    emailOfRecipient: async (id) => (await people.person({ id }))?.email,
    clock,
    log,
  });
  const client = createLeadsClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log,
  });
  return {
    mounts: [{ path: leadRoutingPath, app }],
    client,
    data: [createLeadsData(database)],
    emailOf: async (id: number) => (await store.find(id))?.email,
    leadOfToken: (token) => leadOfToken(tokens, token),
  };
}
