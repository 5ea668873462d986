const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(entity: string, name: string): string {
  if (!name.startsWith("#")) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The words of a body's markup, one space between them; inline tags leave no gap inside a word. */
export function textOfMarkup(markup: string): string {
  return markup
    .replace(/<\/?(?:a|abbr|b|cite|code|em|i|q|small|span|strong|sub|sup)(?:\s[^<>]*)?>/gi, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(#?\w{1,10});/g, decode)
    .replace(/\s+/g, " ")
    .trim();
}
