/** Rich text of an Umbraco as the Markdown of our files: passages by name, links by path. */
import TurndownService from "turndown";
import type { RichText } from "../../contracts/content.ts";

/** They are in no text, and turndown does not escape them as it does brackets. */
const [open, close] = ["\uE000", "\uE001"];
const placeholder =
  /<(umb-rte-block(?:-inline)?)\b[^>]*?data-content-(?:id|key)="([^"]+)"[^>]*>(?:\s*<\/\1>)?/gi;
const anchor = /<a\b([^>]*)>/gi;

const turndown = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "*",
  hr: "---",
});

/** `pathOf` names an item as files do, without a language. */
export function toMarkdown({ markup, blocks }: RichText, pathOf: (id: string) => string | undefined): string {
  const references = new Map(
    blocks.map(({ content }) => [content.id, String(content.properties.reference ?? "")]),
  );
  const html = markup
    .replace(placeholder, (_, name: string, id: string) => {
      const passage = open + (references.get(id.toLowerCase()) ?? "") + close;
      return name.toLowerCase() === "umb-rte-block" ? `<p>${passage}</p>` : passage;
    })
    .replaceAll("[[", open)
    .replaceAll("]]", close)
    .replace(anchor, (whole: string, inside: string) => {
      const path = pathOf(/data-destination-id="([^"]+)"/.exec(inside)?.[1]?.toLowerCase() ?? "");
      const href = /\shref="([^"]*)"/.exec(inside)?.[1] ?? "";
      if (path === undefined) return whole;
      const title = /\stitle="[^"]*"/.exec(inside)?.[0] ?? "";
      return `<a href="${path}${/[?#].*$/.exec(href)?.[0] ?? ""}"${title}>`;
    });
  return turndown.turndown(html).replaceAll(open, "[[").replaceAll(close, "]]").trim();
}
