import { shortened } from "../../../site/features/sharing/shorten.ts";
import type { Hour } from "../../../site/ui/scene.ts";

/** Everything a card shows; two cards with the same facts are the same picture. */
export interface CardFacts {
  kicker: string;
  /** A passage is set larger and calmer than a title. */
  labels: { verses: string[]; reference: string } | { title: string; summary: string };
  siteName: string;
  seed: string;
  hour: Hour;
  /** A picture of the item's own, in place of the drawn horizon. */
  art: string | null;
}

/** Changes whenever the drawing does, so that cached cards are redrawn. */
export const templateVersion = 3;

export const cardSize = { width: 1200, height: 630 };

type Child = Node | string;
interface Node {
  type: string;
  props: { style?: Record<string, unknown>; children?: Child | Child[]; [name: string]: unknown };
}

const box = (style: Record<string, unknown>, ...children: Child[]): Node => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

const line = (style: Record<string, unknown>, text: string): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children: text },
});

const paper = "#fbf9f4";
const [ink, muted, water, dawn] = ["#1c2530", "#55606b", "#0b5563", "#a84b15"];

const drop =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2c5.500 7.500 9.500 12 9.500 17.500a9.500 9.500 0 0 1-19 0C6.500 14 10.500 9.500 16 2Z" fill="#0b5563"/><path d="M9 20c2.300-1.800 4.700-1.800 7 0s4.700 1.800 7 0" fill="none" stroke="#fbf9f4" stroke-width="2" stroke-linecap="round"/></svg>';

const brand = (siteName: string): Node =>
  box(
    { alignItems: "center", marginTop: "auto", paddingTop: 20 },
    {
      type: "img",
      props: { src: `data:image/svg+xml;base64,${btoa(drop)}`, width: 40, height: 40 },
    },
    line({ marginLeft: 12, fontFamily: "Literata", fontWeight: 600, fontSize: 30, color: water }, siteName),
  );

/** The size that fills the sheet without leaving it, by how long the text is. */
const sizeFor = (text: string, steps: readonly (readonly [longest: number, size: number])[]): number =>
  steps.find(([longest]) => text.length <= longest)?.[1] ?? steps.at(-1)![1];

const passageSizes = [
  [60, 56],
  [110, 44],
  [150, 40],
  [200, 36],
  [260, 32],
  [340, 28],
  [460, 24],
] as const;
const titleSizes = [
  [18, 76],
  [32, 66],
  [52, 56],
  [80, 48],
  [140, 40],
] as const;

const shortenedTo = (longest: number, text: string): string =>
  shortened([text], ({ length }) => length <= longest);

function labels(facts: CardFacts["labels"]): Node[] {
  if ("verses" in facts) {
    const passage = shortened(facts.verses, ({ length }) => length <= 460);
    return [
      line(
        {
          marginTop: 18,
          fontFamily: "Literata",
          fontWeight: 400,
          fontSize: sizeFor(passage, passageSizes),
          lineHeight: 1.28,
          letterSpacing: "-0.012em",
          textWrap: "balance",
          color: ink,
        },
        passage,
      ),
      line({ marginTop: 20, fontSize: 30, fontWeight: 600, color: water }, facts.reference),
    ];
  }
  const title = shortenedTo(120, facts.title);
  // A long title leaves room for little else.
  const summary = title.length > 70 ? "" : shortenedTo(title.length > 40 ? 90 : 130, facts.summary);
  return [
    line(
      {
        marginTop: 14,
        fontFamily: "Literata",
        fontWeight: 600,
        fontSize: sizeFor(title, titleSizes),
        lineHeight: 1.14,
        letterSpacing: "-0.014em",
        textWrap: "balance",
        color: ink,
      },
      title,
    ),
    ...(summary ? [line({ marginTop: 20, fontSize: 28, lineHeight: 1.4, color: muted }, summary)] : []),
  ];
}

/** Where the sun is low or on the left, the text panel moves to the other side. */
const sunIsLeft = (hour: Hour) => hour === "noon" || hour === "dusk";

/** A sheet of paper before the picture: what the visitor will find, and whose it is. */
export function cardTree(facts: CardFacts): Node {
  const wide = "verses" in facts.labels;
  return box(
    {
      ...cardSize,
      padding: 48,
      justifyContent: !facts.art && sunIsLeft(facts.hour) ? "flex-end" : "flex-start",
      fontFamily: "Atkinson",
    },
    box(
      {
        flexDirection: "column",
        width: wide ? 720 : 650,
        height: "100%",
        padding: "44px 52px 36px",
        borderRadius: 28,
        backgroundColor: paper,
      },
      line({ fontSize: 26, fontWeight: 600, color: dawn }, facts.kicker),
      ...labels(facts.labels),
      brand(facts.siteName),
    ),
  );
}
