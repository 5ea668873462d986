import type { ContactFaults } from "../../../contracts/contact.ts";
import {
  type ContactFault,
  type ContactField,
  type ContactSubject,
  contactFields,
  contactLimits,
} from "../../../contracts/contact-fields.ts";
import { m } from "../../i18n/paraglide/messages.js";
import type { ContactResult } from "./send-message.server.ts";

export const subjectNames: Record<ContactSubject, () => string> = {
  question: m.contact_subject_question,
  account: m.contact_subject_account,
  premium: m.contact_subject_premium,
  content: m.contact_subject_content,
  technical: m.contact_subject_technical,
  other: m.contact_subject_other,
};

const faultLabels: Record<ContactField, (fault: ContactFault) => string> = {
  name: (fault) =>
    fault === "too_long" ? m.contact_name_too_long({ max: contactLimits.name }) : m.contact_name_missing(),
  email: (fault) => (fault === "missing" ? m.contact_email_missing() : m.contact_email_invalid()),
  subject: () => m.contact_subject_missing(),
  message: (fault) => {
    if (fault === "too_short") return m.contact_message_too_short({ min: contactLimits.messageMin });
    if (fault === "too_long") return m.contact_message_too_long({ max: contactLimits.message });
    return m.contact_message_missing();
  },
};

interface FieldError {
  field: ContactField;
  label: string;
}

/** In the order of the form. */
export const fieldErrors = (faults: ContactFaults): FieldError[] =>
  contactFields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, label: faultLabels[field](fault) }] : [];
  });

/** What went wrong with the message as a whole. */
export function problemLabel({ outcome }: ContactResult): string | undefined {
  switch (outcome.state) {
    case "looks-automated":
      return m.contact_looks_automated();
    case "too-fast":
      return m.contact_too_fast();
    case "failed":
      return m.contact_failed();
    case "too-many": {
      const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return minutes <= 1 ? m.contact_too_many_one() : m.contact_too_many({ minutes });
    }
    default:
      return undefined;
  }
}
