/**
 * The content types: their fields, what each holds and within which limits. Files are read and checked by this table
 * (content/README.md), and `npm run umbraco:setup` makes an Umbraco's types of it.
 */
import { accessLevels, type ContentType, prayerNeeds } from "./content.ts";

export type FieldKind =
  | "text" // words in both languages
  | "label" // a name: the same in both languages, or given in both
  | "body"
  | "slug"
  | "string"
  | "integer"
  | "boolean"
  | "date"
  | "passages"
  | "related"
  | "image"
  | "path"
  | "address"
  | "questions"
  | "terms"
  | "faq"
  | { oneOf: readonly (string | number)[] }
  | { namesIn: string; type: ContentType };

interface TypeFormat {
  /** By their names in files. */
  fields: Readonly<Record<string, FieldKind>>;
  needs: readonly string[];
  /** Types of the items below it. */
  children?: readonly ContentType[];
}

/** Fields that say which item it is, or where it lies; a CMS has its own for them. */
export const ownFields: readonly string[] = ["id", "type", "name", "order", "draft"];

const common: Record<string, FieldKind> = {
  id: "string",
  type: "string",
  name: "string",
  title: "text",
  summary: "text",
  seoDescription: "text",
  slug: "slug",
  topics: { namesIn: "topics", type: "topic" },
  contributors: { namesIn: "contributors", type: "contributor" },
  access: { oneOf: accessLevels },
  listed: "date",
  published: "date",
  updated: "date",
  image: "image",
  related: "related",
  legacySlug: "string",
  order: "integer",
  body: "body",
  draft: "boolean",
};

const page = ["title", "summary", "seoDescription"];
const type = (
  fields: Record<string, FieldKind>,
  needs: readonly string[],
  ...children: ContentType[]
): TypeFormat => ({ fields: { ...common, ...fields }, needs, children });
const passage = { passage: "passages" } as const;
const scheduled = { scheduledDate: "date", scheduledDay: "string", repeatEvery: "integer" } as const;

export const formats: Record<ContentType, TypeFormat> = {
  verse: type(
    { ...passage, ...scheduled, thought: "text", reflection: "text", question: "text", evening: "boolean" },
    ["passage", "thought"],
  ),
  // One for a day has a date, one for a need has that.
  prayer: type({ ...passage, ...scheduled, eveningPrayer: "text", need: { oneOf: prayerNeeds } }, ["body"]),
  trivia: type({ ...scheduled, level: { oneOf: [1, 2, 3] }, questions: "questions" }, [
    "scheduledDate",
    "questions",
  ]),
  article: type({ ...passage, categories: { namesIn: "categories", type: "category" } }, [
    ...page,
    "categories",
    "body",
  ]),
  category: type({}, page),
  topic: type({}, ["title"]),
  contributor: type({ firstName: "label", lastName: "label" }, page),
  dailyDevotional: type({}, page, "devotionalArticle"),
  devotionalArticle: type({ ...passage, reflection: "text", prayer: "text" }, [...page, "passage", "body"]),
  growthPlan: type({}, page, "growthPlanArticle"),
  growthPlanArticle: type(passage, [...page, "body"], "growthPlanArticlePrompt"),
  growthPlanArticlePrompt: type({}, ["title"]),
  studyGuide: type({ book: "label" }, page, "studyGuideLesson"),
  studyGuideLesson: type(passage, [...page, "passage"], "studyGuideSection"),
  studyGuideSection: type({ ...passage, kind: { oneOf: ["read", "explore", "reflect", "act"] } }, [
    "title",
    "kind",
    "body",
  ]),
  channel: type({}, page, "channelArticle"),
  channelArticle: type(passage, [...page, "body"]),
  generalPage: type(
    {
      ...passage,
      layout: { oneOf: ["main", "landing", "primary"] },
      noindex: "boolean",
      charityNote: "boolean",
      faq: "faq",
    },
    [...page, "body"],
    "generalPage",
  ),
  bible: type({}, page),
  subscriptionOffer: type(
    {
      offerSlug: "string",
      platform: "string",
      isActive: "boolean",
      allowAutoSelection: "boolean",
      limitedTimeDeal: "boolean",
      dealEnds: "date",
      displayComponent: "string",
      displaySize: "string",
      successLandingPage: "path",
      terms: "terms",
    },
    ["offerSlug", "terms"],
  ),
  redirect: type({ from: "string", to: "address", status: { oneOf: [301, 302] } }, ["from", "to"]),
};

/** What a language file may say besides its body. */
export const inLanguageFile = (kind: FieldKind | undefined): boolean =>
  kind === "text" || kind === "label" || kind === "slug" || kind === "faq";

/** Property editors of Umbraco, without their prefix. */
export type Editor =
  | "TextBox"
  | "TextArea"
  | "RichText"
  | "Integer"
  | "Decimal"
  | "TrueFalse"
  | "DateOnly"
  | "RadioButtonList"
  | "MultiNodeTreePicker"
  | "MediaPicker3"
  | "MultiUrlPicker"
  | "BlockList";

