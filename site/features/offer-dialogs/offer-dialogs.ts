import { m } from "../../i18n/paraglide/messages.js";
import { dialog } from "../dialogs/open-dialog.ts";

export const standardOffer = dialog({
  load: () => import("./standard-offer.tsx"),
  title: m.dialog_go_premium,
  size: "narrow",
});

export const versePremiumOffer = dialog({
  load: () => import("./verse-premium-offer.tsx"),
  title: m.dialog_go_premium,
  size: "fullscreen",
  ownTitle: true,
});

export const studyGuideOffer = dialog({
  load: () => import("./study-guide-offer.tsx"),
  title: m.offer_study_guides,
  size: "wide",
  ownTitle: true,
});

export const studyGuideTrialOffer = dialog({
  load: () => import("./study-guide-trial-offer.tsx"),
  title: m.dialog_go_premium,
  size: "narrow",
  ownTitle: true,
});

export const premiumChecklistOffer = dialog({
  load: () => import("./premium-checklist-offer.tsx"),
  title: m.dialog_go_premium,
  size: "wide",
});

export const spiritualJourneyOffer = dialog({
  load: () => import("./spiritual-journey-offer.tsx"),
  title: m.dialog_go_premium,
  size: "extraWide",
  ownTitle: true,
});
