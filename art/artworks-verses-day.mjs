/** Quiet backgrounds for verses, by day: six for dawn and six for noon. */
import { cypresses, grass, olive, willow } from "./motifs-trees.mjs";
import { birds, farSail, lilies, pier, reeds } from "./motifs-water.mjs";
import { bank, clouds, mist } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";
import { at } from "./shapes.mjs";

const alt = (english, spanish) => ({ "en-US": english, es: spanish });

export const dawn = [
  {
    layers: [...lake({ sun: { x: 830, y: 288, r: 40 }, hills: { lift: 190 } })],
    alt: alt(
      "Sunrise between blue-green hills, mirrored in open water.",
      "El sol sale entre colinas verdeazules y se refleja en el agua abierta.",
    ),
  },
  {
    horizon: 350,
    topic: "hope",
    layers: [
      ...lake({ sun: { x: 880, y: 282, r: 36 }, hills: { kind: "downs", lift: 90, layers: 3 } }),
      reeds({ x: 1120, spread: 200, high: 210, count: 20, lean: -16 }),
    ],
    alt: alt(
      "Reeds at the edge of a golden lake in the early morning.",
      "Juncos a la orilla de un lago dorado muy de mañana.",
    ),
  },
  {
    horizon: 430,
    topic: "prayer",
    layers: [
      ...lake({
        sun: { x: 760, y: 300, r: 34 },
        hills: { kind: "mountains", lift: 220 },
        shine: { count: 16 },
      }),
      mist({ y: 300, high: 100, strength: 0.5 }),
      mist({ y: 390, high: 90, strength: 0.5 }),
    ],
    alt: alt(
      "Morning mist lies in bands between violet mountains.",
      "La niebla de la mañana se extiende en franjas entre montañas violetas.",
    ),
  },
  {
    horizon: 460,
    topic: "peace",
    layers: [
      ...lake({
        sun: { x: 900, y: 372, r: 44, reach: 320 },
        above: [clouds({ x: 500, y: 140, spread: 800, rows: 6, opacity: 0.42 })],
        hills: { kind: "downs", lift: 80, layers: 2 },
      }),
      birds({ x: 760, y: 230, count: 5, size: 14 }),
    ],
    alt: alt(
      "A few birds fly toward the sun under thin morning clouds.",
      "Unas pocas aves vuelan hacia el sol bajo nubes finas de la mañana.",
    ),
  },
  {
    horizon: 400,
    topic: "wisdom",
    layers: [
      ...land({ sun: { x: 860, y: 262, r: 38 }, hills: { lift: 180 } }),
      bank({
        points: at("-20 440, 400 470, 800 420, 1220 440"),
        tone: -0.2,
        lit: 0.3,
      }),
      bank({
        points: at("-20 560, 400 580, 800 540, 1220 500"),
        tone: 0.3,
        lit: 0.2,
      }),
      cypresses({
        points: at("1020 520 130, 1060 514 170, 1096 510 120"),
      }),
    ],
    alt: alt(
      "Three cypresses on a green hill catch the first light.",
      "Tres cipreses en una colina verde reciben la primera luz.",
    ),
  },
  {
    horizon: 340,
    topic: "love",
    layers: [
      ...lake({ sun: { x: 740, y: 238, r: 36 }, hills: { lift: 150, layers: 3 }, surface: { sheen: 0.7 } }),
      pier({ near: 1090, far: 900, top: 430, nearWide: 110, farWide: 24 }),
    ],
    alt: alt(
      "An empty jetty runs out over rose-colored water at daybreak.",
      "Un muelle vacío avanza sobre aguas rosadas al rayar el alba.",
    ),
  },
];

export const noon = [
  {
    horizon: 410,
    layers: [
      ...lake({
        sun: { x: 820, y: 140, r: 40 },
        above: [clouds({ x: 420, y: 190, rows: 5, opacity: 0.8 })],
        hills: { lift: 180 },
      }),
    ],
    alt: alt(
      "Green hills around a bright lake in the middle of the day.",
      "Colinas verdes rodean un lago luminoso al mediodía.",
    ),
  },
  {
    horizon: 360,
    topic: "peace",
    layers: [
      ...lake({
        sun: { x: 900, y: 120, r: 36 },
        hills: { kind: "downs", lift: 60, layers: 2 },
        shine: { calm: 16 },
      }),
      farSail({ x: 820, y: 384, scale: 1 }),
      farSail({ x: 930, y: 374, scale: 0.6 }),
    ],
    alt: alt(
      "Two small white sails far out on blue water.",
      "Dos pequeñas velas blancas a lo lejos sobre el agua azul.",
    ),
  },
  {
    horizon: 420,
    topic: "wisdom",
    layers: [
      ...land({ sun: { x: 840, y: 130, r: 36 }, hills: { lift: 170 } }),
      bank({
        points: at("-20 470, 420 480, 820 440, 1220 470"),
        tone: -0.4,
        lit: 0.35,
      }),
      bank({
        points: at("-20 580, 400 590, 800 560, 1220 540"),
        tone: 0,
        lit: 0.25,
      }),
      olive({ x: 1010, y: 566, scale: 0.85 }),
    ],
    alt: alt(
      "A lone olive tree on a wide, pale green slope.",
      "Un olivo solitario en una ladera amplia de verde claro.",
    ),
  },
  {
    horizon: 350,
    topic: "hope",
    tintStrength: 0.5,
    layers: [
      ...land({
        sun: { x: 800, y: 130, r: 38 },
        above: [clouds({ x: 360, y: 130, rows: 4, opacity: 0.8 })],
        hills: { kind: "downs", lift: 120, layers: 3 },
      }),
      bank({
        points: at("-20 400, 500 380, 1220 410"),
        tone: -0.6,
        lit: 0.4,
      }),
      bank({
        points: at("-20 540, 500 520, 1220 500"),
        tone: -0.1,
        lit: 0.3,
      }),
      grass({ y: 648, high: 120, count: 60, flowers: 14, tone: 0.2 }),
    ],
    alt: alt(
      "Wildflowers in tall grass with soft hills behind.",
      "Flores silvestres entre la hierba alta, con colinas suaves al fondo.",
    ),
  },
  {
    horizon: 340,
    topic: "faith",
    tintStrength: 0.5,
    layers: [
      ...lake({
        sun: { x: 760, y: 110, r: 34 },
        hills: { kind: "mountains", lift: 210, mirror: 0.45 },
        surface: { sheen: 0.7 },
        shine: { count: 12 },
      }),
      lilies({
        points: at("940 540 120, 1060 580 150, 830 590 100, 1120 520 90, 980 610 130, 740 556 70"),
      }),
    ],
    alt: alt("Water lilies float on a clear mountain lake.", "Nenúfares flotan en un lago claro de montaña."),
  },
  {
    horizon: 380,
    topic: "love",
    tintStrength: 0.45,
    layers: [
      ...lake({ sun: { x: 860, y: 140, r: 38 }, hills: { lift: 150, layers: 3 } }),
      bank({
        points: at("700 660, 880 590, 1220 560"),
        tone: 0,
        lit: 0.2,
      }),
      willow({ x: 1080, y: 590, high: 360, wide: 170 }),
    ],
    alt: alt(
      "A willow trails its branches over a sunny shore.",
      "Un sauce deja caer sus ramas sobre una orilla soleada.",
    ),
  },
];
