import type { Clock } from "../../platform/clock.ts";
import { checkedGuides } from "./checked-guides.ts";
import type { Handlers } from "./handler.ts";
import { type KnownContent, parentPath } from "./known-content.ts";
import { dayOfMark } from "./local-day.ts";
import type { MarksStore } from "./marks-store.ts";
import type { NotesStore } from "./notes-store.ts";
import type { Reminders } from "./reminders.ts";
import type { RhythmStore } from "./rhythm-store.ts";

interface StudyGuideOptions {
  content: KnownContent;
  marks: MarksStore;
  notes: NotesStore;
  rhythms: Pick<RhythmStore, "list">;
  reminders: Pick<Reminders, "schedule">;
  clock: Clock;
}

export function studyGuideHandlers(options: StudyGuideOptions) {
  const { content, marks, notes, rhythms, reminders, clock } = options;
  const section = (lessonId: string, sectionId: string) =>
    content.child(["studyGuideLesson", lessonId], ["studyGuideSection", sectionId]);

  return {
    async readGuides({ member: { subject } }) {
      const sections = await marks.list(subject, "section");
      const followed = new Set((await rhythms.list(subject)).map(({ courseId }) => courseId));
      if (sections.length + followed.size === 0) return [];
      return (await checkedGuides(content, sections))
        .map(({ id, checked }) => ({ id, checked, latest: checked.at(-1)?.markedAt.getTime() ?? 0 }))
        .filter(({ id, checked }) => checked.length > 0 || followed.has(id))
        .sort((a, b) => b.latest - a.latest)
        .map(({ id, checked }) => ({ guideId: id, completedSectionIds: checked.map((one) => one.itemId) }));
    },
    async readCompletedSections({ member, id }) {
      const guide = await content.item("studyGuide", id("guideId"));
      const lessons = await content.children(guide.id, "studyGuideLesson");
      const sections = await marks.list(
        member.subject,
        "section",
        lessons.map((lesson) => lesson.id),
      );
      return sections.map(({ parentId, itemId, markedAt }) => {
        return { lessonId: parentId, sectionId: itemId, completedAt: markedAt.toISOString() };
      });
    },
    async completeSection({ member, id, request }) {
      const [lessonId, sectionId] = [id("lessonId"), id("sectionId")];
      const { parent, child } = await section(lessonId, sectionId);
      for (const item of [parent, child]) content.mustBeOpen(item, member);
      const completedAt = await marks.add(
        member.subject,
        { kind: "section", parentId: lessonId, itemId: sectionId },
        { ...dayOfMark(request, clock.now()), kind: "section", itemId: sectionId },
      );
      return { lessonId, sectionId, completedAt: completedAt.toISOString() };
    },
    async reopenSection({ member, id }) {
      const [lessonId, sectionId] = [id("lessonId"), id("sectionId")];
      const { parent: lesson } = await section(lessonId, sectionId);
      await marks.remove(member.subject, { kind: "section", parentId: lessonId, itemId: sectionId });
      const guide = await content.reader.item(parentPath(lesson));
      if (guide) await reminders.schedule(member.subject, guide.id);
      return undefined;
    },

    /** Notes belong to the member: read and saved whatever access the lesson requires now. */
    async readNotes({ member, id }) {
      const lesson = await content.item("studyGuideLesson", id("lessonId"));
      return notes.list(member.subject, lesson.id);
    },
    async writeNote({ member, id, body }) {
      const [lessonId, sectionId] = [id("lessonId"), id("sectionId")];
      await section(lessonId, sectionId);
      // PostgreSQL text cannot contain null characters.
      const text = body.text.replaceAll("\0", "");
      return notes.save(member.subject, lessonId, { ...body, text, sectionId });
    },
  } satisfies Partial<Handlers>;
}
