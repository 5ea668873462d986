/** Pictures of the channels. */
import { tableEdge, windowFrame } from "./motifs-home.mjs";
import { chair, cup, letter, roundTable } from "./motifs-table.mjs";
import { lightString } from "./motifs-things.mjs";
import { firs } from "./motifs-trees.mjs";
import { farSail } from "./motifs-water.mjs";
import { bank, clouds } from "./scenery.mjs";
import { lake } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const channelArtworks = [
  {
    name: "morning-pages",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.4,
    horizon: 380,
    layers: [
      ...lake({ sun: { x: 700, y: 272, r: 40 }, hills: { lift: 150 } }),
      firs({ from: -80, to: 330, y: 382, high: 60 }),
      tableEdge({ y: 505 }),
      letter({ x: 620, y: 596, scale: 1.15 }),
      cup({ x: 970, y: 586, scale: 1.2 }),
    ],
    alt: {
      "en-US": "A steaming cup and a sheet of paper wait on a table by the lake at dawn.",
      es: "Una taza humeante y una hoja de papel esperan en una mesa junto al lago al amanecer.",
    },
  },
  {
    name: "around-the-table",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.6,
    horizon: 380,
    layers: [
      ...lake({
        sun: { x: 880, y: 280, r: 38 },
        hills: { lift: 130, layers: 3 },
        shine: { count: 16, calm: 6 },
      }),
      bank({
        points: at("-20 520, 400 530, 800 516, 1220 530"),
        tone: 0.8,
      }),
      lightString({ from: [-20, 40], to: [1220, 90], sag: 66, count: 15 }),
      chair({ x: 170, y: 590, scale: 1.15, flip: true }),
      chair({ x: 560, y: 590, scale: 1.15 }),
      roundTable({ x: 365, y: 600, scale: 1.15 }),
    ],
    alt: {
      "en-US": "A round table with flowers and two chairs stands outdoors under evening lights.",
      es: "Una mesa redonda con flores y dos sillas, al aire libre, bajo las luces de la noche.",
    },
  },
  {
    name: "letters-on-work",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.4,
    horizon: 380,
    layers: [
      ...lake({
        sun: { x: 610, y: 150, r: 36 },
        above: [clouds({ x: 300, y: 160, rows: 4, opacity: 0.8 })],
        hills: { lift: 160 },
      }),
      farSail({ x: 680, y: 420, scale: 1 }),
      windowFrame({ bars: [400, 800], cross: 0, sill: 500 }),
      letter({ x: 520, y: 590, scale: 1.2 }),
      cup({ x: 930, y: 570, scale: 0.95, steam: false }),
    ],
    alt: {
      "en-US": "A letter and a pen lie on the sill of a window that looks out on the water.",
      es: "Una carta y una pluma descansan junto a una ventana que da al agua.",
    },
  },
];
