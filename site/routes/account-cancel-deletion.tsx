import { AccountForm } from "../features/sign-in/account-form.tsx";
import { AccountMessage } from "../features/sign-in/account-message.tsx";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/account-cancel-deletion";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.account_stay_title(), "/account/cancel-deletion");

/** Where the link in the mail about a deletion leads. */
export default function AccountCancelDeletion({ loaderData: query }: Route.ComponentProps) {
  return (
    <AccountPage title={m.account_stay_title()} lead={m.account_stay_lead()}>
      <AccountMessage query={query} />
      {query.error !== "token-invalid" && (
        <AccountForm name="cancelDeletion" submit={m.account_leave_undo()} refill={false}>
          {null}
        </AccountForm>
      )}
    </AccountPage>
  );
}
