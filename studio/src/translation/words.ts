/** The words of a document in one language, field by field and paragraph by paragraph: what a translator works on. */
import type { ContentType } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { type Group, groups, type Locale } from "../languages.ts";
import type { Document, Node } from "../rich-text/nodes.ts";
import { markdownOf } from "../rich-text/to-markdown.ts";

type Values = Record<string, unknown>;

/** Of each field that has words, its paragraphs. */
export type Words = Record<string, string[]>;

const lines = (text: unknown): string[] =>
  typeof text === "string"
    ? text
        .split(/\n{2,}/)
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

/** Each block at the top of a rich text is a paragraph of its own. */
export function paragraphsOf(value: unknown): string[] {
  const blocks = (value as Document | null | undefined)?.root?.children ?? [];
  return blocks.flatMap((node: Node) => {
    const text = markdownOf({ root: { type: "root", version: 1, children: [node] } });
    return text === "" ? [] : [text];
  });
}

const faqOf = (value: unknown): string[] =>
  ((value as Values[] | null) ?? []).flatMap(({ question, answer }) => [
    ...lines(question),
    ...paragraphsOf(answer),
  ]);

const linksOf = (value: unknown): string[] =>
  ((value as Values[] | null) ?? []).flatMap(({ label }) => lines(label));

/** The rows of a quiz hold both languages. */
const questionsOf = (value: unknown, group: Group): string[] =>
  ((value as Values[] | null) ?? []).flatMap((row) => [
    ...lines(row[`question_${group}`]),
    ...((row.answers as Values[] | null) ?? []).flatMap((answer) => lines(answer[`text_${group}`])),
    ...lines(row[`explanation_${group}`]),
  ]);

export function wordsOf(type: ContentType, doc: Values, locale: Locale): Words {
  const group = groups[locale];
  const own = (doc[group] as Values | null) ?? {};
  const words: Words = {};
  for (const [key, kind] of Object.entries(formats[type].fields)) {
    let found: string[] = [];
    if (kind === "body") found = paragraphsOf(own[key]);
    else if (kind === "faq") found = faqOf(own[key]);
    else if (kind === "links") found = linksOf(own[key]);
    else if (kind === "text" || kind === "label") found = lines(own[key]);
    else if (kind === "questions") found = questionsOf(doc[key], group);
    if (found.length > 0) words[key] = found;
  }
  return words;
}

export const isSame = (one: Words, other: Words): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => {
    const [a, b] = [one[key] ?? [], other[key] ?? []];
    return a.length === b.length && a.every((text, at) => text === b[at]);
  });
};

export const hasWords = (words: Words): boolean => Object.keys(words).length > 0;
