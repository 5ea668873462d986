/** The text of a WordPress post as HTML: paragraphs where it has blank lines, shortcodes without their brackets. */

const caption = /\[caption\b[^\]]{0,500}\]([\s\S]{0,5000}?)\[\/caption\]/gi;
const embed = /\[embed\b[^\]]{0,500}\]\s*(https?:\/\/[^\s[\]<>"]+)\s*\[\/embed\]/gi;
const shortcode = /\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]<>]{0,1000})?)(\/?)\]/gi;
const emptyBlock = /<!--\s+wp:([a-z][a-z0-9/-]{0,60})\s(?:[^>]|>(?!\s)){0,2000}?\/-->/g;
/** They are of the product's own, or mark places. */
const silent = new Set(["caption", "embed"]);
const builtIn = new Set("gallery audio video playlist wp_caption contact-form".split(" "));
/** Between these tags a blank line is not the end of a paragraph. */
const block =
  /^<\/?(?:address|article|aside|blockquote|div|dl|dt|dd|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|script|style|!--)\b|^<!--/i;

export function toHtml(content: string): { html: string; problems: string[] } {
  const problems = new Set<string>();
  for (const [, name] of content.matchAll(emptyBlock))
    problems.add(`the block "${name}" has no text of its own: left out`);
  const withFigures = content
    .replace(caption, (_, inside: string) => {
      const [, picture = "", words = inside] =
        /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
      return `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n`;
    })
    .replace(embed, (_, address: string) => `\n\n<p><a href="${address}">${address}</a></p>\n\n`);
  const names = shortcodesOf(withFigures);
  for (const name of names) problems.add(`the shortcode [${name}] is left out`);
  const plain = withFigures.replace(shortcode, (whole, _close, name: string) =>
    names.has(name.toLowerCase()) || silent.has(name.toLowerCase()) ? "" : whole,
  );
  return { html: /<!--\s+wp:/.test(content) ? plain : withParagraphs(plain), problems: [...problems] };
}

/** `[sic]` is a word; `[gallery]`, `[form id=3]` and `[quote]…[/quote]` are not. */
function shortcodesOf(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, close, name, attributes, selfClosed] of text.matchAll(shortcode)) {
    const lower = name!.toLowerCase();
    if (silent.has(lower)) continue;
    const isCode =
      close || selfClosed || builtIn.has(lower) || /[_-]/.test(lower) || /\s[\w-]+=/.test(attributes!);
    if (isCode) names.add(lower);
  }
  return names;
}

/** The editor before blocks stored no paragraphs: a blank line ended one, and a single one broke the line. */
function withParagraphs(text: string): string {
  const parts = text.replace(/\r\n?/g, "\n").split(/(?=<pre\b)|(?<=<\/pre>)/i);
  return parts.map((part) => (/^<pre\b/i.test(part) ? part : paragraphs(part))).join("\n");
}

const paragraphs = (text: string): string =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (block.test(part) ? part : `<p>${part.replaceAll("\n", "<br>\n")}</p>`))
    .join("\n");
