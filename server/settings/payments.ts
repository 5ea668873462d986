import * as z from "zod";

export const payments = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must be a Stripe secret key")
    .optional()
    .describe(
      "Stripe instead of the card sandbox (`/sandbox/stripe`), which is never there in Production: there nothing can be bought without keys.",
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be a Stripe publishable key")
    .optional()
    .describe("Its publishable key, for the card form."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith("whsec_")
    .min(20)
    .optional()
    .describe(
      "The secret of its endpoint `ORIGIN/{product}/api/v2/stripe/webhooks` (services/checkout/README.md).",
    ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => !/^https?:/i.test(address) || /^https?:\/\/[^/?#@]+\/?$/i.test(address), {
      error: "must be an origin such as http://localhost:4000, without a path",
    })
    .optional()
    .describe(
      "Where Stripe's API is asked instead of `api.stripe.com`, for a stand-in (services/checkout/README.md). In Production it must be https, or on this machine.",
    ),
  STRIPE_SANDBOX: z
    .enum(["on", "off"])
    .optional()
    .describe(
      "`off`: no sandbox, so nothing can be bought without keys. `on`: refuse to start where the sandbox may not be (Production, or with Stripe's keys).",
    ),
};
