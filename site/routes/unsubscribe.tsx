import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { MailLinkPage } from "../features/newsletter/mail-link-page.tsx";
import { loadMailToken, mailLinkHeaders } from "../features/newsletter/mail-token.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/unsubscribe";

const statuses = { done: 200, invalid: 400, failed: 503 };

export async function action({ context, url }: Route.ActionArgs) {
  const { consents } = context.get(servicesContext);
  const state = await consents.unsubscribe(url.searchParams.get("token") ?? "");
  return data({ state }, { status: statuses[state] });
}

export const loader = ({ url }: Route.LoaderArgs) => loadMailToken({ url });

export const headers = mailLinkHeaders;

export const meta = () =>
  pageMeta({
    title: m.newsletter_unsubscribe_title(),
    description: m.newsletter_unsubscribe_text(),
    paths: "/unsubscribe",
    noindex: true,
  });

export default function Unsubscribe({ actionData, loaderData }: Route.ComponentProps) {
  if (!loaderData.hasToken)
    return (
      <MailLinkPage
        hour="dusk"
        title={m.newsletter_unsubscribe_title()}
        text={m.newsletter_unsubscribe_no_link()}
      >
        <AppLink to="/consents" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
          {m.newsletter_consents()}
        </AppLink>
        <AppLink to="/contact-us" className="pill min-h-12 border border-muted px-7 hover:bg-paper">
          {m.newsletter_contact()}
        </AppLink>
      </MailLinkPage>
    );
  if (actionData?.state === "done")
    return (
      <MailLinkPage
        title={m.newsletter_unsubscribed_title()}
        text={m.newsletter_unsubscribed_text()}
        hour="dusk"
      >
        <AppLink to="/" className="pill min-h-12 border border-muted px-7 hover:bg-paper">
          {m.newsletter_home()}
        </AppLink>
      </MailLinkPage>
    );
  if (actionData?.state === "invalid")
    return (
      <MailLinkPage title={m.newsletter_link_old_title()} text={m.newsletter_unsubscribe_invalid()} alert>
        <AppLink to="/contact-us" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
          {m.newsletter_contact()}
        </AppLink>
      </MailLinkPage>
    );
  return (
    <MailLinkPage
      hour="dusk"
      title={m.newsletter_unsubscribe_title()}
      text={actionData ? m.newsletter_unsubscribe_failed() : m.newsletter_unsubscribe_text()}
      alert={actionData !== undefined}
      button={m.newsletter_unsubscribe_button()}
    />
  );
}
