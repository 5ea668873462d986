/** Characters that XML 1.0 has no way to write are left out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that must not be written
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const escapeXml = (text: string): string =>
  text.replace(impossible, "").replace(/[&<>"']/g, (character) => entities[character]!);

type Attributes = Record<string, string>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");

/** An element whose content is text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;

/** An element whose content is other elements, one to a line. */
export const element = (name: string, attributes: Attributes, children: readonly string[] = []): string =>
  children.length === 0
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>\n${children.join("\n")}\n</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
