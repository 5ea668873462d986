import { m } from "../../../i18n/paraglide/messages.js";
import { DownloadCard } from "./download-card.tsx";
import { LeaveCard } from "./leave-card.tsx";

export default function DataSection() {
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.account_data_lead()}</p>
      <DownloadCard />
      <LeaveCard />
    </>
  );
}
