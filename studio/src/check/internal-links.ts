/** Links of a document that were picked from the library. */
import type { ContentType } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { groups, type Locale } from "../languages.ts";
import { internalLinkOf } from "../rich-text/links.ts";
import type { Document, Node } from "../rich-text/nodes.ts";
import { localPlace, type Place } from "./findings.ts";

export interface InternalLink {
  place: Place;
  id: string;
  /** As it is written: `/articles/learning-to-wait`. */
  href: string;
}

type Values = Record<string, unknown>;

function linksIn(nodes: readonly Node[] | undefined, place: Place): InternalLink[] {
  return (nodes ?? []).flatMap((node) => {
    const link = internalLinkOf(node);
    return [
      ...(link ? [{ place, id: link.id, href: link.path ? `/${link.path}` : link.id }] : []),
      ...linksIn(node.children, place),
    ];
  });
}

export function internalLinks(type: ContentType, doc: Values, languages: readonly Locale[]): InternalLink[] {
  return languages.flatMap((locale) => {
    const side = (doc[groups[locale]] ?? {}) as Values;
    return Object.entries(formats[type].fields).flatMap(([key, kind]) => {
      if (kind === "body")
        return linksIn((side[key] as Document | undefined)?.root?.children, localPlace(locale, key));
      if (kind !== "faq") return [];
      return ((side[key] ?? []) as { answer?: Document }[]).flatMap(({ answer }, nth) =>
        linksIn(answer?.root?.children, localPlace(locale, `${key}.${nth}.answer`)),
      );
    });
  });
}
