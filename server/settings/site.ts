import * as z from "zod";
import { productSegment } from "../../contracts/site.ts";
import { pages } from "../../site/routes.ts";
import { webAddress } from "./forms.ts";

/** Calls of the member service are below the product's own name, which would hide a page of that name. */
const pageNames = new Set(["es", ...pages.map(({ path }) => path.split("/")[0]!)]);

export const site = {
  ENVIRONMENT: z
    .enum(["Local", "Staging", "Production"])
    .default("Local")
    .describe(
      "`Local` has the embedded parts and the developer's pages. `Staging` has the developer's pages with `DEV_KEY` only. `Production` has none, and requires `ORIGIN`, `DATABASE_URL` and the secrets.",
    ),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((address) => !/^https?:/i.test(address) || /^https?:\/\/[^/?#]+\/?$/i.test(address), {
      error: "must be an origin such as https://example.org, without a path",
    })
    .optional()
    .describe(
      "The address that readers see, such as `https://example.org`. Default: `http://localhost:PORT`; required in Production.",
    ),
  HOST: z.string().min(1).default("127.0.0.1").describe("The address to listen at; `0.0.0.0` for all."),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe("The port to listen at."),
  SITE_NAME: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .default("Wellspring")
    .describe("What the site is called on pages and in e-mails. It may change at any time."),
  PRODUCT_NAME: z
    .string()
    .trim()
    .max(60)
    .regex(/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/, "must be Latin letters and digits")
    .refine((name) => !pageNames.has(productSegment(name)), {
      error: "must not be the name of a page: it names the path of the member service",
    })
    .default("Wellspring")
    .describe(
      "Names the premium role and the path of the member service, which readers do not see. Choose it before the first member, if at all, and never change it: members hold the role by this name.",
    ),
  DEV_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      "Opens the developer's pages (`/dev/mailbox`, `/dev/clock`, `/dev/roles`, `/sandbox/stripe`) on Staging, as the password of HTTP Basic; at least 16 characters. Ten wrong ones in ten minutes are allowed. Without it they are on `Local` only.",
    ),
  LAUNCH_CHECK: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "`off`: Production opens although pages are still templates for the operator (`npm run launch:check` lists them).",
    ),
  CHARITY_NAME: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe(
      "To which charity a part of each subscription goes, as you state it. All three of these or none: without them Production mentions no charity, and other environments show a marked sample.",
    ),
  CHARITY_SHARE: z.string().trim().min(1).max(40).optional().describe("What part goes there, such as `10%`."),
  CHARITY_URL: webAddress.optional().describe("The charity's own page."),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, "must be an address such as mailto:security@example.org or https://…")
    .optional()
    .describe(
      "Where to report a security problem, for `/.well-known/security.txt`: `mailto:security@example.org` or an `https://` address.",
    ),
};
