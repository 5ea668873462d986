import * as z from "zod/mini";
import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import type { Day } from "../../i18n/daily.ts";
import { loadRelated } from "../catalog/load-cards.server.ts";
import { loadPassages } from "../passages/load-passages.server.ts";

const element = <Shape extends z.ZodMiniType>(properties: Shape) =>
  z.object({ content: z.object({ id: z.string(), properties }) });

const question = z.object({
  question: z.string(),
  answers: z.object({ items: z.array(element(z.object({ text: z.string() }))) }),
  explanation: z._default(z.nullable(z.string()), null),
  passages: z._default(z.nullable(z.array(z.string())), []),
  correctAnswerId: z.string(),
});

const triviaProperties = z.extend(pageProperties, {
  quizLevel: z._default(z.nullable(z.number()), null),
  questions: z._default(z.nullable(z.object({ items: z.array(element(question)) })), null),
});

/** A quiz whole, with the text of every passage, so that an answer can be explained at once. */
export async function loadTrivia(
  { content, scripture }: SiteServices,
  item: ContentItem,
  day: Day,
  locale: Locale,
) {
  const properties = triviaProperties.parse(item.properties);
  // A quiz without questions is none.
  if (!properties.questions?.items.length) return undefined;
  const items = properties.questions.items.map(({ content: { id, properties: own } }) => ({ id, ...own }));
  const [passages, related] = await Promise.all([
    Promise.all(items.map((one) => loadPassages(scripture, one.passages ?? [], locale))),
    loadRelated(content, properties.related ?? [], locale),
  ]);
  const questions = items.map((one, index) => ({
    id: one.id,
    text: one.question,
    answers: one.answers.items.map((answer) => ({
      id: answer.content.id,
      text: answer.content.properties.text,
    })),
    correctAnswerId: one.correctAnswerId,
    explanation: one.explanation,
    passages: passages[index] ?? [],
  }));
  const { title, summary, seoDescription } = properties;
  return {
    id: item.id,
    day,
    title,
    level: properties.quizLevel,
    summary: summary ?? "",
    description: seoDescription ?? summary ?? "",
    questions,
    related,
  };
}

export type TriviaView = NonNullable<Awaited<ReturnType<typeof loadTrivia>>>;
export type QuestionView = TriviaView["questions"][number];
