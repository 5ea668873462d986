import type { SiteSettings } from "../../site/settings.ts";

/** The site as its pages know it, for tests to which it does not matter which site it is. */
export const someSite: SiteSettings = {
  siteName: "Wellspring",
  productName: "Wellspring",
  environment: "Production",
  origin: "https://wellspring.example",
  buildId: "1",
};
