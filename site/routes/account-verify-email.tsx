import { waitLabel } from "../features/sign-in/account-labels.ts";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { type AccountQuery, readAccountQuery } from "../features/sign-in/account-query.ts";
import { ConfirmForm } from "../features/sign-in/confirm-form.tsx";
import { SentTo } from "../features/sign-in/sent-to.tsx";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-verify-email";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_verify_title(), "/account/verify-email");

function label({ error, notice, waitSeconds }: AccountQuery): { title: string; lead: string } {
  if (error === "token-invalid")
    return { title: m.sign_in_verify_failed_title(), lead: m.sign_in_verify_failed_lead() };
  if (notice === "verified")
    return { title: m.sign_in_verify_done_title(), lead: m.sign_in_verify_done_lead() };
  if (notice === "sent") return { title: m.sign_in_verify_sent_title(), lead: m.sign_in_verify_sent_lead() };
  if (notice === "sent-again")
    return { title: m.sign_in_verify_sent_title(), lead: m.sign_in_verify_sent_again_lead() };
  if (notice === "sent-before")
    return {
      title: m.sign_in_verify_sent_title(),
      lead: m.sign_in_verify_sent_before_lead({ wait: waitLabel(waitSeconds) }),
    };
  if (notice === "confirm") return { title: m.sign_in_verify_title(), lead: m.sign_in_confirm_lead() };
  if (notice === "confirm-password" || error)
    return { title: m.sign_in_verify_title(), lead: m.sign_in_confirm_password_lead() };
  return { title: m.sign_in_verify_title(), lead: m.sign_in_verify_lead() };
}

const pill = "pill min-h-12 w-full bg-water text-on-water hover:opacity-90";
const quiet = "inline-flex min-h-11 items-center font-semibold text-water underline";

export default function AccountVerifyEmail({ loaderData: query }: Route.ComponentProps) {
  const { error, notice } = query;
  const failed = error === "token-invalid";
  const needsConfirmation =
    notice === "confirm" || notice === "confirm-password" || (error !== undefined && !failed);
  return (
    <AccountPage {...label(query)}>
      {notice?.startsWith("sent") && <SentTo form="register" query={query} />}
      {needsConfirmation && (
        <ConfirmForm name="verifyEmail" submit={m.sign_in_confirm_button()} query={query} />
      )}
      {needsConfirmation && notice !== "confirm" && (
        <p className="mt-6 border-t border-line pt-4 text-muted">
          {m.sign_in_confirm_stranger()}{" "}
          <AppLink to="/account/register" className={quiet}>
            {m.sign_in_create()}
          </AppLink>
        </p>
      )}
      {failed && (
        <p className="mt-7">
          <AppLink to="/account/register" className={pill}>
            {m.sign_in_create()}
          </AppLink>
        </p>
      )}
      {notice === "verified" && (
        <p className="mt-7">
          <AppLink to="/account/login" className={pill}>
            {m.sign_in()}
          </AppLink>
        </p>
      )}
      {failed && (
        <p className="mt-4 text-center">
          <AppLink to="/account/login" className={quiet}>
            {m.sign_in()}
          </AppLink>
        </p>
      )}
    </AccountPage>
  );
}
