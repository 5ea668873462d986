import { siteSettings } from "../../settings.ts";
import { followConsent, hasPrivacyControl, storedConsent } from "../consent/consent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { leadKnownEvent, storedLead } from "./lead-store.ts";

const isKnown = () => Boolean(identityStore.getState().token ?? storedLead());

function save(): void {
  if (!(storedConsent()?.at || hasPrivacyControl()) || !isKnown()) return;
  import("./send-decision.ts")
    .then(({ sendDecision }) => sendDecision())
    .catch((error: unknown) => console.warn("A privacy choice could not be stored.", error));
}

/** A choice is sent for a receipt once its owner is known. An external consent script stores its own. */
export function startReceipts(): void {
  if (siteSettings().thirdParties?.consentScript) return;
  followConsent(save);
  addEventListener(leadKnownEvent, save);
  identityStore.subscribe(({ token }, before) => {
    if (token && !before.token) save();
  });
}
