import { m } from "../../i18n/paraglide/messages.js";

/** The kinds of content that have an index of their own, and the words for them. */
export interface Kind {
  type: string;
  /** First part of the path. */
  section: string;
  /** The type of its children, where it has any. */
  child?: string;
  name(): string;
  /** "5 lessons", "7 days". */
  count?(values: { count: number }): string;
  /** A child's label on its own page. */
  childName?(values: { number: number }): string;
}

const articles = ({ count }: { count: number }) =>
  count === 1 ? m.catalog_articles_one() : m.catalog_articles({ count });

export const kinds: Kind[] = [
  {
    type: "dailyDevotional",
    section: "devotionals",
    child: "devotionalArticle",
    name: m.catalog_devotional,
    count: m.catalog_days,
    childName: m.catalog_day_number,
  },
  {
    type: "growthPlan",
    section: "growth-plans",
    child: "growthPlanArticle",
    name: m.catalog_growth_plan,
    count: m.catalog_lessons,
    childName: m.catalog_lesson_number,
  },
  {
    type: "studyGuide",
    section: "study-guides",
    child: "studyGuideLesson",
    name: m.catalog_study_guide,
    count: m.catalog_lessons,
    childName: m.catalog_lesson_number,
  },
  {
    type: "channel",
    section: "channels",
    child: "channelArticle",
    name: m.catalog_channel,
    count: articles,
    childName: m.catalog_part_number,
  },
  {
    type: "category",
    section: "categories",
    child: "article",
    name: m.catalog_category,
    count: articles,
  },
  {
    type: "contributor",
    section: "contributors",
    name: m.catalog_contributor,
  },
  {
    type: "article",
    section: "articles",
    name: m.catalog_article,
  },
  {
    type: "prayer",
    section: "prayers",
    name: m.catalog_prayer_kind,
  },
];

export const kindOfSection = (path: string): Kind | undefined =>
  kinds.find((kind) => kind.section === path.split("/")[1]);

/** The kind of an item, or of what it is a part of. */
export const kindOfType = (type: string): Kind | undefined =>
  kinds.find((kind) => kind.type === type) ?? kinds.find((kind) => kind.child === type);
