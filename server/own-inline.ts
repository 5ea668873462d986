import type { Edit } from "./edits.ts";

/** What a page has inline that the server itself wrote. */
export interface OwnInline {
  scripts: string[];
  styles: string[];
}

const inline = /^<(script|style)\b/;
const executable = (tag: string) =>
  !/\ssrc=/.test(tag) && (!/\stype=/.test(tag) || /\stype="(module|text\/javascript)"/.test(tag));

export const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`;

/**
 * Distinguishes our scripts and styles from those in content: React adds this render's nonce to our own, and content
 * cannot know it. It is removed again, so the page's bytes are the same on every render.
 */
export function findOwnInline(html: string, nonce: string): OwnInline & { edits: Edit[] } {
  const mark = nonceAttribute(nonce);
  const own = { scripts: [] as string[], styles: [] as string[], edits: [] as Edit[] };
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const to = at + mark.length;
    own.edits.push({ from: at, to, by: "" });
    const tagEnd = html.indexOf(">", to);
    const tag = html.slice(html.lastIndexOf("<", at), tagEnd);
    const name = inline.exec(tag)?.[1];
    if (!name) continue;
    const text = html.slice(tagEnd + 1, html.indexOf(`</${name}>`, tagEnd));
    if (name === "style") own.styles.push(text);
    else if (executable(tag)) own.scripts.push(text);
  }
  return own;
}
