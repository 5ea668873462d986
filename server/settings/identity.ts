import * as z from "zod";
import { defaultClientId, signInScope } from "../../contracts/identity.ts";
import { webAddress } from "./forms.ts";

const keySet = z.string().transform((written, context) => {
  try {
    return z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }).parse(JSON.parse(written));
  } catch {
    context.addIssue('must be a JSON Web Key Set with private keys, such as {"keys":[{"kty":"EC", ...}]}');
    return z.NEVER;
  }
});

const secretList = z
  .string()
  .transform((written) => written.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
    error: "must be secrets of at least 32 characters each, separated by commas",
  });

const siteList = z.string().transform((written, context) => {
  const sites = written.split(",").map((entry) => {
    const [clientId = "", address = ""] = entry.trim().split("=");
    return { clientId, origin: URL.canParse(address) ? new URL(address).origin : "null" };
  });
  if (sites.every(({ clientId, origin }) => /^[\w.-]+$/.test(clientId) && /^https?:/.test(origin)))
    return sites;
  context.addIssue("must be names and addresses of sites, such as staging=https://staging.example.com");
  return z.NEVER;
});

export const identity = {
  IDENTITY_JWKS: keySet
    .optional()
    .describe(
      "Keys of the embedded provider; the first signs. Made in `DATA_DIR` when not set; required in Production without `OIDC_AUTHORITY`. How to make and change them: services/identity/README.md.",
    ),
  IDENTITY_COOKIE_SECRETS: secretList
    .optional()
    .describe("Its cookie secrets, at least 32 characters each, separated by commas; the first signs."),
  IDENTITY_SITES: siteList
    .default([])
    .describe(
      "Other sites that sign in with this one's provider, as `name=https://origin` (their `OIDC_CLIENT_ID` and `ORIGIN`), separated by commas.",
    ),
  OIDC_AUTHORITY: webAddress
    .optional()
    .describe(
      "Another OpenID provider instead of the embedded one; what is wrong with it is in the log at the start (services/identity/README.md).",
    ),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .default(defaultClientId)
    .describe("The client that this site is at that provider."),
  OIDC_SCOPE: z
    .string()
    .regex(/^(?:\S+ )*openid(?: \S+)*$/, "must be scopes with spaces between, one of them openid")
    .default(signInScope)
    .describe("The scopes it is asked for; with `offline_access` some providers give refresh tokens."),
  OIDC_RESOURCE: z.string().min(1).optional().describe("The resource that access tokens are asked for."),
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .optional()
    .describe("The audiences that they may name. Default: `ORIGIN/{product}/api/v2`."),
  OIDC_ROLES_CLAIM: z
    .string()
    .min(1)
    .default("roles")
    .describe("The claim with roles, which may be a path (`realm_access.roles`)."),
  OIDC_TOKENS: z
    .enum(["jwt", "id", "introspection", "userinfo"])
    .default("jwt")
    .describe(
      "How its tokens are read: `jwt`, `id` (its ID tokens instead), `introspection` (as the client below) or `userinfo`.",
    ),
  OIDC_INTROSPECTION_CLIENT: z
    .string()
    .regex(/^[^:]+:.+$/, "must be a client's id and secret with a colon between")
    .optional()
    .describe("The client that introspects, as `id:secret`."),
};
