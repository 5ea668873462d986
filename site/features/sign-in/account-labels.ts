import { type IdentityError, type IdentityNotice, passwordLength } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import type { AccountQuery } from "./account-query.ts";

/** Rounded up, so that the wait is never too short. */
export function waitLabel(seconds: number | undefined): string {
  if (seconds === undefined) return m.sign_in_wait_a_while();
  if (seconds <= 1) return m.sign_in_wait_second();
  if (seconds < 60) return m.sign_in_wait_seconds({ seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return m.sign_in_wait_minute();
  if (minutes < 60) return m.sign_in_wait_minutes({ minutes });
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? m.sign_in_wait_hour() : m.sign_in_wait_hours({ hours });
}

const errorLabels: Record<IdentityError, (query: AccountQuery) => string> = {
  "email-or-password-wrong": m.sign_in_account_wrong,
  "email-invalid": m.sign_in_account_email_invalid,
  "password-too-short": m.sign_in_account_password_short,
  "password-too-long": () => m.sign_in_account_password_long({ max: passwordLength.max }),
  "password-too-common": m.sign_in_account_password_common,
  "password-breached": m.sign_in_account_password_breached,
  "code-wrong": m.sign_in_account_code_wrong,
  "link-code-wrong": m.sign_in_account_link_code_wrong,
  "name-missing": m.sign_in_account_name_missing,
  "too-many-attempts": ({ waitSeconds }) => m.sign_in_account_too_many({ wait: waitLabel(waitSeconds) }),
  "token-invalid": m.sign_in_account_token_invalid,
  "password-wrong": m.sign_in_account_password_wrong,
  "session-expired": m.sign_in_account_session_expired,
  "try-again": m.sign_in_account_try_again,
};

const noticeLabels: Record<IdentityNotice, (query: AccountQuery) => string> = {
  sent: m.sign_in_notice_sent,
  "sent-again": m.sign_in_verify_sent_again_lead,
  "sent-before": ({ waitSeconds }) => m.sign_in_notice_sent_before({ wait: waitLabel(waitSeconds) }),
  confirm: m.sign_in_confirm_lead,
  "confirm-password": m.sign_in_confirm_password_lead,
  "password-changed": m.sign_in_notice_password_changed,
  verified: m.sign_in_notice_verified,
  "email-changed": m.sign_in_notice_email_changed,
  "deletion-cancelled": m.sign_in_notice_deletion_cancelled,
};

export const accountErrorLabel = (query: AccountQuery): string | undefined =>
  query.error && errorLabels[query.error](query);

export const accountNoticeLabel = (query: AccountQuery): string | undefined =>
  query.notice && noticeLabels[query.notice](query);

export type AccountFieldName = "email" | "password" | "code" | "firstName" | "lastName";

/** The field an error speaks of, if it is about one. */
const faultyFields: Partial<Record<IdentityError, AccountFieldName>> = {
  "email-invalid": "email",
  "password-too-short": "password",
  "password-too-long": "password",
  "password-too-common": "password",
  "password-breached": "password",
  "password-wrong": "password",
  "code-wrong": "code",
  "link-code-wrong": "code",
  "name-missing": "firstName",
};

export const faultyField = ({ error }: AccountQuery): AccountFieldName | undefined =>
  error && faultyFields[error];
