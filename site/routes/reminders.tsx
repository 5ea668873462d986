import { Reminders } from "../features/notifications/reminders.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";

export const meta = () =>
  pageMeta({
    title: m.notifications_section(),
    description: m.notifications_lead(),
    paths: "/reminders",
  });

/** The same for everyone; what this reader has chosen is known in the browser alone. */
export default function RemindersPage() {
  return (
    <div className="column mt-5 pb-6 md:mt-12">
      <h1 className="text-[2rem] md:text-[2.4rem]">{m.notifications_section()}</h1>
      <p className="mt-2 text-muted">{m.notifications_lead()}</p>
      <noscript>
        <p className="mt-3">{m.notifications_needs_javascript()}</p>
      </noscript>
      <Reminders heading="h2" />
    </div>
  );
}
