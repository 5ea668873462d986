/** Pictures of the growth plans. */
import { footbridge, lampGlow } from "./motifs-home.mjs";
import { chair, longTable } from "./motifs-table.mjs";
import { cairn, lightString } from "./motifs-things.mjs";
import { bareTree, firs, grass, shoot, tree } from "./motifs-trees.mjs";
import { heron, reeds, steppingStones } from "./motifs-water.mjs";
import { bank, brightStar, clouds, mist, stars, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const planArtworks = [
  {
    name: "still-waters",
    hour: "noon",
    topic: "peace",
    horizon: 340,
    layers: [
      ...lake({
        sun: { x: 860, y: 130, r: 40 },
        hills: { lift: 190, mirror: 0.5, kind: "mountains" },
        surface: { sheen: 0.75 },
        shine: { count: 14, calm: 10, opacity: 0.6 },
      }),
      firs({ from: -60, to: 420, y: 342, high: 50, count: 16 }),
      heron({ x: 330, y: 545, scale: 1.05 }),
      reeds({ x: 130, spread: 300, high: 190, count: 24, lean: 10, heads: 6 }),
    ],
    alt: {
      "en-US": "A heron stands in the shallows of a lake that mirrors the mountains.",
      es: "Una garza descansa en la orilla de un lago que refleja las montañas.",
    },
  },
  {
    name: "when-the-mind-races",
    hour: "dusk",
    topic: "peace",
    horizon: 410,
    layers: [
      ...lake({
        sun: { x: 330, y: 330, r: 40 },
        above: [
          clouds({ x: 300, y: 110, spread: 900, rows: 7, gap: 26, thick: 20, opacity: 0.32 }),
          clouds({ x: 820, y: 150, spread: 800, rows: 7, gap: 24, thick: 12, opacity: 0.3 }),
        ],
        hills: { kind: "downs", lift: 90, layers: 3 },
      }),
      bank({
        points: at("640 660, 820 610, 1000 590, 1220 586"),
        tone: 0.8,
      }),
      reeds({ x: 960, y: 640, spread: 420, high: 270, count: 44, lean: -62, heads: 8 }),
    ],
    alt: {
      "en-US": "Tall grasses bend in the wind under racing clouds while the lake beyond lies still.",
      es: "Hierbas altas se doblan al viento bajo nubes veloces mientras el lago, al fondo, sigue quieto.",
    },
  },
  {
    name: "light-before-dawn",
    hour: "night",
    topic: "hope",
    tintStrength: 0.15,
    horizon: 440,
    layers: [
      ...lake({
        sun: { x: 520, y: 420, r: 0, reach: 420, strength: 0.55 },
        above: [
          stars({ count: 46, below: 200, bright: 2 }),
          brightStar({ x: 520, y: 176, r: 5 }),
          lampGlow({ x: 520, y: 440, r: 460, strength: 0.75 }),
        ],
        hills: { kind: "mountains", lift: 150, open: 520, reach: 300 },
        shine: { colour: "#ffd9a0", count: 20 },
      }),
    ],
    alt: {
      "en-US": "The morning star shines over dark ridges with a first thin glow behind them.",
      es: "El lucero de la mañana brilla sobre montes oscuros con un primer resplandor detrás.",
    },
  },
  {
    name: "seeds-in-winter",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.4,
    horizon: 400,
    layers: [
      ...land({
        sun: { x: 850, y: 270, r: 34, strength: 0.7 },
        hills: { kind: "downs", lift: 130, layers: 3 },
      }),
      way({
        points: at("-200 420 60, 600 470 200, 1400 430 80"),
        colour: "#e9eceb",
      }),
      way({
        points: at("-200 560 260, 600 580 260, 1400 560 280"),
        colour: "#f4f3ee",
      }),
      way({
        points: at("840 404 2, 700 480 6, 420 660 30"),
        colour: "#cfd6d6",
      }),
      way({
        points: at("850 404 2, 830 490 7, 770 670 34"),
        colour: "#cfd6d6",
      }),
      way({
        points: at("862 404 2, 960 490 7, 1120 670 34"),
        colour: "#cfd6d6",
      }),
      way({
        points: at("830 404 2, 560 470 6, 40 650 28"),
        colour: "#cfd6d6",
      }),
      bareTree({ x: 210, y: 470, high: 250, lean: 0.05 }),
      shoot({ x: 600, y: 560, scale: 0.85 }),
    ],
    alt: {
      "en-US": "A green shoot rises from a snowy field beside a bare winter tree.",
      es: "Un brote verde se levanta en un campo nevado junto a un árbol desnudo de invierno.",
    },
  },
  {
    name: "first-steps-of-trust",
    hour: "dawn",
    topic: "faith",
    horizon: 390,
    layers: [
      ...lake({ sun: { x: 880, y: 268, r: 40, reach: 280 }, hills: { lift: 180 } }),
      bank({
        points: at("690 660, 780 590, 850 532, 930 484, 1040 452, 1220 420"),
        tone: 0.15,
        lit: 0.3,
      }),
      way({
        points: at("1150 436 8, 1070 456 16, 960 482 26, 880 508 30"),
        share: 0.7,
      }),
      bank({
        points: at("-20 500, 160 508, 330 540, 420 600, 440 660"),
        tone: 0.8,
      }),
      footbridge({ x: 608, y: 540, span: 580, rise: 84, wide: 1.1 }),
      reeds({ x: 400, spread: 120, high: 90, count: 10, heads: 2 }),
    ],
    alt: {
      "en-US": "A wooden footbridge leads from a dark bank to a bright shore at sunrise.",
      es: "Un puente de madera lleva de una orilla oscura a otra luminosa al salir el sol.",
    },
  },
  {
    name: "questions-welcome",
    hour: "dusk",
    topic: "faith",
    horizon: 380,
    layers: [
      ...lake({
        sun: { x: 420, y: 270, r: 46 },
        above: [stars({ count: 26, below: 110, bright: 1 })],
        hills: { kind: "hills", lift: 140, layers: 3 },
      }),
      bank({
        points: at("-20 560, 300 548, 760 536, 1220 560"),
        tone: 0.85,
      }),
      chair({ x: 780, y: 575, scale: 1.25 }),
      chair({ x: 940, y: 580, scale: 1.25, flip: true }),
      grass({ from: 0, to: 1200, y: 600, high: 40, count: 46 }),
    ],
    alt: {
      "en-US": "Two empty chairs stand side by side facing a lake at sunset.",
      es: "Dos sillas vacías, una junto a otra, miran hacia un lago al atardecer.",
    },
  },
  {
    name: "the-open-table",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.8,
    horizon: 400,
    layers: [
      ...lake({ sun: { x: 300, y: 320, r: 40 }, hills: { lift: 130, layers: 3 }, shine: { count: 14 } }),
      bank({
        points: at("-20 530, 400 516, 800 520, 1220 500"),
        tone: 0.8,
      }),
      tree({ x: 1090, y: 540, scale: 1.7, lean: -30, lit: -1, tone: 0.8 }),
      lightString({ from: [-20, 130], to: [1040, 210], sag: 60, count: 12 }),
      longTable({ x: 600, y: 590, scale: 1.15 }),
    ],
    alt: {
      "en-US": "A long table with bread, cups and a jug waits under strings of lights by the water.",
      es: "Una mesa larga con pan, vasos y una jarra espera bajo hileras de luces junto al agua.",
    },
  },
  {
    name: "a-simple-way-to-pray",
    hour: "dawn",
    topic: "prayer",
    horizon: 380,
    layers: [
      ...lake({ sun: { x: 380, y: 268, r: 38 }, hills: { lift: 150, layers: 3 }, shine: { count: 20 } }),
      mist({ y: 300, high: 120, strength: 0.6 }),
      mist({ y: 420, high: 90, strength: 0.32 }),
      bank({
        points: at("560 660, 700 606, 900 580, 1220 556"),
        tone: 0.8,
      }),
      cairn({ x: 860, y: 598, scale: 1.05 }),
      reeds({ x: 1130, spread: 160, y: 600, high: 110, count: 12, heads: 2, lean: -10 }),
    ],
    alt: {
      "en-US": "Four stones stand one on another at the edge of a lake as the morning mist rises.",
      es: "Cuatro piedras apiladas a la orilla de un lago mientras sube la niebla de la mañana.",
    },
  },
  {
    name: "wisdom-for-ordinary-days",
    hour: "dawn",
    topic: "wisdom",
    horizon: 350,
    layers: [
      ...lake({ sun: { x: 760, y: 236, r: 38 }, hills: { lift: 170 }, shine: { count: 18 } }),
      steppingStones({
        points: at("716 382 34, 690 400 46, 726 424 60, 680 454 80, 604 490 104, 660 540 138, 540 600 180"),
      }),
      reeds({ x: 1120, spread: 200, high: 170, count: 18, lean: -10, heads: 4 }),
    ],
    alt: {
      "en-US": "Stepping stones cross a quiet river toward green hills in the early light.",
      es: "Unas piedras forman un paso por un río tranquilo hacia colinas verdes con la primera luz.",
    },
  },
];
