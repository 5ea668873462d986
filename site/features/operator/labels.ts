import type { EventName } from "../../../contracts/analytics.ts";
import { m } from "../../i18n/paraglide/messages.js";

export const eventLabels: Record<EventName, () => string> = {
  page_view: m.operator_event_page_view,
  show_offer: m.operator_event_show_offer,
  accept_offer: m.operator_event_accept_offer,
  decline_offer: m.operator_event_decline_offer,
  offer_complete: m.operator_event_offer_complete,
  login_start: m.operator_event_login_start,
  login_complete: m.operator_event_login_complete,
  login_cancelled: m.operator_event_login_cancelled,
  signup_start: m.operator_event_signup_start,
  logout: m.operator_event_logout,
  account_creation_popup: m.operator_event_account_creation_popup,
};

const sources: Record<string, () => string> = {
  newsletter: m.operator_source_newsletter,
  "landing-f": m.operator_source_landing_f,
  "landing-p": m.operator_source_landing_p,
  contact: m.operator_source_contact,
  "sign-up": m.operator_source_sign_up,
};
export const sourceLabels = (source: string): string =>
  sources[source]?.() ?? (source || m.operator_unknown());

const mails: Record<string, () => string> = {
  "mailing.letter": m.operator_mail_verse,
  "mailing.text": m.operator_mail_text,
  "consents.letter": m.operator_mail_consent,
  "identity.letter": m.operator_mail_account,
  "contact.mail": m.operator_mail_contact,
  "member.reminder": m.operator_mail_reminder,
};
export const mailKindLabels = (kind: string): string => mails[kind]?.() ?? kind;
