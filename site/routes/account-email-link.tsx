import { waitLabel } from "../features/sign-in/account-labels.ts";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { readAccountQuery } from "../features/sign-in/account-query.ts";
import { AskForLink } from "../features/sign-in/ask-for-link.tsx";
import { LinkCode } from "../features/sign-in/link-code.tsx";
import { SentTo } from "../features/sign-in/sent-to.tsx";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/account-email-link";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const meta = () => accountMeta(m.sign_in_link_title(), "/account/email-link");

export default function AccountEmailLink({ loaderData: query }: Route.ComponentProps) {
  if (!query.notice?.startsWith("sent"))
    return (
      <AccountPage title={m.sign_in_link_title()} lead={m.sign_in_link_lead()}>
        <AskForLink query={query} submit={m.sign_in_link_send()} />
      </AccountPage>
    );
  const lead =
    query.notice === "sent-before"
      ? m.sign_in_link_sent_before_lead({ wait: waitLabel(query.waitSeconds) })
      : m.sign_in_link_sent_lead();
  return (
    <AccountPage title={m.sign_in_verify_sent_title()} lead={lead}>
      <SentTo form="emailLink" query={query}>
        <LinkCode />
      </SentTo>
    </AccountPage>
  );
}
