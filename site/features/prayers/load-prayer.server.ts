import * as z from "zod/mini";
import type { ContentItem } from "../../../contracts/content.ts";
import { pageProperties } from "../../../contracts/content-properties.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { loadRelated } from "../catalog/load-cards.server.ts";
import { recordingAddress } from "../listen/recording-address.ts";
import { loadPassages } from "../passages/load-passages.server.ts";
import { type BodyPart, loadBody } from "../reading/load-body.server.ts";
import { shortened } from "../sharing/shorten.ts";

const prayerProperties = z.extend(pageProperties, {
  eveningPrayer: z._default(z.nullable(z.string()), null),
});

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
const openingLength = 240;

/** How a prayer begins, in plain words. */
function openingOf(parts: readonly BodyPart[]): string {
  const first = parts.find((part) => part.kind === "markup");
  const text = (/<p[^>]*>(.*?)<\/p>/s.exec(first?.html ?? "")?.[1] ?? "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!);
  return shortened([text], (part) => part.length <= openingLength);
}

export async function loadPrayer({ content, scripture }: SiteServices, item: ContentItem, locale: Locale) {
  const properties = prayerProperties.parse(item.properties);
  const [parts, passages, related] = await Promise.all([
    loadBody(scripture, properties.contentBody, locale),
    loadPassages(scripture, properties.passages ?? [], locale),
    loadRelated(content, properties.related ?? [], locale),
  ]);
  const { title, summary, seoDescription, topic, eveningPrayer } = properties;
  return {
    id: item.id,
    title,
    summary: summary ?? "",
    description: seoDescription ?? summary ?? "",
    topic: topic?.name ?? null,
    audio: recordingAddress(properties.audio),
    parts,
    opening: openingOf(parts) || (summary ?? ""),
    evening: eveningPrayer?.split(/\n\s*\n/) ?? [],
    passages,
    related,
  };
}

export type PrayerView = Awaited<ReturnType<typeof loadPrayer>>;
