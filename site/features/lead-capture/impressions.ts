import type { CoregOffer, Impression } from "../../../contracts/lead-fields.ts";
import { randomId } from "../analytics/distinct-id.ts";
import { leads, visitFacts } from "./lead-calls.ts";
import { storedLead } from "./lead-store.ts";

/** An offer that is being shown, and the impression that waits for the answer. */
export interface ShownOffer extends CoregOffer {
  pendingImpressionId?: string;
}

/** Says that an offer is shown. Its id, or false when the server did not take it. */
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

/** Says what was answered to each offer. It needs a lead that is registered. */
export async function registerImpressions(
  answers: Pick<Impression, "offerId" | "accepted" | "pendingImpressionId">[],
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
