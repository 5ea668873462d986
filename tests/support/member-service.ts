/** The member service as it ships, on a given database: real content, real jobs, real mail, tokens that a real key signs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { pino } from "pino";
import { memberApi } from "../../contracts/member-paths.ts";
import { premiumRole } from "../../contracts/site.ts";
import { createBearerVerifier, type VerifyBearer } from "../../platform/bearer.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { createMember } from "../../services/member/member.ts";
import type { Claims } from "../../services/member/people.ts";
import { type Reminder, reminderKind } from "../../services/member/reminders.ts";
import { createRoleStore } from "../../services/member/roles.ts";
import { runningClock } from "./fixed-clock.ts";
import { findSamples, type ReadContent } from "./member-samples.ts";

export const siteName = "Wellspring";
export const origin = "http://localhost:3000";
export const base = memberApi(siteName);
const issuer = "http://identity.invalid";
const audience = origin + base;
const silent = pino({ level: "silent" });

const words = (title: string) =>
  `title: { en-US: ${title}, es: "${title} (es)" }\nsummary: { en-US: Short., es: Breve. }\nseoDescription: { en-US: Short., es: Breve. }\n`;
const sectionOfIt = "type: studyGuideSection\nkind: act\nbody: { en-US: Glean., es: Espiga. }\n";
const pageOfIt = (nth: number, published: string) =>
  `id: 00000000-0000-4000-8000-00000000018${nth}\ntype: channelArticle\npublished: ${published}\ncontributors: [editors]\n${words(`Page ${nth}`)}body: { en-US: Words., es: Palabras. }\n`;

/** What the small library has none of: a channel, and a lesson of a study guide that is free. */
const additions = {
  "study-guides/ruth/2-fields.yaml": `id: 00000000-0000-4000-8000-000000000161\ntype: studyGuideLesson\npassage: Ruth 1:4\n${words("Fields")}`,
  "study-guides/ruth/2-fields/act.yaml": `id: 00000000-0000-4000-8000-000000000162\n${sectionOfIt}title: { en-US: Act, es: Actúa }\n`,
  "study-guides/ruth/2-fields/reflect.yaml": `id: 00000000-0000-4000-8000-000000000163\n${sectionOfIt}title: { en-US: Reflect, es: Reflexiona }\n`,
  "channels/pages.yaml": `id: 00000000-0000-4000-8000-000000000180\ntype: channel\n${words("Morning pages")}`,
  "channels/pages/page-1.yaml": pageOfIt(1, "2026-10-01"),
  "channels/pages/page-2.yaml": pageOfIt(2, "2026-10-09"),
};

async function library(): Promise<string> {
  const folder = await copyLibrary();
  for (const [file, text] of Object.entries(additions)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Keys and tokens as an OpenID provider has them. */
async function createIssuer() {
  const keys = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "first", alg: "ES256", use: "sig" };
  const answers: Record<string, object> = {
    [`${issuer}/.well-known/openid-configuration`]: { issuer, jwks_uri: `${issuer}/keys` },
    [`${issuer}/keys`]: { keys: [jwk] },
  };
  return {
    fetch: async (url: string | URL | Request) =>
      Response.json(answers[String(url instanceof Request ? url.url : url)]),
    token: (subject: string, claims: JWTPayload = {}, key: CryptoKey = keys.privateKey) =>
      new SignJWT({ sub: subject, iss: issuer, aud: audience, ...claims })
        .setProtectedHeader({ alg: "ES256", kid: "first" })
        .setExpirationTime("exp" in claims ? (claims.exp as number) : "2 days")
        .sign(key),
  };
}

export type TestMember = Awaited<ReturnType<typeof createTestMember>>;

export async function createTestMember(database: Database, clock = runningClock()) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-member-"));
  const from = { address: "no-reply@localhost" };
  const mailer = createMailer({ dataDir, from, clock, log: silent });
  const jobs = await createJobs({ database, clock, log: silent });
  const index = await loadLibrary(await library());
  const contentApp = createContentApp({ index: () => index });
  const content = createContentClient({
    fetch: (request) => contentApp.fetch(request),
    baseUrl: "http://content",
  });
  const { token, fetch: fetchIssuer } = await createIssuer();
  const people = new Map<string, Claims>();
  const roles = createRoleStore({ database, clock });
  const verify = createBearerVerifier({
    issuer,
    audience,
    // Tokens are validated by the system clock, as those of the embedded provider are.
    clock: { now: () => new Date() },
    log: silent,
    fetch: fetchIssuer as typeof fetch,
  });
  /** Roles given by us are added to the token's own and read again each time, as the composition does. */
  const verifyBearer: VerifyBearer = async (request) => {
    const bearer = await verify(request);
    return bearer && { ...bearer, roles: [...bearer.roles, ...(await roles.of(bearer.subject))] };
  };
  const member = await createMember({
    database,
    clock,
    log: silent,
    mailer,
    jobs,
    content,
    origin,
    siteName,
    productName: siteName,
    roles,
    verifyBearer,
    claimsOf: async (subject) =>
      people.get(subject) ?? {
        email: `${subject}@example.com`,
        emailProven: true,
        firstName: subject,
        lastName: "Example",
        locale: "en-US",
      },
  });
  jobs.handle<Reminder>(reminderKind, (job) => member.reminders.run(job));
  jobs.start();
  const read: ReadContent = async (below) =>
    (await contentApp.request(`${deliveryPath}${below}`)).json() as never;

  async function call(who: string | undefined, method: string, below: string, body?: unknown, headers = {}) {
    const response = await member.app.request(`${origin}${base}${below}`, {
      method,
      headers: {
        ...(who ? { authorization: `Bearer ${await token(who)}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = /json/.test(response.headers.get("content-type") ?? "") ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, json };
  }

  return {
    ...member,
    clock,
    premium: {
      give: (who: string) => roles.grant(who, premiumRole(siteName)),
      take: (who: string) => roles.revoke(who, premiumRole(siteName)),
    },
    jobs,
    mailer,
    token,
    people,
    call,
    read,
    samples: await findSamples(read),
    async close() {
      await jobs.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
