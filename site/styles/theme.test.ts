import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { characters, unicodeRange } from "../build/fonts.ts";

const site = path.resolve(import.meta.dirname, "..");
const palette =
  /\b(?:bg|text|border|fill|stroke|ring|outline|decoration|accent|from|via|to)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)\b/g;

test("no class names a color of Tailwind's own palette, which the theme does not have: it would draw nothing", () => {
  const found = globSync("**/*.{ts,tsx}", {
    cwd: site,
    exclude: ["i18n/paraglide/**", "**/*.test.*"],
  }).flatMap((file) =>
    [...readFileSync(path.join(site, file), "utf8").matchAll(palette)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** What is read of a file of messages. */
const wordsOf = (json: string) =>
  Object.values(JSON.parse(json) as Record<string, string>)
    .join("")
    .replace(/\{\w+\}/g, "");

test("the small fonts are used for exactly the characters they have, and the site's own words need no others", () => {
  const css = readFileSync(path.join(site, "styles/fonts.css"), "utf8");
  const ranges = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) =>
    range!.replace(/\s+/g, " "),
  );
  expect(ranges).toEqual([unicodeRange, unicodeRange, unicodeRange]);
  const others = globSync("**/messages/*.json", { cwd: site }).flatMap((file) =>
    [...wordsOf(readFileSync(path.join(site, file), "utf8"))]
      .filter((character) => !characters.includes(character))
      .map((character) => `${file}: ${character}`),
  );
  expect(others).toEqual([]);
});
