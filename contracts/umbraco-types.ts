/** The table of content types as an Umbraco has it: property editors, blocks and folders. */
import type { ContentType } from "./content.ts";
import { type FieldKind, formats, ownFields } from "./content-types.ts";

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
const oneLine = new Set([
  "title",
  "subject",
  "greeting",
  "greetingWithoutName",
  "button",
  "reason",
  "stopLink",
  "settingsLink",
]);

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
  // No property is called as its type is.
  partner: "partnerName",
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
    case "recording":
      return made("MediaPicker3", true);
    case "path":
      return made("MultiUrlPicker", true);
    case "questions":
      return made("BlockList", true, { block: "triviaQuestion" });
    case "faq":
      return made("BlockList", true, { block: "faqItem" });
    case "links":
      return made("BlockList", true, { block: "menuLink" });
    case "terms":
      return made("BlockList", false, { block: "offerTerm" });
    default:
      return made("TextBox", false);
  }
}

/** Everything an editor fills in of a type, in the order of the table. */
export const cmsProperties = (of: ContentType): (CmsProperty & { key: string; kind: FieldKind })[] =>
  // What has no page has a name all the same, and there it is the last part of an address.
  Object.entries<FieldKind>({ ...formats[of].fields, slug: "slug" })
    .filter(([key]) => !ownFields.includes(key))
    .map(([key, kind]) => ({ ...cmsProperty(key, kind, formats[of].needs.includes(key)), key, kind }));

export const elementTypes = [
  "triviaAnswer",
  "triviaQuestion",
  "faqItem",
  "menuLink",
  "offerTerm",
  "passage",
] as const;
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
  menuLink: [
    element("label", "TextBox", { mandatory: true }),
    element("address", "TextBox", { mandatory: true }),
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
  "menu",
  "popup",
  "mail",
  "partner",
];
