/** Markdown bodies as HTML, made when first requested. */
import { Marked, type Token, type Tokens } from "marked";
import type { RichText } from "../../contracts/content.ts";
import { type PartKind, teaserLength } from "./teaser.ts";

const scripture = /\[\[([^[\]\n]+)\]\]/g;

export interface RenderContext {
  passage(text: string): { osis: string; reference: string } | undefined;
  /** Attributes of a link to `href`, the address itself included; without one its words are plain, since it is not in this language. */
  link(href: string): Record<string, string>;
  blockId(osis: string, nth: number): string;
}

interface RenderedBody extends RichText {
  /** Whether a teaser left something out. */
  cut: boolean;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

export const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");

/** A passage named inside a sentence: a link into the reader. */
export function passageLink(text: string, context: Pick<RenderContext, "passage" | "link">): string {
  const passage = context.passage(text);
  if (!passage) return escapeHtml(text);
  const { href } = context.link(`/bible?ref=${encodeURIComponent(passage.osis)}`);
  if (href === undefined) return escapeHtml(passage.reference);
  return `<a${attributes({ href, "data-passage": passage.osis })}>${escapeHtml(passage.reference)}</a>`;
}

function createRenderer(context: RenderContext, blocks: RichText["blocks"]): Marked {
  const marked = new Marked({ async: false, gfm: true });
  marked.use({
    extensions: [
      {
        name: "passageBlock",
        level: "block",
        start: (source: string) => source.match(/^\[\[[^[\]\n]+\]\][ \t]*$/m)?.index,
        tokenizer(source: string) {
          const match = /^\[\[([^[\]\n]+)\]\][ \t]*(?:\n+|$)/.exec(source);
          return match ? { type: "passageBlock", raw: match[0], text: match[1]!.trim() } : undefined;
        },
        renderer(token) {
          const passage = context.passage(token.text);
          if (!passage) return `<p>${escapeHtml(token.text)}</p>\n`;
          const id = context.blockId(passage.osis, blocks.length);
          blocks.push({
            content: { contentType: "passage", id, properties: { ...passage } },
            settings: null,
          });
          return `<umb-rte-block data-content-id="${id}"></umb-rte-block>\n`;
        },
      },
      {
        name: "passageLink",
        level: "inline",
        start: (source: string) => source.match(/\[\[/)?.index,
        tokenizer(source: string) {
          const match = /^\[\[([^[\]\n]+)\]\]/.exec(source);
          return match ? { type: "passageLink", raw: match[0], text: match[1]!.trim() } : undefined;
        },
        renderer: (token) => passageLink(token.text, context),
      },
    ],
    renderer: {
      link({ href, title, tokens }: Tokens.Link) {
        const goal = context.link(href);
        if (goal.href === undefined) return this.parser.parseInline(tokens);
        const values = { ...goal, ...(title ? { title } : {}) };
        return `<a${attributes(values)}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked;
}

const kindOf = ({ type }: Token): PartKind => {
  if (type === "space" || type === "def") return "blank";
  return type === "paragraph" ? "paragraph" : "other";
};
const cutToTeaser = (tokens: Token[]): Token[] => tokens.slice(0, teaserLength(tokens.map(kindOf)));

export function renderBody(markdown: string, context: RenderContext, teaser = false): RenderedBody {
  const blocks: RichText["blocks"] = [];
  const marked = createRenderer(context, blocks);
  const tokens = marked.lexer(markdown);
  const stored = teaser ? cutToTeaser(tokens) : tokens;
  const markup = marked.parser(stored).trimEnd();
  return { markup, blocks, cut: stored.length < tokens.length };
}

/** The same references in a text that is not Markdown: their names alone. */
export const renderPlain = (text: string, context: Pick<RenderContext, "passage">): string =>
  text.includes("[[")
    ? text.replace(scripture, (_, written: string) => context.passage(written.trim())?.reference ?? written)
    : text;
