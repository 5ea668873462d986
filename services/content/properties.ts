/** Which properties each content type delivers, and how each is read from an item. */
import type { ContentType } from "../../contracts/content.ts";
import { mailFields } from "../../contracts/mail-words.ts";
import type { Entry } from "./content-index.ts";
import type { PropertyNode } from "./expand.ts";
import { derivedId } from "./ids.ts";
import type { LocalText, Passage } from "./record.ts";
import { lastPart } from "./rules/site-words.ts";
import type { ClosedProperty } from "./teaser.ts";
import type { View } from "./view.ts";

/** `expand` and `fields` as they rule inside one property. */
export interface Inside {
  expand: PropertyNode | null;
  fields: PropertyNode | null;
}

type Property = (entry: Entry, view: View, inside: Inside) => unknown;

const own =
  (key: keyof Entry["record"]): Property =>
  ({ record }) =>
    record[key] ?? null;
const flag =
  (key: keyof Entry["record"]): Property =>
  ({ record }) =>
    record[key] ?? false;
const words =
  (key: Exclude<keyof LocalText, "faq" | "links" | "body" | "html">): Property =>
  ({ record }, view) => {
    const text = record.text[view.locale][key];
    return text === undefined ? null : view.plain(text);
  };
const stored =
  (key: ClosedProperty): Property =>
  (entry, view, inside) =>
    view.isLocked(entry) ? null : words(key)(entry, view, inside);
/** To the letter: a consent's words are evidence. */
const asWritten =
  (key: Exclude<keyof LocalText, "faq" | "html">): Property =>
  ({ record }, view) =>
    record.text[view.locale][key] ?? null;
/** The last part of its place, which is the same in every language. */
const nameInFolder: Property = ({ record }) => record.path.slice(record.path.lastIndexOf("/") + 1);
const picked =
  (key: "topics" | "contributors" | "categories" | "related"): Property =>
  ({ record }, view, inside) =>
    (record[key] ?? []).map((id) => view.reference(id, inside)).filter((item) => item !== null);
/** What an evening is about, to those who may know it. */
const disclosed =
  (otherwise: "" | null, read: Property): Property =>
  (entry, view, inside) =>
    view.isUndisclosed(entry) ? otherwise : read(entry, view, inside);
/** A prompt is only a title, so a locked one has none. */
const promptTitle: Property = (entry, view, inside) =>
  view.isLocked(entry) ? "" : words("title")(entry, view, inside);
const date =
  (key: "published" | "updated"): Property =>
  ({ record }) =>
    isoDate(record[key]);
const picture: Property = ({ record }, view, inside) =>
  record.image === undefined ? [] : [view.media(record.image, inside)].filter((item) => item !== null);

/** What somebody may not read they cannot hear either. */
const recording: Property = (entry, view, inside) => {
  const id = view.isLocked(entry) ? undefined : entry.record.audio?.[view.locale];
  return id === undefined ? [] : [view.media(id, inside)].filter((item) => item !== null);
};

const isoDate = (day: string | undefined) => (day === undefined ? null : `${day}T00:00:00Z`);
const element = (contentType: string, id: string, properties: Record<string, unknown>) => ({
  content: { contentType, id, properties },
  settings: null,
});
const wordsPerMinute = 200;

const common: Record<string, Property> = {
  title: words("title"),
  summary: words("summary"),
  seoDescription: words("seoDescription"),
  contentSlug: (entry, view) => entry.slugs[view.locale],
  contentBody: (entry, view) => view.body(entry),
  access: (entry) => entry.access,
  isTeaser: (entry, view) => view.isLocked(entry),
  topic: ({ record }, view, inside) =>
    record.topics?.[0] === undefined ? null : view.reference(record.topics[0], inside),
  topics: picked("topics"),
  contributors: picked("contributors"),
  featuredImage: picture,
  associatedMedia: picture,
  related: picked("related"),
  publishedDate: date("published"),
  updatedDate: date("updated"),
  // Of the whole, also to a reader who gets a teaser: a number gives nothing away.
  readingMinutes: (entry, view) => {
    const count = view.wordCount(entry);
    return count === 0 ? null : Math.max(1, Math.ceil(count / wordsPerMinute));
  },
  legacySlug: own("legacySlug"),
  sortOrder: (entry) => entry.sortOrder,
};

const named = (passages: readonly Passage[] | undefined, view: View) =>
  passages?.length ? passages.map((passage) => view.passageName(passage)).join("; ") : null;

const passage: Record<string, Property> = {
  passage: ({ record }) => record.passages?.[0]?.osis ?? null,
  passages: ({ record }) => (record.passages ?? []).map(({ osis }) => osis),
  passageReference: ({ record }, view) => named(record.passages, view),
};

const daysIn = (days: readonly number[]) =>
  days.map((day) => new Date(day).toISOString().replace(".000", ""));

const scheduled: Record<string, Property> = {
  scheduledDate: ({ record, days }, view) =>
    isoDate(record.dates?.[0]) ?? daysIn(days[view.locale])[0] ?? null,
  scheduledDates: ({ days }, view) => daysIn(days[view.locale]),
  scheduledDay: own("scheduledDay"),
};

