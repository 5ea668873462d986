import type { Locale } from "../../contracts/site.ts";
import { composeMail } from "../../platform/mail/compose-mail.ts";
import type { CourseAhead } from "./course-ahead.ts";
import { labels } from "./labels.ts";

interface ReminderMail {
  locale: Locale;
  siteName: string;
  course: Pick<CourseAhead, "kind" | "title" | "url">;
  lesson: CourseAhead["lessons"][number];
  name: string;
  stopUrl: string;
}

/** Names the lesson that is next, and never says that anything is late. */
export function writeReminder({ locale, siteName, course, lesson, name, stopUrl }: ReminderMail) {
  const texts = labels[locale].mail;
  const named = { course: course.title, number: lesson.number, title: lesson.title };
  return composeMail({
    lang: locale,
    siteName,
    subject: texts.subject(named),
    preview: labels[locale].event(named),
    over: course.title,
    blocks: [
      { kind: "text", text: texts.hello(name) },
      { kind: "text", text: texts.next(named) },
      { kind: "button", text: texts.open(lesson.number), url: lesson.url },
      { kind: "text", text: texts.reassurance },
    ],
    footer: [
      { text: texts.why[course.kind](siteName) },
      { text: texts.stop, url: stopUrl },
      { text: texts.change, url: course.url },
    ],
  });
}
