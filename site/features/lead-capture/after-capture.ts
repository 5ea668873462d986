import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { modalStore, openModal } from "../../ui/modal/modal-store.ts";
import { identifyLead } from "../analytics/identify.ts";
import { createPendingImpression, registerImpressions, type ShownOffer } from "./impressions.ts";
import { leads } from "./lead-calls.ts";
import { type StoredLead, storeLead } from "./lead-store.ts";

const offersShown = 3;

async function offersFor(lead: StoredLead): Promise<ShownOffer[]> {
  const offers = await leads().coregOffers(lead, { count: offersShown, locale: getLocale() });
  return Promise.all(
    offers.map(async (offer) => {
      const pendingImpressionId = await createPendingImpression(offer.id);
      return pendingImpressionId ? { ...offer, pendingImpressionId } : offer;
    }),
  );
}

/** Somebody has just given their address: it is remembered, and they may be shown what partners offer. */
export async function afterCapture(lead: StoredLead): Promise<void> {
  storeLead(lead);
  identifyLead(lead);
  const offers = await offersFor(lead);
  if (offers.length === 0 || modalStore.getState().modal) return;
  let answered = false;
  const answer = (accepted: ReadonlySet<string>) => {
    if (answered) return;
    answered = true;
    void registerImpressions(
      offers.map(({ id, pendingImpressionId, shown }) => ({
        offerId: id,
        accepted: accepted.has(id),
        ...(pendingImpressionId ? { pendingImpressionId } : {}),
        ...(shown ? { shown } : {}),
      })),
    );
  };
  openModal({
    load: () => import("./coreg-step.tsx"),
    props: { offers, answer },
    title: m.lead_offers_title(),
    // Going away is a no to all of them.
    onClose: () => answer(new Set()),
  });
}
