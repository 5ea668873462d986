const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Replaces a note, which often hides the only space between two words. */
const noteMark = "\uE000";

/** Leaves the words of a verse: no notes, headings, speakers or tags, with the spaces their removal would lose. */
export function cleanMarkup(raw: string): string {
  let text = raw;
  if (text.includes("<note")) text = text.replace(/<note\b[^>]*?(?:\/>|>[\s\S]*?<\/note>)/g, noteMark);
  if (text.includes("<title")) text = text.replace(/<title\b[^>]*?(?:\/>|>[\s\S]*?<\/title>)/g, " ");
  if (text.includes("<speaker")) text = text.replace(/<speaker\b[^>]*>[\s\S]*?<\/speaker>/g, " ");
  if (text.includes("marker=")) text = text.replace(/<q\b[^>]*\bmarker="([^"]*)"[^>]*>/g, "$1");
  text = text
    .replace(/<\/?(?:l|lb|lg|p|div|br|item|list|milestone|chapter|verse)\b[^>]*>/gi, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/\uE000+(?=[\p{L}\p{N}“‘«¿¡(])/gu, " ")
    .replaceAll(noteMark, "")
    .replace(/[¶\s]+/g, " ")
    .trim();
  return text.includes("&") ? text.replace(/&(#x?[\da-f]+|\w+);/gi, decodeEntity) : text;
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const paragraphOpening =
  /^(?:\s|<(?!(?:p|div)\b)[^>]*>|<div\b(?![^>]*type="(?:x-p|paragraph)")[^>]*>|<(?:p|div)\b[^>]*eID[^>]*>)*(?:<p\b(?![^>]*eID)|<div\b(?=[^>]*sID)(?=[^>]*type="(?:x-p|paragraph)")|¶)/;

/** Whether a paragraph opens before the first word of the verse. */
export const opensParagraph = (raw: string): boolean =>
  /<p\b|x-p"|paragraph"|¶/.test(raw) &&
  paragraphOpening.test(raw.replace(/<title\b[^>]*>[\s\S]*?<\/title>/g, ""));

/** A psalm's own title, which is part of the text, apart from the headings of editors, which are not. */
export function psalmTitle(raw: string): string | undefined {
  const title = /<title\b(?=[^>]*type="psalm")[^>]*>([\s\S]*?)<\/title>/.exec(raw);
  const text = title && cleanMarkup(title[1]!);
  return text || undefined;
}
