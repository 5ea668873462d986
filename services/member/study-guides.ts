import type { Clock } from "../../platform/clock.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { dayOfMark } from "./local-day.ts";
import type { MarksStore } from "./marks-store.ts";
import type { NotesStore } from "./notes-store.ts";

export function studyGuideHandlers(
  content: KnownContent,
  marks: MarksStore,
  notes: NotesStore,
  clock: Clock,
) {
  const section = (lessonId: string, sectionId: string) =>
    content.child(["studyGuideLesson", lessonId], ["studyGuideSection", sectionId]);

  return {
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
      await section(lessonId, sectionId);
      await marks.remove(member.subject, { kind: "section", parentId: lessonId, itemId: sectionId });
      return undefined;
    },

    /** A note is the member's own, so it is read and kept whatever the lesson asks for today. */
    async readNotes({ member, id }) {
      const lesson = await content.item("studyGuideLesson", id("lessonId"));
      return notes.list(member.subject, lesson.id);
    },
    async writeNote({ member, id, body }) {
      const [lessonId, sectionId] = [id("lessonId"), id("sectionId")];
      await section(lessonId, sectionId);
      // PostgreSQL keeps no text with a zero character in it.
      const text = body.text.replaceAll("\0", "");
      return notes.keep(member.subject, lessonId, { ...body, text, sectionId });
    },
  } satisfies Partial<Handlers>;
}
