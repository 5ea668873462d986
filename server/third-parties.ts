import type { SiteSettings, ThirdParties } from "../site/settings.ts";
import type { Config } from "./config.ts";
import type { PolicySources } from "./security-headers.ts";

const mixpanelHost = "https://api-js.mixpanel.com";

type ThirdPartyConfig = Pick<
  Config,
  "MIXPANEL_TOKEN" | "GTM_ID" | "PIXEL_ID" | "ADS_SCRIPT_URL" | "CONSENT_SCRIPT_URL"
>;

/** Third-party settings passed to pages; none by default. */
export function thirdPartySettings(config: ThirdPartyConfig): Pick<SiteSettings, "thirdParties"> {
  const given: Record<keyof ThirdParties, string | undefined> = {
    mixpanelToken: config.MIXPANEL_TOKEN,
    tagManagerId: config.GTM_ID,
    pixelId: config.PIXEL_ID,
    adsScript: config.ADS_SCRIPT_URL,
    consentScript: config.CONSENT_SCRIPT_URL,
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return set.length > 0 ? { thirdParties: Object.fromEntries(set) } : {};
}

/** What a page's policy must allow so that they work once they are agreed to. */
export function thirdPartySources(parties: ThirdParties = {}): PolicySources {
  const ads = parties.adsScript ? [new URL(parties.adsScript).origin] : [];
  const consent = parties.consentScript ? [new URL(parties.consentScript).origin] : [];
  const tags = parties.tagManagerId
    ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"]
    : [];
  const pixel = parties.pixelId ? ["https://connect.facebook.net"] : [];
  const pixelImages = parties.pixelId ? ["https://www.facebook.com"] : [];
  return {
    script: [...ads, ...consent, ...tags, ...pixel],
    connect: [
      ...(parties.mixpanelToken ? [mixpanelHost] : []),
      ...ads,
      ...consent,
      ...tags,
      ...pixel,
      ...pixelImages,
    ],
    img: [...ads, ...tags, ...pixelImages],
    frame: [...ads, ...consent],
  };
}
