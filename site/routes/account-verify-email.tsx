import { cacheHeaders } from "../cache-headers.ts";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { AccountPage } from "../features/sign-in/account-page.tsx";
import { type AccountQuery, readAccountQuery } from "../features/sign-in/account-query.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/account-verify-email";

export const loader = ({ url }: Route.LoaderArgs) => readAccountQuery(url.searchParams);

export const headers = cacheHeaders("content");

export const meta = () => accountMeta(m.sign_in_verify_title(), "/account/verify-email");

function words({ error, notice }: AccountQuery): { title: string; lead: string } {
  if (error) return { title: m.sign_in_verify_failed_title(), lead: m.sign_in_verify_failed_lead() };
  if (notice === "verified")
    return { title: m.sign_in_verify_done_title(), lead: m.sign_in_verify_done_lead() };
  if (notice === "email-changed")
    return { title: m.sign_in_verify_done_title(), lead: m.sign_in_notice_email_changed() };
  if (notice === "sent") return { title: m.sign_in_verify_sent_title(), lead: m.sign_in_verify_sent_lead() };
  return { title: m.sign_in_verify_title(), lead: m.sign_in_verify_lead() };
}

export default function AccountVerifyEmail({ loaderData: query }: Route.ComponentProps) {
  const settled = Boolean(query.error) || query.notice === "verified";
  return (
    <AccountPage {...words(query)}>
      {query.notice === "email-changed" && (
        <p className="mt-7">
          <AppLink to="/my-profile" className="pill min-h-12 w-full bg-water text-on-water hover:opacity-90">
            {m.sign_in_my_profile()}
          </AppLink>
        </p>
      )}
      {settled && (
        <p className="mt-7">
          <AppLink
            to="/account/login"
            className="pill min-h-12 w-full bg-water text-on-water hover:opacity-90"
          >
            {m.sign_in()}
          </AppLink>
        </p>
      )}
    </AccountPage>
  );
}
