import * as z from "zod/mini";
import { richText } from "../../../contracts/content.ts";
import { faqAnchor } from "../../../contracts/faq-anchor.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { type BodyPart, loadBody } from "../reading/load-body.server.ts";

const faqProperty = z.object({
  items: z.array(
    z.object({
      content: z.object({
        id: z.string(),
        properties: z.object({ question: z.string(), answer: richText }),
      }),
    }),
  ),
});

export interface FaqQuestion {
  /** In the page's address, after the #. */
  anchor: string;
  question: string;
  parts: BodyPart[];
  /** The answer in plain words, for search engines. */
  text: string;
}

const plain = (markup: string) =>
  markup
    .replace(/<[^<>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export async function loadFaq(
  scripture: ScriptureClient,
  property: unknown,
  locale: Locale,
): Promise<FaqQuestion[]> {
  const found = faqProperty.safeParse(property);
  if (!found.success) return [];
  return Promise.all(
    found.data.items.map(async ({ content: { properties } }) => ({
      anchor: faqAnchor(properties.question),
      question: properties.question,
      parts: await loadBody(scripture, properties.answer, locale),
      text: plain(properties.answer.markup),
    })),
  );
}
