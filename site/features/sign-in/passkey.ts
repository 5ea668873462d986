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

type PasskeyResult =
  | { outcome: "answered"; response: unknown }
  | { outcome: "cancelled" }
  | { outcome: "refused" };

/** The device's response to our challenge. `suggested`: browser autofill, without a click. */
export async function requestPasskey({ suggested = false } = {}): Promise<PasskeyResult> {
  try {
    const challenge = await post(identityApi.passkeySignIn, {});
    if (!challenge.ok) return { outcome: suggested ? "cancelled" : "refused" };
    const optionsJSON = (await challenge.json()) as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: suggested });
    return { outcome: "answered", response };
  } catch (error) {
    const { name } = error as { name?: string };
    const left = suggested || name === "NotAllowedError" || name === "AbortError";
    return { outcome: left ? "cancelled" : "refused" };
  }
}

/**
 * `gone`: the browser is on its way to where the password's form leads. `cancelled`: the person, or a second attempt, has
 * ended this one. `refused`: it did not work.
 */
export async function signInWithPasskey({
  suggested,
}: {
  suggested: boolean;
}): Promise<"gone" | "cancelled" | "refused"> {
  const result = await requestPasskey({ suggested });
  if (result.outcome !== "answered") return result.outcome;
  try {
    const done = await post(identityApi.passkeySignInDone, {
      response: result.response,
      locale: getLocale(),
    });
    if (!done.ok) return "refused";
    const { location: next } = (await done.json()) as { location: string };
    location.assign(next);
    return "gone";
  } catch {
    return suggested ? "cancelled" : "refused";
  }
}
