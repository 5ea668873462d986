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
  const said = labels[locale].mail;
  const named = { course: course.title, number: lesson.number, title: lesson.title };
  return composeMail({
    lang: locale,
    siteName,
    subject: said.subject(named),
    preview: labels[locale].event(named),
    over: course.title,
    blocks: [
      { kind: "text", text: said.hello(name) },
      { kind: "text", text: said.next(named) },
      { kind: "button", text: said.open(lesson.number), url: lesson.url },
      { kind: "text", text: said.patience },
    ],
    footer: [
      { text: said.why[course.kind](siteName) },
      { text: said.stop, url: stopUrl },
      { text: said.change, url: course.url },
    ],
  });
}
