import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountMessage } from "./account-message.tsx";
import type { AccountQuery } from "./account-query.ts";

export function AskForLink({ query, submit }: { query: AccountQuery; submit: string }) {
  return (
    <>
      <AccountMessage query={query} />
      <AccountForm name="emailLink" submit={submit} refill>
        <AccountField
          name="email"
          label={m.sign_in_email()}
          query={query}
          type="email"
          autoComplete="username"
          required
        />
      </AccountForm>
      <p className="mt-4 text-center">
        <AppLink to="/account/login" className="inline-flex min-h-11 items-center underline">
          {m.sign_in()}
        </AppLink>
      </p>
    </>
  );
}
