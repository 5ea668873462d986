/** Pictures of further growth plans: what happened out of doors. */
import { floorLight, skyline } from "./flats.mjs";
import {
  charcoalFire,
  dune,
  firePillar,
  groundPlane,
  loaves,
  palm,
  shingle,
  tents,
  walkers,
} from "./motifs-desert.mjs";
import { fallingHouse, flood, rain, rockHouse, roofHouse, stormSky } from "./motifs-houses.mjs";
import { rowboat } from "./motifs-water.mjs";
import { bank, clouds, glints, light, sky, stars, water } from "./scenery.mjs";
import { at } from "./shapes.mjs";

export const roadPlanArtworks = [
  {
    name: "forgiven-and-forgiving",
    hour: "night",
    topic: "love",
    tintStrength: 0.25,
    horizon: 250,
    layers: [
      sky(),
      stars({ count: 30, below: 120, bright: 2 }),
      floorLight({ x: 820, y: 250, rx: 620, ry: 130, strength: 0.8, colour: "#e9a58a" }),
      water({ sheen: 0.5 }),
      floorLight({ x: 820, y: 262, rx: 560, ry: 90, strength: 0.5, colour: "#e9a58a" }),
      glints({ x: 820, count: 10, calm: 8, opacity: 0.5, colour: "#f2c59a" }),
      dune({
        points: at("-20 372, 260 392, 560 366, 900 384, 1220 352"),
        colours: ["#6b5a66", "#2c2a3a"],
        edge: 0.3,
      }),
      rowboat({ x: 180, y: 404, scale: 0.95, ashore: true }),
      shingle({ from: 420, colours: ["#4a4354", "#7d6a6e"] }),
      charcoalFire({ x: 600, y: 540, scale: 1.15 }),
      loaves({ x: 950, y: 572, scale: 1.05 }),
    ],
    alt: {
      "en-US": "Fish roast over a charcoal fire on a beach before sunrise, with bread laid out beside it.",
      es: "Pescado sobre brasas en una playa antes del amanecer, con pan preparado al lado.",
    },
  },
  {
    name: "women-who-went-ahead",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.5,
    horizon: 420,
    layers: [
      sky(),
      light({ x: 760, y: 300, r: 92, reach: 440, strength: 0.9 }),
      clouds({ x: 400, y: 110, rows: 4, opacity: 0.4 }),
      dune({ points: at("-20 372, 240 350, 520 386, 860 360, 1220 392"), colours: ["#dca878", "#cf9160"] }),
      dune({
        points: at("-20 470, 300 456, 620 402, 860 384, 1040 398, 1220 440"),
        colours: ["#d8965a", "#b06a3c"],
      }),
      walkers({
        people: [
          [560, 440, 168, "#7a4468"],
          [662, 428, 154, "#2f6f74"],
          [750, 416, 140, "#a8432f"],
          [826, 408, 128, "#3c4c7a"],
          [892, 404, 116, "#8a6a2c"],
        ],
        shadow: [-0.5, 0.9],
      }),
      dune({
        points: at("-20 520, 240 540, 520 590, 800 608, 1220 560"),
        colours: ["#a8633c", "#6b3b2c"],
        edge: 0.3,
      }),
      palm({ x: 210, y: 560, scale: 1.5, lean: 30 }),
      palm({ x: 1120, y: 590, scale: 0.9, lean: 24, flip: true }),
    ],
    alt: {
      "en-US": "Five women walk one after another over a dune toward the rising sun.",
      es: "Cinco mujeres caminan una tras otra por una duna hacia el sol que sale.",
    },
  },
  {
    name: "out-of-egypt",
    hour: "night",
    topic: "faith",
    tintStrength: 0.4,
    horizon: 400,
    layers: [
      sky(),
      stars({ count: 70, below: 330, bright: 5 }),
      dune({
        points: at("-20 370, 200 340, 480 376, 800 352, 1220 384"),
        colours: ["#3a4152", "#2a3040"],
        edge: 0.15,
      }),
      firePillar({ x: 760, y: 408, wide: 62 }),
      groundPlane({ y: 404, colours: ["#8a5a3c", "#2a2530"] }),
      floorLight({ x: 760, y: 410, rx: 620, ry: 130, strength: 0.75, colour: "#ffb055" }),
      tents({
        from: 760,
        cloth: "#a8806a",
        points: at(
          "560 430 0.45, 650 424 0.4, 860 426 0.42, 960 432 0.48, 440 452 0.62, 590 462 0.62, 930 466 0.66, 1080 452 0.62, 300 490 0.86, 500 510 0.9, 1020 520 0.95, 1190 496 0.86, 160 560 1.2, 420 596 1.3",
        ),
      }),
    ],
    alt: {
      "en-US": "A pillar of fire stands over a camp of tents in the desert at night.",
      es: "Una columna de fuego se alza de noche sobre un campamento de tiendas en el desierto.",
    },
  },
  {
    name: "the-sermon-on-the-mount",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.5,
    horizon: 400,
    layers: [
      stormSky({ colours: ["#4f6166", "#93a39c", "#c9c9ae"] }),
      rain({ count: 46, opacity: 0.3 }),
      fallingHouse({ x: 250, y: 470, scale: 0.85 }),
      flood({ rows: [440, 470], colours: ["#8e9a80", "#6d7f6c"] }),
      rockHouse({ x: 780, y: 372, scale: 1.2 }),
      flood({ rows: [520, 560, 606], colours: ["#7d8c78", "#3f5650"] }),
      rain({ count: 40, opacity: 0.34, long: 60 }),
    ],
    alt: {
      "en-US": "A house built on rock stands firm in rain and flood while another sinks in the sand.",
      es: "Una casa sobre la roca resiste la lluvia y la riada mientras otra se hunde en la arena.",
    },
  },
  {
    name: "the-ten-words",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.35,
    horizon: 480,
    layers: [
      sky(),
      light({ x: 250, y: 300, r: 46, reach: 340 }),
      stars({ count: 20, below: 110, bright: 2 }),
      skyline({
        from: -40,
        to: 1240,
        y: 470,
        high: 150,
        step: 130,
        tone: 0,
        flat: true,
        windows: 0,
        air: 0.25,
      }),
      skyline({
        from: -70,
        to: 1240,
        y: 540,
        high: 150,
        step: 150,
        tone: 1,
        flat: true,
        windows: 0.5,
        air: 0.12,
      }),
      bank({ points: at("-20 540, 300 530, 700 536, 1220 526"), tone: 0.4, lit: 0.2 }),
      roofHouse({ x: 660, y: 580 }),
    ],
    alt: {
      "en-US": "A rail of ten posts runs around the flat roof of a house at dusk.",
      es: "Una baranda de diez postes rodea la azotea de una casa al anochecer.",
    },
  },
];
