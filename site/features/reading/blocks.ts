import type { BodyPart } from "./load-body.server.ts";

/** A body cut at its top-level elements, so that two languages can be set against each other. */
export function blocksOf(parts: readonly BodyPart[]): BodyPart[] {
  return parts.flatMap((part): BodyPart[] =>
    part.kind === "passage"
      ? [part]
      : splitMarkup(part.html).map((html) => ({ kind: "markup" as const, html })),
  );
}

const topLevel = /<hr\b[^<>]*>|<(p|h2|h3|ul|ol|blockquote)\b[^<>]*>(?:[\s\S]*?<\/\1>)?/g;

function splitMarkup(html: string): string[] {
  return html.match(topLevel) ?? (html.trim() ? [html] : []);
}

/** Pairs that stand side by side; null when the two do not have the same shape and are better set as columns. */
export function pairBlocks(
  left: readonly BodyPart[],
  right: readonly BodyPart[],
): [BodyPart, BodyPart][] | null {
  const sameShape =
    left.length === right.length && left.every((part, index) => part.kind === right[index]!.kind);
  return sameShape ? left.map((part, index) => [part, right[index]!]) : null;
}
