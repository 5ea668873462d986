/** What a page has inline that the server itself wrote. */
export interface OwnInline {
  scripts: string[];
  styles: string[];
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const executable = (attributes: string) =>
  !/\ssrc=/.test(attributes) &&
  (!/\stype=/.test(attributes) || /\stype="(module|text\/javascript)"/.test(attributes));

export const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`;

/**
 * Distinguishes our scripts and styles from those in content: React adds this render's nonce to our own, and content
 * cannot know it. It is removed again, so the page's bytes are the same on every render.
 */
export function takeOwnInline(html: string, nonce: string): OwnInline & { html: string } {
  const mark = nonceAttribute(nonce);
  const own: OwnInline = { scripts: [], styles: [] };
  for (const [, tag, attributes, text] of html.matchAll(inline)) {
    if (!attributes!.includes(mark)) continue;
    if (tag === "style") own.styles.push(text!);
    else if (executable(attributes!)) own.scripts.push(text!);
  }
  return { ...own, html: html.replaceAll(mark, "") };
}
