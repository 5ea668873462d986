import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { identityApi } from "../../../contracts/identity.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** Whether the browser suggests passkeys in the field for the address. */
export const passkeysOffered = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * `gone`: the browser is on its way to where the password's form leads. `cancelled`: the person, or a second attempt, has
 * ended this one. `refused`: it did not work.
 */
export async function signInWithPasskey({
  suggested,
}: {
  suggested: boolean;
}): Promise<"gone" | "cancelled" | "refused"> {
  try {
    const asked = await post(identityApi.passkeySignIn, {});
    if (!asked.ok) return suggested ? "cancelled" : "refused";
    const optionsJSON = (await asked.json()) as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: suggested });
    const done = await post(identityApi.passkeySignInDone, { response, locale: getLocale() });
    if (!done.ok) return "refused";
    const { location: next } = (await done.json()) as { location: string };
    location.assign(next);
    return "gone";
  } catch (error) {
    const { name } = error as { name?: string };
    return suggested || name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "refused";
  }
}
