/** Pictures of the contributors: six desks and what lies on them. */
import { beam, halo, plane, rect, top, wall } from "./inside.mjs";
import { appleAbove, cupAbove, notebookAbove, planksAbove } from "./motifs-above.mjs";
import {
  bookRow,
  candle,
  childDrawing,
  coatChair,
  coins,
  deskLamp,
  kettle,
  keyTag,
  magnifier,
  pencil,
  proofs,
  radio,
  waterGlass,
} from "./motifs-desk.mjs";
import { letter, openBook } from "./motifs-table.mjs";
import { at, line, path, ribbon } from "./shapes.mjs";

export const deskArtworks = [
  {
    name: "desk-editors",
    hour: "night",
    topic: "peace",
    tintStrength: 0.4,
    layers: [
      wall({ colours: ["#22403f", "#2f5550"] }),
      top({ y: 456, colours: ["#8a5c3c", "#4f3226"], edge: 0.35, grain: 3 }),
      deskLamp({ x: 400, y: 500, scale: 1.02 }),
      (c) =>
        path(
          "M60 470V420H250V470ZM76 420V384H240V420ZM64 384V340H232V384Z",
          c.across([0, "#e9dcc0"], [1, "#a89878"]),
        ) + line("M60 436H250M60 452H250M76 396H240M76 408H240M64 356H232M64 370H232", "#8a7a5e", 2),
      proofs({ x: 740, y: 574, scale: 1.22 }),
      pencil({ x: 1010, y: 560, scale: 1.15, turn: -28 }),
    ],
    alt: {
      "en-US": "A green lamp shines on proofs marked in red, with a red pencil beside them.",
      es: "Una lámpara verde alumbra unas galeradas con marcas rojas y un lápiz rojo a su lado.",
    },
  },
  {
    name: "desk-prayer",
    hour: "dawn",
    topic: "prayer",
    tintStrength: 0.5,
    layers: [
      (c) => rect(70, 60, 320, 300, c.fall([0, "#9fb0cc"], [0.6, "#f2cfc0"], [1, "#f3b98a"])),
      plane({ points: at("60 318, 200 296, 400 312"), colours: ["#8a84a8", "#77719a"], until: 366 }),
      wall({ colours: ["#8c7aa4", "#6b5a86"], holes: [[92, 78, 280, 276]] }),
      () =>
        line("M92 78H372V354H92ZM232 78V354M92 216H372", "#f3e9da", 13) + rect(70, 360, 324, 18, "#e3d5c4"),
      (c) =>
        rect(560, 376, 660, 26, "#a8744c") +
        rect(560, 402, 660, 16, "#7a5238") +
        path("M600 418h26v200h-26ZM1130 418h26v200h-26Z", "#6d4834") +
        rect(0, 566, 1200, 74, c.fall([0, "#5a4a68"], [1, "#43384f"])) +
        path("M600 418h26v166h-26ZM1130 418h26v166h-26Z", "#6d4834"),
      letter({ x: 700, y: 376, scale: 0.8 }),
      candle({ x: 1030, y: 378, scale: 1.15 }),
      coatChair({ x: 480, y: 612, scale: 1.12, colour: "#c07a4a" }),
    ],
    alt: {
      "en-US": "A warm coat hangs over a chair before a desk with a candle and a written page at daybreak.",
      es: "Un abrigo cuelga de una silla ante un escritorio con una vela y una hoja escrita, al amanecer.",
    },
  },
  {
    name: "desk-bible",
    hour: "dusk",
    topic: "faith",
    tintStrength: 0.6,
    layers: [
      wall({ colours: ["#3a4f7a", "#2a3a5f"] }),
      bookRow({
        x: 40,
        y: 170,
        to: 1180,
        high: 150,
        colours: ["#7d4a4a", "#c99a5c", "#5f7f8f", "#8f8aa8", "#4d6a5c"],
        board: "#6d4a3c",
      }),
      bookRow({
        x: 20,
        y: 356,
        to: 640,
        high: 150,
        colours: ["#c99a5c", "#4d6a5c", "#7d4a4a", "#8f8aa8"],
        board: "#6d4a3c",
      }),
      bookRow({
        x: 700,
        y: 356,
        to: 1190,
        high: 150,
        colours: ["#5f7f8f", "#7d4a4a", "#c99a5c", "#4d6a5c"],
        board: "#6d4a3c",
        leaning: false,
      }),
      top({ y: 432, colours: ["#b07a4e", "#6d4632"], edge: 0.4, grain: 2 }),
      () =>
        path("M292 470h24v-78h-24ZM420 470h24v-92h-24Z", "#e8c25a") +
        path("M690 470h24v-88h-24Z", "#d97a5c") +
        path("M786 470h24v-72h-24Z", "#7fb4a4"),
      openBook({ x: 560, y: 576, scale: 2.3 }),
      magnifier({ x: 800, y: 516, scale: 1.3 }),
    ],
    alt: {
      "en-US": "A large open Bible with paper slips and a magnifying glass lies before shelves of books.",
      es: "Una Biblia grande y abierta, con papelitos de señal y una lupa, ante estantes llenos de libros.",
    },
  },
  {
    name: "desk-family",
    hour: "noon",
    topic: "hope",
    tintStrength: 0.3,
    layers: [
      wall({ colours: ["#f3dfae", "#e8c684"] }),
      (c) =>
        line(
          "M0 250H1200M0 340H1200M0 430H1200M80 250V340M240 250V340M400 250V340M560 250V340M720 250V340M880 250V340M1040 250V340M160 340V430M320 340V430M480 340V430M640 340V430M800 340V430M960 340V430M1120 340V430",
          "#fbf3da",
          5,
        ) + rect(0, 236, 1200, 16, c.fall([0, "#8fb5a4"], [1, "#6f9a8a"])),
      () =>
        line("M110 252V272M250 252V272M950 252V272", "#6d4a3c", 5) +
        line(
          "M136 290C164 288 160 322 134 322M276 290C304 288 300 322 274 322M976 290C1004 288 1000 322 974 322",
          "#b98a5c",
          7,
        ) +
        path("M80 272h60v48c0 20-60 20-60 0Z", "#c8602f") +
        path("M220 272h60v48c0 20-60 20-60 0Z", "#f8efd8") +
        path("M920 272h60v48c0 20-60 20-60 0Z", "#6f9a8a"),
      top({ y: 470, colours: ["#c98f5c", "#8a5a3a"], edge: 0.45, grain: 3 }),
      radio({ x: 170, y: 536, scale: 1, colour: "#b8574a" }),
      kettle({ x: 640, y: 540, scale: 1.25, colour: "#4f8f8c" }),
      () =>
        path(
          ribbon(at("384 286 4, 366 246 16, 394 200 24, 362 144 28, 394 74 10")),
          "#ffffff",
          'opacity=".55"',
        ),
      childDrawing({ x: 930, y: 582, scale: 1.05 }),
    ],
    alt: {
      "en-US": "A kettle steams on a kitchen table between a radio and a child's drawing with crayons.",
      es: "Una tetera humea en la mesa de la cocina entre una radio y un dibujo infantil con crayones.",
    },
  },
  {
    name: "desk-study",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.3,
    layers: [
      planksAbove({ colours: ["#d9b583", "#cfa873", "#dcbb8c"] }),
      notebookAbove({
        x: 570,
        y: 322,
        scale: 1.14,
        cover: "#4d7a7a",
        tabs: ["#c8602f", "#d9b04a", "#7fa04e", "#7d66ab"],
      }),
      cupAbove({ x: 84, y: 140, r: 88, turn: 130, colour: "#e9e0cd" }),
      cupAbove({ x: 1090, y: 190, r: 92, turn: 20, colour: "#5f8fa0" }),
      appleAbove({ x: 1070, y: 490, scale: 1.15 }),
      pencil({ x: 130, y: 430, scale: 1.25, turn: -66, colour: "#e0a83c" }),
    ],
    alt: {
      "en-US":
        "Seen from above, a notebook with a half-marked list lies between two cups, a pencil and an apple.",
      es: "Vista desde arriba, una libreta con una lista a medio marcar, entre dos tazas, un lápiz y una manzana.",
    },
  },
  {
    name: "desk-water",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.35,
    layers: [
      wall({ colours: ["#dfeeea", "#c4dfdc"] }),
      beam({ points: at("-40 -10, 260 -10, 900 470, 380 470"), strength: 0.9, end: 0.35 }),
      () => line("M120-10L640 470M40 160L340 470", "#b3d3d0", 12, 'opacity=".55"'),
      top({ y: 470, colours: ["#f4efe2", "#cdbfa2"], edge: 0.8 }),
      halo({ x: 560, y: 330, r: 300, strength: 0.5, colour: "#ffffff" }),
      waterGlass({ x: 520, y: 560, scale: 1.36 }),
      keyTag({ x: 950, y: 574, scale: 1.15 }),
      coins({ points: at("250 560 34, 300 580 34, 236 596 34, 300 574 34") }),
    ],
    alt: {
      "en-US": "A full glass of water stands in the sun on a desk, with a key on a tag and a few coins.",
      es: "Un vaso lleno de agua al sol sobre un escritorio, con una llave con etiqueta y unas monedas.",
    },
  },
];
