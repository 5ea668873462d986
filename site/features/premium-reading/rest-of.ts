import type { BodyPart } from "../reading/load-body.server.ts";

/** The whole without what the teaser has shown already; the whole itself where one is not the beginning of the other. */
export function restOf(teaser: readonly BodyPart[], whole: BodyPart[]): BodyPart[] {
  const last = teaser.length - 1;
  for (const [index, part] of teaser.entries()) {
    const other = whole[index];
    if (part.kind === "passage" || other?.kind !== "markup") {
      if (part.kind !== other?.kind) return whole;
      continue;
    }
    const shown = part.html.trimEnd();
    if (index < last ? shown !== other.html.trimEnd() : !other.html.startsWith(shown)) return whole;
    if (index === last) {
      const html = other.html.slice(shown.length).trim();
      return [...(html ? [{ kind: "markup" as const, html }] : []), ...whole.slice(index + 1)];
    }
  }
  return whole.slice(teaser.length);
}
