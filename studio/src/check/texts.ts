/** Every text of an item in the languages in which it is on the site. */
import type { Faq, SourceRecord } from "../../../services/content/record.ts";
import { groups, type Locale, locales } from "../languages.ts";
import { localPlace, type Place, sharedPlace } from "./findings.ts";

interface Text {
  place: Place;
  locale: Locale;
  /** As the table of content types calls it. */
  name: string;
  text: string;
}

export const languagesOf = ({ languages }: SourceRecord): readonly Locale[] => languages ?? locales;

function localTexts(record: SourceRecord, locale: Locale): Text[] {
  return Object.entries(record.text[locale]).flatMap(([name, value]): Text[] => {
    if (typeof value === "string") return [{ place: localPlace(locale, name), locale, name, text: value }];
    if (name !== "faq") return [];
    return (value as Faq[]).flatMap(({ question, answer }, nth) => [
      { place: localPlace(locale, `${name}.${nth}.question`), locale, name: "faqQuestion", text: question },
      {
        place: localPlace(locale, `${name}.${nth}.answer`),
        locale,
        name: "faqAnswer",
        text: typeof answer === "string" ? answer : answer.markup,
      },
    ]);
  });
}

function quizTexts({ questions = [] }: SourceRecord, locale: Locale): Text[] {
  const group = groups[locale];
  return questions.flatMap(({ question, explanation }, nth) => [
    {
      place: { ...sharedPlace(`questions.${nth}.question_${group}`), locale },
      locale,
      name: "quizQuestion",
      text: question[locale],
    },
    {
      place: { ...sharedPlace(`questions.${nth}.explanation_${group}`), locale },
      locale,
      name: "explanation",
      text: explanation?.[locale] ?? "",
    },
  ]);
}

export const textsOf = (record: SourceRecord): Text[] =>
  languagesOf(record)
    .flatMap((locale) => [...localTexts(record, locale), ...quizTexts(record, locale)])
    .filter(({ text }) => text !== "");
