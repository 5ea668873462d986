import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";

export interface Benefit {
  name: string;
  title(): string;
  /** What there is without paying, and with; null where there is nothing. */
  free: (() => string) | null;
  premium: (() => string) | null;
}

/** What premium includes and what is free, in one place. */
const benefits: Benefit[] = [
  { name: "daily", title: m.benefit_daily, free: m.benefit_yes, premium: m.benefit_yes },
  { name: "evening", title: m.benefit_evening, free: null, premium: m.benefit_evening_premium },
  {
    name: "library",
    title: m.benefit_library,
    free: m.benefit_library_free,
    premium: m.benefit_library_premium,
  },
  {
    name: "guides",
    title: m.benefit_guides,
    free: m.benefit_guides_free,
    premium: m.benefit_guides_premium,
  },
  {
    name: "search",
    title: m.benefit_search,
    free: m.benefit_search_free,
    premium: m.benefit_search_premium,
  },
  { name: "past", title: m.benefit_past, free: m.benefit_past_free, premium: m.benefit_past_premium },
  {
    name: "favorites",
    title: m.benefit_favorites,
    free: m.benefit_favorites_free,
    premium: m.benefit_favorites_premium,
  },
  { name: "journal", title: m.benefit_journal, free: null, premium: m.benefit_journal_premium },
  { name: "topics", title: m.benefit_topics, free: m.benefit_yes, premium: m.benefit_yes },
  { name: "streaks", title: m.benefit_streaks, free: m.benefit_yes, premium: m.benefit_yes },
  { name: "ads", title: m.benefit_ads, free: m.benefit_ads_free, premium: m.benefit_ads_premium },
  { name: "phone", title: m.benefit_phone, free: m.benefit_phone_free, premium: m.benefit_phone_premium },
];

/** With the operator's share for charity, where there is one. */
export function listBenefits(): Benefit[] {
  const { charity } = siteSettings();
  if (!charity) return benefits;
  const { name, share, sample } = charity;
  const title = () => (sample ? m.benefit_charity_sample({ name }) : m.benefit_charity({ name }));
  return [...benefits, { name: "charity", title, free: null, premium: () => share }];
}
