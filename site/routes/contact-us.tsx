import { data } from "react-router";
import { clientAddressHeader } from "../../contracts/contact.ts";
import { servicesContext } from "../context.ts";
import { ContactForm } from "../features/contact/contact-form.tsx";
import { contactStatuses, sendMessage } from "../features/contact/send-message.server.ts";
import { Thanks } from "../features/contact/thanks.tsx";
import { signUp } from "../features/newsletter/sign-up.server.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { siteSettings } from "../settings.ts";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/contact-us";

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const result = await sendMessage(services.contact, request, locale);
  const { outcome } = result;
  if (outcome.state === "stored" && result.wantsNewsletter) {
    const form = new FormData();
    form.set("email", result.values.email);
    form.set("source", "contact");
    await signUp(services, form, locale, request.headers.get(clientAddressHeader) ?? undefined);
  }
  return data(result, {
    status: contactStatuses[outcome.state],
    headers: outcome.state === "too-many" ? { "Retry-After": String(outcome.retryAfterSeconds) } : {},
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers();
  const retryAfter = actionHeaders?.get("retry-after");
  if (retryAfter) headers.set("retry-after", retryAfter);
  return headers;
}

export function meta() {
  return pageMeta({
    title: m.contact_title(),
    description: m.contact_description({ siteName: siteSettings().siteName }),
    paths: "/contact-us",
  });
}

export default function ContactUs({ actionData }: Route.ComponentProps) {
  const stored = actionData?.outcome.state === "stored";
  return (
    <div className="wrap pt-6 md:pt-10">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.contact_title()}</h1>
      <p className="mt-3 max-w-[640px] text-[1.1rem] text-muted">{m.contact_intro()}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        {stored ? (
          <Thanks email={actionData.values.email} mail={actionData.wantsNewsletter} />
        ) : (
          <ContactForm result={actionData} />
        )}
        <aside className="self-start rounded-md bg-sand px-6 py-6">
          <h2 className="text-[1.2rem]">{m.contact_before()}</h2>
          <p className="mt-2 text-[0.98rem] text-muted">{m.contact_before_text()}</p>
          <p className="mt-2 flex flex-wrap gap-x-5">
            <AppLink to="/faq" className="inline-flex min-h-11 items-center underline">
              {m.contact_faq()}
            </AppLink>
            <AppLink to="/privacy" className="inline-flex min-h-11 items-center underline">
              {m.contact_privacy()}
            </AppLink>
          </p>
        </aside>
      </div>
    </div>
  );
}
