/** What the identity service may say in the address of an account page. */
export const accountErrors = [
  "email-or-password-wrong",
  "email-invalid",
  "password-too-short",
  "password-too-long",
  "password-too-common",
  "name-missing",
  "too-many-attempts",
  "token-invalid",
  "session-expired",
  "try-again",
] as const;
export type AccountError = (typeof accountErrors)[number];

export const accountNotices = ["sent", "password-changed", "verified"] as const;
export type AccountNotice = (typeof accountNotices)[number];

export interface AccountQuery {
  error?: AccountError;
  notice?: AccountNotice;
  waitSeconds?: number;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** An error that we do not know is still one; a notice that we do not know is nothing. */
export function readAccountQuery(query: URLSearchParams): AccountQuery {
  const given = query.get("error");
  const error = given ? (oneOf(accountErrors, given) ?? "try-again") : undefined;
  const notice = oneOf(accountNotices, query.get("notice"));
  const wait = query.get("wait") ?? "";
  return {
    ...(error ? { error } : {}),
    ...(notice && !error ? { notice } : {}),
    ...(error === "too-many-attempts" && /^\d{1,6}$/.test(wait) ? { waitSeconds: Number(wait) } : {}),
  };
}
