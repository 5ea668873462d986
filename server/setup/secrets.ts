import { randomBytes } from "node:crypto";
import webPush from "web-push";
import { keyBytes } from "../../platform/sealing.ts";
import { newSecrets } from "../../services/identity/secrets.ts";
import type { Values } from "./env-file.ts";

/** Those that these settings need and do not have. One that is there is never made anew: what it sealed would be lost. */
export function missingSecrets(values: Values): Values {
  const { keys, cookieSecrets } = newSecrets();
  // A pair: one without the other is of no use.
  const push = values.PUSH_PUBLIC_KEY ? undefined : webPush.generateVAPIDKeys();
  const wanted: Values = {
    JOURNAL_KEYS: randomBytes(keyBytes).toString("base64"),
    ...(values.OIDC_AUTHORITY
      ? {}
      : { IDENTITY_JWKS: JSON.stringify({ keys }), IDENTITY_COOKIE_SECRETS: cookieSecrets.join(",") }),
    ...(push ? { PUSH_PUBLIC_KEY: push.publicKey, PUSH_PRIVATE_KEY: push.privateKey } : {}),
    ...(values.CONTENT_URL ? { CONTENT_WEBHOOK_SECRET: randomBytes(32).toString("base64url") } : {}),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !values[name]));
}
