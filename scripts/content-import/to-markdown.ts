/** HTML of an export as the Markdown of the library; what Markdown cannot carry is named. */
import { marked } from "marked";
import sanitize from "sanitize-html";
import TurndownService from "turndown";
import type { LinkGoal } from "./links.ts";
import { addTableRules, oneLine } from "./tables.ts";
import { wordless, wordsOf } from "./words.ts";

export interface BodyContext {
  linkTo(address: string): LinkGoal;
  /** The path of a picture that was carried over. */
  pictureFor(address: string): string | undefined;
}

const carried =
  "p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code a em strong b i figure figcaption img table caption thead tbody tfoot tr th td div section article aside header footer main dl dt dd".split(
    " ",
  );
const harmless = new Set([
  ...carried,
  ..."span u s del ins sub sup small mark q cite abbr font center time address picture source wbr nav details summary label tt kbd var samp big strike colgroup col".split(
    " ",
  ),
]);
/** Deeper than any text; what is below is left out. */
const nestingLimit = 60;

/** In the place of a tag that leads nowhere: its words stay. */
const unmarked: sanitize.Tag = { tagName: "span", attribs: {} };

/** Every picture of a text, in their order. */
export function picturesIn(html: string): { url: string; alt: string }[] {
  const found: { url: string; alt: string }[] = [];
  sanitize(html, {
    allowedTags: [],
    onOpenTag: (name, { src, alt = "" }) => {
      if (name === "img" && src) found.push({ url: src, alt: wordsOf(alt) });
    },
  });
  return found;
}

export function toMarkdown(html: string, context: BodyContext): { markdown: string; problems: string[] } {
  const problems = new Set<string>();
  const clean = sanitize(html, {
    allowedTags: carried,
    allowedAttributes: {
      a: ["href"],
      img: ["src", "alt"],
      th: ["colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    // Links are sorted out below, with all that browsers take for one.
    allowedSchemes: ["http", "https", "mailto", "tel"],
    nonTextTags: wordless,
    nestingLimit,
    onOpenTag: (name, attributes) => {
      for (const problem of lostBy(name, attributes)) problems.add(problem);
    },
    transformTags: {
      a: (tagName, { href = "" }) => {
        const goal = context.linkTo(href);
        if ("href" in goal) return { tagName, attribs: { href: goal.href } };
        if (href !== "") problems.add(goal.problem);
        return unmarked;
      },
      img: (tagName, { src = "", alt = "" }) => {
        const path = context.pictureFor(src);
        return path ? { tagName, attribs: { src: path, alt: wordsOf(alt) } } : unmarked;
      },
    },
  });
  const markdown = converted(clean);
  if (isPlain(markdown)) return { markdown, problems: [...problems] };
  problems.add("its text could not be carried over with its format: only the words are");
  return { markdown: asWords(wordsOf(clean)), problems: [...problems] };
}

function* lostBy(name: string, attributes: Record<string, string>): Iterable<string> {
  if (name === "iframe" || name === "embed" || name === "object")
    yield `what was embedded is left out: ${attributes.src ?? attributes.data ?? name}`;
  else if (!harmless.has(name)) yield `<${name}> is left out`;
  if (Object.keys(attributes).some((key) => /^on/i.test(key))) yield "scripts in attributes are left out";
  if (attributes.style !== undefined) yield "inline styles are left out";
  if (Number(attributes.colspan) > 1 || Number(attributes.rowspan) > 1)
    yield "merged cells of a table are single ones now";
}

/** Stands for a closing bracket until it is known what follows it; no text has it. */
const bracket = "\uE001";
/** What a text may hold that Markdown, or the check of the library's links, would take for markup. */
function escaped(text: string): string {
  return turndownEscape(text.replaceAll(bracket, ""))
    .replaceAll("\\]", bracket)
    .replace(/[<|~]/g, "\\$&")
    .replace(/&(?=[#\w]|$)/g, "&amp;")
    .replace(/!$/, "\\!");
}

const turndown = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "*",
  hr: "---",
});
const turndownEscape = turndown.escape.bind(turndown);
turndown.escape = escaped;

/** Plain words as Markdown that shows them. */
export const asWords = (text: string): string => finished(escaped(text));

turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement: (content, node) => {
    const words = oneLine(content);
    // The page's own title is the first heading.
    return words ? `\n\n${"#".repeat(Math.max(2, Number(node.nodeName[1])))} ${words}\n\n` : "";
  },
});
turndown.addRule("link", {
  filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
  replacement: (content, node) => {
    const words = content.trim();
    // Paragraphs cannot be inside a link.
    return words === "" || words.includes("\n")
      ? content
      : `[${words}](${(node as HTMLElement).getAttribute("href")})`;
  },
});
turndown.addRule("picture", {
  filter: "img",
  replacement: (_, node) => {
    const { src, alt } = attributesOf(node as HTMLElement);
    return `![${escaped(oneLine(alt))}](${src})`;
  },
});
turndown.addRule("code", {
  filter: "code",
  replacement: (_, node) => {
    const text = oneLine(node.textContent ?? "");
    return /^[^`<&[\]\\]+$/.test(text) ? `\`${text}\`` : escaped(text);
  },
});
/** Lines of words: the library shows no programs, and a verse or a poem in <pre> is one. */
turndown.addRule("lines", {
  filter: "pre",
  replacement: (_, node) =>
    `\n\n${(node.textContent ?? "")
      .split("\n")
      .map((line) => escaped(line.trim()))
      .join("  \n")
      .trim()}\n\n`,
});
addTableRules(turndown);

const attributesOf = (node: HTMLElement) => ({
  src: node.getAttribute("src") ?? "",
  alt: node.getAttribute("alt") ?? "",
});

const finished = (markdown: string): string =>
  markdown
    .replaceAll(`${bracket}(`, "\\]\\(")
    .replaceAll(bracket, "\\]")
    .split("\n")
    .map((line) => (line.endsWith("  ") && line.trim() !== "" ? `${line.trimEnd()}  ` : line.trimEnd()))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const converted = (html: string): string => finished(turndown.turndown(html));

const safeLink = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/** Whether the site's Markdown makes nothing of it but words, links to pages and pictures of its own. */
export function isPlain(markdown: string): boolean {
  let plain = !markdown.includes("[[");
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === "html") plain = false;
    if (token.type === "link" && !safeLink.test(token.href)) plain = false;
    if (token.type === "image" && !token.href.startsWith("/media/imported/")) plain = false;
  });
  return plain;
}
