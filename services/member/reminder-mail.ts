import { fillWords, paragraphsOf } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import { composeMail, type MailBlock } from "../../platform/mail/compose-mail.ts";
import type { CourseAhead } from "./course-ahead.ts";
import { labels } from "./labels.ts";
import type { ReminderWords } from "./reminder-words.ts";

interface ReminderMail {
  words: ReminderWords;
  locale: Locale;
  siteName: string;
  course: Pick<CourseAhead, "title" | "url">;
  lesson: CourseAhead["lessons"][number];
  name: string;
  stopUrl: string;
}

/** Names the lesson that is next, and never says that anything is late. */
export function writeReminder({ words, locale, siteName, course, lesson, name, stopUrl }: ReminderMail) {
  const named = { course: course.title, number: lesson.number, title: lesson.title };
  const filled = (text: string) => fillWords(text, { ...named, site: siteName, name });
  const paragraphs = (text: string | undefined) =>
    paragraphsOf(text).map((one): MailBlock => ({ kind: "text", text: filled(one) }));
  return composeMail({
    lang: locale,
    siteName,
    subject: filled(words.subject),
    preview: labels[locale].event(named),
    over: course.title,
    blocks: [
      ...paragraphs(name ? words.greeting : words.greetingWithoutName),
      ...paragraphs(words.opening),
      { kind: "button", text: filled(words.button), url: lesson.url },
      ...paragraphs(words.closing),
    ],
    footer: [
      { text: filled(words.reason) },
      { text: words.stopLink, url: stopUrl },
      { text: words.settingsLink, url: course.url },
    ],
  });
}
