import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { type AccountQuery, readAccountQuery } from "../features/sign-in/account-query.ts";
import { ConfirmForm } from "../features/sign-in/confirm-form.tsx";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-change-email";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_move_title(), "/account/change-email");

function label({ error, notice }: AccountQuery): { title: string; lead: string } {
  if (error === "token-invalid")
    return { title: m.sign_in_verify_failed_title(), lead: m.sign_in_move_failed_lead() };
  if (notice === "email-changed")
    return { title: m.sign_in_verify_done_title(), lead: m.sign_in_notice_email_changed() };
  const lead = notice === "confirm" ? m.sign_in_move_lead() : m.sign_in_move_password_lead();
  return { title: m.sign_in_move_title(), lead };
}

/** Where the link in the mail to a new address leads. */
export default function AccountChangeEmail({ loaderData: query }: Route.ComponentProps) {
  const isDone = query.error === "token-invalid" || query.notice === "email-changed";
  return (
    <AccountPage {...label(query)}>
      {isDone ? (
        <p className="mt-7">
          <AppLink to="/my-profile" className="pill min-h-12 w-full bg-water text-on-water hover:opacity-90">
            {m.sign_in_my_profile()}
          </AppLink>
        </p>
      ) : (
        <ConfirmForm name="changeEmail" submit={m.sign_in_move_button()} query={query} />
      )}
      {!isDone && query.notice !== "confirm" && (
        <p className="mt-6 border-t border-line pt-4 text-muted">{m.sign_in_move_stranger()}</p>
      )}
    </AccountPage>
  );
}
