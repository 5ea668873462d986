import { loadSignIn } from "../sign-in/load-sign-in.ts";

/** This page without what was asked of it once. */
function here(): string {
  const url = new URL(location.href);
  for (const name of ["action", "session_id"]) url.searchParams.delete(name);
  return url.pathname + url.search;
}

export const goToSignIn = (): void => void loadSignIn().then(({ signIn }) => signIn({ redirectUrl: here() }));

export const goToSignUp = (): void => void loadSignIn().then(({ signUp }) => signUp({ redirectUrl: here() }));
