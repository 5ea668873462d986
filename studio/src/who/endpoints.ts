/** Signing in with the site's own identity, and out again. */
import type { Endpoint, PayloadRequest } from "payload";
import { studioPath } from "../../../contracts/studio.ts";
import { settings } from "../settings.ts";
import { becomeFirst, isFirstCode } from "./first.ts";
import { failedPage, languageOf, noRolePage } from "./pages.ts";
import { savePerson } from "./person.ts";
import { beginSignIn, finishSignIn, type SignedIn } from "./provider.ts";
import { forgetRoles, rolesOf } from "./roles.ts";
import {
  type Begun,
  endSession,
  forgetSignIn,
  isOwnRequest,
  rememberSignIn,
  signInOf,
  startSession,
} from "./session.ts";

/** A page of the studio; anything else leads to its first. */
export function studioPage(wanted: unknown): string {
  const base = "http://studio.invalid";
  if (typeof wanted !== "string" || !URL.canParse(wanted, base)) return studioPath;
  const { origin, pathname, search } = new URL(wanted, base);
  const isPage = pathname === studioPath || pathname.startsWith(`${studioPath}/`);
  return origin === base && isPage && !pathname.startsWith(`${studioPath}/api/`)
    ? pathname + search
    : studioPath;
}

const goTo = (location: string, cookies: readonly string[]): Response => {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
};

const browserLanguage = (req: PayloadRequest) => req.headers.get("accept-language");

async function signIn(req: PayloadRequest): Promise<Response> {
  const language = languageOf(req.i18n?.language, browserLanguage(req));
  try {
    const { address, begun } = await beginSignIn(
      studioPage(req.query.to),
      language === "es" ? "es" : "en-US",
    );
    const isFirst = isFirstCode(req.query.first);
    return goTo(address.href, [await rememberSignIn({ ...begun, isFirst })]);
  } catch (error) {
    req.payload.logger.error({ err: error }, "The site's identity does not answer");
    return failedPage(language);
  }
}

/** Whoever is in the `editors` collection has signed in with a role at least once. */
export async function letIn(
  req: PayloadRequest,
  { session, name, email, language }: SignedIn,
  { to, isFirst }: Pick<Begun, "to" | "isFirst">,
): Promise<Response> {
  forgetRoles();
  const id = session.subject;
  let roles = await rolesOf(session);
  if (roles.length === 0 && isFirst && (await becomeFirst(id))) {
    forgetRoles();
    roles = await rolesOf(session);
  }
  if (roles.length === 0) return noRolePage(languageOf(language, browserLanguage(req)), { id, name, email });
  await savePerson(req.payload, { id, name, email, roles });
  return goTo(to, [await startSession(session), forgetSignIn()]);
}

async function signedIn(req: PayloadRequest): Promise<Response> {
  const begun = await signInOf(req.headers);
  const failed = () => failedPage(languageOf(browserLanguage(req)));
  if (!begun) return failed();
  let person: SignedIn;
  try {
    person = await finishSignIn(new URL(req.url!, settings.origin).search, begun);
  } catch (error) {
    req.payload.logger.warn({ err: error }, "A sign-in was refused");
    return failed();
  }
  return letIn(req, person, { to: studioPage(begun.to), isFirst: begun.isFirst });
}

/** Payload's own button calls it too. */
export const signOut = async (req: PayloadRequest): Promise<Response> => {
  if (!isOwnRequest(req.headers)) return Response.json({ message: "Forbidden" }, { status: 403 });
  return Response.json(
    { message: "" },
    { headers: { "set-cookie": endSession(), "cache-control": "no-store" } },
  );
};

export const signInEndpoints: Endpoint[] = [
  { path: "/sign-in", method: "get", handler: signIn },
  { path: "/signed-in", method: "get", handler: signedIn },
  { path: "/sign-out", method: "post", handler: signOut },
];
