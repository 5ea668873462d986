import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { AskForLink } from "../features/sign-in/ask-for-link.tsx";
import { OpenLink } from "../features/sign-in/open-link.tsx";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/account-sign-in-link";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_link_title(), "/account/sign-in-link");

export default function AccountSignInLink({ loaderData: query }: Route.ComponentProps) {
  if (query.error === "token-invalid")
    return (
      <AccountPage title={m.sign_in_link_failed_title()} lead={m.sign_in_link_failed_lead()}>
        <AskForLink query={{}} submit={m.sign_in_link_new()} />
      </AccountPage>
    );
  return (
    <AccountPage title={m.sign_in_link_title()}>
      <OpenLink query={query} />
    </AccountPage>
  );
}
