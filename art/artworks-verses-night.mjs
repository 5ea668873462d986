/** Quiet backgrounds for verses, of the evening: six for dusk and six for night. */
import { lampGlow, shoreLights } from "./motifs-home.mjs";
import { lantern } from "./motifs-things.mjs";
import { bareTree, firs } from "./motifs-trees.mjs";
import { rings, rocks, rowboat, swells } from "./motifs-water.mjs";
import { bank, brightStar, clouds, light, sky, stars, water, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

const alt = (english, spanish) => ({ "en-US": english, es: spanish });

export const dusk = [
  {
    horizon: 410,
    layers: [...lake({ sun: { x: 780, y: 306, r: 44 }, hills: { lift: 200 } })],
    alt: alt(
      "The sun sinks behind purple hills across the water.",
      "El sol se hunde tras colinas moradas al otro lado del agua.",
    ),
  },
  {
    horizon: 440,
    topic: "hope",
    tintStrength: 0.8,
    layers: [
      ...lake({
        sun: { x: 860, y: 380, r: 54, reach: 340 },
        above: [clouds({ x: 600, y: 200, spread: 900, rows: 8, gap: 28, opacity: 0.4 })],
        hills: { kind: "downs", lift: 50, layers: 2 },
      }),
    ],
    alt: alt(
      "Long clouds glow orange over a sea at sunset.",
      "Nubes alargadas se encienden de naranja sobre el mar al atardecer.",
    ),
  },
  {
    horizon: 390,
    topic: "peace",
    layers: [
      ...lake({ sun: { x: 460, y: 300, r: 38 }, hills: { lift: 150, layers: 3 } }),
      rowboat({ x: 930, y: 520, scale: 0.9, flip: true }),
    ],
    alt: alt(
      "A rowboat drifts on a still lake in the evening.",
      "Un bote de remos flota en un lago quieto por la tarde.",
    ),
  },
  {
    horizon: 420,
    topic: "prayer",
    layers: [
      ...land({ sun: { x: 760, y: 300, r: 40 }, hills: { lift: 170 } }),
      bank({
        points: at("-20 540, 420 560, 820 520, 1220 490"),
        tone: 0.7,
        lit: 0.15,
      }),
      bareTree({ x: 1040, y: 512, high: 270, lean: -0.1 }),
    ],
    alt: alt(
      "A bare tree stands against a lilac evening sky.",
      "Un árbol sin hojas se recorta contra un cielo lila al anochecer.",
    ),
  },
  {
    horizon: 350,
    topic: "love",
    layers: [
      ...lake({ sun: { x: 820, y: 250, r: 42 }, hills: { lift: 150 } }),
      rocks({
        points: at("1000 640 240 90, 1150 650 260 140, 860 650 160 50"),
      }),
    ],
    alt: alt(
      "Dark rocks at the shore and a rose sunset beyond.",
      "Rocas oscuras en la orilla y un ocaso rosado al fondo.",
    ),
  },
  {
    horizon: 370,
    topic: "faith",
    layers: [
      ...land({
        sun: { x: 720, y: 262, r: 40 },
        above: [stars({ count: 24, below: 110, bright: 2 })],
        hills: { lift: 160 },
      }),
      bank({
        points: at("-20 430, 400 460, 720 420, 1220 440"),
        tone: 0,
        lit: 0.25,
      }),
      way({
        points: at("730 424 5, 760 450 12, 820 490 26, 800 550 56, 910 720 140"),
        share: 0.6,
      }),
      bank({
        points: at("-20 600, 300 620, 520 660"),
        tone: 0.8,
      }),
    ],
    alt: alt(
      "A path crosses open country toward the setting sun.",
      "Un sendero cruza el campo abierto hacia el sol poniente.",
    ),
  },
];

export const night = [
  {
    horizon: 410,
    layers: [
      ...lake({ sun: { x: 860, y: 150, r: 40, strength: 0.6 }, above: [stars()], hills: { lift: 170 } }),
    ],
    alt: alt(
      "A full moon and its path of light on a dark lake.",
      "La luna llena y su camino de luz sobre un lago oscuro.",
    ),
  },
  {
    horizon: 440,
    topic: "faith",
    layers: [
      ...lake({
        sun: { x: 840, y: 150, r: 30, strength: 0.5, crescent: true },
        above: [stars({ count: 110, below: 340, bright: 8 })],
        hills: { kind: "mountains", lift: 170 },
        shine: { count: 12 },
      }),
    ],
    alt: alt(
      "A crescent moon among many stars above mountains.",
      "Una luna creciente entre muchas estrellas sobre las montañas.",
    ),
  },
  {
    horizon: 380,
    topic: "prayer",
    layers: [
      ...lake({
        sun: { x: 480, y: 150, r: 30, strength: 0.45 },
        above: [stars({ count: 40 })],
        hills: { lift: 140, layers: 3 },
      }),
      rocks({
        points: at("960 650 240 60, 1090 650 320 120"),
      }),
      lantern({ x: 1080, y: 534, scale: 0.7, glow: 190 }),
    ],
    alt: alt(
      "A small lantern on a rock lights the edge of the night lake.",
      "Un farol pequeño sobre una roca alumbra la orilla del lago de noche.",
    ),
  },
  {
    horizon: 400,
    topic: "peace",
    layers: [
      ...lake({
        sun: { x: 800, y: 170, r: 36, strength: 0.55 },
        above: [stars({ count: 50 })],
        hills: { lift: 130, layers: 3 },
      }),
      firs({ from: 700, to: 1300, y: 404, high: 90, count: 30, tone: 0.8 }),
      rings({ x: 500, y: 530, r: 44 }),
    ],
    alt: alt(
      "Rings spread on moonlit water before a shore of firs.",
      "Ondas en el agua a la luz de la luna, frente a una orilla de abetos.",
    ),
  },
  {
    horizon: 420,
    topic: "love",
    tintStrength: 0.3,
    layers: [
      ...lake({
        sun: { x: 360, y: 130, r: 28, strength: 0.45 },
        above: [stars({ count: 50 })],
        hills: { lift: 180, layers: 3 },
      }),
      lampGlow({ x: 960, y: 408, r: 90 }),
      lampGlow({ x: 1040, y: 402, r: 60 }),
      (c) => `<path d="M952 404h12v12h-12ZM984 406h9v10h-9ZM1034 398h11v12h-11Z" fill="${c.palette.lamp}"/>`,
      shoreLights({ from: 950, to: 1050, y: 430, count: 5 }),
    ],
    alt: alt(
      "Three warm windows shine on the far shore of a dark lake.",
      "Tres ventanas cálidas brillan en la otra orilla de un lago oscuro.",
    ),
  },
  {
    horizon: 380,
    topic: "hope",
    tintStrength: 0.1,
    layers: [
      sky(),
      stars({ count: 70, below: 280 }),
      light({ x: 760, y: 170, r: 0, reach: 200, strength: 0.3 }),
      brightStar({ x: 760, y: 170, r: 6 }),
      water(),
      swells({ rows: 6, top: 396 }),
    ],
    alt: alt(
      "One bright star over the slow waves of the open sea.",
      "Una estrella brillante sobre las olas lentas del mar abierto.",
    ),
  },
];