export interface CmsProperty {
  alias: string;
  editor: Editor;
  variesByCulture: boolean;
  mandatory: boolean;
  maxLength?: number;
  /** What a list offers. */
  options?: readonly string[];
  /** Types that may be picked. */
  picks?: readonly ContentType[];
  /** The type of a list's blocks, or of those in a rich text. */
  block?: ElementType;
}

/** A text box of Umbraco's holds no more. */
const textBoxLength = 512;
const oneLine = new Set(["title"]);

const aliases: Record<string, string> = {
  // Umbraco's own name for the last part of an address.
  slug: "umbracoUrlName",
  body: "contentBody",
  image: "featuredImage",
  listed: "listedDate",
  published: "publishedDate",
  updated: "updatedDate",
  terms: "offerTerms",
  from: "redirectFrom",
  to: "redirectTo",
  status: "redirectStatus",
  // A property of its own in Umbraco has the name.
  level: "quizLevel",
};

export const aliasOf = (key: string): string => aliases[key] ?? key;

/** How a field of a file is represented in Umbraco. */
function cmsProperty(key: string, kind: FieldKind, mandatory = false): CmsProperty {
  const made = (editor: Editor, variesByCulture: boolean, more: Partial<CmsProperty> = {}): CmsProperty => ({
    alias: aliasOf(key),
    editor,
    variesByCulture,
    mandatory,
    ...(editor === "TextBox" ? { maxLength: textBoxLength } : {}),
    ...more,
  });
  if (typeof kind === "object" && "namesIn" in kind)
    return made("MultiNodeTreePicker", false, { picks: [kind.type] });
  if (typeof kind === "object")
    return typeof kind.oneOf[0] === "number"
      ? made("Integer", false)
      : made("RadioButtonList", false, { options: kind.oneOf.map(String) });
  switch (kind) {
    case "text":
      return made(oneLine.has(key) ? "TextBox" : "TextArea", true);
    case "label":
    case "address":
      return made("TextBox", true);
    case "slug":
      return made("TextBox", true);
    case "body":
      return made("RichText", true, { block: "passage" });
    case "integer":
      return made("Integer", false);
    case "boolean":
      return made("TrueFalse", false);
    case "date":
      return made("DateOnly", false);
    case "related":
      return made("MultiNodeTreePicker", false);
    case "image":
      return made("MediaPicker3", false);
    case "path":
      return made("MultiUrlPicker", true);
    case "questions":
      return made("BlockList", true, { block: "triviaQuestion" });
    case "faq":
      return made("BlockList", true, { block: "faqItem" });
    case "terms":
      return made("BlockList", false, { block: "offerTerm" });
    default:
      return made("TextBox", false);
  }
}

/** Everything an editor fills in of a type, in the order of the table. */
export const cmsProperties = (of: ContentType): (CmsProperty & { key: string; kind: FieldKind })[] =>
  Object.entries(formats[of].fields)
    .filter(([key]) => !ownFields.includes(key))
    .map(([key, kind]) => ({ ...cmsProperty(key, kind, formats[of].needs.includes(key)), key, kind }));

export const elementTypes = ["triviaAnswer", "triviaQuestion", "faqItem", "offerTerm", "passage"] as const;
export type ElementType = (typeof elementTypes)[number];

const element = (alias: string, editor: Editor, more: Partial<CmsProperty> = {}): CmsProperty => ({
  alias,
  editor,
  variesByCulture: false,
  mandatory: false,
  ...(editor === "TextBox" ? { maxLength: textBoxLength } : {}),
  ...more,
});

/** Blocks, which vary with the list they stand in and not by themselves. */
export const elements: Record<ElementType, readonly CmsProperty[]> = {
  triviaAnswer: [element("text", "TextBox", { mandatory: true }), element("correct", "TrueFalse")],
  triviaQuestion: [
    element("question", "TextArea", { mandatory: true }),
    element("answers", "BlockList", { block: "triviaAnswer", mandatory: true }),
    element("explanation", "TextArea"),
    element("passage", "TextBox"),
  ],
  faqItem: [
    element("question", "TextBox", { mandatory: true }),
    element("answer", "RichText", { block: "passage", mandatory: true }),
  ],
  offerTerm: [
    element("termLength", "TextBox", { mandatory: true }),
    element("displayPrice", "Decimal", { mandatory: true }),
    element("regularPrice", "Decimal"),
    element("isMostPopular", "TrueFalse"),
    element("trialDays", "Integer"),
  ],
  passage: [element("reference", "TextBox", { mandatory: true })],
};

/** A picture's words: media do not vary by culture, so each language has a property of its own. */
export const altTextAliases = { "en-US": "altText", es: "altTextEs" } as const;

/** Beside the content types: the root, and containers without a page of their own. */
export const rootType = "home";
export const folderType = "folder";
/** What may stand directly below the root or in a folder. */
export const inFolders: readonly ContentType[] = [
  "verse",
  "prayer",
  "trivia",
  "article",
  "category",
  "topic",
  "contributor",
  "dailyDevotional",
  "growthPlan",
  "studyGuide",
  "channel",
  "generalPage",
  "bible",
  "subscriptionOffer",
  "redirect",
];
