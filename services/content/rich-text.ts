/** A body that an editor of rich text made, as pages show it: passages named, links in the reader's language. */
import type { RichText } from "../../contracts/content.ts";
import { attributes, escapeHtml, passageLink, type RenderContext } from "./markdown.ts";
import { teaserOf } from "./teaser.ts";

export interface RichTextContext extends RenderContext {
  /** Attributes of a link to an item, wherever it lies now; none when it is not in this language, undefined when it is not there. */
  linkToItem(id: string, rest: string): Record<string, string> | undefined;
}

// None goes on past the next tag: a text of tags that never end would else be read once for each of them.
const anchor = /<a\b([^<>]*)>/gi;
const wholeAnchor = /<a\b([^<>]*)>((?:(?!<a\b)[\s\S])*?)<\/a>/gi;
const attribute = /([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const placeholder = /<(umb-rte-block(?:-inline)?)\b([^<>]*)>(?:\s*<\/\1>)?/gi;
const aloneInParagraph = /<p(?:\s[^<>]*)?>\s*\[\[([^[\]\n<]+)\]\]\s*<\/p>/g;
const inSentence = /\[\[([^[\]\n<]+)\]\]/g;
const contentId = /data-content-(?:id|key)\s*=\s*"([^"]+)"/i;

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      unescaped(double ?? single ?? bare ?? ""),
    ]),
  );
}

/** What our own links say of their goal; an address that moved must not say it of the old one. */
const ofGoal = ["href", "data-anchor"];

function goalOf(
  { href = "", "data-destination-id": id }: Record<string, string>,
  context: RichTextContext,
): Record<string, string> {
  const rest = /[?#].*$/s.exec(href)?.[0] ?? "";
  return (id === undefined ? undefined : context.linkToItem(id, rest)) ?? context.link(href);
}

function link(written: string, context: RichTextContext): string {
  const given = attributesOf(written);
  const { href: _, "data-destination-id": __, ...others } = given;
  const goal = goalOf(given, context);
  const own = Object.entries(others).filter(([name]) => !ofGoal.includes(name) && !name.startsWith("on"));
  return `<a${attributes({ ...goal, ...Object.fromEntries(own.filter(([name]) => !(name in goal) && !name.startsWith("data-"))) })}>`;
}

export function renderRichText(
  { markup, blocks }: RichText,
  context: RichTextContext,
  teaser = false,
): RichText {
  const written = new Map(blocks.map(({ content }) => [content.id, content]));
  const shown: RichText["blocks"] = [];
  const passageBlock = (text: string, id?: string): string => {
    const passage = context.passage(text);
    if (!passage) return `<p>${escapeHtml(text)}</p>`;
    const own = id ?? context.blockId(passage.osis, shown.length);
    shown.push({ content: { contentType: "passage", id: own, properties: { ...passage } }, settings: null });
    return `<umb-rte-block data-content-id="${own}"></umb-rte-block>`;
  };
  const html = markup
    .replace(wholeAnchor, (whole: string, inside: string, words: string) =>
      goalOf(attributesOf(inside), context).href === undefined ? words : whole,
    )
    .replace(anchor, (_, inside: string) => link(inside, context))
    .replace(aloneInParagraph, (_, text: string) => passageBlock(unescaped(text).trim()))
    .replace(inSentence, (_, text: string) => passageLink(unescaped(text).trim(), context))
    .replace(placeholder, (whole: string, name: string, inside: string) => {
      const id = contentId.exec(inside)?.[1]?.toLowerCase();
      if (id !== undefined && shown.some(({ content }) => content.id === id)) return whole;
      const content = id === undefined ? undefined : written.get(id);
      const reference = content?.contentType === "passage" ? content.properties.reference : undefined;
      // A block that we do not know shows nothing.
      if (typeof reference !== "string") return "";
      return name.toLowerCase() === "umb-rte-block"
        ? passageBlock(reference, id)
        : passageLink(reference, context);
    })
    .trimEnd();
  const whole = { markup: html, blocks: shown };
  return teaser ? teaserOf(whole) : whole;
}

const inline = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;

/** The words of a body, to count them: those of passages that it names stand for the passages. */
export function wordsOf({ markup, blocks }: RichText): string {
  const references = new Map(
    blocks.map(({ content }) => [content.id, String(content.properties.reference ?? "")]),
  );
  return markup
    .replace(
      placeholder,
      (_, __, inside: string) => ` ${references.get(contentId.exec(inside)?.[1] ?? "") ?? ""} `,
    )
    .replace(inline, "")
    .replace(/<[^<>]*>/g, " ");
}
