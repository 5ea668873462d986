import { m } from "../../i18n/paraglide/messages.js";
import { AccountForm } from "./account-form.tsx";
import { AccountMessage } from "./account-message.tsx";
import type { AccountQuery } from "./account-query.ts";
import { PasswordField } from "./password-field.tsx";

interface ConfirmFormProps {
  name: "verifyEmail" | "changeEmail";
  submit: string;
  query: AccountQuery;
}

/** The button behind a link in a mail; with a password where the browser is not the one that requested the mail. */
export function ConfirmForm({ name, submit, query }: ConfirmFormProps) {
  return (
    <>
      {query.error && <AccountMessage query={query} />}
      <AccountForm name={name} submit={submit} refill={false}>
        {query.notice === "confirm" ? null : (
          <PasswordField kind="current" label={m.sign_in_password()} query={query} />
        )}
      </AccountForm>
    </>
  );
}
