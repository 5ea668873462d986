import { m } from "../../../i18n/paraglide/messages.js";
import { Reminders } from "../../notifications/reminders.tsx";

export default function NotificationsSection() {
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.notifications_lead()}</p>
      <Reminders heading="h3" />
    </>
  );
}
