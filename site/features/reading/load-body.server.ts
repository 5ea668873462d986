import { LRUCache } from "lru-cache";
import type { RichText } from "../../../contracts/content.ts";
import { anchorPrefix } from "../../../contracts/content-anchor.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ScriptureClient } from "../../../services/scripture/client.ts";
import { loadPassages, type PassageView } from "../passages/load-passages.server.ts";
import { createSanitizer } from "./sanitize-markup.server.ts";

/** A body in the order it is read: markup, and the passages set between. */
export type BodyPart = { kind: "markup"; html: string } | { kind: "passage"; passage: PassageView };

const blockPlace = /<umb-rte-block\b([^<>]*)>\s*(?:<\/umb-rte-block>)?/g;
const blockId = /\sdata-content-id="([^"]+)"/;

export async function loadBody(
  scripture: ScriptureClient,
  body: RichText | null,
  locale: Locale,
): Promise<BodyPart[]> {
  if (!body) return [];
  const osisById = new Map(
    body.blocks
      .filter((block) => block.content.contentType === "passage")
      .map((block) => [block.content.id, String(block.content.properties.osis)]),
  );
  const pieces = await piecesOf(body);
  const wanted = pieces.filter((_, index) => index % 2 === 1).flatMap((id) => osisById.get(id) ?? []);
  const passages = new Map(
    (await loadPassages(scripture, wanted, locale)).map((found) => [found.osis, found]),
  );
  return pieces.flatMap((piece, index): BodyPart[] => {
    if (index % 2 === 0) return piece.trim() ? [{ kind: "markup", html: piece }] : [];
    const passage = passages.get(osisById.get(piece) ?? "");
    return passage ? [{ kind: "passage", passage }] : [];
  });
}

/** A text that is read often is sanitized once. */
const sanitized = new LRUCache<string, string[]>({
  maxSize: 500_000,
  sizeCalculation: (_, { length }) => length,
});

/** Markup and ids of the blocks between, in turns. Each piece by itself: one cut out of an element is a whole again. */
async function piecesOf(body: RichText): Promise<string[]> {
  const known = sanitized.get(body.markup);
  if (known) return known;
  const sanitize = await createSanitizer();
  const anchor = createAnchors();
  const anchored = body.markup
    .split(blockPlace)
    .map((piece, index) =>
      index % 2 === 0 ? anchor.headings(sanitize(piece)) : (blockId.exec(piece)?.[1] ?? ""),
    );
  const pieces = anchored.map((piece, index) => (index % 2 === 0 ? anchor.links(piece) : piece));
  if (body.markup) sanitized.set(body.markup, pieces);
  return pieces;
}

const slugOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/<[^>]+>|&[^;]+;/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Headings become places to link to; a CMS's rich text gives them no ids. Links within the text name them by their words. */
function createAnchors() {
  const times = new Map<string, number>();
  const slugs = new Set<string>();
  const add = (words: string): string => {
    const nth = (times.get(words) ?? 0) + 1;
    times.set(words, nth);
    const slug = nth === 1 ? words : `${words}-${nth}`;
    if (slugs.has(slug)) return add(words);
    slugs.add(slug);
    return slug;
  };
  return {
    headings: (html: string) =>
      html.replace(/<h2>(.*?)<\/h2>/g, (whole, text: string) => {
        const words = slugOf(text);
        return words === "" ? whole : `<h2 id="${anchorPrefix}${add(words)}">${text}</h2>`;
      }),
    links: (html: string) =>
      html.replace(/<a href="#([^"]+)"/g, (whole, slug: string) =>
        slugs.has(slug) ? `<a href="#${anchorPrefix}${slug}"` : whole,
      ),
  };
}

export interface Heading {
  id: string;
  text: string;
}

/** Second-level headings that carry an id, for the table of contents. */
export function headingsOf(parts: readonly BodyPart[]): Heading[] {
  return parts.flatMap((part) =>
    part.kind === "markup"
      ? [...part.html.matchAll(/<h2[^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id, html]) => ({
          id: id!,
          text: html!.replace(/<[^>]+>/g, ""),
        }))
      : [],
  );
}
