/** Quiet backgrounds for verses, six for each hour, with room for the words. */
import { lampGlow, shoreLights } from "./motifs-home.mjs";
import { lantern } from "./motifs-things.mjs";
import { bareTree, cypresses, firs, grass, olive, willow } from "./motifs-trees.mjs";
import { birds, farSail, lilies, pier, reeds, rings, rocks, rowboat, swells } from "./motifs-water.mjs";
import { bank, brightStar, clouds, light, mist, sky, stars, way } from "./scenery.mjs";
import { lake, land } from "./scenes.mjs";

const alt = (english, spanish) => ({ "en-US": english, es: spanish });

const dawn = [
  {
    layers: [...lake({ sun: { x: 830, y: 318, r: 40 }, hills: { lift: 190 } })],
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
      "A few birds fly towards the sun under thin morning clouds.",
      "Unas pocas aves vuelan hacia el sol bajo nubes finas de la mañana.",
    ),
  },
  {
    horizon: 400,
    topic: "wisdom",
    layers: [
      ...land({ sun: { x: 860, y: 262, r: 38 }, hills: { lift: 180 } }),
      bank({
        points: [
          [-20, 440],
          [400, 470],
          [800, 420],
          [1220, 440],
        ],
        tone: -0.2,
        lit: 0.3,
      }),
      bank({
        points: [
          [-20, 560],
          [400, 580],
          [800, 540],
          [1220, 500],
        ],
        tone: 0.3,
        lit: 0.2,
      }),
      cypresses({
        points: [
          [1020, 520, 130],
          [1060, 514, 170],
          [1096, 510, 120],
        ],
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

const noon = [
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
        points: [
          [-20, 470],
          [420, 480],
          [820, 440],
          [1220, 470],
        ],
        tone: -0.4,
        lit: 0.35,
      }),
      bank({
        points: [
          [-20, 580],
          [400, 590],
          [800, 560],
          [1220, 540],
        ],
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
        points: [
          [-20, 400],
          [500, 380],
          [1220, 410],
        ],
        tone: -0.6,
        lit: 0.4,
      }),
      bank({
        points: [
          [-20, 540],
          [500, 520],
          [1220, 500],
        ],
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
        points: [
          [940, 540, 120],
          [1060, 580, 150],
          [830, 590, 100],
          [1120, 520, 90],
          [980, 610, 130],
          [740, 556, 70],
        ],
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
        points: [
          [700, 660],
          [880, 590],
          [1220, 560],
        ],
        tone: 0,
        lit: 0.2,
      }),
      willow({ x: 1080, y: 590, high: 360, wide: 170, flip: -1 }),
    ],
    alt: alt(
      "A willow trails its branches over a sunny shore.",
      "Un sauce deja caer sus ramas sobre una orilla soleada.",
    ),
  },
];

const dusk = [
  {
    horizon: 410,
    layers: [...lake({ sun: { x: 780, y: 336, r: 44 }, hills: { lift: 200 } })],
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
        points: [
          [-20, 540],
          [420, 560],
          [820, 520],
          [1220, 490],
        ],
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
        points: [
          [1000, 640, 240, 90],
          [1150, 650, 260, 140],
          [860, 650, 160, 50],
        ],
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
        points: [
          [-20, 430],
          [400, 460],
          [720, 420],
          [1220, 440],
        ],
        tone: 0,
        lit: 0.25,
      }),
      way({
        points: [
          [730, 424, 5],
          [760, 450, 12],
          [820, 490, 26],
          [800, 550, 56],
          [900, 670, 120],
        ],
        share: 0.6,
      }),
      bank({
        points: [
          [-20, 600],
          [300, 620],
          [520, 660],
        ],
        tone: 0.8,
      }),
    ],
    alt: alt(
      "A path crosses open country towards the setting sun.",
      "Un sendero cruza el campo abierto hacia el sol poniente.",
    ),
  },
];

const night = [
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
        points: [
          [960, 650, 240, 60],
          [1090, 650, 320, 120],
        ],
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
    tintStrength: 0.7,
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
    tintStrength: 0.5,
    layers: [
      sky(),
      stars({ count: 70, below: 280 }),
      light({ x: 760, y: 170, r: 0, reach: 200, strength: 0.3 }),
      brightStar({ x: 760, y: 170, r: 6 }),
      swells({ rows: 5, top: 380, high: 24 }),
    ],
    alt: alt(
      "One bright star over the slow waves of the open sea.",
      "Una estrella brillante sobre las olas lentas del mar abierto.",
    ),
  },
];

export const verseArtworks = Object.entries({ dawn, noon, dusk, night }).flatMap(([hour, pictures], block) =>
  pictures.map((picture, k) => ({
    name: `verse-${String(block * 6 + k + 1).padStart(2, "0")}`,
    hour,
    ...picture,
  })),
);
