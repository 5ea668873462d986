import { data } from "react-router";
import { cachePolicyHeader } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { ConfirmList, chosenField } from "../features/newsletter/confirm-list.tsx";
import { MailLinkPage } from "../features/newsletter/mail-link-page.tsx";
import { mailLinkHeaders } from "../features/newsletter/mail-token.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/newsletter-confirm";

const statuses = { listed: 200, confirmed: 200, nothing: 400, invalid: 400, expired: 410, failed: 503 };

const tokenOf = (url: URL): string => url.searchParams.get("token") ?? "";

/** The e-mail link only opens the page: mail clients follow links, people press buttons. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const chosen = form.getAll(chosenField).map(String);
  if (chosen.length === 0)
    return data({ state: "nothing" as const, manage: null }, { status: statuses.nothing });
  const { consents } = context.get(servicesContext);
  const outcome = await consents.confirm(tokenOf(url), chosen);
  const manage = outcome.state === "confirmed" ? `/consents?token=${outcome.manageToken}` : null;
  return data({ state: outcome.state, manage }, { status: statuses[outcome.state] });
}

/** What the link confirms; after the button, what of it holds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!tokenOf(url))
    return data({ state: "invalid" as const }, { headers: { [cachePolicyHeader]: "content" } });
  const { consents } = context.get(servicesContext);
  const outcome = await consents.listToConfirm(tokenOf(url));
  return data(outcome, { status: statuses[outcome.state], headers: { [cachePolicyHeader]: "private" } });
}

export const headers = mailLinkHeaders;

export const meta = () =>
  pageMeta({
    title: m.newsletter_confirm_title(),
    description: m.newsletter_text(),
    paths: "/newsletter/confirm",
    noindex: true,
  });

type Listed = Extract<Route.ComponentProps["loaderData"], { state: "listed" }>;

function Confirmed({ receipts, manage }: Pick<Listed, "receipts"> & { manage: string | null | undefined }) {
  const isNew = manage && receipts.some(({ purpose }) => purpose === "newsletter");
  return (
    <MailLinkPage
      title={m.newsletter_confirmed_title()}
      text={isNew ? m.newsletter_confirmed_text() : m.newsletter_confirmed_holds()}
      list={<ConfirmList receipts={receipts} />}
    >
      <AppLink to="/verses" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
        {m.newsletter_confirmed_verse()}
      </AppLink>
      {manage && (
        <AppLink to={manage} className="pill min-h-12 border border-muted px-7 hover:bg-paper">
          {m.newsletter_consents()}
        </AppLink>
      )}
    </MailLinkPage>
  );
}

function wordsFor({ email, receipts }: Listed): { text: string; button: string } {
  const waiting = receipts.filter(({ confirmed }) => !confirmed);
  const button = m.newsletter_confirm_these();
  if (waiting.length > 1) return { text: m.newsletter_confirm_several({ email }), button };
  if (waiting[0]?.purpose !== "newsletter") return { text: m.newsletter_confirm_one({ email }), button };
  return { text: m.newsletter_confirm_text(), button: m.newsletter_confirm_button() };
}

export default function NewsletterConfirm({ actionData, loaderData }: Route.ComponentProps) {
  const trouble = actionData && actionData.state !== "confirmed" ? actionData.state : undefined;
  if (loaderData.state === "listed" && trouble !== "invalid" && trouble !== "expired") {
    const { receipts } = loaderData;
    if (receipts.every(({ confirmed }) => confirmed))
      return <Confirmed receipts={receipts} manage={actionData?.manage} />;
    const { text, button } = wordsFor(loaderData);
    return (
      <MailLinkPage
        title={m.newsletter_confirm_title()}
        text={
          trouble === "nothing"
            ? m.newsletter_confirm_nothing()
            : trouble === "failed"
              ? m.newsletter_failed()
              : text
        }
        alert={trouble !== undefined}
        list={<ConfirmList receipts={receipts} />}
        button={button}
      />
    );
  }
  if (loaderData.state === "failed")
    return <MailLinkPage title={m.newsletter_confirm_title()} text={m.newsletter_failed()} alert />;
  return (
    <MailLinkPage
      title={m.newsletter_link_old_title()}
      text={
        loaderData.state === "expired" || trouble === "expired"
          ? m.newsletter_link_expired()
          : m.newsletter_link_invalid()
      }
      alert
    >
      <AppLink to="/newsletter" className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90">
        {m.newsletter_button()}
      </AppLink>
    </MailLinkPage>
  );
}
