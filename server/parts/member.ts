import { Hono } from "hono";
import { decodeJwt } from "jose";
import { memberApi } from "../../contracts/member-paths.ts";
import { locales } from "../../contracts/site.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { partnerFetch } from "../../platform/partner-fetch.ts";
import { createProviderMetadata, providerTimeout } from "../../platform/provider-metadata.ts";
import type { ContentReader } from "../../services/member/known-content.ts";
import type { MemberToday } from "../../services/member/member-today.ts";
import type { Claims, ClaimsOf } from "../../services/member/people.ts";
import type { PlanReaders } from "../../services/member/plan-readers.ts";
import { type Reminder, reminderKind } from "../../services/member/reminders.ts";
import type { Config } from "../config.ts";
import type { Mount } from "./embedded.ts";
import type { LazyIdentity } from "./identity.ts";
import { below, lazy, lazyData } from "./lazy.ts";
import { createProxy } from "./proxy.ts";
import type { Shared } from "./shared.ts";

/** The standard claims, of whichever provider. */
function toClaims(given: Record<string, unknown>): Claims | undefined {
  const text = (name: string) => (typeof given[name] === "string" ? given[name] : "");
  if (!text("email")) return undefined;
  const language = text("locale").slice(0, 2);
  return {
    email: text("email"),
    emailProven: given.email_verified !== false,
    firstName: text("given_name") || text("name"),
    lastName: text("family_name"),
    locale: locales.find((locale) => locale.startsWith(language)) ?? "en-US",
  };
}

/** Another provider is asked with the member's own token, where its discovery document says. */
function claimsFromUserinfo(authority: string): ClaimsOf {
  const ask = partnerFetch("identity");
  const { endpoint } = createProviderMetadata(authority, ask);
  return async (subject, bearer) => {
    if (!bearer) return undefined;
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await ask(await endpoint("userinfo_endpoint"), { headers, signal: providerTimeout() });
    if (!response.ok) throw new Error(`The identity provider's userinfo answered ${response.status}.`);
    const claims = (await response.json()) as Record<string, unknown>;
    return claims.sub === subject ? toClaims(claims) : undefined;
  };
}

/** An ID token, which has been verified by then, says all that there is to know. */
const claimsFromIdToken: ClaimsOf = async (subject, bearer) => {
  const claims = bearer ? decodeJwt(bearer) : undefined;
  return claims?.sub === subject ? toClaims(claims) : undefined;
};

export const claimsOf = (config: Config, identity: LazyIdentity | undefined): ClaimsOf =>
  identity
    ? async (subject) => {
        const claims = await (await identity()).claimsFor(subject);
        return claims && toClaims({ ...claims });
      }
    : config.OIDC_TOKENS === "id"
      ? claimsFromIdToken
      : claimsFromUserinfo(config.OIDC_AUTHORITY!);

/** Below the same base the checkout has its own calls, which are none of the member service's. */
function mountAt(base: string, inner: () => Promise<Pick<Hono, "fetch">>): Mount {
  const app = new Hono().all("*", async (c, next) => {
    if (c.req.path.startsWith(`${base}/stripe/`)) return next();
    return (await inner()).fetch(c.req.raw, c.env);
  });
  return { path: base, app };
}

interface MemberParts {
  content: ContentReader;
  identity: LazyIdentity | undefined;
}

/** Made with the first call or the first reminder: most readers have no account. */
export function composeMember(
  shared: Shared,
  parts: MemberParts,
): {
  mount: Mount;
  data: MemberData[];
  /** Undefined where the member service is another's. */
  planReaders: (() => Promise<PlanReaders>) | undefined;
  /** Undefined where another member service is asked, which has no such calls. */
  today: (() => Promise<MemberToday>) | undefined;
} {
  const { config, jobs, log } = shared;
  const base = memberApi(config.PRODUCT_NAME);
  if (config.MEMBER_URL) {
    const proxy = lazy(async () => {
      const { proxiedCalls, proxiedHeaders } = await import("../../services/member/proxied-calls.ts");
      const app = createProxy({
        at: base,
        baseUrl: config.MEMBER_URL!,
        partner: "member",
        calls: proxiedCalls,
        alsoPassed: proxiedHeaders,
        maxBytes: 128 * 1024,
        log,
      });
      return below(base, app);
    });
    return { mount: mountAt(base, proxy), data: [], planReaders: undefined, today: undefined };
  }
  const member = lazy(async () => {
    const { createMember } = await import("../../services/member/member.ts");
    return createMember({
      ...shared,
      content: parts.content,
      claimsOf: claimsOf(config, parts.identity),
      origin: config.ORIGIN,
      siteName: config.SITE_NAME,
      productName: config.PRODUCT_NAME,
    });
  });
  jobs.handle<Reminder>(reminderKind, async (job) => (await member()).reminders.run(job));
  return {
    mount: mountAt(base, async () => (await member()).app),
    data: [lazyData("growth", member)],
    planReaders: async () => (await member()).planReaders,
    today: async () => (await member()).today,
  };
}
