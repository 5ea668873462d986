import { type ConsentOverview, consentsPath, consentTokenHeader } from "../../../contracts/consents.ts";
import { clearLead } from "./lead-store.ts";

/** The list, or why there is none: the link was not accepted, or the server could not be asked. */
export async function loadConsents(token: string): Promise<ConsentOverview | "refused" | "failed"> {
  try {
    const answer = await fetch(`${consentsPath}/consents`, { headers: { [consentTokenHeader]: token } });
    if (answer.ok) return (await answer.json()) as ConsentOverview;
    return answer.status === 400 || answer.status === 410 ? "refused" : "failed";
  } catch (error) {
    console.warn("The consents could not be loaded.", error);
    return "failed";
  }
}

/** Whoever takes a consent back is no lead of ours any more, as far as this browser knows. */
export async function revokeConsent(token: string, id: string): Promise<boolean> {
  try {
    const answer = await fetch(`${consentsPath}/consents/${encodeURIComponent(id)}/revoke`, {
      method: "POST",
      headers: { [consentTokenHeader]: token },
    });
    if (answer.ok) clearLead();
    return answer.ok;
  } catch (error) {
    console.warn("A consent could not be withdrawn.", error);
    return false;
  }
}
