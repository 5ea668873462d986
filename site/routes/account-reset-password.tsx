import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { PasswordField } from "../features/sign-in/password-field.tsx";
import { ResetToken } from "../features/sign-in/reset-token.tsx";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-reset-password";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_reset_title(), "/account/reset-password");

export default function AccountResetPassword({ loaderData: query }: Route.ComponentProps) {
  if (query.error === "token-invalid")
    return (
      <AccountPage title={m.sign_in_reset_title()}>
        <AccountMessage query={query} />
        <p className="mt-6">
          <AppLink
            to="/account/forgot-password"
            className="pill min-h-12 w-full bg-water text-on-water hover:opacity-90"
          >
            {m.sign_in_reset_again()}
          </AppLink>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={m.sign_in_reset_title()} lead={m.sign_in_reset_lead()}>
      <AccountMessage query={query} />
      <AccountForm name="resetPassword" submit={m.sign_in_reset_send()} refill={false}>
        <ResetToken />
        <PasswordField kind="new" label={m.sign_in_new_password()} query={query} />
      </AccountForm>
    </AccountPage>
  );
}
