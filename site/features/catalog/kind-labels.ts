import { m } from "../../i18n/paraglide/messages.js";

/** What an index is called; separate from kinds.ts, since most pages do not need it. */
const titles: Record<string, () => string> = {
  dailyDevotional: m.catalog_devotionals_title,
  growthPlan: m.catalog_growth_plans_title,
  studyGuide: m.catalog_study_guides_title,
  channel: m.catalog_channels_title,
  category: m.catalog_categories_title,
  contributor: m.catalog_contributors_title,
};

export const indexTitle = (type: string): string => titles[type]?.() ?? "";
