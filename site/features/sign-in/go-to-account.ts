import { stripLocale } from "../../i18n/locale.ts";
import type { Intent } from "../identity/intents.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";

/** This page's URL without one-time actions; an account page is none to come back to. */
function here(): string | undefined {
  const url = new URL(location.href);
  if (stripLocale(url.pathname).startsWith("/account/")) return undefined;
  for (const name of ["action", "session_id"]) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** `intent` is what the reader wanted to do, carried out on their return. */
export const goToSignIn = (intent?: Intent): void =>
  void loadSignIn().then(({ signIn }) => signIn({ redirectUrl: here(), intent }));

export const goToSignUp = (intent?: Intent): void =>
  void loadSignIn().then(({ signUp }) => signUp({ redirectUrl: here(), intent }));
