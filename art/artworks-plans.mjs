/** Pictures of the first growth plans. */
import { beam, floorLight, room, seams, skyline } from "./flats.mjs";
import { alarmClock, bed, curtain, drivenClouds, nightstand, windowWall } from "./motifs-bedroom.mjs";
import {
  armchair,
  bookcase,
  closedDoor,
  floorLamp,
  paneLight,
  teaTable,
  woodenChair,
} from "./motifs-furniture.mjs";
import { antHill, ants, earthCut, seeds, spilledGrain } from "./motifs-garden.mjs";
import { lampGlow } from "./motifs-home.mjs";
import { handrail, stairway, watchtower } from "./motifs-houses.mjs";
import { chair, longTable } from "./motifs-table.mjs";
import { lightString } from "./motifs-things.mjs";
import { bareTree, barley, grass, willow } from "./motifs-trees.mjs";
import { heron, lilies, reeds, rings } from "./motifs-water.mjs";
import { bank, brightStar, light, mist, sky, stars, water } from "./scenery.mjs";
import { at } from "./shapes.mjs";

export const planArtworks = [
  {
    name: "still-waters",
    hour: "noon",
    topic: "peace",
    horizon: 150,
    layers: [
      sky(),
      bank({ points: at("-20 130, 300 112, 700 128, 1220 104"), tone: -0.6, lit: 0.35, until: 170 }),
      water({ sheen: 0.75 }),
      lilies({
        points: at("520 300 66, 610 318 82, 470 344 84, 640 430 120, 500 470 136, 420 560 150, 700 300 56"),
      }),
      bank({ points: at("-20 500, 110 512, 230 560, 290 660"), tone: 0.4, lit: 0.15 }),
      willow({ x: 70, y: 530, high: 560, wide: 300 }),
      heron({ x: 860, y: 520, scale: 2.3, flip: true }),
      rings({ x: 850, y: 522, count: 3, r: 70 }),
      reeds({ x: 1120, spread: 240, high: 260, count: 26, lean: -12, heads: 6 }),
    ],
    alt: {
      "en-US": "A heron stands quite still in a pond with water lilies under a willow.",
      es: "Una garza inmóvil en un estanque con nenúfares bajo un sauce.",
    },
  },
  {
    name: "when-the-mind-races",
    hour: "night",
    topic: "prayer",
    tintStrength: 0.5,
    horizon: 420,
    layers: [
      sky(),
      stars({ count: 20, below: 300, bright: 2 }),
      light({ x: 690, y: 150, r: 50, reach: 220, strength: 0.7 }),
      drivenClouds({
        rows: at("420 170 220 26, 560 230 300 34, 400 270 260 30, 640 300 260 28, 500 120 150 16"),
        colour: "#8fa0bd",
        opacity: 0.55,
      }),
      windowWall({ x: 610, y: 60, wide: 380, high: 270, wall: "#3b3a5e", frame: "#8682a8", floor: 560 }),
      curtain({ x: 376, y: 44, high: 350, wide: 76, blow: 56, colour: "#6f6a9c" }),
      curtain({ x: 770, y: 44, high: 350, wide: 66, blow: 66, colour: "#6f6a9c" }),
      beam({ points: at("430 330, 790 330, 700 640, 200 640"), strength: 0.16, end: 0.02 }),
      (c) => `<rect y="540" width="1200" height="100" fill="${c.fall([0, "#2d2a45"], [1, "#191a2e"])}"/>`,
      bed({ x: 110, y: 600, scale: 1.12, blanket: "#4d6a8c", linen: "#cdd3e2", wood: "#5b4a58" }),
      nightstand({ x: 1030, y: 600, scale: 0.9, wood: "#5b4a58" }),
      alarmClock({ x: 990, y: 412, scale: 1.08, colour: "#b9605a" }),
    ],
    alt: {
      "en-US": "A rumpled bed, a clock at three, and clouds driven past the moon outside the window.",
      es: "Una cama revuelta, un reloj que marca las tres y nubes veloces ante la luna en la ventana.",
    },
  },
  {
    name: "light-before-dawn",
    hour: "night",
    topic: "hope",
    tintStrength: 0.12,
    horizon: 570,
    layers: [
      sky(),
      stars({ count: 50, below: 220, bright: 2 }),
      floorLight({ x: 800, y: 560, rx: 900, ry: 400, strength: 0.95, colour: "#f3b98a" }),
      lampGlow({ x: 860, y: 560, r: 340, strength: 0.7 }),
      brightStar({ x: 930, y: 140, r: 5 }),
      bank({ points: at("-20 548, 300 540, 640 552, 900 540, 1220 548"), tone: 0.1, lit: 0.2 }),
      watchtower({ x: 400, y: 644 }),
    ],
    alt: {
      "en-US": "A watchman on the tower of a broken city wall looks toward the first light.",
      es: "Un centinela en la torre de una muralla rota mira hacia la primera luz.",
    },
  },
  {
    name: "seeds-in-winter",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.3,
    horizon: 250,
    layers: [
      sky(),
      light({ x: 880, y: 150, r: 34, reach: 240, strength: 0.6 }),
      bank({ points: at("-20 220, 400 204, 800 222, 1220 200"), tone: -0.7, lit: 0.5 }),
      bareTree({ x: 220, y: 290, high: 250, lean: 0.05 }),
      earthCut({
        points: at("-20 300, 200 286, 480 304, 760 290, 1000 304, 1220 292"),
        colours: ["#f6f5f0", "#6b4a3a", "#3a2620"],
      }),
      seeds({
        points: at(
          "150 470 0, 330 520 1, 500 450 1, 660 520 2, 830 460 1, 990 520 0, 1100 450 1, 420 590 0, 900 590 0",
        ),
        scale: 1.15,
      }),
    ],
    alt: {
      "en-US": "Under a snowy field the earth is cut open: seeds are putting out roots and one a shoot.",
      es: "Bajo un campo nevado se ve la tierra por dentro: las semillas echan raíces y una, un brote.",
    },
  },
  {
    name: "first-steps-of-trust",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.6,
    horizon: 640,
    layers: [
      sky(),
      light({ x: 700, y: 150, r: 0, reach: 520, strength: 0.95 }),
      bank({ points: at("-20 380, 160 400, 330 470, 420 560, 460 660"), tone: -0.2, lit: 0.25 }),
      bank({ points: at("840 660, 900 560, 1000 450, 1100 400, 1220 380"), tone: -0.2, lit: 0.25 }),
      stairway({ near: [620, 640, 620], far: [690, 200, 150], count: 11, colours: ["#8f94a0", "#f3e2c8"] }),
      handrail({
        points: at("300 430 14, 470 330 10, 580 250 6, 630 200 3"),
        posts: at("330 560 146, 478 430 106, 580 330 84"),
      }),
      mist({ y: 60, high: 330, strength: 0.95, colour: "#fbeed8" }),
      mist({ y: 160, high: 240, strength: 0.7, colour: "#fbeed8" }),
      grass({ from: 0, to: 330, y: 650, high: 90, count: 30, tone: 0.4 }),
      grass({ from: 920, to: 1210, y: 650, high: 90, count: 28, tone: 0.4, flowers: 5 }),
    ],
    alt: {
      "en-US": "Stone steps rise into bright mist; only the first of them can be seen.",
      es: "Unos escalones de piedra suben hacia una niebla clara; solo se ven los primeros.",
    },
  },
  {
    name: "questions-welcome",
    hour: "dusk",
    topic: "faith",
    tintStrength: 0.4,
    layers: [
      room({ floor: 520, wall: ["#2f3a5e", "#46537a"], ground: ["#6a4f48", "#3a2c38"], skirting: 22 }),
      bookcase({
        x: 90,
        y: 60,
        wide: 1020,
        shelves: 4,
        gap: 100,
        colours: ["#8a4a44", "#5b7a86", "#c09a5c", "#4d5a84", "#8c8f7a"],
        wood: "#6a4a3c",
      }),
      floorLight({ x: 600, y: 580, rx: 520, ry: 80, strength: 0.4, colour: "#ffd58a" }),
      floorLamp({ x: 600, y: 540, scale: 1.06, reach: 420 }),
      armchair({ x: 330, y: 590, scale: 1.12, colour: "#3f7f86" }),
      armchair({ x: 870, y: 590, scale: 1.12, colour: "#b5643f", flip: true }),
      teaTable({ x: 600, y: 604, scale: 0.9, wood: "#8a5a38" }),
    ],
    alt: {
      "en-US": "Two armchairs face each other under a lamp in front of a wall of books, two cups between.",
      es: "Dos sillones frente a frente bajo una lámpara, ante una pared de libros, con dos tazas en medio.",
    },
  },
  {
    name: "the-open-table",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.7,
    horizon: 470,
    layers: [
      sky(),
      light({ x: 600, y: 330, r: 0, reach: 360, strength: 0.8 }),
      skyline({ from: 300, to: 900, y: 470, high: 190, step: 120, tone: 0, windows: 0.4 }),
      (c) =>
        `<path d="M0 0H250L330 60V480H0Z" fill="${c.across([0, "#4a3a58"], [1, "#7d5a6c"])}"/><path d="M1200 0H950L870 60V480H1200Z" fill="${c.across([0, "#8c6270"], [1, "#4a3a58"])}"/><path d="M70 170h70v110H70ZM210 190h56v96h-56ZM1060 170h70v110h-70ZM934 190h56v96h-56Z" fill="#ffd58a"/><path d="M105 170v110M238 190v96M1095 170v110M962 190v96" stroke="#4a3a58" stroke-width="6"/>`,
      (c) => `<rect y="466" width="1200" height="174" fill="${c.fall([0, "#a87a70"], [1, "#4a3a50"])}"/>`,
      seams({ y: 466, rows: [490, 524, 574], count: 12, opacity: 0.16, narrow: 0.35 }),
      lightString({ from: [260, 60], to: [940, 60], sag: 60, count: 9 }),
      lightString({ from: [120, 120], to: [1080, 120], sag: 80, count: 11 }),
      chair({ x: 360, y: 540, scale: 1.1 }),
      chair({ x: 520, y: 536, scale: 1.1 }),
      chair({ x: 680, y: 536, scale: 1.1 }),
      longTable({ x: 570, y: 604, scale: 1.3, benches: false }),
      chair({ x: 1010, y: 610, scale: 1.35, flip: true }),
    ],
    alt: {
      "en-US": "A long table is laid in a narrow street under strings of lights; one chair is drawn back.",
      es: "Una mesa larga servida en una calle estrecha bajo hileras de luces; una silla está apartada.",
    },
  },
  {
    name: "a-simple-way-to-pray",
    hour: "dawn",
    topic: "prayer",
    layers: [
      room({ floor: 510, wall: ["#b9a9c9", "#ddc9cf"], ground: ["#b48a78", "#7d5c60"], skirting: 24 }),
      seams({ y: 510, count: 12, opacity: 0.2 }),
      closedDoor({ x: 170, y: 510, high: 400, colour: "#8f7aa8" }),
      paneLight({ x: 560, y: 90, wide: 320, high: 300, lean: 90, colour: "#fff0cf", opacity: 0.8 }),
      beam({ points: at("620 520, 960 520, 1120 640, 700 640"), strength: 0.5, end: 0.3, colour: "#fff0cf" }),
      woodenChair({ x: 800, y: 574, scale: 1.15, wood: "#7c5236" }),
    ],
    alt: {
      "en-US": "A plain chair stands in morning light in a small room with its door closed.",
      es: "Una silla sencilla, a la luz de la mañana, en un cuarto pequeño con la puerta cerrada.",
    },
  },
  {
    name: "wisdom-for-ordinary-days",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.5,
    horizon: 450,
    layers: [
      sky(),
      light({ x: 250, y: 130, r: 44, reach: 300 }),
      barley({ from: -20, to: 1230, y: 470, count: 22, scale: 1.2, lean: 6 }),
      (c) => `<rect y="440" width="1200" height="200" fill="${c.fall([0, "#d3a868"], [1, "#9a6c3e"])}"/>`,
      antHill({ x: 940, y: 500, scale: 1.1, colour: "#c08f55" }),
      spilledGrain({ from: 20, to: 700, y: 560 }),
      ants({
        points: [
          [200, 580, 1.3, -4],
          [500, 556, 1.05, -6],
          [722, 496, 0.8, -24],
        ],
      }),
    ],
    alt: {
      "en-US": "Three ants carry grains of barley to their nest at the edge of a field.",
      es: "Tres hormigas llevan granos de cebada a su hormiguero al borde de un campo.",
    },
  },
];
