import type { Charity } from "../site/settings.ts";
import type { Config } from "./config.ts";

/** Shown where nothing is sold yet, so that the pages can be looked at; always marked as a sample. */
const sample: Charity = {
  name: "Sample Clean Water Fund",
  share: "5 %",
  url: "https://charity.example/",
  sample: true,
};

/** What the operator says about a share for charity; in Production nothing is said that nobody has set. */
export function charitySettings(config: Config): { charity?: Charity } {
  const { CHARITY_NAME: name, CHARITY_SHARE: share, CHARITY_URL: url } = config;
  if (name && share && url) return { charity: { name, share, url } };
  return config.production ? {} : { charity: sample };
}
