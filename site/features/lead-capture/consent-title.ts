import type { ConsentPurpose, ConsentReceipt } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";

const purposes: Record<ConsentPurpose, () => string> = {
  newsletter: m.lead_purpose_newsletter,
  partner: m.lead_purpose_partner,
  texts: m.lead_purpose_texts,
  measurement: m.lead_purpose_measurement,
  marketing: m.lead_purpose_marketing,
};

/** What a consent is called: the partner's name, or what it is for. */
export const consentTitle = ({ purpose, partner }: Pick<ConsentReceipt, "purpose" | "partner">): string =>
  purpose === "partner" ? partner : purposes[purpose]();
