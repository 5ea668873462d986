/** How many of everything there must be at least. */
import { type ContentType, featuredGrowthPlanId, topicIds } from "../../contracts/content.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { type Library, ofType, type Rule } from "./library.ts";

const wanted: [string, number, (record: ContentRecord) => boolean][] = [
  ["daily verses", 413, ({ type, evening }) => type === "verse" && !evening],
  ["evening verses", 61, ({ type, evening }) => type === "verse" && evening === true],
  ...(
    [
      ["prayer", 474],
      ["trivia", 366],
      ["dailyDevotional", 4],
      ["devotionalArticle", 28],
      ["growthPlan", 23],
      ["growthPlanArticle", 172],
      ["studyGuide", 7],
      ["studyGuideLesson", 68],
      ["article", 24],
      ["channel", 3],
      ["channelArticle", 12],
      ["contributor", 6],
      ["category", 8],
      ["topic", 6],
      ["subscriptionOffer", 6],
      ["bible", 1],
      ["mail", 29],
    ] as [ContentType, number][]
  ).map(([type, count]): [string, number, (record: ContentRecord) => boolean] => [
    type,
    count,
    (record) => record.type === type,
  ]),
];

export const countedItems = ({ records }: Pick<Library, "records">): [string, number, number][] =>
  wanted.map(([name, count, is]) => [name, records.filter(is).length, count]);

export const itemCounts: Rule = {
  name: "there are at least as many items of each type as the library promises",
  find: (library) =>
    countedItems(library)
      .filter(([, found, min]) => found < min)
      .map(([name, found, min]) => `${name}: ${found}, not ${min}`),
};

const childrenOf = (library: Library, { path }: ContentRecord, type: ContentType) =>
  ofType(library, type).filter((child) => child.path.startsWith(`${path}/`));

const families: [ContentType, ContentType, number][] = [
  ["dailyDevotional", "devotionalArticle", 7],
  ["growthPlan", "growthPlanArticle", 5],
  ["growthPlanArticle", "growthPlanArticlePrompt", 2],
  ["studyGuide", "studyGuideLesson", 4],
  ["channel", "channelArticle", 4],
];

export const childCounts: Rule = {
  name: "every series, plan, lesson, guide and channel has its parts",
  find: (library) => [
    ...families.flatMap(([type, child, min]) =>
      ofType(library, type).flatMap((parent) => {
        const found = childrenOf(library, parent, child).length;
        return found < min ? [`${parent.path}: ${found} of ${child}, not ${min}`] : [];
      }),
    ),
    ...ofType(library, "studyGuideLesson").flatMap((lesson) => {
      const kinds = childrenOf(library, lesson, "studyGuideSection").map(({ kind }) => kind);
      const missing = ["read", "explore", "reflect", "act"].filter((kind) => !kinds.includes(kind));
      return missing.length > 0 ? [`${lesson.path}: no section to ${missing.join(", ")}`] : [];
    }),
  ],
};

const fixedPaths =
  "about how-it-works premium faq privacy terms cookies accessibility giving editorial-standards top-sermons landing/f landing/p subscriptions/standard-success subscriptions/votd-success subscriptions/votd-st-success bible".split(
    " ",
  );
const offerSlugs =
  "premium_verse_offer_premium_landing study_guide_offer study_guide_trial_offer premium_checklist_offer spiritual_journey_offer standard_premium_offer".split(
    " ",
  );

export const namedItems: Rule = {
  name: "the pages, offers, topics and the featured plan the product names are there",
  find: ({ records }) => {
    const paths = new Set(records.map(({ path }) => path));
    const ids = new Map(records.map(({ id, type }) => [id, type]));
    const offers = new Set(records.map(({ offerSlug }) => offerSlug));
    return [
      ...fixedPaths.filter((path) => !paths.has(path)).map((path) => `there is no page ${path}`),
      ...offerSlugs.filter((slug) => !offers.has(slug)).map((slug) => `there is no offer ${slug}`),
      ...Object.entries(topicIds)
        .filter(([, id]) => ids.get(id) !== "topic")
        .map(([name]) => `the topic ${name} does not have its fixed id`),
      ...(ids.get(featuredGrowthPlanId) === "growthPlan"
        ? []
        : ["no growth plan has the featured plan's id"]),
    ];
  },
};

/** Articles listed after this day ask for a free account; older ones are open to all. */
const newest = "2026-10-15";

export const articleAccess: Rule = {
  name: `articles are free; those listed after ${newest} ask for an account, and at least two long studies are premium`,
  find: (library) => {
    const articles = ofType(library, "article");
    const premium = articles.filter(({ access }) => access === "premium").length;
    return [
      ...(premium >= 2 ? [] : [`${premium} premium articles, not 2`]),
      ...articles
        .filter(({ access }) => access !== "premium")
        .filter(({ access, listed = "" }) => (access === "account") !== listed > newest)
        .map(({ path, access, listed }) => `${path}: ${access}, listed ${listed}`),
    ];
  },
};

export const everyCategoryUsed: Rule = {
  name: "every category has an article and every topic a growth plan",
  find: (library) => {
    const articles = ofType(library, "article");
    const plans = ofType(library, "growthPlan");
    return [
      ...ofType(library, "category")
        .filter(({ id }) => !articles.some(({ categories }) => categories?.includes(id)))
        .map(({ path }) => `${path}: no article`),
      ...ofType(library, "topic")
        .filter(({ id }) => !plans.some(({ topics }) => topics?.includes(id)))
        .map(({ path }) => `${path}: no growth plan`),
    ];
  },
};
