/** Lists of blocks: a quiz's questions, an offer's terms, questions and answers of a page, a menu's links. */
import { type Locale, locales } from "../../../../contracts/site.ts";
import type { Faq, Localised, MenuLink, OfferTerm, SourceRecord } from "../../record.ts";
import { type Block, blocksOf, numberOf, richTextOf, textOf } from "./values.ts";

type Question = NonNullable<SourceRecord["questions"]>[number];

/** The same block in the other language: by its id, else by its place. */
const alike = (blocks: readonly Block[], { id }: Block, nth: number): Block | undefined =>
  blocks.find((block) => block.id === id) ?? blocks[nth];

function words(alias: string, blocks: Record<Locale, Block | undefined>): Localised<string> | undefined {
  const found = locales.map((locale) => [locale, textOf(blocks[locale]?.properties[alias])] as const);
  return found.every(([, text]) => text !== undefined)
    ? (Object.fromEntries(found) as Localised<string>)
    : undefined;
}

/** Only whole questions: with two answers or more, of which one is right, in both languages. */
export function readQuestions(values: Record<Locale, unknown>): Question[] {
  const spanish = blocksOf(values.es);
  return blocksOf(values["en-US"]).flatMap((block, nth) => {
    const both = { "en-US": block, es: alike(spanish, block, nth) };
    const question = words("question", both);
    const explanation = words("explanation", both);
    const spanishAnswers = blocksOf(both.es?.properties.answers);
    const answers = blocksOf(block.properties.answers).flatMap((answer, at) => {
      const text = words("text", { "en-US": answer, es: alike(spanishAnswers, answer, at) });
      return text ? [{ id: answer.id, text, correct: answer.properties.correct === true }] : [];
    });
    const isWhole = answers.length > 1 && answers.filter(({ correct }) => correct).length === 1;
    if (!question || !isWhole) return [];
    const passage = (textOf(block.properties.passage) ?? "")
      .split(";")
      .map((part) => part.trim())
      .filter(Boolean);
    return [{ id: block.id, question, answers, ...(explanation ? { explanation } : {}), passage }];
  });
}

export const readTerms = (value: unknown): OfferTerm[] =>
  blocksOf(value).flatMap(({ id, properties }) => {
    const termLength = textOf(properties.termLength);
    const displayPrice = numberOf(properties.displayPrice);
    if (termLength === undefined || displayPrice === undefined) return [];
    return [
      {
        id,
        termLength,
        displayPrice,
        regularPrice: numberOf(properties.regularPrice) ?? null,
        isMostPopular: properties.isMostPopular === true,
        trialDays: numberOf(properties.trialDays) ?? null,
      },
    ];
  });

export const readFaq = (value: unknown): Faq[] =>
  blocksOf(value).flatMap(({ properties }) => {
    const question = textOf(properties.question);
    const answer = richTextOf(properties.answer);
    return question !== undefined && answer ? [{ question, answer }] : [];
  });

export const readLinks = (value: unknown): MenuLink[] =>
  blocksOf(value).flatMap(({ properties }) => {
    const label = textOf(properties.label);
    const to = textOf(properties.address);
    return label !== undefined && to !== undefined ? [{ label, to }] : [];
  });
