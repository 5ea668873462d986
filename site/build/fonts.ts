import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What English and Spanish texts are written with, and no sign that a page has once in a while, as `unicode-range` in fonts.css says it; the rest comes from the whole font. */
export const unicodeRange =
  "U+20-22, U+24-3B, U+3F-5A, U+5F, U+61-7A, U+A0-A1, U+A9-AB, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2009, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+203A, U+20AC";

export const characters = unicodeRange
  .split(", ")
  .flatMap((range) => {
    const [first, last = first] = range
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code!, 16));
    return Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at));
  })
  .join("");

/** The weights that the style sheet uses; italics are never bold but for a word now and then, which the whole font has. */
const weights = { wght: { min: 400, max: 700 } };
const fonts = {
  "literata.woff2": {
    source: "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
    variationAxes: weights,
  },
  "literata-italic.woff2": {
    source: "@fontsource-variable/literata/files/literata-latin-wght-italic.woff2",
    variationAxes: { wght: 400 },
  },
  "atkinson.woff2": {
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    variationAxes: weights,
  },
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const folder = path.join(root, "node_modules/.cache/fonts");
const { resolve } = createRequire(import.meta.url);

/** Half the bytes of the fonts: the letters and weights that pages use. Made once, imported as `@fonts/…`. */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    config: () => ({ resolve: { alias: { "@fonts": folder } } }),
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      const made = path.join(folder, "made-of.txt");
      const wanted = JSON.stringify([unicodeRange, fonts]);
      const isMade = existsSync(made) && readFileSync(made, "utf8") === wanted;
      for (const [name, { source, variationAxes }] of Object.entries(fonts)) {
        const file = path.join(folder, name);
        if (isMade && existsSync(file)) continue;
        const whole = readFileSync(resolve(source));
        writeFileSync(file, await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes }));
      }
      writeFileSync(made, wanted);
    },
  };
}
