import { type KnownContent, parentPath, withoutSlash } from "./known-content.ts";

/** More than there are. */
const maxLessons = 1000;

/** Every study guide with those of the given marks that are in it. */
export async function checkedGuides<Section extends { parentId: string }>(
  content: KnownContent,
  sections: readonly Section[],
): Promise<{ id: string; checked: Section[] }[]> {
  const all = (type: "studyGuide" | "studyGuideLesson") =>
    content.reader.list({ filter: `contentType:${type}`, take: maxLessons, fields: "properties[title]" });
  const [guides, lessons] = await Promise.all([all("studyGuide"), all("studyGuideLesson")]);
  const guideOf = new Map(lessons.items.map((lesson) => [lesson.id, parentPath(lesson)]));
  return guides.items.map(({ id, route }) => ({
    id,
    checked: sections.filter(({ parentId }) => guideOf.get(parentId) === withoutSlash(route.path)),
  }));
}
