import type { ContentIndex } from "./content-index.ts";
import { tierNeeded } from "./tiers.ts";

/** Whether readers may no longer see something that they could see: an item or a picture that is gone (also from one language), or an item that fewer may open. */
export function withdraws(before: ContentIndex, after: ContentIndex): boolean {
  for (const { record, access, languages } of before.entries) {
    if (record.draft) continue;
    const entry = after.byId.get(record.id);
    if (!entry || entry.record.draft || tierNeeded[entry.access] > tierNeeded[access]) return true;
    if (languages.some((locale) => !entry.languages.includes(locale))) return true;
  }
  for (const id of before.media.keys()) if (!after.media.has(id)) return true;
  return false;
}
