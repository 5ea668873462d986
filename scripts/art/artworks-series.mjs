/** Pictures of devotionals and study guides. */
import { cottage, riverGate } from "./motifs-home.mjs";
import { basket, greatFish, sheep } from "./motifs-things.mjs";
import { barley, cypresses, grass, olive, sheaf, tree } from "./motifs-trees.mjs";
import { birds, farSail, reeds, rocks, rowboat, sailboat, swells } from "./motifs-water.mjs";
import { bank, clouds, light, mist, sky, stars, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";

export const seriesArtworks = [
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
        points: [
          [-20, 500],
          [260, 470],
          [560, 424],
          [820, 400],
          [1220, 452],
        ],
        tone: 0.1,
        lit: 0.22,
      }),
      sheep({
        points: [
          [560, 440, 0.8],
          [620, 446, 0.9],
          [700, 426, 0.8],
          [770, 450, 1],
          [846, 428, 0.9],
          [660, 476, 1.1],
        ],
      }),
      bank({
        points: [
          [-20, 590],
          [300, 580],
          [640, 530],
          [960, 516],
          [1220, 560],
        ],
        tone: 0.8,
      }),
      sheep({
        points: [
          [760, 540, 1.5],
          [880, 532, 1.4],
        ],
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
      bank({
        points: [
          [-20, 400],
          [300, 372],
          [620, 360],
          [860, 330],
          [1220, 372],
        ],
        tone: -0.5,
        lit: 0.3,
      }),
      way({
        points: [
          [880, 336, 4],
          [830, 350, 7],
          [870, 366, 11],
          [800, 390, 14],
          [700, 410, 18],
        ],
        share: 0.7,
      }),
      cottage({ x: 900, y: 338, scale: 0.46 }),
      bank({
        points: [
          [-20, 450],
          [260, 436],
          [560, 440],
          [820, 400],
          [1220, 440],
        ],
        tone: 0,
        lit: 0.2,
      }),
      way({
        points: [
          [700, 418, 16],
          [560, 446, 26],
          [620, 480, 34],
          [780, 508, 44],
          [760, 540, 60],
        ],
        share: 0.62,
      }),
      bank({
        points: [
          [-20, 560],
          [240, 540],
          [560, 560],
          [860, 520],
          [1220, 500],
        ],
        tone: 0.6,
        lit: 0.18,
      }),
      way({
        points: [
          [730, 536, 62],
          [560, 580, 96],
          [380, 670, 190],
        ],
        share: 0.5,
      }),
      cypresses({
        points: [
          [1010, 520, 150],
          [1056, 516, 190],
          [1100, 514, 140],
        ],
        tone: 0.9,
      }),
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
      rocks({
        points: [
          [260, 660, 420, 92],
          [1120, 660, 320, 92],
          [560, 670, 330, 120],
          [900, 670, 420, 128],
        ],
        lit: 0.24,
      }),
      basket({ x: 800, y: 552, scale: 1.25 }),
      grass({ from: 0, to: 460, y: 650, high: 70, count: 26, flowers: 8, tone: 0.4 }),
    ],
    alt: {
      "en-US": "A basket of bread under a cloth has been left on a stone wall by the lake.",
      es: "Alguien ha dejado una cesta de pan con un paño sobre un muro de piedra junto al lago.",
    },
  },
  {
    name: "study-ruth",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.5,
    horizon: 380,
    layers: [
      ...land({ sun: { x: 830, y: 290, r: 52, reach: 320 }, hills: { kind: "downs", lift: 150, layers: 3 } }),
      way({
        points: [
          [-200, 480, 230],
          [600, 490, 236],
          [1400, 480, 240],
        ],
        colour: "#b88a55",
      }),
      way({
        points: [
          [-200, 600, 200],
          [600, 590, 190],
          [1400, 600, 200],
        ],
        colour: "#8a6444",
      }),
      sheaf({ x: 560, y: 452, scale: 0.62 }),
      sheaf({ x: 690, y: 470, scale: 0.78 }),
      sheaf({ x: 960, y: 486, scale: 1 }),
      barley({ from: -20, to: 560, count: 17, scale: 1.05 }),
      barley({ from: 560, to: 1230, count: 13, scale: 0.7, lean: 4 }),
    ],
    alt: {
      "en-US": "Ripe barley and bound sheaves stand in a field in the last light of the day.",
      es: "Cebada madura y gavillas atadas en un campo con la última luz del día.",
    },
  },
  {
    name: "study-james",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.35,
    horizon: 400,
    layers: [
      ...lake({
        sun: { x: 260, y: 130, r: 38 },
        above: [
          clouds({ x: 560, y: 130, rows: 5, opacity: 0.7 }),
          birds({ x: 430, y: 210, count: 4, size: 12 }),
        ],
        hills: { lift: 120, layers: 3 },
      }),
      farSail({ x: 360, y: 418, scale: 0.8 }),
      sailboat({ x: 790, y: 510, scale: 1.6, rudder: true }),
      rocks({
        points: [
          [40, 650, 300, 100],
          [210, 660, 220, 60],
        ],
        lit: 0.2,
      }),
    ],
    alt: {
      "en-US": "A ship under sail leaves the harbor, turned by the small rudder at its stern.",
      es: "Un barco de vela sale del puerto, guiado por el pequeño timón de su popa.",
    },
  },
  {
    name: "study-jonah",
    hour: "night",
    topic: "peace",
    tintStrength: 0.4,
    horizon: 370,
    layers: [
      sky(),
      stars({ count: 60, below: 240 }),
      light({ x: 300, y: 150, r: 46, reach: 260, strength: 0.6 }),
      clouds({ x: 760, y: 130, spread: 700, rows: 5, thick: 26, opacity: 0.22 }),
      (c) => sailboat({ x: 880, y: 372, scale: 0.55, flip: true, furled: true })(c),
      swells({ rows: 3, top: 366, high: 16 }),
      greatFish({ x: 500, y: 520, scale: 1.1 }),
      (c) => `<g transform="translate(0 150)">${swells({ rows: 3, top: 396, high: 34 })(c)}</g>`,
    ],
    alt: {
      "en-US": "A great fish surfaces in a dark, rolling sea under the moon, with a ship far off.",
      es: "Un gran pez asoma en un mar oscuro y agitado bajo la luna, con un barco a lo lejos.",
    },
  },
  {
    name: "study-philippians",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.4,
    horizon: 400,
    layers: [
      ...lake({
        sun: { x: 800, y: 330, r: 42, reach: 320 },
        above: [birds({ x: 360, y: 150, count: 5, size: 13 })],
        hills: { lift: 150, layers: 3 },
      }),
      riverGate({ x: 800, y: 470 }),
      bank({
        points: [
          [-20, 470],
          [300, 462],
          [560, 474],
          [690, 500],
          [640, 560],
          [500, 660],
        ],
        tone: 0.3,
        lit: 0.25,
      }),
      bank({
        points: [
          [860, 660],
          [880, 540],
          [910, 486],
          [1060, 462],
          [1220, 456],
        ],
        tone: 0.4,
        lit: 0.25,
      }),
      tree({ x: 250, y: 480, scale: 0.95, lit: 1, tone: 0.4 }),
      tree({ x: 120, y: 490, scale: 1.15, lit: 1, tone: 0.5 }),
      reeds({ x: 960, y: 650, spread: 240, high: 130, count: 16, heads: 4, lean: -8 }),
      mist({ y: 370, high: 80, strength: 0.3 }),
    ],
    alt: {
      "en-US": "A river runs through the arch of a city gate at daybreak.",
      es: "Un río pasa por el arco de la puerta de una ciudad al despuntar el día.",
    },
  },
];
