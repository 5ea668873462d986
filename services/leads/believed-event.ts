import type { ConversionEvent } from "../../contracts/lead-fields.ts";

/** Who sent an event, by the tokens of the call, and what they agreed to, by their receipts. */
export interface ConversionOwner {
  email: string;
  /** False where the address was only entered. */
  proven: boolean;
  /** A member's id. */
  subject?: string;
  /** Their yes to marketing holds. */
  marketing: boolean;
}

/** The prices of what we sell under this name; none where nothing is. */
export type PricesOf = (offerName: string) => Promise<readonly number[]>;

/** A conversion as it is stored. */
export interface BelievedEvent extends ConversionEvent {
  /** The address is the sender's own; only then is it sent on. */
  emailProven?: boolean;
}

/** The value of a purchase by the specification, whatever was paid. */
const noPrice = 0;

/**
 * Anybody can send a body with anybody's name and any price. So a person is whoever the tokens name, and only with their
 * consent on record; of the rest the event and our own offers and prices are left.
 */
export async function believedEvent(
  event: ConversionEvent,
  owner: ConversionOwner | undefined,
  pricesOf: PricesOf,
): Promise<BelievedEvent> {
  const { eventName, eventId, offerName, offerRate } = event;
  const prices = offerName === undefined ? [] : await pricesOf(offerName);
  const isOnSale = offerName !== undefined && prices.length > 0;
  const isListedPrice = isOnSale && offerRate !== undefined && [noPrice, ...prices].includes(offerRate);
  const anonymous = {
    eventName,
    eventId,
    ...(isOnSale ? { offerName } : {}),
    ...(isListedPrice ? { offerRate } : {}),
  };
  // A no is believed from anybody, a yes only from the receipts.
  if (!owner?.marketing || !event.marketingConsent) return anonymous;
  const { eventSourceUrl, userAgent, fbp, fbc } = event;
  const { email, proven, subject } = owner;
  return {
    ...anonymous,
    ...(eventSourceUrl === undefined ? {} : { eventSourceUrl }),
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(fbp === undefined ? {} : { fbp }),
    ...(fbc === undefined ? {} : { fbc }),
    ...(subject === undefined ? {} : { userId: subject }),
    userEmail: email,
    emailProven: proven,
    marketingConsent: true,
  };
}
