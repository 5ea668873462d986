/** Pictures of articles that look closely at a few things. */
import {
  barn,
  berries,
  crumbs,
  pancakes,
  plane,
  plank,
  shavings,
  sparrow,
  toyDigger,
  wallTools,
  workbench,
} from "./motifs-articles-bench.mjs";
import { bookcase, bookRow, leaningBook, scrollPile } from "./motifs-articles-books.mjs";
import { slope } from "./motifs-articles-fields.mjs";
import { beam, casement, shadow, tableTop, wall } from "./motifs-articles-rooms.mjs";
import { barredArch, camp, flagstones, furrows } from "./motifs-articles-stone.mjs";
import {
  broom,
  clayJar,
  coin,
  gleam,
  oilLamp,
  sack,
  scales,
  silverCup,
  spiltGrain,
  stool,
} from "./motifs-articles-store.mjs";
import { cup, openBook } from "./motifs-table.mjs";
import { grass } from "./motifs-trees.mjs";
import { clouds, light, plain, ridges, sky } from "./scenery.mjs";
import { at } from "./shapes.mjs";

export const articleThingArtworks = [
  {
    name: "article-bible-reading-for-the-overwhelmed",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.5,
    layers: [
      bookcase({ shelves: [264, 576] }),
      bookRow({ from: 60, to: 520, y: 264 }),
      leaningBook({ x: 566, y: 264, colour: "#2f6f78" }),
      bookRow({ from: 612, to: 860, y: 264 }),
      scrollPile({ x: 930, y: 264, r: 36 }),
      bookRow({ from: 60, to: 330, y: 576, high: 210 }),
      openBook({ x: 600, y: 560, scale: 1.25 }),
      bookRow({ from: 880, to: 1146, y: 576, high: 210 }),
    ],
    alt: {
      "en-US":
        "Full bookshelves with scrolls and bindings of many colors; one small book lies open among them.",
      es: "Estantes llenos de rollos y libros de muchos colores; entre ellos, uno pequeño está abierto.",
    },
  },
  {
    name: "article-forgiving-in-stages",
    hour: "dawn",
    topic: "hope",
    tintStrength: 0.3,
    layers: [
      wall({ top: "#7a4a34", low: "#c08a58", share: 0.04 }),
      wall({ top: "#94623c", low: "#d3a066", from: 500, share: 0.04 }),
      sack({ x: 190, y: 540, scale: 1.2, tied: true, dim: 0.35 }),
      sack({ x: 1060, y: 530, scale: 1.1, tied: true, dim: 0.4, flip: true }),
      sack({ x: 900, y: 556, scale: 1.05, tied: true, dim: 0.22 }),
      beam({ points: at("180 0, 420 0, 900 640, 380 640"), strength: 0.5 }),
      silverCup({ x: 566, y: 298, scale: 1 }),
      sack({ x: 560, y: 600, scale: 1.35 }),
      spiltGrain({ x: 740, y: 606, wide: 190 }),
      gleam({ x: 642, y: 128, r: 36 }),
    ],
    alt: {
      "en-US": "A silver cup stands hidden in the grain of an open sack, caught by a beam of light.",
      es: "Una copa de plata asoma en el grano de un saco abierto, alcanzada por un rayo de luz.",
    },
  },
  {
    name: "article-hope-is-not-optimism",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.8,
    horizon: 330,
    layers: [
      sky(),
      light({ x: 300, y: 250, r: 40 }),
      ridges({ lift: 80, layers: 2, mirror: 0 }),
      plain(),
      camp({ y: 346, from: 70, to: 720 }),
      furrows({ y: 392, colour: "#8a6a4a", vanish: 380 }),
      barredArch({ x: 380, wide: 600, top: 60, ledge: 500 }),
      scales({ x: 430, y: 528, scale: 1.1 }),
      clayJar({ x: 930, y: 560, scale: 1.28, deed: true }),
    ],
    alt: {
      "en-US":
        "A clay jar with a sealed deed stands by a barred window; outside, a field and an army's tents.",
      es: "Una vasija de barro con una escritura sellada junto a una ventana con rejas; fuera, un campo y tiendas de un ejército.",
    },
  },
  {
    name: "article-how-to-read-a-parable",
    hour: "night",
    topic: "hope",
    tintStrength: 0.7,
    layers: [
      wall({ top: "#4a2f2a", low: "#6e4936", until: 250, share: 0.1 }),
      flagstones({ y: 250, colour: "#a3714e" }),
      stool({ x: 250, y: 300, wide: 380, high: 130 }),
      oilLamp({ x: 270, y: 304, scale: 1.25, glow: 480 }),
      coin({ x: 126, y: 296, r: 32, pile: 5 }),
      coin({ x: 186, y: 306, r: 32, pile: 4 }),
      coin({ x: 620, y: 540, r: 46 }),
      gleam({ x: 650, y: 524, r: 40 }),
      broom({ x: 850, y: 520 }),
    ],
    alt: {
      "en-US": "By the light of a clay lamp, a broom reaches across a dark floor toward a shining coin.",
      es: "A la luz de una lámpara de barro, una escoba se acerca a una moneda que brilla en el suelo oscuro.",
    },
  },
  {
    name: "article-money-and-a-quiet-heart",
    hour: "dawn",
    topic: "wisdom",
    tintStrength: 0.5,
    horizon: 330,
    layers: [
      sky(),
      light({ x: 240, y: 190, r: 40 }),
      clouds({ x: 760, y: 110, rows: 4, opacity: 0.4 }),
      ridges({ lift: 90, layers: 2, mirror: 0 }),
      plain(),
      slope({ points: at("-20 396, 300 380, 700 394, 1220 372"), colour: "#b9b678", lit: 0.3, deep: 0.1 }),
      barn({ x: 850, y: 392, scale: 0.8 }),
      barn({ x: 1060, y: 388, scale: 0.55 }),
      grass({ from: 0, to: 1200, y: 520, high: 56, count: 60, tone: 0 }),
      wall({ top: "#cdbfa6", low: "#a3947e", from: 510 }),
      sparrow({ x: 420, y: 580, scale: 1.5 }),
      crumbs({ x: 620, y: 600, wide: 150 }),
      coin({ x: 780, y: 574, r: 62, colour: "#c98a4e" }),
      coin({ x: 890, y: 600, r: 62, colour: "#c07a44" }),
    ],
    alt: {
      "en-US": "A sparrow stands on a sill beside two copper coins; barns lie in the fields behind it.",
      es: "Un gorrión en un alféizar junto a dos monedas de cobre; detrás, unos graneros en el campo.",
    },
  },
  {
    name: "article-teaching-children-to-pray",
    hour: "dawn",
    topic: "peace",
    tintStrength: 0.3,
    layers: [
      wall({ top: "#9fd0cf", low: "#d6e9dd" }),
      casement({ x: 70, y: -20, w: 300, h: 220, frame: "#fbf4e6", view: false }),
      beam({ points: at("100 250, 390 250, 900 640, 300 640"), strength: 0.3 }),
      tableTop({ y: 470 }),
      pancakes({ x: 800, y: 580, scale: 1.15 }),
      toyDigger({ x: 250, y: 596, scale: 1.15 }),
      berries({ points: at("600 600 15, 634 612 13") }),
      shadow({ x: 1120, y: 540, wide: 120 }),
      cup({ x: 1110, y: 530, scale: 1, steam: false }),
    ],
    alt: {
      "en-US": "A yellow toy excavator reaches across the breakfast table toward a tall stack of pancakes.",
      es: "Una excavadora amarilla de juguete se estira sobre la mesa hacia una alta pila de panqueques.",
    },
  },
  {
    name: "article-the-work-of-your-hands",
    hour: "dawn",
    topic: "faith",
    tintStrength: 0.4,
    layers: [
      wall({ top: "#4a6780", low: "#6c8798" }),
      casement({ x: 70, y: 50, w: 250, h: 280, frame: "#d9c3a0", view: false }),
      wallTools({ x: 480, y: 64 }),
      beam({ points: at("80 60, 310 60, 900 640, 360 640"), strength: 0.34 }),
      workbench({ y: 490 }),
      plank({ x: 300, y: 496, long: 820 }),
      plane({ x: 720, y: 452, scale: 1.15 }),
      shavings({
        points: at("150 464 26 20, 226 474 19 150, 90 478 15 250, 270 482 12 60, 1158 474 20 200"),
      }),
    ],
    alt: {
      "en-US": "A wooden plane lifts a curl from a board on a workbench, below a wall of tools.",
      es: "Un cepillo de carpintero levanta una viruta de una tabla en el banco, bajo una pared de herramientas.",
    },
  },
];
