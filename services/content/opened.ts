/** What a link to one item opens, whoever follows it. */
import type { ContentIndex, Entry } from "./content-index.ts";

/** Some have no page of their own: they are read on the page of what they belong to. */
const readWith: Record<string, string> = {
  studyGuideSection: "studyGuideLesson",
  growthPlanArticlePrompt: "growthPlanArticle",
};

/** The item whose page it is read on, and the ids of that item and of all below it. */
export function openedBy(index: ContentIndex, entry: Entry): { page: Entry; ids: ReadonlySet<string> } {
  const { parent, record } = entry;
  const page = parent && readWith[record.type] === parent.record.type ? parent : entry;
  const ids = new Set<string>();
  const add = ({ record: { id } }: Entry) => {
    ids.add(id);
    for (const child of index.children.get(id) ?? []) add(child);
  };
  add(page);
  return { page, ids };
}
