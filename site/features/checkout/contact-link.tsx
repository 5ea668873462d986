import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";

/** For a buyer who needs a person: closes the dialog and leads to the contact form. */
export const ContactLink = ({ close }: { close(): void }) => (
  <AppLink to="/contact-us" className="font-semibold text-water underline underline-offset-4" onClick={close}>
    {m.dialog_contact()}
  </AppLink>
);
