/** Pictures of study guides. */
import { riverGate } from "./motifs-home.mjs";
import { greatFish } from "./motifs-things.mjs";
import { barley, sheaves, tree } from "./motifs-trees.mjs";
import { birds, farSail, reeds, rocks, sailboat, swells } from "./motifs-water.mjs";
import { bank, clouds, light, mist, sky, stars, water, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

export const studyArtworks = [
  {
    name: "study-ruth",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.5,
    horizon: 380,
    layers: [
      ...land({ sun: { x: 830, y: 290, r: 52, reach: 320 }, hills: { kind: "downs", lift: 150, layers: 3 } }),
      bank({ points: at("-20 392, 400 376, 800 384, 1220 372"), tone: -0.2, lit: 0.3 }),
      way({ points: at("-200 520 230, 600 512 236, 1400 510 240"), colour: "#c2935c" }),
      way({ points: at("836 396 2, 700 470 12, 380 660 60"), colour: "#a97b50" }),
      way({ points: at("852 396 2, 880 480 14, 900 680 70"), colour: "#a97b50" }),
      way({ points: at("866 396 2, 1040 480 14, 1300 640 60"), colour: "#a97b50" }),
      bank({ points: at("-20 520, 300 560, 640 606, 940 618, 1220 590"), tone: 0.5, lit: 0.12 }),
      sheaves({ points: at("640 470 0.6, 780 496 0.8, 1000 545 1.15") }),
      barley({ from: -20, to: 470, count: 18, scale: 1.1 }),
      barley({ from: 460, to: 1230, count: 13, scale: 0.6, lean: 4 }),
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
        points: at("40 650 300 100, 210 660 220 60"),
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
      water(),
      sailboat({ x: 900, y: 392, scale: 0.6, flip: true, furled: true }),
      swells({ rows: 3, top: 396, bottom: 470 }),
      greatFish({ x: 470, y: 520, scale: 1.1 }),
      swells({ rows: 3, top: 512, bottom: 610 }),
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
        shine: { count: 16, calm: 0 },
      }),
      riverGate({ x: 800, y: 470 }),
      bank({
        points: at("-20 470, 300 462, 560 474, 690 500, 640 560, 500 660"),
        tone: 0.3,
        lit: 0.25,
      }),
      bank({
        points: at("860 660, 880 540, 910 486, 1060 462, 1220 456"),
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
