/** Pictures of articles that are set out of doors. */
import {
  afar,
  broomBush,
  deckChair,
  hearthBread,
  kite,
  lawn,
  picketRing,
  pitcherAndCups,
  runner,
  slope,
  stiffShoes,
  tent,
} from "./motifs-articles-fields.mjs";
import { wall } from "./motifs-articles-rooms.mjs";
import { brokenWall, fallenStones, lyre, watchtower } from "./motifs-articles-stone.mjs";
import { clayJar } from "./motifs-articles-store.mjs";
import { travellers } from "./motifs-articles-street.mjs";
import { linen } from "./motifs-things.mjs";
import { grass, olive, tree } from "./motifs-trees.mjs";
import { clouds, light, plain, ridges, sky } from "./scenery.mjs";
import { at } from "./shapes.mjs";

export const articleFieldArtworks = [
  {
    name: "article-an-honest-lament",
    hour: "dusk",
    topic: "love",
    tintStrength: 0.3,
    horizon: 450,
    layers: [
      sky(),
      light({ x: 690, y: 390, r: 46, reach: 360 }),
      plain(),
      clouds({ x: 320, y: 140, rows: 5, opacity: 0.3 }),
      brokenWall({
        points: at(
          "-20 130, 60 130, 60 96, 150 96, 158 190, 236 196, 240 150, 300 146, 306 80, 400 74, 404 40, 520 36, 524 14",
        ),
        y: 470,
        air: 0.45,
      }),
      brokenWall({
        points: at(
          "850 20, 856 70, 930 74, 936 170, 1010 176, 1012 130, 1070 126, 1074 90, 1140 94, 1144 150, 1220 156",
        ),
        y: 470,
        air: 0.4,
      }),
      slope({ points: at("-20 470, 400 462, 800 470, 1220 460"), colour: "#7d6f80", lit: 0.25 }),
      brokenWall({
        points: at(
          "486 60, 490 110, 530 114, 534 226, 560 230, 562 330, 640 334, 644 372, 730 368, 734 340, 800 336, 806 282, 846 280, 850 150, 900 146, 904 84, 960 80, 964 30",
        ),
        y: 520,
        air: 0.12,
        arch: { x: 690, r: 92, h: 150 },
      }),
      slope({ points: at("-20 556, 300 530, 700 520, 1220 548"), colour: "#5a4d60", lit: 0.12, deep: 0.5 }),
      fallenStones({ points: at("930 560 90 4, 1060 590 120 -6, 520 556 60 12") }),
      fallenStones({ points: at("250 604 190 -3, 100 620 130 8") }),
      lyre({ x: 396, y: 600, scale: 1.08, turn: -13 }),
    ],
    alt: {
      "en-US": "A lyre with a broken string leans on a fallen stone among the ruins of a city.",
      es: "Una lira con una cuerda rota, apoyada en una piedra caída entre las ruinas de una ciudad.",
    },
  },
  {
    name: "article-asking-god-hard-questions",
    hour: "dawn",
    topic: "wisdom",
    tintStrength: 0.7,
    horizon: 420,
    layers: [
      wall({ top: "#4f6480", low: "#f2dca2", until: 430, share: 0.04 }),
      clouds({ x: 380, y: 150, rows: 6, gap: 36, thick: 40, opacity: 0.4, colour: "#3f5068" }),
      light({ x: 180, y: 400, r: 0, reach: 420, strength: 0.7 }),
      slope({ points: at("-20 396, 260 372, 560 392, 900 366, 1220 390"), colour: "#8f9a78", lit: 0.2 }),
      slope({ points: at("-20 420, 400 408, 800 430, 1220 400"), colour: "#b8a860", lit: 0.3 }),
      slope({ points: at("-20 500, 300 490, 700 470, 1220 430"), colour: "#7f9450", lit: 0.15, deep: 0.3 }),
      olive({ x: 300, y: 520, scale: 0.62 }),
      watchtower({ x: 850, y: 560, scale: 1.12 }),
      slope({ points: at("-20 590, 400 570, 800 556, 1220 570"), colour: "#5d7340", lit: 0.1, deep: 0.4 }),
      grass({ from: 0, to: 1200, y: 650, high: 60, count: 44, tone: 0.5 }),
    ],
    alt: {
      "en-US": "A small figure stands at the rail of a stone watchtower and looks out over the fields.",
      es: "Una figura pequeña, junto a la baranda de una torre de piedra, mira hacia los campos.",
    },
  },
  {
    name: "article-praying-when-tired",
    hour: "dawn",
    topic: "love",
    tintStrength: 0.35,
    horizon: 380,
    layers: [
      sky(),
      light({ x: 930, y: 250, r: 46, reach: 320 }),
      plain(),
      slope({
        points: at(
          "-20 330, 120 322, 200 268, 360 262, 430 330, 640 340, 760 300, 1000 296, 1080 344, 1220 320",
        ),
        colour: "#c99a94",
        lit: 0.2,
        deep: 0,
      }),
      slope({
        points: at("-20 400, 300 370, 640 396, 940 366, 1220 390"),
        colour: "#e3b48a",
        lit: 0.3,
        deep: 0.1,
      }),
      slope({
        points: at("-20 460, 240 440, 560 470, 900 440, 1220 470"),
        colour: "#d99f74",
        lit: 0.25,
        deep: 0.15,
      }),
      broomBush({ x: 370, y: 544, wide: 280, high: 400 }),
      slope({ points: at("-20 540, 300 524, 700 540, 1220 520"), colour: "#c48660", lit: 0.2, deep: 0.3 }),
      hearthBread({ x: 660, y: 588, scale: 1.1 }),
      clayJar({ x: 930, y: 604, scale: 0.74 }),
    ],
    alt: {
      "en-US": "Bread bakes on hot stones beside a jar of water, under a broom bush in the desert.",
      es: "Un pan se cuece sobre piedras calientes junto a una vasija de agua, bajo una retama en el desierto.",
    },
  },
  {
    name: "article-sabbath-without-rules",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.2,
    horizon: 470,
    layers: [
      sky(),
      plain(),
      clouds({ x: 340, y: 140, rows: 5, opacity: 0.9, thick: 30, colour: "#ffffff" }),
      slope({ points: at("-20 450, 300 420, 700 400, 1220 440"), colour: "#a9c97a", lit: 0.25, deep: 0.05 }),
      runner({ x: 540, y: 432, scale: 0.9 }),
      kite({ x: 900, y: 170, scale: 0.9, to: [572, 344] }),
      slope({ points: at("-20 520, 400 480, 800 500, 1220 470"), colour: "#86b25c", lit: 0.2, deep: 0.25 }),
      stiffShoes({ x: 280, y: 590, scale: 1.2 }),
      grass({ from: -10, to: 1210, y: 650, high: 70, count: 60, flowers: 18, tone: 0 }),
    ],
    alt: {
      "en-US": "A pair of stiff black shoes stands empty in the grass while a child runs with a kite.",
      es: "Un par de zapatos negros y rígidos quedó en la hierba mientras un niño corre con una cometa.",
    },
  },
  {
    name: "article-the-rest-you-keep-postponing",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.3,
    horizon: 300,
    layers: [
      sky(),
      light({ x: 1000, y: 110, r: 38 }),
      ridges({ lift: 90, layers: 2, mirror: 0 }),
      lawn({ y: 300 }),
      afar({ x: 850, y: 334, scale: 0.55, motif: linen({ x: 0, y: 0, span: 520 }) }),
      picketRing({ x: 600, y: 450, rx: 400, ry: 112 }),
      tree({ x: 380, y: 420, scale: 1.3, tone: 0 }),
      deckChair({ x: 640, y: 480, scale: 1.05 }),
      picketRing({ x: 600, y: 450, rx: 400, ry: 112, near: true }),
    ],
    alt: {
      "en-US": "A striped deck chair stands under a tree inside a small ring of white picket fence.",
      es: "Una tumbona de rayas bajo un árbol, rodeada por una pequeña cerca blanca.",
    },
  },
  {
    name: "article-welcoming-the-stranger",
    hour: "noon",
    topic: "hope",
    tintStrength: 0.7,
    horizon: 390,
    layers: [
      wall({ top: "#ecc27c", low: "#fdf0cc", until: 420, share: 0.02 }),
      light({ x: 400, y: 96, r: 54, reach: 380 }),
      slope({ points: at("-20 372, 300 352, 700 376, 1220 350"), colour: "#dcae78", lit: 0.3, deep: 0 }),
      slope({ points: at("-20 400, 400 392, 800 400, 1220 388"), colour: "#ecd9a2", lit: 0.3, deep: 0.02 }),
      travellers({ points: at("96 448 1, 152 454 1.08, 206 446 0.98") }),
      olive({ x: 1090, y: 470, scale: 1.3 }),
      slope({ points: at("-20 480, 400 470, 800 490, 1220 470"), colour: "#dfbe7c", lit: 0.25, deep: 0.15 }),
      tent({ x: 850, y: 510, scale: 1.05 }),
      pitcherAndCups({ x: 430, y: 594, scale: 1 }),
    ],
    alt: {
      "en-US": "A pitcher of water and three cups wait before an open tent as three travelers come near.",
      es: "Una jarra de agua y tres vasos esperan ante una tienda abierta mientras se acercan tres viajeros.",
    },
  },
];
