import type { ContentItem } from "../../../contracts/content.ts";
import { lessonProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { recordingAddress } from "../listen/recording-address.ts";
import { loadPassages, type PassageView } from "../passages/load-passages.server.ts";
import { headingsOf, loadBody } from "../reading/load-body.server.ts";
import { alternatesOf } from "../seo/alternates.ts";
import { authorsOf } from "./authors.server.ts";
import { loadRelated, withoutSlash } from "./load-cards.server.ts";
import { loadChildren } from "./load-collection.server.ts";

const passagesShown = 12;
const innerFields = "properties[title,kind,contentBody,isTeaser]";
/** Of what is only named and led to. */
const nameFields = "properties[title]";

/**
 * The prompts of a growth plan's lesson and the sections of a study guide's, whichever it has. They stand behind the
 * lesson's gate, so to a reader who is stopped there they are not sent at all.
 */
export async function loadInner(services: SiteServices, item: ContentItem, locale: Locale) {
  if (lessonProperties.parse(item.properties).isTeaser) return { prompts: [], sections: [] };
  const children = await loadChildren(services, item, locale, innerFields);
  const prompts = children
    .filter((child) => child.contentType === "growthPlanArticlePrompt")
    .map((child) => ({ id: child.id, text: lessonProperties.parse(child.properties).title }));
  const sections = await Promise.all(
    children
      .filter((child) => child.contentType === "studyGuideSection")
      .map(async (child) => {
        const { title, kind, contentBody, isTeaser } = lessonProperties.parse(child.properties);
        return {
          id: child.id,
          title,
          kind,
          isTeaser: isTeaser === true,
          parts: await loadBody(services.scripture, contentBody, locale),
        };
      }),
  );
  return { prompts, sections };
}

/** Whether two passages begin in one chapter and have a verse in common there. */
const sharesVerses = (one: PassageView, other: PassageView) =>
  one.osis.split(".").slice(0, 2).join(".") === other.osis.split(".").slice(0, 2).join(".") &&
  one.verses.some(({ number }) => other.verses.some((verse) => verse.number === number));

/** A devotional article, lesson or channel article, with its neighbours. */
export async function loadLesson(services: SiteServices, item: ContentItem, locale: Locale) {
  const properties = lessonProperties.parse(item.properties);
  const parentPath = withoutSlash(item.route.path).replace(/\/[^/]+$/, "");
  const parent = await services.content.item(parentPath, { locale, fields: nameFields });
  if (!parent) throw new Error(`${item.route.path} has no parent.`);
  const [siblings, parts, inner, related, passages] = await Promise.all([
    loadChildren(services, parent, locale, nameFields),
    loadBody(services.scripture, properties.contentBody, locale),
    loadInner(services, item, locale),
    loadRelated(services.content, properties.related ?? [], locale),
    loadPassages(services.scripture, properties.passage ? [properties.passage] : [], locale),
  ]);
  const position = siblings.findIndex((sibling) => sibling.id === item.id);
  const neighbor = (index: number) => {
    const found = siblings[index];
    return found ? { id: found.id, title: found.name, path: withoutSlash(found.route.path) } : null;
  };
  const passage = passages[0];
  const isLong = passage !== undefined && passage.verses.length > passagesShown;
  // Its text is not printed twice: where the lesson sets some of it, the passage is a reference to open.
  const shownInBody = parts.some(
    (part) => part.kind === "passage" && passage !== undefined && sharesVerses(part.passage, passage),
  );
  return {
    id: item.id,
    type: item.contentType,
    path: withoutSlash(item.route.path),
    title: properties.title,
    summary: properties.summary,
    description: properties.seoDescription ?? properties.summary ?? "",
    audio: recordingAddress(properties.audio),
    minutes: properties.readingMinutes,
    published: properties.publishedDate,
    access: properties.access ?? "free",
    isTeaser: properties.isTeaser === true,
    by: authorsOf(properties.contributors),
    parent: { id: parent.id, name: parent.name, path: withoutSlash(parent.route.path) },
    number: position + 1,
    count: siblings.length,
    previous: neighbor(position - 1),
    next: neighbor(position + 1),
    /** A passage of more than a few verses is a reference to open, not a quotation. */
    passage: passage && !shownInBody && !isLong ? passage : null,
    longPassage:
      passage &&
      (isLong ||
        (shownInBody && !parts.some((part) => part.kind === "passage" && part.passage.osis === passage.osis)))
        ? { reference: passage.reference, osis: passage.osis }
        : null,
    parts,
    headings: headingsOf(parts),
    reflection: properties.reflection,
    prayer: properties.prayer,
    ...inner,
    related,
    alternates: alternatesOf(item),
  };
}

export type LessonView = Awaited<ReturnType<typeof loadLesson>>;
