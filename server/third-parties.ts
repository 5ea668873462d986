import type { SiteSettings, ThirdParties } from "../site/settings.ts";
import type { Config } from "./config.ts";
import { joinSources } from "./policy-sources.ts";
import type { PolicySources } from "./security-headers.ts";

type ThirdPartyConfig = Pick<
  Config,
  | "MIXPANEL_TOKEN"
  | "MIXPANEL_API_URL"
  | "GTM_ID"
  | "GTM_SOURCES"
  | "PIXEL_ID"
  | "ADS_SCRIPT_URL"
  | "ADS_SOURCES"
  | "CONSENT_SCRIPT_URL"
  | "CONSENT_SOURCES"
>;

/** Third-party settings passed to pages; none by default. */
export function thirdPartySettings(config: ThirdPartyConfig): Pick<SiteSettings, "thirdParties"> {
  const given: Record<keyof ThirdParties, string | undefined> = {
    mixpanelToken: config.MIXPANEL_TOKEN,
    mixpanelUrl: config.MIXPANEL_TOKEN && config.MIXPANEL_API_URL.replace(/\/+$/, ""),
    tagManagerId: config.GTM_ID,
    pixelId: config.PIXEL_ID,
    adsScript: config.ADS_SCRIPT_URL,
    consentScript: config.CONSENT_SCRIPT_URL,
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return set.length > 0 ? { thirdParties: Object.fromEntries(set) } : {};
}

/** A script of the operator's choice may load more from its own host, which the setting of its sources widens. */
const scriptSources = (script: string | undefined, sources: PolicySources | undefined): PolicySources[] => {
  if (!script) return [];
  const own = [new URL(script).origin];
  return [{ script: own, connect: own, img: own, frame: own }, sources ?? {}];
};

const tagManagerHosts = ["https://www.googletagmanager.com", "https://*.google-analytics.com"];

/** What a page's policy must allow so that they work once they are agreed to; one policy for all pages, which share a document. */
export const thirdPartySources = (config: ThirdPartyConfig): PolicySources =>
  joinSources([
    ...(config.MIXPANEL_TOKEN ? [{ connect: [new URL(config.MIXPANEL_API_URL).origin] }] : []),
    ...scriptSources(config.ADS_SCRIPT_URL, config.ADS_SOURCES),
    ...scriptSources(config.CONSENT_SCRIPT_URL, config.CONSENT_SOURCES),
    ...(config.GTM_ID
      ? [
          { script: tagManagerHosts, connect: tagManagerHosts, img: tagManagerHosts },
          config.GTM_SOURCES ?? {},
        ]
      : []),
    ...(config.PIXEL_ID
      ? [
          {
            script: ["https://connect.facebook.net"],
            connect: ["https://connect.facebook.net", "https://www.facebook.com"],
            img: ["https://www.facebook.com"],
          },
        ]
      : []),
  ]);
