/** The places of the site that have a menu: the row at the top, and the columns at the foot in their order. */
export const menuPlaces = [
  "main",
  "footer-daily",
  "footer-read",
  "footer-site",
  "footer-small-print",
] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** So that the row at the top fits beside the brand from 1024 pixels on, where it begins, and the columns on a phone. */
export const menuLimits = {
  title: 40,
  label: 40,
  address: 300,
  links: 10,
  main: { links: 7, label: 22, pixels: 500 },
} as const;

/** A path of this site, or an address that a browser may open: no script, and no other site disguised as a path. */
export const isMenuAddress = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  !/[\s\\\u0000-\u001f]/.test(address) && /^(?:\/(?!\/)|https:\/\/[^/]|mailto:.|tel:.)/i.test(address);

const gap = 19;

/** Letters as wide as they are in the header's font, by and large. */
function widthOf(letter: string): number {
  if (/[fijlrt1I .,:;'’!()|íì-]/.test(letter)) return 5;
  if (/[mwMW&@%]/.test(letter)) return 13;
  return /[\p{Lu}\d]/u.test(letter) ? 10.5 : 8.5;
}

/** What the words of a row need, in pixels of the header. */
export const rowWidth = (labels: readonly string[]): number =>
  labels.reduce(
    (sum, label) => sum + [...label].reduce((width, letter) => width + widthOf(letter), gap),
    -gap,
  );
