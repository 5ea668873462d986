/** Values of the Delivery API, whatever they turn out to be. */
import * as z from "zod";
import { type RichText, richText } from "../../../../contracts/content.ts";

/** Umbraco answers null for what is empty, and numbers where a number was typed. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
  return text === "" ? undefined : text;
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

export const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value ? [value] : []).flatMap((item: { id?: unknown } | null) =>
    typeof item?.id === "string" ? [item.id.toLowerCase()] : [],
  );

export function richTextOf(value: unknown): RichText | undefined {
  const given = typeof value === "string" ? { markup: value, blocks: [] } : value;
  const parsed = z.safeParse(richText, given);
  if (!parsed.success || parsed.data.markup.trim() === "") return undefined;
  return {
    markup: parsed.data.markup,
    blocks: parsed.data.blocks.map(({ content }) => ({
      content: {
        contentType: content.contentType,
        id: content.id.toLowerCase(),
        properties: content.properties,
      },
      settings: null,
    })),
  };
}

export interface Block {
  id: string;
  properties: Record<string, unknown>;
}

const blockList = z.object({
  items: z.array(
    z.object({ content: z.object({ id: z.string(), properties: z.record(z.string(), z.unknown()) }) }),
  ),
});

export function blocksOf(value: unknown): Block[] {
  const parsed = z.safeParse(blockList, value);
  if (!parsed.success) return [];
  return parsed.data.items.map(({ content }) => ({ ...content, id: content.id.toLowerCase() }));
}
