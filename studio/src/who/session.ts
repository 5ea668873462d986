/** Who signed in, in a signed cookie of the studio's own; their roles are looked up with every call. */
import { jwtVerify, SignJWT } from "jose";
import { parseCookies } from "payload";
import { studioPath } from "../../../contracts/studio.ts";
import { derivedSecret } from "../../../platform/derived-secret.ts";
import { settings } from "../settings.ts";

const sessionSeconds = 8 * 60 * 60;
/** Nobody tells the studio when another provider takes one of its own roles away. */
const claimedSeconds = 60 * 60;
const sessionCookie = "studio-session";
const signInSeconds = 10 * 60;
const signInCookie = "studio-sign-in";

export interface Session {
  subject: string;
  /** The provider's own sign-in, where it names one: with it the studio's ends. */
  session?: string | undefined;
  grant?: string | undefined;
  /** Roles that another provider gave with its token. */
  claimed?: string[] | undefined;
}

/** What a sign-in that has begun must come back with. */
export interface Begun {
  state: string;
  nonce: string;
  verifier: string;
  to: string;
  /** Begun with the link for the first Operator. */
  isFirst?: boolean | undefined;
}

type Purpose = "session" | "sign-in";

const algorithm = "HS256";
const key = () => new TextEncoder().encode(derivedSecret(settings.key, "studio session"));

const signed = (purpose: Purpose, values: object, seconds: number, now = Date.now()): Promise<string> =>
  new SignJWT({ ...values })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + seconds)
    .sign(key());

async function verified<T>(purpose: Purpose, token: string | undefined): Promise<T | undefined> {
  if (!token || !settings.key) return undefined;
  const options = { algorithms: [algorithm], audience: purpose, requiredClaims: ["exp"] };
  return jwtVerify(token, key(), options).then(
    ({ payload }) => payload as T,
    () => undefined,
  );
}

const cookie = (name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}`,
    `Path=${studioPath}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(settings.origin.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

/** `now` is another only in tests. */
export async function startSession(session: Session, now?: number): Promise<string> {
  const seconds = session.claimed?.length ? claimedSeconds : sessionSeconds;
  return cookie(sessionCookie, await signed("session", session, seconds, now), seconds);
}
export const endSession = (): string => cookie(sessionCookie, "", 0);

export const rememberSignIn = async (begun: Begun): Promise<string> =>
  cookie(signInCookie, await signed("sign-in", begun, signInSeconds), signInSeconds);
export const forgetSignIn = (): string => cookie(signInCookie, "", 0);

export const signInOf = (headers: Headers): Promise<Begun | undefined> =>
  verified<Begun>("sign-in", parseCookies(headers).get(signInCookie));

/** Another site's page may lead here, but nothing that it sends counts as sent by the person. */
export function isOwnRequest(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin === settings.origin;
  const site = headers.get("sec-fetch-site");
  return (
    site === null || site === "same-origin" || site === "none" || headers.get("sec-fetch-mode") === "navigate"
  );
}

export const sessionOf = async (headers: Headers): Promise<Session | undefined> =>
  isOwnRequest(headers) ? verified<Session>("session", parseCookies(headers).get(sessionCookie)) : undefined;
