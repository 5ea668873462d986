/** The calls about courses: growth plans, study guides, devotionals, channels; and the rhythm set for a plan or guide. */
import * as member from "./member.ts";
import type { MemberCall } from "./member-call.ts";
import { memberPaths as at } from "./member-paths.ts";

export const courseCalls = {
  readSubscriptions: {
    method: "GET",
    path: at.subscriptions,
    area: "Growth plans",
    summary: "The subscribed plans, each with the lessons completed in it.",
    answer: member.subscriptions,
  },
  subscribe: {
    method: "POST",
    path: at.subscription(":planId"),
    area: "Growth plans",
    summary: "Subscribes to a plan.",
    answer: member.subscription,
  },
  unsubscribe: {
    method: "DELETE",
    path: at.subscription(":planId"),
    area: "Growth plans",
    summary: "Ends a subscription; completed lessons stay completed.",
  },
  readCompletedArticles: {
    method: "GET",
    path: at.completedArticles(":planId"),
    area: "Growth plans",
    summary: "The completed lessons of a plan.",
    answer: member.articleCompletions,
  },
  completeArticle: {
    method: "POST",
    path: at.completedArticle(":planId", ":articleId"),
    area: "Growth plans",
    summary: "Marks a lesson completed.",
    answer: member.articleCompletion,
    counts: true,
  },
  reopenArticle: {
    method: "DELETE",
    path: at.completedArticle(":planId", ":articleId"),
    area: "Growth plans",
    summary: "Takes the mark back.",
  },
  readCompletedPrompts: {
    method: "GET",
    path: at.completedPrompts(":articleId"),
    area: "Growth plans",
    summary: "The completed prompts of a lesson.",
    answer: member.promptCompletions,
  },
  completePrompt: {
    method: "POST",
    path: at.completedPrompt(":articleId", ":promptId"),
    area: "Growth plans",
    summary: "Marks a prompt completed.",
    answer: member.promptCompletion,
    counts: true,
  },
  reopenPrompt: {
    method: "DELETE",
    path: at.completedPrompt(":articleId", ":promptId"),
    area: "Growth plans",
    summary: "Takes the mark back.",
  },
  readRhythm: {
    method: "GET",
    path: at.rhythm(":planId"),
    area: "Growth plans",
    summary: "When the member would like to go on with a plan; null when they have set nothing.",
    answer: member.rhythmOrNone,
  },
  writeRhythm: {
    method: "PUT",
    path: at.rhythm(":planId"),
    area: "Growth plans",
    summary: "Sets the rhythm; the calendar and the reminders follow it.",
    body: member.rhythm,
    answer: member.rhythm,
  },
  removeRhythm: {
    method: "DELETE",
    path: at.rhythm(":planId"),
    area: "Growth plans",
    summary: "A plan without dates again.",
  },

  readGuides: {
    method: "GET",
    path: at.guides,
    area: "Study guides",
    summary:
      "The guides that are begun or have a rhythm, each with the sections checked in it; the latest first.",
    answer: member.guides,
  },
  readCompletedSections: {
    method: "GET",
    path: at.completedSections(":guideId"),
    area: "Study guides",
    summary: "The checked sections of a guide.",
    answer: member.sectionCompletions,
  },
  completeSection: {
    method: "POST",
    path: at.completedSection(":lessonId", ":sectionId"),
    area: "Study guides",
    summary: "Checks a section; that of a premium lesson needs premium.",
    answer: member.sectionCompletion,
    counts: true,
  },
  reopenSection: {
    method: "DELETE",
    path: at.completedSection(":lessonId", ":sectionId"),
    area: "Study guides",
    summary: "Takes the check back.",
  },
  readNotes: {
    method: "GET",
    path: at.notes(":lessonId"),
    area: "Study guides",
    summary: "The member's own notes in a lesson.",
    answer: member.notes,
  },
  writeNote: {
    method: "PUT",
    path: at.note(":lessonId", ":sectionId"),
    area: "Study guides",
    summary: "Saves a note. The newest updatedAt wins; the response is the note that won.",
    body: member.noteUpdate,
    answer: member.note,
  },
  readGuideRhythm: {
    method: "GET",
    path: at.guideRhythm(":guideId"),
    area: "Study guides",
    summary: "When the member would like to go on with a guide; null when they have set nothing.",
    answer: member.rhythmOrNone,
  },
  writeGuideRhythm: {
    method: "PUT",
    path: at.guideRhythm(":guideId"),
    area: "Study guides",
    summary:
      "Sets the rhythm, which needs premium; the calendar and the reminders follow it while premium lasts.",
    premium: true,
    body: member.rhythm,
    answer: member.rhythm,
  },
  removeGuideRhythm: {
    method: "DELETE",
    path: at.guideRhythm(":guideId"),
    area: "Study guides",
    summary: "A guide without dates again.",
  },

  readCourses: {
    method: "GET",
    path: at.courses,
    area: "Courses",
    summary:
      "What the member is in, the latest first: subscribed plans, begun guides, devotionals and channels, each with its completed lessons.",
    answer: member.courses,
  },
  readCompletedLessons: {
    method: "GET",
    path: at.completedLessons(":courseId"),
    area: "Courses",
    summary: "What the member has read of a devotional or channel.",
    answer: member.lessonCompletions,
  },
  completeLesson: {
    method: "POST",
    path: at.completedLesson(":courseId", ":partId"),
    area: "Courses",
    summary: "Marks a day of a devotional, or an article of a channel, read.",
    answer: member.lessonCompletion,
    counts: true,
  },
  reopenLesson: {
    method: "DELETE",
    path: at.completedLesson(":courseId", ":partId"),
    area: "Courses",
    summary: "Takes the mark back.",
  },
} as const satisfies Record<string, MemberCall>;
