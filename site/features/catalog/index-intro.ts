import { m } from "../../i18n/paraglide/messages.js";

/** Introductions of the indexes. */
const intros: Record<string, () => string> = {
  dailyDevotional: m.catalog_devotionals_intro,
  growthPlan: m.catalog_growth_plans_intro,
  studyGuide: m.catalog_study_guides_intro,
  channel: m.catalog_channels_intro,
  category: m.catalog_categories_intro,
  contributor: m.catalog_contributors_intro,
};

export const indexIntro = (type: string): string => intros[type]?.() ?? "";
