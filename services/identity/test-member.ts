import { identityApi } from "../../contracts/identity.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import {
  type Browser,
  claimsIn,
  createBrowser,
  newPerson,
  origin,
  signIn,
  type TestIdentity,
  type Tokens,
} from "./test-identity.ts";

interface Call {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A signed-in member with the calls of the account pages. */
export async function newMember(
  provider: TestIdentity,
  person?: { email: string; password: string },
  userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  site = origin,
) {
  const who = person ?? (await newPerson(provider));
  const browser = createBrowser(provider.port, site);
  const asBrowser: Browser = {
    ...browser,
    request: (target, options = {}) =>
      browser.request(target, { ...options, headers: { "user-agent": userAgent, ...options.headers } }),
  };
  const tokens: Tokens = await signIn(asBrowser, who);
  return {
    ...who,
    browser: asBrowser,
    tokens,
    async call(path: string, { method, json, headers }: Call = {}) {
      const {
        status,
        headers: extraHeaders,
        body,
      } = await asBrowser.request(path, {
        ...(method ? { method } : {}),
        ...(json === undefined ? {} : { json }),
        headers: {
          authorization: `Bearer ${tokens.access_token}`,
          "sec-fetch-site": "same-origin",
          ...headers,
        },
      });
      return { status, headers: extraHeaders, body: body.startsWith("{") ? JSON.parse(body) : body };
    },
  };
}
/** As if the person had signed in half an hour ago. */
export async function ageSignIn({ db }: Database, { tokens }: Pick<Member, "tokens">): Promise<void> {
  const { sub } = claimsIn(tokens.access_token) as { sub: string };
  await db.execute(
    sql`update identity.models set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::int - 1800)) where model = 'Session' and account_id = ${sub}`,
  );
}

export type Member = Awaited<ReturnType<typeof newMember>>;

export const devicesOf = async (member: Member) => (await member.call(identityApi.devices)).body.items;
