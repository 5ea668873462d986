import * as z from "zod";
import { parseHolidays } from "../../contracts/church-year.ts";
import { webAddress } from "./forms.ts";

const holidayList = z.string().transform((written, context) => {
  const { observed, problem } = parseHolidays(written);
  if (problem) context.addIssue(problem);
  return observed;
});

export const content = {
  CONTENT_DIR: z.string().min(1).default("content").describe("The folder of the embedded content."),
  CONTENT_URL: webAddress
    .optional()
    .describe("A stock Umbraco as the source of content (services/content/README.md)."),
  CONTENT_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("The key of its Delivery API; it also opens previews, of files too."),
  CONTENT_MEDIA_HOSTS: z
    .string()
    .transform((written) => written.split(",").map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host)), {
      message: "must be names of hosts, such as media.example.com, separated by commas",
    })
    .default([])
    .describe(
      "Hosts beside the CMS's own that may have its pictures and recordings, separated by commas; asked by https at public addresses only.",
    ),
  CONTENT_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe("A user of kind Api in the CMS, for `npm run umbraco:…` only; the site never uses it."),
  CONTENT_CLIENT_SECRET: z.string().min(1).optional().describe("That user's secret."),
  CONTENT_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Lets the CMS announce what it publishes (`POST /hooks/content`); at least 16 characters. Required in Production with `CONTENT_URL`.",
    ),
  CONTENT_CHECK_MINUTES: z.coerce
    .number()
    .min(0)
    .max(1440)
    .default(10)
    .describe(
      "How often the CMS is read through for what it did not announce: no webhook reports trash, move and sort, and one may be lost. `0`: only after webhooks.",
    ),
  STUDIO_URL: webAddress
    .optional()
    .describe(
      "The studio's own process, such as `http://127.0.0.1:3100`: it is the source of content, and `/studio` leads to it. `npm run studio` sets it.",
    ),
  STUDIO_KEY: z
    .string()
    .min(16)
    .optional()
    .describe("Shared with the studio; at least 16 characters. Required with `STUDIO_URL`."),
  STUDIO_OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      "The client that the studio is at `OIDC_AUTHORITY`, returned to at `ORIGIN/studio/api/signed-in`; read by the studio. The embedded provider knows it by itself.",
    ),
  STUDIO_OIDC_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe("That client's secret; without one it is a public client."),
  HOLIDAYS_EN_US: holidayList
    .optional()
    .describe(
      'Holidays with texts of their own in English, such as `mothers-day=05-10,fathers-day=06-sunday-3` or `none` (content/README.md, "Days that move"). Default: those of the United States.',
    ),
  HOLIDAYS_ES: holidayList.optional().describe("The same in Spanish. Default: none."),
  SWORD_PATH: z
    .string()
    .min(1)
    .optional()
    .describe("More folders with SWORD modules, separated by a colon (services/scripture/README.md)."),
};

/** Read by `scripts/scripture.mjs` while the product is prepared, not by the server. */
export const preparation = {
  SWORD_REPOSITORY_URL: z
    .string()
    .optional()
    .describe("Where preparation gets Reina-Valera 1909 when apt has none; `off` for nowhere."),
  SWORD_APT: z.string().optional().describe("`off`: do not ask apt for it."),
  SWORD_SHA256: z
    .string()
    .optional()
    .describe(
      "What is fetched must be the text that the product knows by its hash; this accepts another. Preparation says its hash.",
    ),
};
