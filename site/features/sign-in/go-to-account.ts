import type { Intent } from "../identity/intents.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";

/** This page's URL without one-time actions. */
function here(): string {
  const url = new URL(location.href);
  for (const name of ["action", "session_id"]) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** `intent` is what the reader wanted to do, carried out on their return. */
export const goToSignIn = (intent?: Intent): void =>
  void loadSignIn().then(({ signIn }) => signIn({ redirectUrl: here(), intent }));

export const goToSignUp = (intent?: Intent): void =>
  void loadSignIn().then(({ signUp }) => signUp({ redirectUrl: here(), intent }));