const questions: Property = ({ record }, view) => ({
  items: (record.questions ?? []).map((question) =>
    element("triviaQuestion", question.id, {
      question: view.plain(question.question[view.locale]),
      answers: {
        items: question.answers.map((answer) =>
          element("triviaAnswer", answer.id, { text: view.plain(answer.text[view.locale]) }),
        ),
      },
      explanation: question.explanation ? view.plain(question.explanation[view.locale]) : null,
      passage: question.passages[0]?.osis ?? null,
      passages: question.passages.map(({ osis }) => osis),
      passageReference: named(question.passages, view),
      correctAnswerId: question.answers.find((answer) => answer.correct)?.id ?? null,
    }),
  ),
});

const faq: Property = (entry, view) => ({
  items: (entry.record.text[view.locale].faq ?? []).map(({ question, answer }, nth) => {
    const id = derivedId(entry.record.id, "faq", nth);
    return element("faqItem", id, { question: view.plain(question), answer: view.richText(answer, id) });
  }),
});

/** Without what leads nowhere, or not in this language: a menu has no dead links. */
const links: Property = (entry, view) => ({
  items: (entry.record.text[view.locale].links ?? []).flatMap(({ label, to }, nth) => {
    const address = view.liveHref(to);
    const id = derivedId(entry.record.id, "links", nth);
    return address === undefined ? [] : [element("menuLink", id, { label, address })];
  }),
});

/** Which menu, or which popup: an item has its name, whatever its address is in a language. */
const place: Property = ({ record }) => lastPart(record.path);

const offerTerms: Property = ({ record }) => ({
  items: (record.terms ?? []).map(({ id, ...term }) => element("offerTerm", id, { ...term })),
});

const successLandingPage: Property = ({ record }, view) =>
  record.successLandingPage === undefined
    ? []
    : [
        {
          url: view.href(record.successLandingPage),
          queryString: null,
          title: null,
          target: null,
          destinationId: null,
          destinationType: null,
          route: null,
          linkType: "External",
          culture: null,
        },
      ];

const byType: Record<ContentType, Record<string, Property>> = {
  verse: {
    title: disclosed("", words("title")),
    ...Object.fromEntries(Object.entries(passage).map(([alias, read]) => [alias, disclosed(null, read)])),
    ...scheduled,
    audio: recording,
    thought: stored("thought"),
    reflection: stored("reflection"),
    question: stored("question"),
    evening: flag("evening"),
  },
  prayer: {
    ...passage,
    ...scheduled,
    audio: recording,
    eveningPrayer: words("eveningPrayer"),
    need: own("need"),
  },
  trivia: { ...scheduled, quizLevel: own("level"), questions },
  article: { ...passage, audio: recording, categories: picked("categories") },
  category: {},
  topic: {},
  contributor: { firstName: words("firstName"), lastName: words("lastName") },
  dailyDevotional: {},
  devotionalArticle: {
    ...passage,
    audio: recording,
    reflection: stored("reflection"),
    prayer: stored("prayer"),
  },
  growthPlan: { featured: flag("featured") },
  growthPlanArticle: { ...passage, audio: recording },
  growthPlanArticlePrompt: { title: promptTitle },
  studyGuide: { book: words("book") },
  studyGuideLesson: { ...passage, audio: recording },
  studyGuideSection: { ...passage, kind: own("kind") },
  channel: {},
  channelArticle: { ...passage, audio: recording },
  generalPage: {
    ...passage,
    layout: ({ record }) => record.layout ?? "main",
    noindex: flag("noindex"),
    charityNote: flag("charityNote"),
    faq,
  },
  bible: {},
  subscriptionOffer: {
    offerSlug: own("offerSlug"),
    platform: own("platform"),
    isActive: flag("isActive"),
    allowAutoSelection: flag("allowAutoSelection"),
    limitedTimeDeal: flag("limitedTimeDeal"),
    dealEnds: own("dealEnds"),
    displayComponent: own("displayComponent"),
    displaySize: ({ record }) => record.displaySize ?? "Narrow",
    successLandingPage,
    offerTerms,
  },
  redirect: {
    redirectFrom: own("from"),
    redirectTo: ({ record }, view) => (record.to === undefined ? null : view.href(record.to)),
    redirectStatus: ({ record }) => record.status ?? 301,
  },
  menu: { place, links },
  popup: {
    place,
    lead: words("lead"),
    points: words("points"),
    button: words("button"),
    question: words("question"),
    dismiss: words("dismiss"),
  },
  mail: {
    mailName: nameInFolder,
    ...Object.fromEntries(mailFields.map((key) => [key, asWritten(key)])),
  },
  partner: {
    offerId: nameInFolder,
    title: asWritten("title"),
    partnerName: asWritten("partner"),
    description: asWritten("description"),
    wording: asWritten("wording"),
  },
};

const tables = new Map<string, [string, Property][]>(
  Object.entries(byType).map(([type, table]) => [type, Object.entries({ ...common, ...table })]),
);

/** The root delivers nothing but its place. */
export const propertiesOf = (type: string): readonly [string, Property][] => tables.get(type) ?? [];
