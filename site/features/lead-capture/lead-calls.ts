import { leadRoutingPath, matchParameters, type Parameter } from "../../../contracts/lead-fields.ts";
import { createLeadsClient } from "../../../services/leads/client.ts";
import { siteSettings } from "../../settings.ts";
import { sessionStore } from "../session/session-store.ts";
import { arrivalQuery } from "./arrival.ts";
import { createBibleMinuteClient } from "./bible-minute.ts";

const log = { error: (details: object, message: string) => console.warn(message, details) };
const browserFetch = (url: string, init: RequestInit) => fetch(url, init);

/** The lead-routing calls through our own server; nothing is called when there is no backend. */
export const leads = (fetch = browserFetch) =>
  createLeadsClient({
    fetch,
    baseUrl: siteSettings().leads ? leadRoutingPath : undefined,
    log,
  });

export const bibleMinute = () =>
  createBibleMinuteClient({
    fetch: browserFetch,
    baseUrl: siteSettings().bibleMinute ? "/bible-minute" : undefined,
    log,
  });

/** The visit, by its number and by those parameters of its addresses that the backend knows. */
export async function visitFacts(): Promise<{ rsid?: string; parameters: Parameter[] }> {
  const { rsid } = sessionStore.getState();
  return { ...(rsid ? { rsid } : {}), parameters: matchParameters(await leads().params(), arrivalQuery()) };
}
