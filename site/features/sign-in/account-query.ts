import {
  type IdentityError,
  type IdentityNotice,
  identityErrors,
  identityNotices,
} from "../../../contracts/identity.ts";

/** Query parameters the identity service sets on account pages. */
export interface AccountQuery {
  error?: IdentityError;
  notice?: IdentityNotice;
  waitSeconds?: number;
}

/** What comes with a time to wait. */
const waiting: readonly string[] = ["too-many-attempts", "sent-before"];

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** An error that we do not know is still one; a notice that we do not know is nothing. */
export function readAccountQuery(query: URLSearchParams): AccountQuery {
  const given = query.get("error");
  const error = given ? (oneOf(identityErrors, given) ?? "try-again") : undefined;
  const notice = oneOf(identityNotices, query.get("notice"));
  const wait = query.get("wait") ?? "";
  return {
    ...(error ? { error } : {}),
    ...(notice && !error ? { notice } : {}),
    ...(waiting.includes(error ?? notice ?? "") && /^\d{1,6}$/.test(wait)
      ? { waitSeconds: Number(wait) }
      : {}),
  };
}
