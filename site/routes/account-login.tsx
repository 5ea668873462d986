import { Mail } from "lucide-react";
import { Suspense } from "react";
import { formPaths } from "../../contracts/identity.ts";
import { track } from "../features/analytics/track.ts";
import { PaidNotice } from "../features/premium-benefits/paid-notice.tsx";
import { AccountField } from "../features/sign-in/account-field.tsx";
import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { PasswordField } from "../features/sign-in/password-field.tsx";
import { localizePath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { AppLink } from "../ui/app-link.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Route } from "./+types/account-login";

const PasskeySignIn = lazyPart(() => import("../features/sign-in/passkey-sign-in.tsx"));

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in(), "/account/login");

/** The form that follows is quickly sent, and with it the page goes. */
function startSignUp(): void {
  track("signup_start");
  import("../features/analytics/measure-now.ts").then(
    ({ measureNow }) => measureNow(),
    (error: unknown) => console.warn("Measurement could not start.", error),
  );
}

export default function AccountLogin({ loaderData: query }: Route.ComponentProps) {
  const offersPasskeys = useHydrated() && "PublicKeyCredential" in window;
  return (
    <AccountPage title={m.sign_in()} lead={m.sign_in_login_lead()}>
      <PaidNotice returnTo={localizePath("/my-profile", getLocale())} on="login" className="mt-6" />
      <AccountMessage query={query} />
      <AccountForm
        name="login"
        submit={m.sign_in()}
        refill={Boolean(query.error)}
        also={
          <button
            type="submit"
            formAction={formPaths.emailLink}
            formNoValidate
            className="pill -mt-3 min-h-12 w-full border border-line hover:bg-sand"
          >
            <Mail className="size-5" aria-hidden="true" />
            {m.sign_in_link_send()}
          </button>
        }
      >
        <AccountField
          name="email"
          label={m.sign_in_email()}
          query={query}
          type="email"
          autoComplete="username webauthn"
          required
        />
        <PasswordField kind="current" label={m.sign_in_password()} query={query} />
      </AccountForm>
      {offersPasskeys && (
        <Suspense>
          <PasskeySignIn />
        </Suspense>
      )}
      <p className="mt-4 text-center">
        <AppLink to="/account/forgot-password" className="inline-flex min-h-11 items-center underline">
          {m.sign_in_forgot_link()}
        </AppLink>
      </p>
      <p className="mt-4 border-t border-line pt-4 text-center text-muted">
        {m.sign_in_new_here()}{" "}
        <AppLink
          to="/account/register"
          className="inline-flex min-h-11 items-center font-semibold text-water underline"
          onClick={startSignUp}
        >
          {m.sign_in_create()}
        </AppLink>
      </p>
    </AccountPage>
  );
}
