import { createRequire } from "node:module";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verseProperties } from "../../../../contracts/content-properties.ts";
import { locales } from "../../../../contracts/site.ts";
import { fontWidths } from "../../../../tests/support/font-widths.ts";
import { composeSite, type Site } from "../../../../tests/support/site.ts";
import { loadPassages } from "../../passages/load-passages.server.ts";
import { type Shared, sharedPassage } from "../shared.ts";
import { type CardFormat, cardFormats } from "./card-choices.ts";
import { layoutCard } from "./card-layout.ts";

const { resolve } = createRequire(import.meta.url);
const font = (weight: number) =>
  fontWidths(resolve(`@fontsource/literata/files/literata-latin-${weight}-normal.woff`));
const widths = { text: font(400), name: font(600) };
const measure = (text: string, name: keyof typeof widths) => widths[name](text);
const formats = Object.keys(cardFormats) as CardFormat[];

const layout = (shared: Shared, format: CardFormat) =>
  layoutCard(shared, { format, siteName: "Wellspring", measure });
const wordsOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join(" ");

/** Nothing outside the sheet, the sheet inside what no app or clock lies over, no text too small to read, all of the title. */
function faultsOf(shared: Shared, format: CardFormat): string[] {
  const { width, height, top, bottom } = cardFormats[format];
  const { sheet, lines } = layout(shared, format);
  const rules: Record<string, boolean> = {
    "sheet within the picture": sheet.x > 0 && sheet.x + sheet.width < width,
    "sheet where nothing lies over it":
      sheet.y >= height * top - 1 && sheet.y + sheet.height <= height * (1 - bottom) + 1,
    "lines within the sheet": lines.every(
      ({ text, x, baseline, size, font: name }) =>
        x + measure(text, name) * size < sheet.x + sheet.width - 50 &&
        baseline - size > sheet.y &&
        baseline + size * 0.3 < sheet.y + sheet.height,
    ),
    "12 px on a phone of 360": lines.every(({ size }) => (size / width) * 360 > 12),
    "title whole": wordsOf(lines).includes(shared.title),
  };
  return Object.keys(rules).flatMap((rule) => (rules[rule] ? [] : `${shared.title}, ${format}: ${rule}`));
}

test("a text of any length fits, is never too small, and the reference is always whole", () => {
  const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(..."abcdeñíó,.;:wmWM’") });
  const verse = fc.array(word, { minLength: 1, maxLength: 160 }).map((words) => words.join(" "));
  const shared = fc.record({
    title: fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" ")),
    verses: fc.array(verse, { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(shared, fc.constantFrom(...formats), (one, format) => {
      expect(faultsOf(one, format)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("a word that is longer than a line is broken, never cut off", () => {
  const long: Shared = { title: "X", verses: [`${"m".repeat(90)} end`] };
  expect(faultsOf(long, "square")).toEqual([]);
  expect(wordsOf(layout(long, "square").lines).replaceAll(" ", "")).toContain("m".repeat(90));
});

test("a title that has room is not broken within a word", () => {
  expect(faultsOf({ title: "Learning to wait", text: "What it asks." }, "square")).toEqual([]);
});

test("a shorter text is set larger", () => {
  const sizeOf = (verse: string) =>
    layout({ title: "John 11:35 (KJV)", verses: [verse] }, "square").lines[0]!.size;
  expect(sizeOf("Jesus wept.")).toBeGreaterThan(sizeOf("For God so loved the world. ".repeat(12)));
});

describe("the library", () => {
  let site: Site;
  beforeAll(async () => {
    site = await composeSite();
  });
  afterAll(() => site?.close());

  test("its verses, the longest and a sample of the others, fit whole on every card in both languages", async () => {
    const { content, scripture } = site.parts.site;
    const faults: string[] = [];
    for (const locale of locales) {
      const { items } = await content.list({ filter: ["contentType:verse"], take: 1000, locale });
      const osis = [...new Set(items.map(({ properties }) => verseProperties.parse(properties).passage))];
      expect(osis.length).toBeGreaterThan(300);
      const all = (await loadPassages(scripture, osis, locale))
        .map((passage) => sharedPassage(passage))
        .sort((a, b) => b.verses!.join().length - a.verses!.join().length);
      for (const shared of all.filter((_, nth) => nth < 20 || nth % 8 === 0)) {
        for (const format of formats) {
          faults.push(...faultsOf(shared, format));
          if (wordsOf(layout(shared, format).lines).includes("…"))
            faults.push(`${shared.title}, ${format}: cut`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
