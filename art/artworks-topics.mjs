/** Pictures of the six topics, each with the motif the topic owns. */
import { lantern } from "./motifs-things.mjs";
import { cypresses, grass, olive, tree } from "./motifs-trees.mjs";
import { birds, reeds, rocks, rowboat } from "./motifs-water.mjs";
import { bank, brightStar, clouds, mist, rays, stars, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const topicArtworks = [
  {
    name: "topic-peace",
    hour: "dawn",
    topic: "peace",
    horizon: 385,
    layers: [
      ...lake({
        sun: { x: 400, y: 262, r: 38 },
        above: [clouds({ x: 760, y: 120, rows: 4, opacity: 0.35 })],
        hills: { lift: 170 },
      }),
      mist({ y: 345, high: 80, strength: 0.45 }),
      rowboat({ x: 770, y: 500, scale: 1.05, post: true }),
      reeds({ x: 1080, spread: 260, high: 250, count: 26, lean: -14 }),
      reeds({ x: 60, spread: 150, high: 130, count: 12, lean: 12, heads: 2 }),
    ],
    alt: {
      "en-US": "A small boat moored among reeds on a calm lake at dawn.",
      es: "Una barca pequeña amarrada entre juncos en un lago en calma al amanecer.",
    },
  },
  {
    name: "topic-hope",
    hour: "dawn",
    topic: "hope",
    horizon: 430,
    layers: [
      ...lake({
        sun: { x: 800, y: 316, r: 46, reach: 330, strength: 0.95 },
        above: [
          rays({ x: 800, y: 316, from: 8, to: 172, count: 8, length: 760, strength: 0.34 }),
          birds({ x: 430, y: 190, count: 9, spread: 260, size: 18 }),
        ],
        hills: { kind: "mountains", lift: 200, reach: 200 },
        shine: { count: 32 },
      }),
    ],
    alt: {
      "en-US": "The first rays of the sun break over a mountain ridge while birds cross the sky.",
      es: "Los primeros rayos del sol asoman tras las montañas mientras unas aves cruzan el cielo.",
    },
  },
  {
    name: "topic-faith",
    hour: "night",
    topic: "faith",
    horizon: 430,
    layers: [
      ...land({
        sun: { x: 800, y: 214, r: 0, reach: 300, strength: 0.75 },
        above: [stars({ count: 80, below: 300 }), brightStar({ x: 800, y: 112, r: 6 })],
        hills: { lift: 180, layers: 3, rise: 800, open: undefined, reach: 200 },
      }),
      bank({
        points: at("-20 470, 240 440, 520 400, 700 300, 800 238, 900 300, 1060 390, 1220 420"),
        tone: 0.1,
        lit: 0.12,
      }),
      way({
        points: at(
          "800 238 5, 786 262 8, 826 292 12, 778 330 18, 700 372 26, 734 424 38, 640 492 60, 470 560 92, 270 720 180",
        ),
        share: 0.62,
        opacity: 0.85,
      }),
      bank({
        points: at("740 660, 900 580, 1060 540, 1220 520"),
        tone: 0.8,
      }),
      cypresses({
        points: at("1040 550 150, 1090 542 110, 1140 538 170"),
        tone: 0.9,
      }),
    ],
    alt: {
      "en-US": "A pale path climbs a hill at night toward a single bright star.",
      es: "Un sendero claro sube de noche por una colina hacia una sola estrella brillante.",
    },
  },
  {
    name: "topic-love",
    hour: "dusk",
    topic: "love",
    horizon: 486,
    layers: [
      ...lake({
        sun: { x: 752, y: 440, r: 44, reach: 420 },
        above: [clouds({ x: 330, y: 150, rows: 5, opacity: 0.3 })],
        hills: { kind: "downs", lift: 110, layers: 3, reach: 340 },
      }),
      bank({ points: at("340 660, 480 610, 660 578, 800 572, 960 584, 1220 640"), tone: 0.75 }),
      tree({ x: 590, y: 600, scale: 1.72, lean: 52, lit: 1, tone: 0.7 }),
      tree({ x: 912, y: 600, scale: 1.6, lean: -52, lit: -1, tone: 0.7 }),
      grass({ from: 480, to: 1100, y: 612, high: 34, count: 26 }),
    ],
    alt: {
      "en-US": "Two trees lean together on a shore before a low evening sun.",
      es: "Dos árboles se inclinan el uno hacia el otro en la orilla ante el sol bajo de la tarde.",
    },
  },
  {
    name: "topic-prayer",
    hour: "dusk",
    topic: "prayer",
    horizon: 370,
    layers: [
      ...lake({
        sun: { x: 860, y: 120, r: 22, reach: 160, strength: 0.5, crescent: true },
        hills: { lift: 150, layers: 3, open: undefined },
        shine: { count: 8, opacity: 0.4 },
      }),
      mist({ y: 320, high: 110, strength: 0.55 }),
      mist({ y: 430, high: 80, strength: 0.22 }),
      rocks({
        points: at("470 660 300 76, 270 655 380 130, 90 650 330 90"),
      }),
      lantern({ x: 280, y: 532, scale: 1.15, glow: 250 }),
    ],
    alt: {
      "en-US": "A single lantern burns on a rock beside a misty lake under a crescent moon.",
      es: "Un solo farol arde sobre una roca junto a un lago con niebla, bajo una luna creciente.",
    },
  },
  {
    name: "topic-wisdom",
    hour: "noon",
    topic: "wisdom",
    horizon: 430,
    layers: [
      ...land({
        sun: { x: 330, y: 150, r: 40 },
        above: [clouds({ x: 640, y: 170, rows: 4, opacity: 0.7 })],
        hills: { lift: 170 },
      }),
      bank({
        points: at("-20 470, 260 456, 600 440, 900 470, 1220 450"),
        tone: -0.1,
        lit: 0.25,
      }),
      bank({
        points: at("-20 600, 300 580, 640 540, 860 524, 1080 534, 1220 552"),
        tone: 0.25,
        lit: 0.18,
      }),
      olive({ x: 860, y: 548, scale: 1.5 }),
      grass({ from: 620, to: 1120, y: 566, high: 34, count: 24, tone: 0.5 }),
    ],
    alt: {
      "en-US": "An old olive tree with a twisted trunk stands on a sunlit hillside.",
      es: "Un viejo olivo de tronco retorcido se alza en una ladera llena de sol.",
    },
  },
];
