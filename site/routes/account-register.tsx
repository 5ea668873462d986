import { NewsletterBox } from "../features/newsletter/newsletter-box.tsx";
import { PaidNotice } from "../features/premium-benefits/paid-notice.tsx";
import { AccountField } from "../features/sign-in/account-field.tsx";
import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { LegacyId } from "../features/sign-in/legacy-id.tsx";
import { PasswordField } from "../features/sign-in/password-field.tsx";
import { ReturnTo } from "../features/sign-in/return-to.tsx";
import { localizePath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-register";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_register_title(), "/account/register");

export default function AccountRegister({ loaderData: query }: Route.ComponentProps) {
  return (
    <AccountPage title={m.sign_in_register_title()} lead={m.sign_in_register_lead()}>
      <PaidNotice returnTo={localizePath("/my-profile", getLocale())} on="register" className="mt-6" />
      <AccountMessage query={query} />
      <AccountForm name="register" submit={m.sign_in_create()} refill>
        <AccountField
          name="firstName"
          label={m.sign_in_first_name()}
          query={query}
          type="text"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <AccountField
          name="lastName"
          label={m.sign_in_last_name()}
          query={query}
          type="text"
          autoComplete="family-name"
          maxLength={100}
        />
        <AccountField
          name="email"
          label={m.sign_in_email()}
          query={query}
          type="email"
          autoComplete="username"
          required
        />
        <LegacyId />
        <ReturnTo />
        <PasswordField kind="new" label={m.sign_in_password()} query={query} />
        <NewsletterBox />
      </AccountForm>
      <p className="mt-6 border-t border-line pt-4 text-center text-muted">
        {m.sign_in_have_account()}{" "}
        <AppLink
          to="/account/login"
          className="inline-flex min-h-11 items-center font-semibold text-water underline"
        >
          {m.sign_in()}
        </AppLink>
      </p>
    </AccountPage>
  );
}
