import { plainText } from "../../../../contracts/verse-lines.ts";
import type { Shared } from "../shared.ts";
import { shortened } from "../shorten.ts";
import { type CardFormat, cardFormats } from "./card-choices.ts";
import { balancedLines, widestWord, wrapped } from "./wrap-text.ts";

/** What is read, and what is named. */
export type CardFont = "text" | "name";
export type CardInk = "ink" | "muted" | "water";

interface CardLine {
  text: string;
  x: number;
  baseline: number;
  size: number;
  font: CardFont;
  ink: CardInk;
}

interface CardLayout {
  sheet: { x: number; y: number; width: number; height: number; radius: number };
  lines: CardLine[];
  drop: { x: number; y: number; size: number };
}

interface Block {
  text: string;
  size: number;
  font: CardFont;
  ink: CardInk;
  lineHeight: number;
  /** The space before it. */
  gap: number;
}

/** In thousandths of the card's width; a phone of 360 px shows the smallest text at 12 px. */
const sizes = { largest: 100, smallest: 34, step: 2, source: 36, margin: 60, padding: 64, brand: 34 };
const smallestTitle = 52;
/** Text larger than this leaves a part of the room to the picture. */
const comfortable = { size: 56, room: 0.8 };
const brandGap = 44;

type Blocks = (size: number, text: string) => Block[];

function blocksOf({ title, verses }: Shared): Blocks {
  const source = {
    text: title,
    size: sizes.source,
    font: "name",
    ink: "water",
    lineHeight: 1.3,
    gap: 30,
  } as const;
  if (verses)
    return (size, text) => [{ text, size, font: "text", ink: "ink", lineHeight: 1.32, gap: 0 }, source];
  return (size, text) => [
    { text: title, size, font: "name", ink: "ink", lineHeight: 1.16, gap: 0 },
    {
      text,
      size: Math.max(sizes.smallest, size * 0.56),
      font: "text",
      ink: "muted",
      lineHeight: 1.42,
      gap: 28,
    },
  ];
}

interface LayoutOptions {
  format: CardFormat;
  siteName: string;
  measure(text: string, font: CardFont): number;
}

/**
 * Where everything stands on a card, for a text of any length: as large as there is room for, smaller down to a size that
 * is still read on a phone, then shortened. Reference, title and the site's name are always whole.
 */
export function layoutCard(shared: Shared, { format, siteName, measure }: LayoutOptions): CardLayout {
  const { width, height, top, bottom } = cardFormats[format];
  const unit = width / 1000;
  const inner = 1000 - 2 * (sizes.margin + sizes.padding);
  const room = (height * (1 - top - bottom)) / unit;
  const blocks = blocksOf(shared);
  const measured = (font: CardFont) => (text: string) => measure(text, font);
  const set = (size: number, text: string, linesOf = wrapped) =>
    blocks(size, text)
      .map((block) => ({ ...block, lines: linesOf(block.text, inner / block.size, measured(block.font)) }))
      .filter(({ lines }) => lines.length > 0);
  const brandHeight = brandGap + sizes.brand * 1.3;
  const tall = (parts: ReturnType<typeof set>) =>
    parts.reduce((sum, { gap, size, lineHeight, lines }) => sum + gap + size * lineHeight * lines.length, 0) +
    2 * sizes.padding +
    brandHeight;
  const fits = (size: number, text: string) =>
    tall(set(size, text)) <= room * (size > comfortable.size ? comfortable.room : 1);
  const hasWholeWords = (size: number, text: string) =>
    blocks(size, text).every((block) => widestWord(block.text, measured(block.font)) * block.size <= inner);

  const verses = shared.verses ?? [plainText([{ text: shared.text ?? "" }])];
  let size = sizes.largest;
  const whole = shortened(verses, () => true);
  const smallest = shared.verses ? sizes.smallest : smallestTitle;
  while (size > smallest && !(fits(size, whole) && hasWholeWords(size, whole))) size -= sizes.step;
  const text = shortened(verses, (part) => fits(size, part));
  const parts = set(size, text, balancedLines);

  const sheetHeight = tall(parts);
  // A little below the middle of what is free: the sky is the larger part of a picture.
  const y = (height * top) / unit + (room - sheetHeight) * 0.56;
  const x = sizes.margin;
  let at = y + sizes.padding;
  const lines = parts.flatMap(({ gap, size, lineHeight, font, ink, lines }) => {
    at += gap;
    return lines.map((text) => {
      at += size * lineHeight;
      // The baseline stands where a font's line, centered in the leading, has it.
      const baseline = at - (size * (lineHeight - 1)) / 2 - size * 0.22;
      return { text, x: x + sizes.padding, baseline, size, font, ink };
    });
  });
  const brandTop = at + brandGap;
  const brand: CardLine = {
    text: siteName,
    x: x + sizes.padding + sizes.brand * 1.5,
    baseline: brandTop + sizes.brand,
    size: sizes.brand,
    font: "name",
    ink: "water",
  };
  return {
    sheet: {
      x: x * unit,
      y: y * unit,
      width: (1000 - 2 * sizes.margin) * unit,
      height: sheetHeight * unit,
      radius: 36 * unit,
    },
    lines: [...lines, brand].map((line) => ({
      ...line,
      x: line.x * unit,
      baseline: line.baseline * unit,
      size: line.size * unit,
    })),
    drop: { x: (x + sizes.padding) * unit, y: brandTop * unit, size: sizes.brand * 1.2 * unit },
  };
}
