import type { ExternalData } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { AppLink } from "../../../ui/app-link.tsx";

const saved: Record<ExternalData, () => string> = {
  member: m.account_external_member,
  leads: m.account_external_leads,
  legacyUsers: m.account_external_legacy_users,
};

/** Data stored by external services, which neither the archive nor deletion covers. */
export function ExternalDataNote() {
  const parts = siteSettings().externalData ?? [];
  if (parts.length === 0) return null;
  return (
    <section className="mt-6 rounded-md border border-line p-5 md:p-7">
      <h3 className="text-[1.25rem]">{m.account_external_title()}</h3>
      <p className="mt-1.5 max-w-[38rem] text-muted">{m.account_external_lead()}</p>
      <ul className="mt-3 list-disc pl-5">
        {parts.map((part) => (
          <li key={part}>{saved[part]()}</li>
        ))}
      </ul>
      <p className="mt-5">
        <AppLink to="/contact-us" className="pill border border-line hover:bg-sand">
          {m.account_data_write()}
        </AppLink>
      </p>
    </section>
  );
}
