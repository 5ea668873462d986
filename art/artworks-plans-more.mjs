/** Pictures of further growth plans: streets, rooms and courtyards. */
import { beam, floorLight, room, seams, skyline } from "./flats.mjs";
import {
  boots,
  busStop,
  coats,
  courtyardArch,
  doorAjar,
  houseFront,
  openDoor,
  suitcase,
} from "./motifs-doors.mjs";
import { dugEarth, gardenWall, spade, trainedTree } from "./motifs-garden.mjs";
import { archWall, crook, lyre, pasture, pillars, scroll, steps, throne, veil } from "./motifs-halls.mjs";
import { lampGlow } from "./motifs-home.mjs";
import {
  bills,
  candle,
  cupShelf,
  grainJar,
  kitchenWindow,
  measureMug,
  tiedScroll,
  tiles,
  windowNiche,
} from "./motifs-kitchen.mjs";
import {
  awning,
  balance,
  counter,
  marketWalls,
  pergola,
  sack,
  stoneJars,
  weightBag,
} from "./motifs-market.mjs";
import { sheep } from "./motifs-things.mjs";
import { bank, brightStar, light, sky, stars } from "./scenery.mjs";
import { at } from "./shapes.mjs";

export const morePlanArtworks = [
  {
    name: "begin-here",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.5,
    horizon: 520,
    layers: [
      sky(),
      light({ x: 150, y: 380, r: 0, reach: 420, strength: 0.9 }),
      skyline({ from: -30, to: 400, y: 470, high: 190, step: 92, tone: 0, windows: 0.2 }),
      skyline({ from: -60, to: 400, y: 480, high: 110, step: 80, tone: 1, windows: 0.5 }),
      (c) => `<rect y="470" width="1200" height="170" fill="${c.fall([0, "#c9b7a4"], [1, "#7d7f86"])}"/>`,
      seams({
        y: 506,
        x: 180,
        from: -900,
        to: 2600,
        count: 15,
        rows: [506, 548, 600],
        narrow: 0.5,
        opacity: 0.14,
      }),
      houseFront({ from: 400, ground: 520 }),
      openDoor({ x: 764, y: 520 }),
      busStop({ x: 268, y: 556, scale: 1.05 }),
      suitcase({ x: 560, y: 586, scale: 1.1 }),
    ],
    alt: {
      "en-US": "A suitcase stands on the sidewalk in front of a house whose door is open and lit.",
      es: "Una maleta en la acera frente a una casa con la puerta abierta y la luz encendida.",
    },
  },
  {
    name: "a-home-with-room",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.4,
    layers: [
      room({ floor: 520, wall: ["#e3b5a0", "#efcbb0"], ground: ["#a8755a", "#6e4a44"], skirting: 26 }),
      seams({ y: 520, count: 13, opacity: 0.2 }),
      coats({
        y: 150,
        from: 70,
        to: 830,
        pegs: [
          [140, 120, 300, "#3d4f78"],
          [262, 96, 210, "#b4564c"],
          [378, 66, 128, "#e0a63c"],
          [480, 0, 0],
          [590, 108, 250, "#6b7f5c"],
          [722, 78, 156, "#4f8f94"],
        ],
      }),
      boots({
        pairs: [
          [130, 546, 0.9, "#4a3a44"],
          [282, 552, 0.78, "#7a4a34"],
          [400, 548, 0.46, "#c8463f"],
          [610, 552, 0.8, "#55624a"],
        ],
      }),
      lampGlow({ x: 480, y: 170, r: 130, strength: 0.34 }),
      doorAjar({ x: 930, y: 520, high: 410, wide: 190 }),
    ],
    alt: {
      "en-US": "Coats of all sizes hang on pegs in a hallway and one peg is left free.",
      es: "Abrigos de todos los tamaños cuelgan en el pasillo y queda un gancho libre.",
    },
  },
  {
    name: "prayers-people-prayed",
    hour: "dusk",
    topic: "prayer",
    tintStrength: 0.6,
    layers: [
      room({ floor: 430, wall: ["#33305a", "#5a4f83"], ground: ["#6a5c8c", "#2e2b4e"] }),
      veil({ y: 404, wide: 420, colour: "#8a3f5e" }),
      steps({
        stone: "#8b7ba6",
        levels: [
          [330, 870, 384, 26],
          [290, 910, 406, 30],
        ],
      }),
      seams({ y: 436, rows: [462, 506, 572], count: 13, opacity: 0.25, narrow: 0.5 }),
      pillars({ stone: "#8d7fae", points: at("250 440 74, 950 440 74") }),
      beam({
        points: at("-60 -40, 190 -40, 860 600, 330 600"),
        strength: 0.46,
        end: 0.04,
        colour: "#ffe0b0",
      }),
      floorLight({ x: 600, y: 556, rx: 360, ry: 70, strength: 0.55, colour: "#ffdca6" }),
      scroll({ x: 600, y: 575, scale: 1.15 }),
      pillars({ stone: "#6d6194", points: at("60 560 130, 1140 560 130") }),
    ],
    alt: {
      "en-US": "A letter lies unrolled in a beam of light on the floor of a temple.",
      es: "Una carta desenrollada bajo un rayo de luz en el suelo de un templo.",
    },
  },
  {
    name: "david-field-to-throne",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.25,
    horizon: 400,
    layers: [
      sky(),
      light({ x: 220, y: 170, r: 34, reach: 240 }),
      pasture({ from: 60, to: 560, y: 352 }),
      sheep({ points: at("190 342 1.1, 262 356 1.3, 330 338 1, 420 360 1.4") }),
      archWall({ x: 310, wide: 380, sill: 392, floor: 500, wall: "#c99f6c", ground: "#a8794f" }),
      seams({ y: 500, x: 700, rows: [534, 584], count: 12, opacity: 0.16, narrow: 0.5, colour: "#4a2a22" }),
      beam({ points: at("150 504, 400 504, 610 612, 290 612"), strength: 0.5, end: 0.2 }),
      steps({
        stone: "#b98f62",
        shade: "#4a2a22",
        levels: [
          [620, 1110, 524, 34],
          [590, 1140, 558, 40],
        ],
      }),
      throne({ x: 860, y: 526, scale: 1.12, cloth: "#7b3a4d" }),
      lyre({ x: 690, y: 556, scale: 0.95, turn: -8 }),
      crook({ x: 1070, y: 560, scale: 1.1, turn: -13 }),
    ],
    alt: {
      "en-US": "A shepherd's staff and a small harp lean against a throne; sheep graze outside the arch.",
      es: "Un cayado y una pequeña arpa junto a un trono; tras el arco pastan unas ovejas.",
    },
  },
  {
    name: "work-that-matters",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.4,
    horizon: 520,
    layers: [
      sky(),
      marketWalls({ y: 516 }),
      awning({ y: 84, stripes: 12, colours: ["#f3e7c8", "#7f8f4a"] }),
      counter({ y: 512 }),
      sack({ x: 190, y: 520, scale: 1.1 }),
      balance({ x: 600, y: 524, scale: 1 }),
      weightBag({ x: 1030, y: 524, scale: 1.15 }),
    ],
    alt: {
      "en-US": "A balance on a market counter weighs grain against a stone, even on both sides.",
      es: "Una balanza en el mostrador de un mercado pesa grano con una piedra, en equilibrio.",
    },
  },
  {
    name: "signs-and-sayings",
    hour: "noon",
    topic: "faith",
    tintStrength: 0.4,
    layers: [
      room({ floor: 450, wall: ["#cfe0e6", "#f6efdf"], ground: ["#d9c6a4", "#a98f72"] }),
      courtyardArch({ x: 870, y: 450 }),
      seams({ y: 450, rows: [482, 530, 594], count: 10, opacity: 0.16, narrow: 0.55, colour: "#5c4636" }),
      pergola({
        y: 96,
        clusters: [
          [150, 46, 17],
          [430, 40, 15],
          [690, 52, 17],
          [1060, 44, 16],
        ],
      }),
      stoneJars({
        jars: [
          [200, 486, 0.92, "#7fb0c4"],
          [390, 490, 0.96, "#7fb0c4"],
          [580, 492, 0.96, "#7fb0c4"],
          [1060, 500, 1, "#7fb0c4"],
          [300, 584, 1.24, "#7fb0c4"],
          [700, 596, 1.4, "#8c2f49"],
        ],
      }),
    ],
    alt: {
      "en-US": "Six stone jars stand filled to the brim in a courtyard under a vine; one holds wine.",
      es: "Seis tinajas de piedra llenas hasta el borde en un patio bajo una parra; una tiene vino.",
    },
  },
  {
    name: "enough",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.2,
    layers: [
      room({ floor: 500, wall: ["#d9dfc8", "#f2ead0"], ground: ["#c8925c", "#8d5c38"] }),
      tiles({ from: 302, to: 500, colour: "#ffffff" }),
      kitchenWindow({ x: 250, y: 90, curtain: "#e0a15e" }),
      cupShelf({ x: 800, y: 140, wide: 300, colours: ["#7fa9a0", "#e6c36a", "#c9775a"] }),
      bills({ x: 320, y: 596, scale: 1.25 }),
      grainJar({ x: 640, y: 566, scale: 1.2 }),
      measureMug({ x: 860, y: 590, scale: 1.15, colour: "#3f7f86" }),
    ],
    alt: {
      "en-US": "A jar filled to its mark, a chipped mug and some bills lie on a kitchen table.",
      es: "Un tarro lleno hasta la marca, una taza desportillada y facturas en la mesa de la cocina.",
    },
  },
  {
    name: "waiting-for-the-light",
    hour: "night",
    topic: "faith",
    tintStrength: 0.3,
    horizon: 470,
    layers: [
      sky(),
      stars({ count: 50, below: 260, bright: 3 }),
      floorLight({ x: 680, y: 440, rx: 380, ry: 130, strength: 0.95, colour: "#f3b98a" }),
      brightStar({ x: 700, y: 170, r: 5 }),
      bank({ points: at("340 440, 520 420, 680 432, 860 410"), tone: 0.5, lit: 0.04 }),
      windowNiche({ x: 600, wide: 470, top: 50, sill: 480, wall: "#4d4350", glow: [470, 330] }),
      candle({ x: 470, y: 486, scale: 1.05 }),
      tiedScroll({ x: 710, y: 488, scale: 1.05 }),
    ],
    alt: {
      "en-US": "A candle and a tied scroll on a window sill at night, with the first light far off.",
      es: "Una vela y un rollo atado en el alféizar, de noche, con la primera luz a lo lejos.",
    },
  },
  {
    name: "fruit-that-grows",
    hour: "noon",
    topic: "love",
    tintStrength: 0.25,
    horizon: 120,
    layers: [
      sky(),
      gardenWall({ top: 92, foot: 550, colour: "#eacda6" }),
      spade({ x: 1010, y: 604, scale: 1.15, turn: 7 }),
      dugEarth({ y: 530 }),
      trainedTree({
        x: 560,
        y: 536,
        figs: at(
          "-280 -108, -170 -106 1.1, 120 -104 1.05, 250 -112, -220 -230, -96 -226 1.1, 170 -232 1.1, -130 -340, 90 -342 1.05",
        ),
      }),
    ],
    alt: {
      "en-US": "A fig tree trained on a garden wall bears nine figs; a spade leans beside it.",
      es: "Una higuera apoyada en el muro de un huerto da nueve higos; al lado hay una pala.",
    },
  },
];
