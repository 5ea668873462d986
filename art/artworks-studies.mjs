/** Pictures of study guides. */
import { beam, oval, plane, rect, top, wall } from "./inside.mjs";
import { riverGate } from "./motifs-home.mjs";
import { standing } from "./motifs-stone.mjs";
import {
  aqueduct,
  loweredMat,
  lyre,
  milestone,
  openedRoof,
  pavedRoad,
  rain,
  umbrellaPines,
} from "./motifs-study.mjs";
import { greatFish } from "./motifs-things.mjs";
import { barley, grass, sheaves, tree } from "./motifs-trees.mjs";
import { birds, farSail, reeds, rocks, sailboat, swells } from "./motifs-water.mjs";
import { bank, clouds, light, mist, sky, stars, water, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at, path } from "./shapes.mjs";

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
  {
    name: "study-mark",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.3,
    layers: [
      wall({ colours: ["#6d4e3e", "#4a342b"] }),
      top({ y: 532, colours: ["#7a5a44", "#3f2c26"], edge: 0.12 }),
      openedRoof({ x: 600, y: 128, w: 400 }),
      standing({
        points: at("60 556 2.3, 176 548 2.1, 286 560 2.2, 1146 558 2.3, 1034 548 2.1, 922 562 2.2"),
        colours: ["#553f3c", "#5f4a3a", "#46474d"],
        staff: false,
      }),
      beam({ points: at("396 146, 806 146, 876 600, 324 600"), strength: 0.62, end: 0, colour: "#fff0c8" }),
      (c) => oval(600, 590, 300, 46, c.glow([0, "#fff0c8", 0.5], [0.6, "#fff0c8", 0.25], [1, "#fff0c8", 0])),
      loweredMat({ x: 600, y: 430, from: 0 }),
    ],
    alt: {
      "en-US": "Ropes let a man on a mat down through an opened roof into a crowded room.",
      es: "Con cuerdas bajan una camilla por el techo abierto a una sala llena de gente.",
    },
  },
  {
    name: "study-romans",
    hour: "dawn",
    topic: "wisdom",
    tintStrength: 0.35,
    horizon: 370,
    layers: [
      sky(),
      light({ x: 480, y: 300, r: 44, reach: 360 }),
      plane({
        points: at("-20 340, 240 318, 480 344, 760 316, 1220 330"),
        colours: ["#b9b28c", "#dcc79a"],
        until: 400,
      }),
      plane({ points: at("-20 372, 600 366, 1220 372"), colours: ["#c9b877", "#7d8a4e"] }),
      aqueduct({ x: -40, y: 386, colours: ["#b88a68", "#dcb48a"] }),
      umbrellaPines({
        points: at("700 392 110, 820 402 150, 1010 424 230, 1180 440 300"),
        colour: "#4d6b4a",
      }),
      pavedRoad({ far: [566, 372], near: 470, half: 330, colours: ["#a89a8a", "#6f6658"] }),
      milestone({ x: 920, y: 600, scale: 1.02 }),
    ],
    alt: {
      "en-US": "A sealed letter lies on a milestone beside a paved Roman road that runs past an aqueduct.",
      es: "Una carta sellada sobre una piedra miliar, junto a una calzada romana que pasa ante un acueducto.",
    },
  },
  {
    name: "study-psalms",
    hour: "dusk",
    topic: "prayer",
    tintStrength: 0.4,
    horizon: 470,
    layers: [
      (c) =>
        rect(0, 0, 1200, 480, c.across([0, "#3a4664"], [0.42, "#6d7396"], [0.66, "#e0b29a"], [1, "#f6cf98"])),
      light({ x: 1010, y: 250, r: 54, reach: 380 }),
      (c) =>
        path(
          "M-20-20H620C640 30 590 70 540 66C530 110 450 130 400 104C360 150 260 150 220 112C170 150 70 146 40 110C10 120-20 110-20 100Z",
          c.fall([0, "#232c46"], [1, "#46506f"]),
        ),
      rain({ from: -10, to: 500, top: 120, foot: 500, count: 70 }),
      plane({ points: at("-20 470, 300 446, 640 462, 900 440, 1220 456"), colours: ["#6f7a5e", "#4d5a48"] }),
      plane({ points: at("-20 560, 300 530, 700 540, 1220 520"), colours: ["#5f6f52", "#2f3d38"] }),
      (c) =>
        path(
          "M540 650C550 530 600 430 690 412C770 400 850 440 890 510C912 556 930 600 940 650Z",
          c.across([0, "#9a8f96"], [0.5, "#857a86"], [1, "#5a5166"]),
        ) + path("M640 470C670 430 730 420 780 436C740 440 690 450 640 470Z", "#c9b8b0", 'opacity=".6"'),
      lyre({ x: 560, y: 612, scale: 1.24, turn: 9 }),
      grass({ from: 0, to: 1200, y: 650, high: 80, count: 44, flowers: 9, tone: 0.5 }),
    ],
    alt: {
      "en-US": "A lyre leans on a rock between a dark rain cloud on one side and a low sun on the other.",
      es: "Una lira apoyada en una roca, entre una nube oscura de lluvia y un sol bajo al otro lado.",
    },
  },
];
