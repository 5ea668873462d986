/** Pictures of devotionals. */
import { cottage } from "./motifs-home.mjs";
import { basket } from "./motifs-table.mjs";
import { sheep, stoneWall } from "./motifs-things.mjs";
import { cypresses, grass, olive } from "./motifs-trees.mjs";
import { farSail, rowboat, sailboat } from "./motifs-water.mjs";
import { bank, clouds, stars, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const devotionalArtworks = [
  {
    name: "evenings-in-the-psalms",
    hour: "dusk",
    topic: "prayer",
    tintStrength: 0.5,
    horizon: 420,
    layers: [
      ...land({
        sun: { x: 330, y: 310, r: 44, reach: 300 },
        above: [
          stars({ count: 24, below: 120, bright: 2 }),
          clouds({ x: 800, y: 190, rows: 4, opacity: 0.3 }),
        ],
        hills: { lift: 170 },
      }),
      bank({
        points: at("-20 500, 260 470, 560 424, 820 400, 1220 452"),
        tone: 0.1,
        lit: 0.22,
      }),
      sheep({
        points: at("560 440 0.8, 620 446 0.9, 700 426 0.8, 770 450 1, 846 428 0.9, 660 476 1.1"),
      }),
      bank({
        points: at("-20 590, 300 580, 640 530, 960 516, 1220 560"),
        tone: 0.8,
      }),
      sheep({
        points: at("760 540 1.5, 880 532 1.4"),
      }),
      olive({ x: 1060, y: 540, scale: 0.95, lit: -1 }),
    ],
    alt: {
      "en-US": "Sheep graze on a hillside beside an olive tree as the sun goes down.",
      es: "Unas ovejas pastan en la ladera, junto a un olivo, mientras se pone el sol.",
    },
  },
  {
    name: "seven-mornings-with-mark",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.3,
    horizon: 370,
    layers: [
      ...lake({
        sun: { x: 760, y: 262, r: 42, reach: 270 },
        above: [clouds({ x: 360, y: 120, rows: 5, opacity: 0.4 })],
        hills: { lift: 160 },
      }),
      farSail({ x: 560, y: 392, scale: 0.7 }),
      farSail({ x: 930, y: 402, scale: 0.9 }),
      sailboat({ x: 330, y: 500, scale: 0.9, furled: true }),
      rowboat({ x: 660, y: 560, scale: 1.05, oars: true, flip: true }),
    ],
    alt: {
      "en-US": "Fishing boats rest on a wide lake as the sun comes up behind the hills.",
      es: "Barcas de pesca descansan en un lago ancho mientras el sol sale tras las colinas.",
    },
  },
  {
    name: "the-long-way-home",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.45,
    horizon: 360,
    layers: [
      ...land({ sun: { x: 420, y: 238, r: 44 }, hills: { lift: 150, layers: 3 } }),
      bank({ points: at("-20 420, 260 396, 560 380, 860 336, 1220 380"), tone: -0.35, lit: 0.3 }),
      way({
        points: at("884 340 4, 846 352 7, 878 368 10, 812 392 13, 724 412 16, 700 470 20"),
        share: 0.72,
      }),
      cottage({ x: 916, y: 342, scale: 0.5 }),
      bank({ points: at("-20 470, 260 446, 560 430, 820 440, 1220 420"), tone: 0.1, lit: 0.2 }),
      way({
        points: at(
          "706 428 18, 706 436 20, 668 462 30, 590 490 42, 640 530 60, 660 570 84, 540 640 130, 420 740 200",
        ),
        share: 0.6,
      }),
      bank({ points: at("800 660, 940 580, 1080 540, 1220 526"), tone: 0.8, lit: 0.1 }),
      cypresses({ points: at("1010 566 150, 1056 552 200, 1100 540 140"), tone: 0.95 }),
    ],
    alt: {
      "en-US": "A road winds over the hills at dusk to a far house with its lights on.",
      es: "Un camino serpentea por las colinas al anochecer hasta una casa lejana con las luces encendidas.",
    },
  },
  {
    name: "small-kindnesses",
    hour: "noon",
    topic: "love",
    tintStrength: 0.5,
    horizon: 420,
    layers: [
      ...lake({
        sun: { x: 300, y: 140, r: 40 },
        above: [clouds({ x: 760, y: 150, rows: 4, opacity: 0.8 })],
        hills: { lift: 160, layers: 3 },
      }),
      stoneWall({ y: 530 }),
      basket({ x: 800, y: 540, scale: 1.2 }),
      grass({ from: -10, to: 420, y: 650, high: 90, count: 28, flowers: 9, tone: 0.4 }),
    ],
    alt: {
      "en-US": "A basket of bread under a cloth has been left on a stone wall by the lake.",
      es: "Alguien ha dejado una cesta de pan con un paño sobre un muro de piedra junto al lago.",
    },
  },
];
