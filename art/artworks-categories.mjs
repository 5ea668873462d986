/** Pictures of the article categories. */
import { cottage, footbridge, shoreLights, tableEdge, village } from "./motifs-home.mjs";
import { openBook } from "./motifs-table.mjs";
import { lantern, linen, nets } from "./motifs-things.mjs";
import { grass, tree, willow } from "./motifs-trees.mjs";
import { birds, pier, rowboat } from "./motifs-water.mjs";
import { bank, clouds, fog, mist, rays, stars, way } from "./scenery.mjs";
import { lake } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const categoryArtworks = [
  {
    name: "everyday-faith",
    hour: "noon",
    horizon: 400,
    layers: [
      ...lake({
        sun: { x: 240, y: 130, r: 40 },
        above: [clouds({ x: 800, y: 120, rows: 4, opacity: 0.8 })],
        hills: { lift: 140 },
        shine: { count: 14, calm: 5 },
      }),
      bank({
        points: at("-20 540, 400 520, 800 524, 1220 500"),
        tone: 0,
        lit: 0.2,
      }),
      linen({ x: 470, y: 540, span: 620, high: 200 }),
      grass({ y: 645, high: 84, count: 40, flowers: 10, tone: 0.45 }),
    ],
    alt: {
      "en-US": "Clean linen dries on a line in a meadow by the lake.",
      es: "Ropa limpia se seca al sol en un prado junto al lago.",
    },
  },
  {
    name: "prayer-life",
    hour: "dawn",
    topic: "prayer",
    tintStrength: 0.7,
    horizon: 370,
    layers: [
      ...lake({ sun: { x: 800, y: 258, r: 36 }, hills: { lift: 150 }, shine: { count: 18 } }),
      mist({ y: 320, high: 110, strength: 0.5 }),
      pier({ near: 260, far: 560, top: 440 }),
      lantern({ x: 560, y: 446, scale: 0.55, glow: 190 }),
    ],
    alt: {
      "en-US": "A jetty reaches into a misty lake with a small lantern lit at its end.",
      es: "Un muelle se adentra en un lago con niebla, con un pequeño farol encendido en la punta.",
    },
  },
  {
    name: "family-and-home",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.5,
    horizon: 400,
    layers: [
      ...lake({
        sun: { x: 300, y: 300, r: 40 },
        above: [stars({ count: 20, below: 100, bright: 1 })],
        hills: { lift: 150 },
      }),
      bank({
        points: at("340 660, 480 570, 680 522, 920 510, 1220 520"),
        tone: 0.6,
        lit: 0.15,
      }),
      way({
        points: at("716 526 14, 690 560 24, 600 600 40, 560 670 70"),
        share: 0.45,
      }),
      cottage({ x: 780, y: 530, scale: 1.35 }),
      tree({ x: 1060, y: 530, scale: 1.25, lean: -14, tone: 0.7 }),
    ],
    alt: {
      "en-US": "A cottage with lit windows and a smoking chimney stands beside a tree at dusk.",
      es: "Una casita con ventanas iluminadas y humo en la chimenea, junto a un árbol, al anochecer.",
    },
  },
  {
    name: "work-and-rest",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.35,
    horizon: 390,
    layers: [
      ...lake({
        sun: { x: 800, y: 292, r: 46 },
        above: [birds({ x: 520, y: 170, count: 6, size: 13 })],
        hills: { kind: "downs", lift: 110, layers: 3 },
      }),
      bank({ points: at("-20 512, 240 520, 500 548, 720 600, 860 660"), tone: 0.3, lit: 0.34 }),
      nets({ x: 50, y: 545, span: 280 }),
      rowboat({ x: 470, y: 590, scale: 1.25, flip: true, ashore: true }),
    ],
    alt: {
      "en-US": "A fishing boat lies on the beach at sunset, its nets hung up to dry.",
      es: "Una barca de pesca descansa en la playa al atardecer, con las redes tendidas a secar.",
    },
  },
  {
    name: "grief-and-hope",
    hour: "dawn",
    topic: "prayer",
    tintStrength: 0.5,
    horizon: 380,
    layers: [
      ...lake({
        sun: { x: 420, y: 286, r: 34, strength: 0.8 },
        above: [
          rays({ x: 420, y: 286, from: 30, to: 150, count: 5, length: 460, strength: 0.35 }),
          clouds({ x: 600, y: 110, spread: 800, rows: 6, thick: 26, opacity: 0.35, colour: "#8b93a8" }),
        ],
        hills: { lift: 130, layers: 3 },
      }),
      bank({
        points: at("620 660, 760 570, 940 536, 1220 520"),
        tone: 0.8,
      }),
      willow({ x: 960, y: 550, high: 430, wide: 210 }),
    ],
    alt: {
      "en-US": "A willow bends over the water while light breaks through gray clouds.",
      es: "Un sauce se inclina sobre el agua mientras la luz se abre paso entre nubes grises.",
    },
  },
  {
    name: "reading-scripture",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.35,
    horizon: 360,
    layers: [
      ...lake({ sun: { x: 330, y: 248, r: 38 }, hills: { lift: 160 } }),
      tableEdge({ y: 500 }),
      openBook({ x: 760, y: 580, scale: 1.5 }),
    ],
    alt: {
      "en-US": "An open book lies on a wooden table with a lake at sunrise behind it.",
      es: "Un libro abierto sobre una mesa de madera, con un lago al amanecer al fondo.",
    },
  },
  {
    name: "church-and-neighbor",
    hour: "dusk",
    topic: "wisdom",
    tintStrength: 0.3,
    horizon: 410,
    layers: [
      ...lake({ sun: { x: 300, y: 290, r: 40 }, hills: { lift: 170 } }),
      bank({
        points: at("480 416, 620 406, 860 402, 1220 398"),
        tone: 0.4,
        until: 416,
      }),
      village({ x: 610, y: 408, count: 8, gap: 70 }),
      shoreLights({ from: 620, to: 1170, y: 424, count: 12 }),
      rowboat({ x: 300, y: 540, scale: 0.8 }),
    ],
    alt: {
      "en-US": "Lit windows and a small church tower line the far shore of a lake in the evening.",
      es: "Ventanas encendidas y una pequeña torre de iglesia bordean la otra orilla del lago al caer la tarde.",
    },
  },
  {
    name: "doubt-and-questions",
    hour: "dawn",
    topic: "peace",
    tintStrength: 0.5,
    horizon: 380,
    layers: [
      ...lake({
        sun: { x: 850, y: 210, r: 40, strength: 0.6 },
        hills: { lift: 140, layers: 3 },
        shine: { count: 10, opacity: 0.4 },
      }),
      bank({
        points: at("-20 520, 140 520, 300 560, 360 660"),
        tone: 0.6,
      }),
      footbridge({ x: 560, y: 560, span: 760, rise: 110, wide: 1.1 }),
      fog({ from: 400 }),
      mist({ y: 330, high: 130, strength: 0.65 }),
    ],
    alt: {
      "en-US": "A footbridge sets out from the shore and fades into bright fog.",
      es: "Un puente sale de la orilla y se pierde en una niebla luminosa.",
    },
  },
];
