/** Pictures of articles that are set in a room. */

import {
  alarmClock,
  bedFoot,
  bedHead,
  ceilingRoom,
  nightstand,
  noteCard,
  pendant,
  waterGlass,
  waterStain,
} from "./motifs-articles-bedroom.mjs";
import {
  chequered,
  corridor,
  corridorChair,
  letterBoxes,
  lift,
  stairsUp,
} from "./motifs-articles-corridor.mjs";
import { backpack, coat, rolledUmbrella, scarfAndHat, shoes } from "./motifs-articles-hall.mjs";
import { plateRack, sinkCounter, suds, tap, tiles } from "./motifs-articles-kitchen.mjs";
import {
  beam,
  boards,
  casement,
  patch,
  pottedPlant,
  rail,
  shadow,
  tableLamp,
  wall,
} from "./motifs-articles-rooms.mjs";
import { cup } from "./motifs-table.mjs";
import { at } from "./shapes.mjs";

export const articleRoomArtworks = [
  {
    name: "article-a-household-that-blesses",
    hour: "dawn",
    topic: "love",
    tintStrength: 0.3,
    layers: [
      wall({ top: "#4b8b88", low: "#5f9c94", until: 400 }),
      wall({ top: "#f0e3ca", low: "#dccdb0", from: 400, until: 530 }),
      rail({ y: 396, high: 12, colour: "#f6ecd8" }),
      boards({ y: 530, colour: "#b57b52", vanish: [600, 160] }),
      rail({ y: 514, high: 18, colour: "#f6ecd8" }),
      beam({ points: at("1200 0, 1200 640, 560 640, 952 0"), strength: 0.34 }),
      rail({ y: 116, high: 30, from: 110, to: 1090, colour: "#a06a3c" }),
      coat({ x: 250, y: 134, colour: "#27405a" }),
      scarfAndHat({ x: 450, y: 140, scarf: "#c9685c", hat: "#6d5a4a" }),
      coat({ x: 640, y: 136, scale: 0.66, colour: "#f2b53c", hood: true }),
      backpack({ x: 812, y: 140, colour: "#bf4f4f" }),
      rolledUmbrella({ x: 970, y: 140, colour: "#355f7a" }),
      shoes({ x: 230, y: 590, kind: "boot", colour: "#5a3d2e", scale: 1.05 }),
      shoes({ x: 430, y: 594, colour: "#8c5a6a" }),
      shoes({ x: 640, y: 598, kind: "wellington", colour: "#d9a02c", scale: 0.82 }),
      shoes({ x: 830, y: 592, colour: "#3f7d86", scale: 0.7, flip: true, gap: 44 }),
    ],
    alt: {
      "en-US": "Coats, a small yellow raincoat and a school bag hang in a hall above a row of shoes.",
      es: "Abrigos, un pequeño impermeable amarillo y una mochila cuelgan en un recibidor sobre una fila de zapatos.",
    },
  },
  {
    name: "article-doubt-in-the-night",
    hour: "night",
    topic: "faith",
    tintStrength: 0.6,
    layers: [
      wall({ top: "#2c4668", low: "#1c3049", share: 0.3 }),
      casement({ x: 70, y: 60, w: 210, h: 300, frame: "#4d6784", rows: 3, share: 0.2 }),
      bedHead({ x: 790, y: 420 }),
      tableLamp({ x: 660, y: 450, scale: 1.1, foot: "#8a6a80" }),
      nightstand({ x: 320, y: 448 }),
      noteCard({ x: 548, y: 376, w: 92, h: 70, turn: -7 }),
      waterGlass({ x: 538, y: 450 }),
      alarmClock({ x: 418, y: 450 }),
    ],
    alt: {
      "en-US": "An alarm clock shows ten past three beside a lamp and a glass of water at a dark bedside.",
      es: "Un despertador marca las tres y diez junto a una lámpara y un vaso de agua, al lado de una cama a oscuras.",
    },
  },
  {
    name: "article-faith-at-the-kitchen-sink",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.4,
    layers: [
      tiles({ y: 0, until: 430, colour: "#f0ead9" }),
      casement({ x: 360, y: -30, w: 480, h: 240, columns: 3, rows: 1, frame: "#fbf4e6", view: false }),
      pottedPlant({ x: 440, y: 224, scale: 0.6 }),
      pottedPlant({ x: 780, y: 224, scale: 0.5, pot: "#e0b060" }),
      noteCard({ x: 150, y: 150, w: 140, h: 96, turn: -4, tape: true }),
      shadow({ x: 240, y: 432, wide: 160 }),
      cup({ x: 236, y: 430, scale: 1.1, steam: false }),
      tap({ x: 560, y: 428 }),
      suds({ x: 610, y: 424, wide: 320 }),
      sinkCounter({}),
      plateRack({ x: 880, y: 430, colours: ["#f3d27a", "#e89a86", "#86b9c2", "#f7efdf"] }),
    ],
    alt: {
      "en-US": "Water runs into a white kitchen sink full of foam; four washed plates stand in a rack.",
      es: "El agua corre en un fregadero blanco lleno de espuma; cuatro platos lavados escurren a un lado.",
    },
  },
  {
    name: "article-learning-to-wait",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.5,
    layers: [
      corridor(),
      corridorChair({ deep: 260 }),
      corridorChair({ deep: 190 }),
      corridorChair({ deep: 120 }),
      pottedPlant({ x: 150, y: 620, scale: 1.15 }),
    ],
    alt: {
      "en-US": "Three empty chairs stand along a quiet corridor with a bright door at its end.",
      es: "Tres sillas vacías junto a la pared de un pasillo tranquilo que acaba en una puerta luminosa.",
    },
  },
  {
    name: "article-the-neighbor-you-avoid",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.4,
    layers: [
      wall({ top: "#d8b48e", low: "#e3c5a0", until: 380 }),
      wall({ top: "#5b7a72", low: "#466259", from: 380, until: 550 }),
      rail({ y: 374, high: 12, colour: "#3b4f4c" }),
      chequered({ y: 550, light: "#d9c3a4", dark: "#5a6b78" }),
      stairsUp({ x: 470, y: 552 }),
      lift({ x: 730, y: 552 }),
      patch({ points: at("694 552, 766 552, 820 640, 640 640"), colour: "#ffd58a", opacity: 0.6 }),
      letterBoxes({ x: 1000, y: 240 }),
    ],
    alt: {
      "en-US": "An elevator stands ajar with its light on, between a staircase and a wall of mailboxes.",
      es: "Un ascensor entreabierto con la luz encendida, entre una escalera y una pared de buzones.",
    },
  },
  {
    name: "article-when-prayer-feels-like-talking-to-the-ceiling",
    hour: "night",
    topic: "prayer",
    tintStrength: 0.8,
    layers: [
      ceilingRoom(),
      patch({ points: at("250 40, 350 40, 388 130, 302 130"), colour: "#dfe2f6", opacity: 0.28 }),
      patch({ points: at("362 40, 462 40, 484 130, 400 130"), colour: "#dfe2f6", opacity: 0.28 }),
      patch({ points: at("308 140, 392 140, 424 220, 350 220"), colour: "#dfe2f6", opacity: 0.22 }),
      patch({ points: at("404 140, 486 140, 504 220, 436 220"), colour: "#dfe2f6", opacity: 0.22 }),
      waterStain({ x: 850, y: 118, scale: 1.1 }),
      casement({ x: 372, y: 396, w: 130, h: 110, frame: "#7b78a0", view: false, share: 0.1, sill: false }),
      pendant({ x: 620, from: 196, y: 300, scale: 1 }),
      bedFoot({}),
    ],
    alt: {
      "en-US": "A dim bedroom seen from the bed: a lamp hangs, and an old water stain marks the ceiling.",
      es: "Un dormitorio en penumbra visto desde la cama: cuelga una lámpara y una mancha de agua marca el techo.",
    },
  },
];
