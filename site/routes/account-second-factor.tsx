import { AccountField } from "../features/sign-in/account-field.tsx";
import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-second-factor";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_code_title(), "/account/second-factor");

export default function AccountSecondFactor({ loaderData: query }: Route.ComponentProps) {
  return (
    <AccountPage title={m.sign_in_code_title()} lead={m.sign_in_code_lead()}>
      <AccountMessage query={query} />
      <AccountForm name="secondFactor" submit={m.sign_in()} refill={false}>
        <AccountField
          name="code"
          label={m.sign_in_code()}
          query={query}
          // Recovery codes contain letters, so no numeric keyboard.
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      </AccountForm>
      <p className="mt-4 text-center text-muted">{m.sign_in_code_lost()}</p>
      <p className="mt-2 text-center">
        <AppLink to="/account/login" className="inline-flex min-h-11 items-center underline">
          {m.sign_in_code_back()}
        </AppLink>
      </p>
    </AccountPage>
  );
}
