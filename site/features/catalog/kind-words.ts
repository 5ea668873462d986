import { m } from "../../i18n/paraglide/messages.js";

/** What an index is called and what it says of itself; apart from kinds.ts, since most pages need neither. */
export const indexWords: Record<string, { title(): string; intro(): string }> = {
  dailyDevotional: { title: m.catalog_devotionals_title, intro: m.catalog_devotionals_intro },
  growthPlan: { title: m.catalog_growth_plans_title, intro: m.catalog_growth_plans_intro },
  studyGuide: { title: m.catalog_study_guides_title, intro: m.catalog_study_guides_intro },
  channel: { title: m.catalog_channels_title, intro: m.catalog_channels_intro },
  category: { title: m.catalog_categories_title, intro: m.catalog_categories_intro },
  contributor: { title: m.catalog_contributors_title, intro: m.catalog_contributors_intro },
};

export const indexTitle = (type: string): string => indexWords[type]?.title() ?? "";
