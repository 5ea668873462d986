import { m } from "../../i18n/paraglide/messages.js";
import { externalUrlError } from "./safe-redirect.ts";

/** Provider errors that mean there is no session. */
const requiredErrors = [
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
];

const fieldOf = (error: unknown, name: "error" | "message" | "name"): string => {
  const value = (error as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
};

export const meansAnonymous = (error: unknown): boolean => requiredErrors.includes(fieldOf(error, "error"));

export const isTimeout = (error: unknown): boolean => fieldOf(error, "name") === "ErrorTimeout";

export const isOffline = (): boolean => navigator.onLine === false;

/** There is no network, which says nothing about who is signed in. */
export const isUnreachable = (error: unknown): boolean => isOffline() || error instanceof TypeError;

/** The popup was blocked: the second text is the library's own message. */
export const isPopupBlocked = (error: unknown): boolean =>
  /Popup blocked by user|navigate on a disposed window/.test(fieldOf(error, "message"));

/** Sign-in library errors and the messages shown instead. The first matching text wins. */
export const errorTexts: [text: string, label: () => string][] = [
  [externalUrlError, m.sign_in_error_external],
  ["Only the Authorization Code flow (with PKCE) is supported", m.sign_in_error_setup],
  ["State does not match", m.sign_in_error_mixed_up],
  ["No matching state found in storage", m.sign_in_error_stale],
  ["No state in response", m.sign_in_error_stale],
  ["Expected code in response", m.sign_in_error_stale],
  ["authority mismatch on settings vs. signin state", m.sign_in_error_mixed_up],
  ["client_id mismatch on settings vs. signin state", m.sign_in_error_mixed_up],
  ["ID Token is missing a subject claim", m.sign_in_error_setup],
  ["subject from UserInfo response does not match subject in ID Token", m.sign_in_error_mixed_up],
  ["sub in id_token does not match current sub", m.sign_in_error_mixed_up],
  ["nonce in id_token does not match nonce in client storage", m.sign_in_error_mixed_up],
  ["Network timed out", m.sign_in_error_slow],
  ["IFrame timed out without a response", m.sign_in_error_slow],
  ["Popup closed", m.sign_in_error_popup_closed],
  ["Popup blocked by user", m.sign_in_error_popup_blocked],
  ["Attempted to navigate on a disposed window", m.sign_in_error_popup_blocked],
  ["Crypto.subtle is available only in secure contexts (HTTPS).", m.sign_in_error_insecure],
  ["Failed to fetch", m.sign_in_error_offline],
  ["NetworkError when attempting to fetch resource", m.sign_in_error_offline],
  ["Load failed", m.sign_in_error_offline],
];

/** Error codes of the provider's own answers. */
const responseErrors: Record<string, () => string> = {
  access_denied: m.sign_in_error_denied,
  temporarily_unavailable: m.sign_in_error_unavailable,
  server_error: m.sign_in_error_unavailable,
  invalid_grant: m.sign_in_error_stale,
  login_required: m.sign_in_error_required,
  consent_required: m.sign_in_error_required,
  interaction_required: m.sign_in_error_required,
  account_selection_required: m.sign_in_error_required,
  invalid_client: m.sign_in_error_setup,
  unauthorized_client: m.sign_in_error_setup,
  unsupported_response_type: m.sign_in_error_setup,
  invalid_scope: m.sign_in_error_setup,
  invalid_request: m.sign_in_error_setup,
};

/** Any sign-in error in words a person understands, in their language. */
export function signInErrorLabel(error: unknown): string {
  const byCode = responseErrors[fieldOf(error, "error")];
  if (byCode) return byCode();
  const message = fieldOf(error, "message");
  const found = errorTexts.find(([text]) => message.includes(text));
  return found ? found[1]() : m.sign_in_error_other();
}

/** The original error text, in small print for support. */
export function errorDetail(error: unknown): string {
  const code = fieldOf(error, "error");
  const message = fieldOf(error, "message");
  return code && code !== message ? `${code}: ${message}` : message;
}
