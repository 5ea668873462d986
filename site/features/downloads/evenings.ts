import { premiumRole } from "../../../contracts/site.ts";
import { siteSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { fetchUnlocked } from "../premium-reading/fetch-unlocked.ts";

const isPremiumMember = () =>
  identityStore.getState().person?.roles.includes(premiumRole(siteSettings().productName)) === true;

/** Each is sealed for the member as it comes. */
export async function fetchEvenings(days: readonly string[], signal: AbortSignal): Promise<void> {
  if (!isPremiumMember()) return;
  for (const evening of days) {
    signal.throwIfAborted();
    await fetchUnlocked({ evening });
  }
}
