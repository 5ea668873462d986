import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import postcss, { type ChildNode, type Container } from "postcss";
import { appStartId } from "../start/app-start.ts";

interface Piece {
  /** The at-rules around it, outermost first. */
  within: readonly string[];
  css: string;
  /** The classes of each of its selectors; one of them must be on the page with all of its classes. */
  selectors?: string[][];
  /** Keyframes and registered properties belong to the rules that name them. */
  name?: string;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, "$1"));

function piecesOf(container: Container<ChildNode>, within: readonly string[] = []): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === "rule")
      return [{ within, css: node.toString(), selectors: node.selectors.map(classesIn) }];
    if (node.type !== "atrule") return [];
    if (/^(media|supports|layer|container|starting-style)$/.test(node.name) && node.nodes)
      return piecesOf(node as Container<ChildNode>, [...within, `@${node.name} ${node.params}`]);
    const isNamed = node.name === "property" || node.name === "keyframes";
    return [{ within, css: node.toString(), ...(isNamed ? { name: node.params } : {}) }];
  });
}

/** Neighbours within the same at-rules share them. */
function write(pieces: readonly Piece[]): string {
  let css = "";
  let open: readonly string[] = [];
  for (const { within, css: text } of pieces) {
    const shared = open.findIndex((rule, at) => rule !== within[at]);
    const same = shared < 0 ? Math.min(open.length, within.length) : shared;
    css +=
      "}".repeat(open.length - same) +
      within
        .slice(same)
        .map((rule) => `${rule}{`)
        .join("");
    open = within;
    // A statement has no braces to end it.
    css += text.endsWith("}") ? text : `${text};`;
  }
  return css + "}".repeat(open.length);
}

export interface PageStyles {
  css: Buffer;
}

const mark = ' class="';
/** Behind it are data, and no markup. */
const end = `<noscript id="${appStartId}"`;

/** Of a style sheet, the rules that a page's own markup needs; the browser has the rest from the sheet's file. */
export function createPageStyles(sheet: string): (html: string) => PageStyles {
  const pieces = piecesOf(postcss.parse(sheet));
  /** Pages of one type have nearly always the same classes. */
  const known = new LRUCache<string, PageStyles>({ max: 100 });

  function stylesFor(attributes: Iterable<string>): string {
    const names = [...attributes].flatMap((names) => names.split(" "));
    const classes = new Set(names.map((name) => name.replaceAll("&amp;", "&").replaceAll("&gt;", ">")));
    const used = pieces.filter(
      ({ selectors }) => !selectors || selectors.some((all) => all.every((name) => classes.has(name))),
    );
    const text = used.map(({ name, css }) => (name ? "" : css)).join("");
    return write(used.filter(({ name }) => !name || text.includes(name)));
  }

  return (html) => {
    const attributes = new Set<string>();
    const last = html.lastIndexOf(end);
    for (let at = html.indexOf(mark); at >= 0 && (last < 0 || at < last); ) {
      const to = html.indexOf('"', at + mark.length);
      attributes.add(html.slice(at + mark.length, to));
      at = html.indexOf(mark, to);
    }
    const key = hash("sha1", [...attributes].join("\n"), "base64");
    const styles = known.get(key) ?? { css: Buffer.from(stylesFor(attributes)) };
    known.set(key, styles);
    return styles;
  };
}
