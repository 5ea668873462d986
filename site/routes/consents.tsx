import { data } from "react-router";
import { clientAddressHeader } from "../../contracts/contact.ts";
import { servicesContext } from "../context.ts";
import { ConsentsPage } from "../features/lead-capture/consents-page.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/consents";

const statuses = { sent: 200, invalid: 400, "too-many": 429, failed: 503 };

/** E-mails the link to the owner's consents. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { consents } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const email = String(form.get("email") ?? "")
    .trim()
    .slice(0, 254);
  const address = request.headers.get(clientAddressHeader) ?? undefined;
  const state = await consents.sendManageLink(email, localeOfPath(url.pathname), address);
  return data({ state, email }, { status: statuses[state] });
}

export const meta = () =>
  pageMeta({
    title: m.lead_consents_title(),
    description: m.lead_consents_intro(),
    paths: "/consents",
    noindex: true,
  });

export default function Consents({ actionData }: Route.ComponentProps) {
  return <ConsentsPage request={actionData} />;
}
