import { emailKnownEvent, type Purchase, purchaseEvent } from "../checkout/purchase-events.ts";
import { consentNow, followConsent } from "../consent/consent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { arrivalQuery } from "./arrival.ts";

const identifying = ["email", "rsid", "vid", "recipId", "subid"];

const logged = (error: unknown) => console.warn("A lead could not be registered.", error);
const register = (email: string) =>
  import("./register-email.ts").then(({ registerEmail }) => registerEmail(email)).catch(logged);

/** Identifies the visitor from the URL or the account; only with marketing consent. */
function identifyVisitor(): void {
  const query = arrivalQuery();
  const account = identityStore.getState().person?.email;
  if (!consentNow().marketing || !(account || identifying.some((name) => query.has(name)))) return;
  import("./visitor-email.ts")
    .then(({ visitorEmail }) => visitorEmail(query, account))
    .then((email) => (email ? register(email) : undefined), logged);
}

export function startLeads(): void {
  addEventListener(emailKnownEvent, ({ detail }: CustomEventInit<{ email: string }>) => {
    if (detail && consentNow().marketing) void register(detail.email);
  });
  addEventListener(purchaseEvent, ({ detail }: CustomEventInit<Purchase>) => {
    if (detail && consentNow().marketing)
      import("./conversions.ts").then(({ sendPurchase }) => sendPurchase(detail)).catch(logged);
  });
  followConsent(identifyVisitor);
  identityStore.subscribe(({ person }, before) => {
    if (person && !before.person) identifyVisitor();
  });
}
