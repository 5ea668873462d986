import { identityStore } from "./identity-store.ts";
import { type LoginRequest, promptLogin } from "./login-prompt.ts";

export { onIntent } from "./intents.ts";

/** Whether somebody is signed in, once that is known; without a network they have no token, and what they do waits for it. */
function signedIn(): Promise<boolean> {
  const { known, person } = identityStore.getState();
  if (known) return Promise.resolve(person !== undefined);
  return new Promise((resolve) => {
    const stop = identityStore.subscribe((identity) => {
      if (!identity.known) return;
      stop();
      resolve(identity.person !== undefined);
    });
  });
}

/**
 * For a feature that needs a member: true at once when somebody is signed in, otherwise true after the login dialog has
 * signed them in, and the caller then continues. False if cancelled, or if the page has to be left for it: then
 * `onIntent(intent.name, …)` runs the action on return.
 * @public
 */
export async function requireLogin(request: LoginRequest = {}): Promise<boolean> {
  if (await signedIn()) return true;
  await promptLogin(request);
  return identityStore.getState().token !== undefined;
}
