/** Pictures of articles that are set in streets and before doors. */
import {
  cobbles,
  door,
  eaves,
  eveningFront,
  flowerBox,
  litWindow,
  rockingPair,
  standingLamp,
} from "./motifs-articles-doors.mjs";
import { pottedPlant, wall } from "./motifs-articles-rooms.mjs";
import {
  carrier,
  church,
  fronts,
  openHouse,
  parkedCar,
  parkingLot,
  passers,
  rain,
  sofa,
  stairStreet,
  walker,
  wetStreet,
} from "./motifs-articles-street.mjs";
import { bareTree, tree } from "./motifs-trees.mjs";
import { clouds, light, plain, ridges, sky, stars } from "./scenery.mjs";

export const articlePlaceArtworks = [
  {
    name: "article-carrying-each-others-burdens",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.6,
    horizon: 640,
    layers: [
      sky(),
      light({ x: 180, y: 190, r: 44 }),
      fronts({
        houses: [
          [-40, 210, 290, "#b98a7c"],
          [330, 190, 400, "#d9a684"],
          [520, 230, 500, "#a87c86"],
          [750, 190, 560, "#c99a7c"],
          [940, 300, 640, "#8d7390"],
        ],
      }),
      stairStreet({ x: -60, y: 696 }),
      door({
        x: 930,
        y: 640,
        w: 124,
        h: 230,
        shape: "arched",
        colour: "#3f6f7c",
        frame: "#c9a894",
        planks: true,
      }),
      pottedPlant({ x: 812, y: 640, scale: 0.62 }),
      carrier({ x: 448, y: 480, scale: 1.1, coat: "#3f7d86", trousers: "#2a3a52" }),
      carrier({ x: 800, y: 300, scale: 1.1, coat: "#e3b04e", trousers: "#4a3a52", flip: true, up: -34 }),
      sofa({ x: 634, y: 318, scale: 1, turn: -24 }),
    ],
    alt: {
      "en-US": "Two people carry a red sofa up a long stone stairway between houses at sunset.",
      es: "Dos personas suben un sofá rojo por una larga escalera de piedra entre casas al atardecer.",
    },
  },
  {
    name: "article-names-of-god-in-the-psalms",
    hour: "noon",
    topic: "hope",
    tintStrength: 0.25,
    layers: [
      wall({ top: "#f5dfb8", low: "#e8c592", share: 0.03 }),
      eaves({ y: 10 }),
      cobbles({ y: 530 }),
      door({ x: 170, y: 512, w: 170, h: 350, shape: "arched", colour: "#2f6f9c", wings: 2 }),
      door({ x: 430, y: 512, w: 126, h: 290, colour: "#b8413a", fan: true }),
      door({ x: 710, y: 512, w: 190, h: 320, shape: "pointed", colour: "#4f7f4c", planks: true }),
      door({ x: 1010, y: 512, w: 160, h: 300, colour: "#e0a030", ajar: true }),
      pottedPlant({ x: 560, y: 556, scale: 0.75 }),
      pottedPlant({ x: 866, y: 552, scale: 0.55, pot: "#3f7d86" }),
    ],
    alt: {
      "en-US": "Four doors of different shapes and colors stand in one sunlit wall; the last is ajar.",
      es: "Cuatro puertas de formas y colores distintos en una misma pared soleada; la última está entreabierta.",
    },
  },
  {
    name: "article-reading-a-psalm-slowly",
    hour: "dusk",
    topic: "prayer",
    tintStrength: 0.6,
    horizon: 560,
    layers: [
      sky(),
      stars({ count: 22, below: 240, bright: 2 }),
      light({ x: 130, y: 130, r: 40, reach: 160, crescent: true }),
      ridges({ lift: 120, layers: 3, mirror: 0 }),
      plain(),
      tree({ x: 130, y: 650, scale: 1.5 }),
      eveningFront({ from: 300 }),
      litWindow({
        x: 500,
        y: 90,
        w: 440,
        h: 380,
        inside: [standingLamp({ x: 862, y: 474, scale: 0.95 }), rockingPair({ x: 700, y: 462, scale: 1.08 })],
      }),
      flowerBox({ x: 480, y: 530, w: 480 }),
    ],
    alt: {
      "en-US":
        "Through a lit window at dusk: someone rocks in a chair with a small child asleep on the shoulder.",
      es: "Tras una ventana iluminada, al anochecer, alguien se mece con un niño pequeño dormido en el hombro.",
    },
  },
  {
    name: "article-what-to-say-at-a-funeral",
    hour: "noon",
    topic: "faith",
    tintStrength: 0.3,
    horizon: 470,
    layers: [
      wall({ top: "#8795a3", low: "#c6ccd0", until: 480 }),
      bareTree({ x: 120, y: 486, high: 420, lean: 0.05 }),
      wetStreet({ y: 478 }),
      openHouse({ x: 960, y: 486 }),
      walker({ x: 850, y: 560, scale: 0.98, canopy: "#4a3f52", coat: "#3a2f3c" }),
      walker({ x: 716, y: 570, scale: 1.02, canopy: "#2f5f78" }),
      walker({ x: 566, y: 566, scale: 0.98, canopy: "#8c3f46", coat: "#4a4a58" }),
      walker({ x: 420, y: 576, scale: 1.04, canopy: "#3a4652" }),
      walker({ x: 220, y: 590, scale: 1.14, canopy: "#c99a3c", coat: "#3f4f6c", dish: true }),
      rain({}),
    ],
    alt: {
      "en-US":
        "People under umbrellas stand in line in the rain before a lit door; the last carries a covered dish.",
      es: "Una fila de personas con paraguas espera bajo la lluvia ante una puerta iluminada; la última lleva una fuente tapada.",
    },
  },
  {
    name: "article-when-church-hurts",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.7,
    horizon: 370,
    layers: [
      sky(),
      clouds({ x: 420, y: 120, rows: 6, opacity: 0.5 }),
      ridges({ lift: 70, layers: 2, mirror: 0 }),
      plain(),
      tree({ x: 1100, y: 384, scale: 0.9, tone: -0.12 }),
      tree({ x: 640, y: 380, scale: 0.7, tone: -0.2 }),
      church({ x: 800, y: 380, scale: 0.8 }),
      parkingLot({ y: 372 }),
      passers({
        points: [
          [740, 404, 44],
          [770, 402, 30],
          [846, 410, 46],
          [880, 412, 44],
        ],
      }),
      parkedCar({ x: 344, y: 604, scale: 1.25 }),
    ],
    alt: {
      "en-US": "Someone sits alone in a parked car while others walk into a church across the lot.",
      es: "Alguien está a solas en un auto estacionado mientras otros entran en una iglesia, al otro lado del estacionamiento.",
    },
  },
];
