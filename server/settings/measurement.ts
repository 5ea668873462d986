import * as z from "zod";
import { tagManagerId } from "../../contracts/analytics.ts";
import { parsePolicySources } from "../policy-sources.ts";
import { webAddress } from "./forms.ts";

const pathList = z
  .string()
  .transform((written) => written.split(",").map((path) => path.trim().replace(/(.)\/$/, "$1")))
  .refine((paths) => paths.every((path) => /^\/[^\s?#]*$/.test(path)), {
    error: "must be paths such as /prayers, separated by commas",
  });

const policySources = z.string().transform((written, context) => {
  const sources = parsePolicySources(written);
  if (!("problem" in sources)) return sources;
  context.addIssue(sources.problem);
  return z.NEVER;
});

/** Others' scripts and hosts are used only for visitors who agree to them (server/third-parties.ts). */
export const measurement = {
  EVENTS_MB_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(512)
    .describe("Megabytes of measured events that one machine takes in a day."),
  EVENTS_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(400)
    .describe("For how many days they are retained."),
  MIXPANEL_TOKEN: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("A Mixpanel project's token: events of visitors who agree go there instead of `/collect`."),
  MIXPANEL_API_URL: webAddress
    .default("https://api-js.mixpanel.com")
    .describe(
      "Where they are sent: `https://api-eu.mixpanel.com` for a project in the EU, `https://api-in.mixpanel.com` for one in India, or a proxy of your own.",
    ),
  GTM_ID: z
    .string()
    .regex(tagManagerId, "must be GTM- followed by capital letters and digits")
    .optional()
    .describe("A Google Tag Manager container, for visitors who agree."),
  GTM_SOURCES: policySources
    .optional()
    .describe(
      "Hosts that the tags of that container need besides Google's own, written as `ADS_SOURCES` (docs/third-parties.md).",
    ),
  PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be the number of an ad pixel")
    .optional()
    .describe("A Meta ad pixel, for visitors who agree."),
  PIXEL_ACCESS_TOKEN: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe(
      "With it conversions are also sent by the server (Meta's Conversions API), under the same event ids; without it nothing is sent.",
    ),
  PIXEL_API_URL: webAddress
    .default("https://graph.facebook.com/v24.0")
    .describe("The address of that API with its version."),
  ADS_SCRIPT_URL: webAddress
    .optional()
    .describe("An ad library instead of our own promotions (site/features/ads/README.md)."),
  ADS_SOURCES: policySources
    .optional()
    .describe(
      "Hosts from which that library loads more, such as `https://cdn.example.com https://*.example.net`, or by kind as vendors write them: `script-src https://a.example; frame-src https://b.example` (docs/third-parties.md).",
    ),
  ADS_TXT: z.string().max(20_000).optional().describe("The text of `/ads.txt`."),
  CONSENT_SCRIPT_URL: webAddress
    .optional()
    .describe("A consent script instead of our own note (site/features/consent/README.md)."),
  CONSENT_SOURCES: policySources
    .optional()
    .describe("Hosts from which that script loads more, written as `ADS_SOURCES`."),
  POPUPS_PER_VISIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe("Tightens the popups' own rules: at most so many in a visit."),
  POPUPS_QUIET_PATHS: pathList
    .optional()
    .describe(
      "Paths that never show a popup, with all below them, separated by commas; account, sign-in and success pages never do.",
    ),
  POPUPS_ON_LANDING_PAGE: z
    .stringbool()
    .default(true)
    .describe("Whether the first page of a visit may show one."),
};
