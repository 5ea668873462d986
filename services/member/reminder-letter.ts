import type { Locale } from "../../contracts/site.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { CourseAhead } from "./course-ahead.ts";
import { words } from "./words.ts";

interface ReminderLetter {
  locale: Locale;
  siteName: string;
  course: Pick<CourseAhead, "kind" | "title" | "url">;
  lesson: CourseAhead["lessons"][number];
  name: string;
  stopUrl: string;
}

/** Names the lesson that is next, and never says that anything is late. */
export function writeReminder({ locale, siteName, course, lesson, name, stopUrl }: ReminderLetter) {
  const said = words[locale].letter;
  const named = { course: course.title, number: lesson.number, title: lesson.title };
  return writeLetter({
    lang: locale,
    siteName,
    subject: said.subject(named),
    preview: words[locale].event(named),
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
