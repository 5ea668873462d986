/** What a draft is seen among: what readers see, and of the rest only its own parts and what it is a part of. */
import type { ContentIndex } from "./content-index.ts";
import type { ContentRecord } from "./record.ts";

const withoutMark = ({ draft: _, ...record }: ContentRecord): ContentRecord => record;

/** A page names what it is part of, and shows no more of it. */
function nameOf({ text, ...record }: ContentRecord): ContentRecord {
  const title = (locale: keyof typeof text) => {
    const { title: words } = text[locale];
    return words === undefined ? {} : { title: words };
  };
  return withoutMark({ ...record, text: { "en-US": title("en-US"), es: title("es") } });
}

/** The draft and all that stands around it. `shown` is what readers see now. */
export function aroundDraft(
  draft: ContentRecord,
  records: readonly ContentRecord[],
  shown: ContentIndex,
): ContentRecord[] {
  const around = records.flatMap((record) => {
    if (record.id === draft.id) return [];
    const entry = shown.byId.get(record.id);
    if (entry && !entry.record.draft) return [record];
    if (record.path.startsWith(`${draft.path}/`)) return [withoutMark(record)];
    return draft.path.startsWith(`${record.path}/`) ? [nameOf(record)] : [];
  });
  return [...around, withoutMark(draft)];
}
