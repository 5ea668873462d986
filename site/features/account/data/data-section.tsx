import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { AppLink } from "../../../ui/app-link.tsx";
import { DownloadCard } from "./download-card.tsx";
import { ExternalDataNote } from "./external-data-note.tsx";
import { LeaveCard } from "./leave-card.tsx";

export default function DataSection() {
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.account_data_lead()}</p>
      {siteSettings().identity ? (
        // Archive and farewell are our own provider's; with another, people answer.
        <>
          <p className="mt-4">{m.account_data_external()}</p>
          <p className="mt-4">
            <AppLink to="/contact-us" className="pill border border-line hover:bg-sand">
              {m.account_data_write()}
            </AppLink>
          </p>
        </>
      ) : (
        <>
          <DownloadCard />
          <LeaveCard />
          <ExternalDataNote />
        </>
      )}
    </>
  );
}
