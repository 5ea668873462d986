/** What a Markdown body refers to: checked when it is loaded, or written. */

interface BodyReference {
  text: string;
  /** Lines after the first. */
  line: number;
}

const scripture = /\[\[([^[\]\n]+)\]\]/g;
const link = /\]\(\s*<?([^)\s>]+)|^ {0,3}\[[^\]\n[]+\]:\s*<?([^\s>]+)/gm;

/** Every `[[reference]]` and link of a text, with the line it stands on. */
export function scanBody(markdown: string): { passages: BodyReference[]; links: BodyReference[] } {
  if (!markdown.includes("[")) return { passages: [], links: [] };
  const find = (pattern: RegExp) => {
    let [line, at] = [0, 0];
    return [...markdown.matchAll(pattern)].map((match) => {
      line += markdown.slice(at, match.index).split("\n").length - 1;
      at = match.index;
      return { text: (match[1] ?? match[2] ?? "").trim(), line };
    });
  };
  return { passages: find(scripture), links: find(link) };
}
