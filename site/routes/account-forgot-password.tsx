import { AccountField } from "../features/sign-in/account-field.tsx";
import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-forgot-password";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_forgot_title(), "/account/forgot-password");

export default function AccountForgotPassword({ loaderData: query }: Route.ComponentProps) {
  return (
    <AccountPage title={m.sign_in_forgot_title()} lead={m.sign_in_forgot_lead()}>
      <AccountMessage query={query} />
      <AccountForm name="forgotPassword" submit={m.sign_in_forgot_send()} refill={Boolean(query.error)}>
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
    </AccountPage>
  );
}
