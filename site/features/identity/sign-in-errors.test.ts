import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ErrorResponse, ErrorTimeout } from "oidc-client-ts";
import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import { externalUrlError } from "./safe-redirect.ts";
import { errorDetail, errorTexts, isTimeout, meansAnonymous, signInErrorLabel } from "./sign-in-errors.ts";

afterEach(() => overwriteGetLocale(() => "en-US"));

const other = () => signInErrorLabel(new Error("something unforeseen"));

/** The specification's list of sign-in errors, each as the library throws it. */
const catalogue: [rule: string, error: Error][] = [
  [
    "only the authorization code flow with PKCE is supported",
    new Error("Only the Authorization Code flow (with PKCE) is supported"),
  ],
  ["state does not match", new Error("State does not match")],
  ["no matching state found in storage", new Error("No matching state found in storage")],
  ["authority mismatch", new Error("authority mismatch on settings vs. signin state")],
  ["client_id mismatch", new Error("client_id mismatch on settings vs. signin state")],
  ["ID token is missing a subject claim", new Error("ID Token is missing a subject claim")],
  [
    "subject from the userinfo response does not match the ID token",
    new Error("subject from UserInfo response does not match subject in ID Token"),
  ],
  ["network timed out", new ErrorTimeout("Network timed out")],
  ["iframe timed out without a response", new ErrorTimeout("IFrame timed out without a response")],
  ["popup closed by user", new Error("Popup closed by user")],
  ["popup blocked by user", new Error("Popup blocked by user")],
  [
    "a server error response with error and error_description",
    new ErrorResponse({ error: "server_error", error_description: "oops! something went wrong" }),
  ],
];

for (const [rule, error] of catalogue) {
  test(`sign-in error: ${rule}`, () => {
    const english = signInErrorLabel(error);
    expect(english).not.toBe(other());
    // Words, not the library's text.
    expect(english).not.toContain(error.message);
    expect(english.length).toBeGreaterThan(30);
    overwriteGetLocale(() => "es");
    const spanish = signInErrorLabel(error);
    expect(spanish).not.toBe(english);
    expect(spanish).not.toBe(other());
  });
}

test("every text of the table is one the installed library, or we, really write", () => {
  const library = readFileSync(createRequire(import.meta.url).resolve("oidc-client-ts"), "utf8");
  const ofBrowsers = ["Failed to fetch", "NetworkError when attempting to fetch resource", "Load failed"];
  for (const [text] of errorTexts) {
    if (text === externalUrlError || ofBrowsers.includes(text)) continue;
    expect(library, text).toContain(text);
  }
});

test("login_required, consent_required, interaction_required or account_selection_required means anonymous user", () => {
  for (const error of [
    "login_required",
    "consent_required",
    "interaction_required",
    "account_selection_required",
  ])
    expect(meansAnonymous(new ErrorResponse({ error }))).toBe(true);
  for (const error of ["access_denied", "invalid_grant", "server_error"])
    expect(meansAnonymous(new ErrorResponse({ error }))).toBe(false);
  for (const error of [new Error("login_required"), undefined, null, "login_required"])
    expect(meansAnonymous(error)).toBe(false);
});

test("only a timeout of the library counts as a timeout", () => {
  expect(isTimeout(new ErrorTimeout("Network timed out"))).toBe(true);
  expect(isTimeout(new Error("Network timed out"))).toBe(false);
});

test("the original error text stays readable for support", () => {
  expect(errorDetail(new ErrorResponse({ error: "server_error", error_description: "why" }))).toBe(
    "server_error: why",
  );
  expect(errorDetail(new Error("State does not match"))).toBe("State does not match");
  expect(errorDetail(undefined)).toBe("");
});
