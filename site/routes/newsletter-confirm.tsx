import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { MailLinkPage } from "../features/newsletter/mail-link-page.tsx";
import { loadMailToken, mailLinkHeaders } from "../features/newsletter/mail-token.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/newsletter-confirm";

const statuses = { confirmed: 200, invalid: 400, expired: 410, failed: 503 };

/** The e-mail link only opens the page: mail clients follow links, people press buttons. */
export async function action({ context, url }: Route.ActionArgs) {
  const { consents } = context.get(servicesContext);
  const outcome = await consents.confirm(url.searchParams.get("token") ?? "");
  const manage = outcome.state === "confirmed" ? `/consents?token=${outcome.manageToken}` : null;
  return data({ state: outcome.state, manage }, { status: statuses[outcome.state] });
}

export const loader = ({ url }: Route.LoaderArgs) => loadMailToken({ url });

export const headers = mailLinkHeaders;

export const meta = () =>
  pageMeta({
    title: m.newsletter_confirm_title(),
    description: m.newsletter_text(),
    paths: "/newsletter/confirm",
    noindex: true,
  });

export default function NewsletterConfirm({ actionData, loaderData }: Route.ComponentProps) {
  if (!actionData && loaderData.hasToken)
    return (
      <MailLinkPage
        title={m.newsletter_confirm_title()}
        text={m.newsletter_confirm_text()}
        button={m.newsletter_confirm_button()}
      />
    );
  switch (actionData?.state) {
    case "confirmed":
      return (
        <MailLinkPage title={m.newsletter_confirmed_title()} text={m.newsletter_confirmed_text()}>
          <AppLink to="/verses" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
            {m.newsletter_confirmed_verse()}
          </AppLink>
          {actionData?.manage && (
            <AppLink to={actionData.manage} className="pill min-h-12 border border-muted px-7 hover:bg-paper">
              {m.newsletter_consents()}
            </AppLink>
          )}
        </MailLinkPage>
      );
    case "failed":
      return (
        <MailLinkPage
          title={m.newsletter_confirm_title()}
          text={m.newsletter_failed()}
          alert
          button={m.newsletter_confirm_button()}
        />
      );
    default:
      return (
        <MailLinkPage
          title={m.newsletter_link_old_title()}
          text={actionData?.state === "expired" ? m.newsletter_link_expired() : m.newsletter_link_invalid()}
          alert
        >
          <AppLink to="/newsletter" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
            {m.newsletter_button()}
          </AppLink>
        </MailLinkPage>
      );
  }
}
