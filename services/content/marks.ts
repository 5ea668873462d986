import { hash } from "node:crypto";
import type { Locale } from "../../contracts/site.ts";
import type { ContentIndex } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";

const digests = new WeakMap<ContentRecord, string>();

function digestOf(record: ContentRecord): string {
  const known = digests.get(record);
  if (known) return known;
  const made = hash("sha256", JSON.stringify(record), "base64url").slice(0, 22);
  digests.set(record, made);
  return made;
}

/** The same for an item as long as its own words, its place, its days and who may read it are the same in this language. */
export function markOf(index: ContentIndex, id: string, locale: Locale): string | undefined {
  const entry = index.byId.get(id);
  if (!entry || entry.record.draft || !entry.languages.includes(locale)) return undefined;
  return `${digestOf(entry.record)} ${entry.paths[locale]} ${entry.access} ${entry.days[locale].join()}`;
}
