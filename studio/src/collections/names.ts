/** Collections are called as their content types are, in the form that addresses have. */
import { type ContentType, contentTypes } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";

const kebab = (type: string) => type.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

export const collectionOf = (type: ContentType): string => kebab(type);
const types = new Map(contentTypes.map((type) => [kebab(type), type]));
export const typeOf = (collection: string): ContentType | undefined => types.get(collection);
export const contentCollections: readonly string[] = contentTypes.map(kebab);

/** Those whose items have an address of their own in each language. */
export const addressedCollections: readonly string[] = contentTypes
  .filter((type) => "slug" in formats[type].fields)
  .map(kebab);

/** Parts of another item's page, and what has no page at all. */
const withoutPage: readonly ContentType[] = [
  "growthPlanArticlePrompt",
  "studyGuideSection",
  "subscriptionOffer",
  "redirect",
  "menu",
  "popup",
  "mail",
  "partner",
];
/** What a link may lead to. */
export const linkedCollections: readonly string[] = contentTypes
  .filter((type) => !withoutPage.includes(type))
  .map(kebab);

export const pictures = "pictures";
export const recordings = "recordings";
export const editors = "editors";
export const activity = "activity";
export const translations = "translations";
