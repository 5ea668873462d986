import {
  type ConsentOverview,
  type ConsentReceipt,
  consentsPath,
  consentTokenHeader,
} from "../../../contracts/consents.ts";
import { consentNow, giveConsent } from "../consent/consent.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { clearLead } from "./lead-store.ts";

/** By the token of an e-mail link, or as the signed-in member. */
export type ConsentsKey = { token: string } | "member";

const request = (key: ConsentsKey, path: string, init: RequestInit = {}) =>
  key === "member"
    ? memberFetch(consentsPath + path, init)
    : fetch(consentsPath + path, { ...init, headers: { [consentTokenHeader]: key.token } });

/** The list, or whether the link was refused; undefined when neither is known. */
export async function loadConsents(key: ConsentsKey): Promise<ConsentOverview | "refused" | undefined> {
  const answer = await request(key, "/consents");
  if (answer.ok) return (await answer.json()) as ConsentOverview;
  return answer.status === 400 || answer.status === 410 ? "refused" : undefined;
}

/** Ends in this browser at once, in others with their next visit. */
function endHere(purpose: ConsentReceipt["purpose"]): void {
  if (purpose !== "measurement" && purpose !== "marketing") clearLead();
  else if (consentNow()[purpose]) giveConsent({ ...consentNow(), [purpose]: false }, "choices");
}

/** Revoking a consent also removes the lead from this browser. */
export async function revokeConsent(key: ConsentsKey, { id, purpose }: ConsentReceipt): Promise<boolean> {
  try {
    const answer = await request(key, `/consents/${encodeURIComponent(id)}/revoke`, { method: "POST" });
    if (answer.ok) endHere(purpose);
    return answer.ok;
  } catch (error) {
    console.warn("A consent could not be withdrawn.", error);
    return false;
  }
}
