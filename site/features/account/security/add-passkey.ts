import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import * as z from "zod/mini";
import { identityApi } from "../../../../contracts/identity.ts";
import { passkey } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { longDate } from "../dates.ts";
import { callIdentity, refusalLabel } from "../identity-call.ts";

interface Outcome {
  added: boolean;
  label: string;
}

/** What is in them is for the library to check. */
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>((json) => typeof json === "object");

/** The browser prompts the user; closing its dialog is a cancellation, not an error. */
export async function addPasskey(): Promise<Outcome> {
  const failed = (label: string): Outcome => ({ added: false, label });
  const options = await callIdentity(identityApi.passkeyRegistration, {
    method: "POST",
    answer: creationOptions,
  });
  if (options.refused) return failed(refusalLabel(options.refused));
  let response: unknown;
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    response = await startRegistration({ optionsJSON: options.value });
  } catch (error) {
    const known = (error as { name?: string }).name === "InvalidStateError";
    return failed(known ? m.account_passkey_exists() : m.account_passkey_cancelled());
  }
  const name = m.account_passkey_default_name({ date: longDate(new Date().toISOString()) });
  const done = await callIdentity(identityApi.passkeyRegistrationDone, {
    method: "POST",
    body: { response, name },
    answer: passkey,
  });
  if (done.refused) return failed(refusalLabel(done.refused));
  return { added: true, label: m.account_passkey_added() };
}
