import type { CoregOffer, Impression } from "../../../contracts/lead-fields.ts";
import { randomId } from "../analytics/distinct-id.ts";
import { leads, visitFacts } from "./lead-calls.ts";
import { storedLead } from "./lead-store.ts";

/** An offer that is being shown, and the impression that waits for the answer. */
export interface ShownOffer extends CoregOffer {
  pendingImpressionId?: string;
}

/** Reports that an offer is shown. Returns its id, or false when the server refused it. */
export async function createPendingImpression(offerId: string): Promise<string | false> {
  const id = randomId();
  const pending = {
    id,
    pageId: location.pathname,
    ...(await visitFacts()),
    metaData: { template: document.documentElement.dataset.template ?? "" },
  };
  const taken = await leads().createPendingImpression(offerId, pending, storedLead());
  if (taken) return id;
  console.error("The server did not take a pending impression.");
  return false;
}

/** Reports the answer to each offer. Requires a registered lead. */
export async function registerImpressions(
  answers: Pick<Impression, "offerId" | "accepted" | "pendingImpressionId" | "shown">[],
): Promise<boolean> {
  const lead = storedLead();
  if (!lead) {
    console.error("An impression needs a lead with an id above 0.");
    return false;
  }
  const facts = await visitFacts();
  const recorded = await leads().createImpressions(
    lead,
    answers.map((answer) => ({ ...answer, ...facts })),
  );
  return recorded.length === answers.length;
}
