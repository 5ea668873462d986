/** A content item as a source gives it, and as the index holds it. */
import type { Access, ContentType, RichText } from "../../contracts/content.ts";
import { type Locale, locales } from "../../contracts/site.ts";

export type Localised<T> = Record<Locale, T>;

export interface Passage {
  osis: string;
  /** As written, in English. */
  reference: string;
}

interface TriviaQuestion {
  id: string;
  question: Localised<string>;
  answers: { id: string; text: Localised<string>; correct: boolean }[];
  explanation?: Localised<string>;
  passages: Passage[];
}

export interface OfferTerm {
  id: string;
  termLength: string;
  displayPrice: number | string;
  regularPrice: number | null;
  isMostPopular: boolean;
  trialDays: number | null;
}

export interface Faq {
  question: string;
  /** Markdown, or what an editor of rich text made. */
  answer: string | RichText;
}

/** Of a menu. */
export interface MenuLink {
  label: string;
  /** A path without language, or a whole address. */
  to: string;
}

export interface LocalText {
  title?: string;
  summary?: string;
  seoDescription?: string;
  /** Markdown. */
  body?: string;
  /** A body that an editor of rich text made; its links and passages are still as they were written. */
  html?: RichText;
  thought?: string;
  reflection?: string;
  question?: string;
  prayer?: string;
  eveningPrayer?: string;
  firstName?: string;
  lastName?: string;
  book?: string;
  faq?: Faq[];
  links?: MenuLink[];
  /** Of a popup: the text below its title, one point on each line, its button and the other way. */
  lead?: string;
  points?: string;
  button?: string;
  dismiss?: string;
  /** Of a mail. */
  subject?: string;
  greeting?: string;
  greetingWithoutName?: string;
  opening?: string;
  closing?: string;
  reason?: string;
  stopLink?: string;
  settingsLink?: string;
  /** Of a partner's offer. */
  partner?: string;
  description?: string;
  wording?: string;
}

export interface ContentRecord {
  id: string;
  type: ContentType;
  /** From the content folder, without slashes around it: `articles/learning-to-wait`. */
  path: string;
  /** The last part of the address in a language, where it differs from the file name. */
  slugs?: Partial<Localised<string>>;
  text: Localised<LocalText>;
  /** The languages it is published in; all of them where nothing is said. In another one it does not exist. */
  languages?: readonly Locale[];
  access?: Access;
  draft?: boolean;
  order?: number;
  /** Orders what is new among itself; shown nowhere, since it says nothing about when the item was published. */
  listed?: string;
  /** The day it was first published on this site; before it, it is not there. */
  published?: string;
  updated?: string;
  /** When it was last written, in milliseconds: its files on this machine, or its CMS's own date. */
  writtenAt?: number;
  /** Ids of items. */
  topics?: string[];
  contributors?: string[];
  categories?: string[];
  related?: string[];
  /** Id of a picture. */
  image?: string;
  /** Ids of recordings. */
  audio?: Partial<Localised<string>>;
  passages?: Passage[];
  /** Every day it is shown on, `2024-03-05`, first as written. */
  dates?: string[];
  repeatEvery?: number;
  /** A rule of the calendar: `easter-2`, `pentecost`, `mothers-day`. */
  scheduledDay?: string;
  evening?: boolean;
  legacySlug?: string;
  kind?: string;
  layout?: string;
  noindex?: boolean;
  charityNote?: boolean;
  /** A plan that is shown first. */
  featured?: boolean;
  /** Of a prayer that belongs to no day. */
  need?: string;
  /** Of a quiz: 1 for anybody, 3 for those who know the Bible well. */
  level?: number;
  questions?: TriviaQuestion[];
  offerSlug?: string;
  platform?: string;
  isActive?: boolean;
  allowAutoSelection?: boolean;
  limitedTimeDeal?: boolean;
  dealEnds?: string;
  displayComponent?: string;
  displaySize?: string;
  successLandingPage?: string;
  terms?: OfferTerm[];
  from?: string;
  to?: string;
  status?: number;
}

/** An item as it was written: passages are references in English, a schedule is its first day. */
export interface SourceRecord extends Omit<ContentRecord, "passages" | "dates" | "questions"> {
  passage?: string[];
  scheduledDate?: string;
  questions?: (Omit<TriviaQuestion, "passages"> & { passage: string[] })[];
}

export interface MediaRecord {
  id: string;
  /** From the media folder, without extension: `art/learning-to-wait`. */
  path: string;
  /** The original: a file on disk, or an address of the CMS's; its source reads it. */
  file: string;
  extension: string;
  width: number | null;
  height: number | null;
  bytes: number;
  etag: string;
  alt: Localised<string>;
  focalPoint: { left: number; top: number } | null;
  /** As the CMS names them; files have none. */
  crops?: readonly unknown[];
}

export const languagesOf = ({ languages }: Pick<ContentRecord, "languages">): readonly Locale[] =>
  languages ?? locales;

/** Reads a reference written in a language (or in OSIS) and names it in that language. */
export type ResolveReference = (
  text: string,
  locale: Locale,
) => { osis: string; reference: string } | undefined;
