import { createHash, randomBytes } from "node:crypto";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { TOTP } from "otpauth";
import { pino } from "pino";
import { accountPages, defaultClientId, formPaths, issuerOf, signInScope } from "../../contracts/identity.ts";
import type { MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { createKeyRing } from "../../platform/sealing.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createIdentity, type Identity } from "./identity.ts";
import type { IdentityOptions } from "./identity-options.ts";
import type { IdentitySecrets } from "./secrets.ts";

export const origin = "http://localhost:4600";
export const goodPassword = "seven quiet olive trees";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** A provider on a port of its own. All answer for one origin, as processes behind one address do. */
export interface TestIdentity {
  identity: Identity;
  port: number;
  mails: Mail[];
  clock: MovableClock;
  /** What an app that makes codes shows, now or some half minutes away: the half minute does not end in a test. */
  codeFrom(secret: string, steps?: number): string;
  jobs: Jobs;
  close(): Promise<void>;
}

export async function startIdentity(
  options: { database: Database; secrets: IdentitySecrets } & Partial<IdentityOptions>,
): Promise<TestIdentity> {
  const mails: Mail[] = [];
  // Tokens, cookies and sessions are of the machine's time.
  const clock = fixedClock(new Date());
  const machineClock = fixedClock(new Date());
  const log = pino({ level: "silent" });
  const jobs = await createJobs({
    database: options.database,
    clock,
    log,
    // A second process on the same database leaves the first one's mail jobs alone.
    pollMs: 600_000,
  });
  const identity = await createIdentity({
    clock,
    machineClock,
    log,
    jobs,
    memberData: () => [],
    ensureLegacyUser: async () => {},
    onNewsletterWish: async () => {},
    mailer: {
      sendsOnce: true,
      async send(mail) {
        mails.push(mail);
        return { messageId: "<1@test>" };
      },
    },
    origin,
    siteName: "Wellspring",
    productName: "Wellspring",
    rolesOf: async () => [],
    ring: createKeyRing([Buffer.alloc(32, 7)]),
    limits: {
      formsPerAddress: {
        login: 1000,
        "second-factor": 1000,
        "email-link": 1000,
        "sign-in-link": 1000,
        register: 1000,
        "forgot-password": 1000,
        "reset-password": 1000,
        "verify-email": 1000,
        "change-email": 1000,
        passkey: 1000,
      },
    },
    ...options,
  });
  jobs.start();
  const server: Server = createServer(identity.handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    identity,
    port: (server.address() as AddressInfo).port,
    mails,
    clock,
    codeFrom: (secret, steps = 0) =>
      new TOTP({ secret }).generate({ timestamp: machineClock.now().getTime() + steps * 30_000 }),
    jobs,
    async close() {
      server.closeAllConnections();
      server.close();
      await jobs.close();
      await identity.close();
    },
  };
}

interface Cookie {
  value: string;
  path: string;
}

/** Stores cookies by path as a browser does, and does not follow redirects. */
export function createBrowser(port: number, site = origin) {
  const cookies = new Map<string, Cookie>();
  const state = { port };

  function save(lines: string[]): void {
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const path = /^path=(.*)$/i.exec(attributes.find((one) => /^path=/i.test(one)) ?? "")?.[1] ?? "/";
      const gone =
        value === "" || attributes.some((one) => /^expires=Thu, 01 Jan 1970|^max-age=0$/i.test(one));
      if (gone) cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { value, path });
    }
  }

  const cookieHeader = (pathname: string): string =>
    [...cookies]
      .filter(([, { path }]) => path === "/" || pathname === path || pathname.startsWith(`${path}/`))
      .map(([key, { value }]) => `${key.split(" ")[0]}=${value}`)
      .join("; ");

  async function request(
    target: string,
    {
      method = "GET",
      headers = {},
      form,
      json,
    }: {
      method?: string;
      headers?: Record<string, string>;
      form?: Record<string, string>;
      json?: unknown;
    } = {},
  ): Promise<Answer> {
    const { pathname, search, host } = new URL(target, site);
    const path = pathname + search;
    const sent = cookieHeader(pathname);
    const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
    const type = json === undefined ? "application/x-www-form-urlencoded" : "application/json";
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        {
          host: "127.0.0.1",
          port: state.port,
          path,
          method: form || (json !== undefined && method === "GET") ? "POST" : method,
          agent: false,
          headers: {
            host,
            ...(sent ? { cookie: sent } : {}),
            ...(body === undefined
              ? {}
              : {
                  "content-type": type,
                  "content-length": Buffer.byteLength(body),
                }),
            ...(body === undefined ? {} : { origin: site }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("end", () => {
            save(response.headers["set-cookie"] ?? []);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
              bytes: Buffer.concat(chunks),
            });
          });
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  }

  return {
    /** The address readers see, whatever port answers. */
    site,
    cookies,
    /** What would be sent to a path. */
    cookieHeader,
    request,
    /** The next requests go to another process. */
    moveTo(other: number): void {
      state.port = other;
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

interface Pending {
  verifier: string;
  state: string;
  answer: Answer;
}

/** Asks for authorization as the site does. */
export async function authorize(
  browser: Browser,
  extra: Record<string, string | undefined> = {},
): Promise<Pending> {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(8).toString("hex");
  const query = Object.entries({
    client_id: defaultClientId,
    response_type: "code",
    scope: signInScope,
    redirect_uri: `${browser.site}/auth/callback`,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    state,
    ...extra,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await browser.request(`/identity/auth?${new URLSearchParams(query)}`);
  return { verifier, state, answer };
}

export const location = ({ headers }: Answer): URL => new URL(headers.location ?? "", origin);
export const codeOf = (answer: Answer): string => location(answer).searchParams.get("code") ?? "";

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
}

async function requestTokens(
  browser: Browser,
  form: Record<string, string>,
): Promise<{ status: number; tokens: Tokens }> {
  const { status, body } = await browser.request("/identity/token", {
    form: { client_id: defaultClientId, ...form },
  });
  return { status, tokens: JSON.parse(body) };
}

export const redeem = (
  browser: Browser,
  code: string,
  verifier: string | undefined,
  redirect = `${browser.site}/auth/callback`,
) =>
  requestTokens(browser, {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirect,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  });

export const refresh = (browser: Browser, token: string) =>
  requestTokens(browser, { grant_type: "refresh_token", refresh_token: token });

export const linkIn = (mail: Mail | undefined): string => /https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "";

/** Opens a link of a mail and presses the button on the page that it leads to, if there is one. */
export async function press(
  browser: Browser,
  link: string,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const page = await browser.request(link);
  const { pathname, searchParams } = location(page);
  const isHandled =
    searchParams.get("error") ?? /^(verified|email-changed)$/.exec(searchParams.get("notice") ?? "");
  const form = Object.entries(accountPages).find(
    ([, page]) => pathname.replace(/^\/es\//, "/") === page,
  )?.[0];
  if (isHandled || !form) return page;
  const locale = pathname.startsWith("/es/") ? "es" : "en-US";
  return browser.request(formPaths[form as keyof typeof formPaths], { form: { locale, ...fields } });
}

let people = 0;
/** Registers and confirms someone new. */
export async function newPerson({
  identity,
  mails,
  port,
}: Pick<TestIdentity, "identity" | "mails" | "port">): Promise<{ email: string; password: string }> {
  const browser = createBrowser(port);
  const email = `reader${++people}-${randomBytes(4).toString("hex")}@example.com`;
  const form = { email, password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
  await browser.request("/identity/forms/register", { form });
  await identity.idle();
  await press(browser, linkIn(mails.findLast(({ to }) => to.address === email)));
  await signOut(browser);
  return { email, password: goodPassword };
}

/** From the site's first request to its tokens. */
export async function signIn(
  browser: Browser,
  person: { email: string; password: string },
  extra = {},
): Promise<Tokens> {
  const { verifier, answer } = await authorize(browser, extra);
  if (location(answer).pathname !== "/account/login")
    throw new Error(`Not asked to sign in: ${answer.headers.location}`);
  const posted = await browser.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
  const resumed = await browser.request(posted.headers.location ?? "");
  const { status, tokens } = await redeem(browser, codeOf(resumed), verifier);
  if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(tokens)}`);
  return tokens;
}

/** As the site does it: the provider's page, with proof of who is signed in a form that sends itself. */
export async function signOut(browser: Browser, tokens?: Tokens): Promise<Answer> {
  const hint = new URLSearchParams(tokens ? { id_token_hint: tokens.id_token } : {});
  const page = await browser.request(`/identity/session/end?${hint}`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
  return browser.request("/identity/session/end/confirm", { form: { xsrf, logout: "yes" } });
}

export const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

export const issuer = issuerOf(origin);
