import type { ConversionEvent } from "../../../contracts/lead-fields.ts";
import { productSegment } from "../../../contracts/site.ts";
import { readCookie } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { sendToPixel } from "../analytics/pixel.ts";
import type { Purchase } from "../checkout/purchase-events.ts";
import { consentNow } from "../consent/consent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { sessionStore } from "../session/session-store.ts";
import { leads } from "./lead-calls.ts";
import { storedLead } from "./lead-store.ts";

/** Blank members are left out. */
const given = <T extends object>(members: T) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value)) as Partial<{
    [Key in keyof T]: NonNullable<T[Key]>;
  }>;

/** Sends the event through the server, with the page URL and the user agent. */
async function createConversion(event: ConversionEvent): Promise<void> {
  const product = productSegment(siteSettings().productName);
  const whole = {
    ...event,
    eventSourceUrl: location.origin + location.pathname,
    userAgent: navigator.userAgent,
    marketingConsent: consentNow().marketing,
    ...given({ fbp: readCookie(document.cookie, "_fbp"), fbc: readCookie(document.cookie, "_fbc") }),
  };
  // Whose it is the server reads from the token, the member's or else the lead's.
  const answer = identityStore.getState().token
    ? await leads(memberFetch).createConversion(product, whole)
    : await leads().createConversion(product, whole, storedLead());
  if (!answer) console.warn("A conversion could not be sent to the server.", event.eventName);
}

/** A purchase, and with an address the lead it comes from, by the pixel and by the server under the same id. */
export async function sendPurchase({ offerName, email, value, eventId }: Purchase): Promise<void> {
  const lead = storedLead();
  const common = {
    offerName,
    offerRate: value,
    ...given({
      externalId: sessionStore.getState().rsid,
      userId: identityStore.getState().person?.id,
      userFirstName: lead?.firstName,
      userLastName: lead?.lastName,
      userZip: lead?.zip,
      userEmail: email,
    }),
  };
  const events = [
    ...(email ? [{ eventName: "Lead", eventId: `${eventId}:lead` } as const] : []),
    { eventName: "Purchase", eventId } as const,
  ];
  if (!email) console.warn("Without an address no lead event is sent.");
  for (const event of events) await createConversion({ ...event, ...common });
  for (const event of events)
    await sendToPixel(
      event.eventName,
      event.eventName === "Purchase" ? { value, currency: "USD", content_name: offerName } : {},
      event.eventId,
    );
}
