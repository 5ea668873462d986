import { type Partner, partnerFetch } from "../platform/partner-fetch.ts";
import { discoveryAddress } from "../platform/provider-metadata.ts";
import type { Config } from "./config.ts";
import type { Question } from "./readiness.ts";
import { whoTakesCards } from "./stripe-settings.ts";

/** A probe may come each second; a partner is asked no more often than this. */
const everyMs = 60_000;
const timeoutMs = 5000;

/** Whatever it answers, it is there, unless it says itself that it is not. */
async function isReached(partner: Partner, address: string): Promise<void> {
  const response = await partnerFetch(partner, { passId: false })(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`it answered ${response.status}`);
}

type Settings = Pick<
  Config,
  | "STRIPE_SECRET_KEY"
  | "STRIPE_API_URL"
  | "STRIPE_SANDBOX"
  | "STRIPE_PUBLISHABLE_KEY"
  | "production"
  | "OIDC_AUTHORITY"
  | "MEMBER_URL"
  | "LEADS_URL"
  | "LEGACY_USERS_URL"
>;

/** The services of others that the settings name; asked in the background, so that a hanging one holds nobody up. */
export function partnerQuestions(config: Settings): Question[] {
  const { OIDC_AUTHORITY, MEMBER_URL, LEADS_URL, LEGACY_USERS_URL } = config;
  const question = (name: string, serves: string, partner: Partner, address: string | undefined) =>
    address && address !== "off"
      ? [{ name, serves, essential: false, everyMs, run: () => isReached(partner, address) }]
      : [];
  return [
    ...question(
      "stripe",
      "buying and changing subscriptions",
      "stripe",
      whoTakesCards(config) === "stripe" ? (config.STRIPE_API_URL ?? "https://api.stripe.com/") : undefined,
    ),
    ...question(
      "openid provider",
      "signing in",
      "identity",
      OIDC_AUTHORITY && discoveryAddress(OIDC_AUTHORITY),
    ),
    ...question("member service", "what members save: progress, notes, favorites", "member", MEMBER_URL),
    ...question("lead routing", "partners' offers after a sign-up", "leads", LEADS_URL),
    ...question("legacy users", "accounts of the earlier system", "legacy-users", LEGACY_USERS_URL),
  ];
}
