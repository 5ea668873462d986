import { leadRoutingPath } from "../../contracts/leads.ts";
import { dailyTimeZone, productSegment } from "../../contracts/site.ts";
import { counts } from "../../platform/counts.ts";
import type { Log } from "../../platform/log.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { partnerFetch } from "../../platform/partner-fetch.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ContentClient } from "../../services/content/client.ts";
import { createLeadsApp, leadOfToken } from "../../services/leads/app.ts";
import { createLeadsClient, type LeadsClient } from "../../services/leads/client.ts";
import { createConversions } from "../../services/leads/conversions.ts";
import { createConversionsApi } from "../../services/leads/conversions-api.ts";
import { createImpressions } from "../../services/leads/impressions.ts";
import { createLeadsData } from "../../services/leads/member-data.ts";
import { createPartnerOffers } from "../../services/leads/offers.ts";
import { eraseLeadTraces } from "../../services/leads/retention.ts";
import { sampleOffers } from "../../services/leads/sample-offers.ts";
import { createShownOffers } from "../../services/leads/shown-offers.ts";
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
  return [
    {
      path: at,
      app: createProxy({ at, baseUrl: config.BIBLE_MINUTE_URL, partner: "bible-minute", calls, log }),
    },
  ];
}

/** Conversions go on to the ad pixel's owner only where the operator has set the token for it. */
const conversionsApi = ({ PIXEL_ID, PIXEL_ACCESS_TOKEN, PIXEL_API_URL }: Config) =>
  PIXEL_ID && PIXEL_ACCESS_TOKEN
    ? createConversionsApi({
        pixelId: PIXEL_ID,
        token: PIXEL_ACCESS_TOKEN,
        baseUrl: PIXEL_API_URL,
        fetch: partnerFetch("ads", { passId: false }),
      })
    : undefined;

/** What the checkout sells under a name, in dollars; its code is loaded with the first purchase. */
const createPricesOf =
  (content: ContentClient, clock: Shared["clock"]) =>
  async (offerName: string): Promise<number[]> => {
    const { readOffers } = await import("../../services/checkout/offers.ts");
    const offers = (await readOffers(content, clock.now())).filter(({ slug }) => slug === offerName);
    return offers.flatMap(({ terms }) =>
      terms.flatMap(({ amount, regularAmount }) => [amount / 100, regularAmount / 100]),
    );
  };

/** Every failure of the client is one that no reader sees. */
const countedLog = (log: Log) => ({
  error(details: object, message: string) {
    counts.sideFailures.inc("leads");
    log.error(details, message);
  },
});

export interface LeadsPart {
  mounts: Mount[];
  client: LeadsClient;
  data: MemberData[];
  /** For our own leads; another backend does not expose its own. */
  emailOf(id: number): Promise<string | undefined>;
  leadOfToken(token: string): number | undefined;
  /** What was only measured of leads. */
  eraseTraces?(before: Date, isOver: () => boolean): Promise<void>;
}

interface LeadsSources {
  tokens: SignedTokens;
  consents: ConsentsPart;
  content: ContentClient;
}

/** The embedded backend, a way through to LEADS_URL, or nothing at all. */
export async function composeLeads(
  { config, database, clock, jobs, rateLimits, log }: Shared,
  { tokens, consents: { consents, identify, store: people }, content }: LeadsSources,
): Promise<LeadsPart> {
  if (config.LEADS_URL) {
    const baseUrl = config.LEADS_URL === "off" ? undefined : config.LEADS_URL;
    const app =
      baseUrl && createProxy({ at: leadRoutingPath, baseUrl, partner: "leads", calls: leadCalls, log });
    return {
      mounts: app ? [{ path: leadRoutingPath, app }] : [],
      client: createLeadsClient({ fetch: partnerFetch("leads"), baseUrl, log: countedLog(log) }),
      data: [],
      emailOf: async () => undefined,
      leadOfToken: () => undefined,
    };
  }
  const shownOffers = createShownOffers(tokens);
  const impressions = createImpressions({
    database,
    clock,
    shownOffers,
    receipts: {
      give: (tx, email, given) =>
        consents.give(
          tx,
          { email, timeZone: dailyTimeZone },
          given.map((one) => ({ ...one, purpose: "partner" })),
        ),
      withdraw: consents.withdraw,
    },
  });
  const store = await createLeadsStore({ database, clock });
  const app = createLeadsApp({
    store,
    impressions,
    conversions: createConversions({
      database,
      clock,
      pricesOf: createPricesOf(content, clock),
      forward: { jobs, log, api: conversionsApi(config) },
    }),
    async conversionOwner(request) {
      const who = await identify(request);
      return who && { ...who, marketing: await consents.agrees(who, "marketing") };
    },
    tokens,
    offers: createPartnerOffers({
      content,
      log,
      // Nobody outside a developer's own machine is shown a partner that does not exist.
      ...(config.ENVIRONMENT === "Local" ? { samples: sampleOffers } : {}),
    }),
    shownOffers,
    product: productSegment(config.PRODUCT_NAME),
    emailOfRecipient: async (id) => (await people.person({ id }))?.email,
    clock,
    rateLimits,
    log,
  });
  const client = createLeadsClient({
    fetch: async (url, init) => app.request(url, init),
    baseUrl: embedded,
    log: countedLog(log),
  });
  return {
    mounts: [{ path: leadRoutingPath, app }],
    client,
    data: [createLeadsData(database)],
    emailOf: async (id: number) => (await store.find(id))?.email,
    leadOfToken: (token) => leadOfToken(tokens, token),
    eraseTraces: (before, isOver) => eraseLeadTraces(database, before, isOver),
  };
}
