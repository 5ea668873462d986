/** What an export of either system says, in one form. */
import type { Access } from "../../contracts/content.ts";
import { derivedId } from "../../services/content/ids.ts";

export interface SourceAuthor {
  key: string;
  slug: string;
  name: string;
  firstName: string;
  lastName: string;
  about: string;
}

export interface SourceTerm {
  key: string;
  kind: "category" | "tag";
  slug: string;
  title: string;
  about: string;
}

export interface SourceItem {
  /** The same in every export of the site. */
  guid: string;
  /** Names the item in the report. */
  address: string;
  kind: "post" | "page";
  title: string;
  slug: string;
  /** Its path on the old site, encoded; drafts have none. */
  oldPath: string | undefined;
  /** Other ways in which texts of the old site link to it, such as `?p=12`. */
  otherLinks: string[];
  html: string;
  excerpt: string;
  description: string;
  draft: boolean;
  published: string | undefined;
  updated: string | undefined;
  access: Access;
  /** Keys of authors and terms. */
  authors: string[];
  terms: string[];
  picture: { url: string; alt: string } | undefined;
  /** The guid of the page above it. */
  parent: string | undefined;
}

export interface SourceSite {
  system: "WordPress" | "Ghost";
  version: string;
  /** Where the old site was; a Ghost export does not say it. */
  origin: string | undefined;
  /** As the export writes it, for instance `es-MX`. */
  language: string;
  items: SourceItem[];
  authors: Map<string, SourceAuthor>;
  terms: Map<string, SourceTerm>;
  /** Words for pictures, by their addresses. */
  alts: Map<string, string>;
}

/** A Ghost export writes this for the address of its own site. */
export const ghostOrigin = "__GHOST_URL__";

/** A text that is longer is a mistake of the export, or an attack; the longest books of the Bible are shorter. */
export const maxBodyLength = 1_000_000;

/** The id of what has none that is unique beyond its site: the same for every export of it. */
export const idIn = ({ system, origin }: SourceSite, kind: string, key: string): string => {
  const host = origin && URL.canParse(origin) ? new URL(origin).host.replace(/^www\./, "") : "";
  return derivedId("import", system, host, kind, key);
};
