import * as z from "zod/mini";
import { passwordLength } from "../../../contracts/identity.ts";
import { identityRefusal } from "../../../contracts/identity-calls.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { waitLabel } from "../sign-in/account-labels.ts";

export type Answer<Value> = { value: Value; refused?: undefined } | { refused: Refusal };

export interface Refusal {
  code: string;
  waitSeconds?: number;
}

export interface Call<Value> {
  method?: string;
  body?: unknown;
  /** The answer's schema; void where there is nothing to read. */
  answer: { parse(json: unknown): Value };
}

/** For calls whose answer has no content. */
export const noContent = z.void();

/** A call to the identity service; a network failure and an answer that is not as agreed are refusals like any other. */
export async function requestIdentity<Value>(
  send: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
  { method = "GET", body, answer: schema }: Call<Value>,
): Promise<Answer<Value>> {
  try {
    const answer = await send(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const json: unknown = /json/.test(answer.headers.get("content-type") ?? "")
      ? await answer.json()
      : undefined;
    if (answer.ok) return { value: schema.parse(json) };
    const wait = Number(answer.headers.get("retry-after"));
    return {
      refused: {
        code: identityRefusal.safeParse(json).data?.code ?? "",
        ...(answer.status === 429 && wait > 0 ? { waitSeconds: wait } : {}),
      },
    };
  } catch {
    return { refused: { code: "" } };
  }
}

const label: Record<string, (refusal: Refusal) => string> = {
  "password.wrong": m.account_wrong_password,
  "password-too-short": m.sign_in_account_password_short,
  "password-too-long": () => m.sign_in_account_password_long({ max: passwordLength.max }),
  "password-too-common": m.sign_in_account_password_common,
  "password-breached": m.sign_in_account_password_breached,
  "code-wrong": m.sign_in_account_code_wrong,
  "email-invalid": m.sign_in_account_email_invalid,
  "name-missing": m.account_passkey_name_missing,
  "passkey.refused": m.account_passkey_refused,
  "sign_in.not_fresh": m.account_call_not_fresh,
  "request.too_many": ({ waitSeconds }) => m.sign_in_account_too_many({ wait: waitLabel(waitSeconds) }),
};

/** The message for a refusal; an unknown code says that nothing has changed. */
export const refusalLabel = (refusal: Refusal): string =>
  (label[refusal.code] ?? m.account_call_failed)(refusal);
