/** Constants and types of the lead-routing calls, apart from their schemas so that the browser can have them without those. */
export const leadSources = ["newsletter", "landing-f", "landing-p", "contact", "sign-up"] as const;
export type LeadSource = (typeof leadSources)[number];

/** Where the site's own server answers the lead-routing calls, embedded or passed on to LEADS_URL. */
export const leadRoutingPath = "/lead-routing";
/** Carries the token that came with the lead, for the calls that name one. */
export const leadTokenHeader = "x-lead-token";
/** Carries it with the event that ties a browser to its lead. */
export const leadTokenProperty = "lead_token";

/** One uppercase letter, then L or a digit, two digits, and twelve lowercase letters or digits. */
export const rsidPattern = /^[A-Z][L\d]\d{2}[a-z\d]{12}$/;

/** The analytics identifier of a lead. */
export const leadIdentifier = (leadId: number): string => `pf:${leadId}`;
export const isLeadIdentifier = (identifier: string): boolean => identifier.startsWith("pf:");

export interface Parameter {
  key: string;
  value: string;
}

/** The parameters of `GET /params` that are in the address, with their values. */
export function matchParameters(
  definitions: readonly { key: string }[],
  query: URLSearchParams,
): Parameter[] {
  return definitions.flatMap(({ key }) => {
    const value = query.get(key);
    return value === null ? [] : [{ key, value: value.slice(0, 255) }];
  });
}

export interface Impression {
  offerId: string;
  accepted: boolean;
  parameters?: Parameter[];
  rsid?: string;
  pendingImpressionId?: string;
  /** As the offer came with it: names the words that were answered. Without it an acceptance leaves no receipt. */
  shown?: string;
}

export interface PendingImpression {
  /** Chosen by the caller, so that a repeated call is the same impression. */
  id: string;
  leadId?: number;
  pageId?: string;
  rsid?: string;
  parameters?: Parameter[];
  metaData?: Record<string, string>;
}

export interface CoregOffer {
  id: string;
  name: string;
  partner?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** The exact words of the consent, to be shown beside the choice. */
  wording?: string | undefined;
  locale?: string | undefined;
  /** Goes back with the answer, as proof of the words that were shown. */
  shown?: string | undefined;
}

export interface ConversionEvent {
  eventName: string;
  /** The same for the browser's event and the server's, so that both are one. */
  eventId: string;
  externalId?: string;
  userId?: string;
  userFirstName?: string;
  userLastName?: string;
  userZip?: string;
  userEmail?: string;
  offerName?: string;
  offerRate?: number;
  eventSourceUrl?: string;
  userAgent?: string;
  /** Whether the visitor had agreed to marketing when it happened. A no is believed; a yes needs a receipt, too. */
  marketingConsent?: boolean;
  /** The pixel's own cookies, by which it knows the browser and the click that led here. */
  fbp?: string;
  fbc?: string;
}
