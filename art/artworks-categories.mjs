/** Pictures of the article categories. */
import { boards, oval, plane, rect, top, wall } from "./inside.mjs";
import { bookRow } from "./motifs-desk.mjs";
import { armchair, boots, coatRail, doorAjar, floorLamp, shoes } from "./motifs-hall.mjs";
import { bunting, bus, busStop, coveredDish, rowHouse, signpost, skyline } from "./motifs-street.mjs";
import { openBook } from "./motifs-table.mjs";
import { grass, tree } from "./motifs-trees.mjs";
import { apples, hammock, hungLantern, rockTomb, snowdrops, wheelbarrow } from "./motifs-yard.mjs";
import { light, mist, rays, sky } from "./scenery.mjs";
import { at, line, path, ribbon } from "./shapes.mjs";

export const categoryArtworks = [
  {
    name: "everyday-faith",
    hour: "dawn",
    topic: "peace",
    tintStrength: 0.3,
    horizon: 470,
    layers: [
      sky(),
      light({ x: 250, y: 250, r: 40, reach: 300 }),
      skyline({
        y: 470,
        points: at(
          "-20 150 260, 140 110 190, 420 130 240, 560 180 330, 750 120 220, 880 170 300, 1060 170 250",
        ),
        colours: ["#7fa0a4", "#a9bcb4"],
      }),
      top({ y: 462, colours: ["#b9b3a6", "#a49d90"], edge: 0.3, until: 500 }),
      top({ y: 498, colours: ["#5f6a70", "#4a545a"], edge: 0.1, until: 592 }),
      bus({ x: 812, y: 556, scale: 1.05, colour: "#d99a3c" }),
      top({ y: 592, colours: ["#cfc6b4", "#b3a894"], edge: 0.4 }),
      busStop({ x: 226, y: 606, scale: 1 }),
    ],
    alt: {
      "en-US": "A city bus with lit windows comes to a stop where a bag of groceries waits on a bench.",
      es: "Un autobús con las ventanas encendidas llega a una parada donde espera una bolsa de compras.",
    },
  },
  {
    name: "prayer-life",
    hour: "night",
    topic: "prayer",
    tintStrength: 0.6,
    layers: [
      wall({ colours: ["#2c2844", "#3d3658"] }),
      boards({ y: 548, colours: ["#3a3048", "#211c30"], to: 600 }),
      () => rect(0, 530, 1200, 20, "#4d4568"),
      doorAjar({ x: 700, foot: 550 }),
      () =>
        line("M120 150H300V330H120Z", "#5d5478", 12) +
        rect(132, 162, 156, 156, "#4a4364") +
        path("M132 318V270C170 240 200 262 220 250S270 236 288 246V318Z", "#5d5a80"),
    ],
    alt: {
      "en-US": "A door stands ajar in a dark hall, and warm light from the room falls on the floor.",
      es: "Una puerta entreabierta en un pasillo oscuro deja caer sobre el suelo la luz cálida del cuarto.",
    },
  },
  {
    name: "family-and-home",
    hour: "noon",
    topic: "love",
    tintStrength: 0.3,
    layers: [
      wall({ colours: ["#e3b598", "#cf9478"] }),
      (c) =>
        rect(0, 372, 1200, 180, c.fall([0, "#f6ead6"], [1, "#e0cdb0"])) +
        rect(0, 362, 1200, 14, "#fdf6e6") +
        line(
          "M100 376V548M220 376V548M340 376V548M460 376V548M580 376V548M700 376V548M820 376V548M940 376V548M1060 376V548M1180 376V548",
          "#cdb896",
          3,
        ),
      top({ y: 548, colours: ["#a5714c", "#7a4f38"], edge: 0.2, grain: 3 }),
      coatRail({ x: 200, y: 60, w: 800 }),
      boots({ x: 150, y: 606, scale: 1.06, colour: "#3f6f6a" }),
      shoes({ x: 420, y: 604, scale: 1.08, colour: "#6d4638" }),
      shoes({ x: 640, y: 604, scale: 0.82, colour: "#b8494a" }),
      boots({ x: 806, y: 606, scale: 0.66, colour: "#e0a83c" }),
      shoes({ x: 966, y: 604, scale: 0.5, colour: "#4f7fa0" }),
      (c) =>
        oval(1120, 590, 46, 46, c.across([0, "#d97a5c"], [1, "#9a4236"])) +
        line("M1078 576C1104 592 1140 592 1164 576M1096 552C1108 584 1108 604 1100 632", "#f6ead6", 6),
    ],
    alt: {
      "en-US": "Boots and shoes in every size stand in a row under coats, a school bag and a scarf.",
      es: "Botas y zapatos de todos los tamaños, en fila, bajo abrigos, una mochila y una bufanda.",
    },
  },
  {
    name: "work-and-rest",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.5,
    horizon: 400,
    layers: [
      sky(),
      light({ x: 620, y: 150, r: 42, reach: 340 }),
      plane({
        points: at("-20 380, 300 350, 640 376, 900 346, 1220 372"),
        colours: ["#b3c88c", "#c9d8a0"],
        until: 460,
      }),
      plane({ points: at("-20 440, 400 424, 800 436, 1220 420"), colours: ["#a3c06c", "#5f8a48"] }),
      tree({ x: 180, y: 560, scale: 2, tone: 0.05 }),
      tree({ x: 760, y: 556, scale: 2, tone: 0.05, lit: 1 }),
      apples({
        points: at("110 140, 250 110, 200 220, 300 230, 60 230, 690 120, 830 150, 760 210, 880 230, 650 220"),
      }),
      hammock({ from: [192, 350], to: [748, 350], sag: 126, colours: ["#f3e6c8", "#c8602f"] }),
      wheelbarrow({ x: 970, y: 600, scale: 0.9, colour: "#4f7f8a" }),
      grass({ from: 0, to: 1200, y: 648, high: 56, count: 30, flowers: 10, tone: 0.1 }),
    ],
    alt: {
      "en-US": "A hammock hangs between two apple trees; a wheelbarrow with a rake has been left beside it.",
      es: "Una hamaca cuelga entre dos manzanos; a su lado quedó una carretilla con un rastrillo.",
    },
  },
  {
    name: "grief-and-hope",
    hour: "dawn",
    topic: "prayer",
    tintStrength: 0.6,
    horizon: 400,
    layers: [
      sky(),
      light({ x: 1010, y: 270, r: 46, reach: 380 }),
      rays({ x: 1010, y: 270, from: 40, to: 190, count: 6, length: 560, strength: 0.3 }),
      plane({
        points: at("-20 392, 400 400, 800 372, 1220 350"),
        colours: ["#a79bb8", "#c9aeb0"],
        until: 520,
      }),
      plane({ points: at("-20 470, 500 480, 900 450, 1220 440"), colours: ["#8f9a84", "#5d7060"] }),
      rockTomb({ x: 440, y: 500, scale: 1.04, colours: ["#a89cab", "#5a5068"] }),
      plane({ points: at("-20 530, 300 520, 700 524, 1220 496"), colours: ["#7d9070", "#3f5a4c"] }),
      snowdrops({
        points: at(
          "90 650 0.9, 190 640 0.7, 720 650 1.05, 830 636 0.8, 930 652 1.2, 1060 640 0.9, 1150 654 1.1",
        ),
      }),
    ],
    alt: {
      "en-US": "The stone is rolled back from a tomb in a garden at sunrise, and snowdrops bloom before it.",
      es: "La piedra está corrida ante una tumba en un huerto al amanecer, y delante florecen campanillas de invierno.",
    },
  },
  {
    name: "reading-scripture",
    hour: "night",
    topic: "faith",
    tintStrength: 0.5,
    layers: [
      wall({ colours: ["#20304f", "#2c4064"] }),
      boards({ y: 560, colours: ["#5a4038", "#33262a"], to: 600 }),
      bookRow({
        x: 60,
        y: 150,
        to: 480,
        high: 118,
        colours: ["#8a5a4a", "#4f7f8a", "#b8934f", "#6d6a94"],
        board: "#4a362f",
      }),
      bookRow({
        x: 60,
        y: 300,
        to: 480,
        high: 118,
        colours: ["#b8934f", "#6d6a94", "#8a5a4a", "#5f7f62"],
        board: "#4a362f",
      }),
      bookRow({
        x: 60,
        y: 450,
        to: 480,
        high: 118,
        colours: ["#4f7f8a", "#5f7f62", "#b8934f", "#8a5a4a"],
        board: "#4a362f",
        leaning: false,
      }),
      () => rect(28, 20, 16, 540, "#4a362f") + rect(496, 20, 16, 540, "#4a362f"),
      floorLamp({ x: 1010, y: 580, high: 500 }),
      armchair({ x: 740, y: 584, scale: 1.12, colour: "#a8564a" }),
      openBook({ x: 740, y: 412, scale: 0.62 }),
    ],
    alt: {
      "en-US": "An open book lies on an armchair under a standing lamp, beside full bookshelves, at night.",
      es: "Un libro abierto en un sillón, bajo una lámpara de pie, junto a estantes llenos, de noche.",
    },
  },
  {
    name: "church-and-neighbor",
    hour: "noon",
    topic: "love",
    tintStrength: 0.2,
    layers: [
      rowHouse({ x: -20, w: 640, foot: 590, colour: "#c88a6c", door: "#3f7a80" }),
      rowHouse({ x: 620, w: 600, foot: 590, colour: "#8fa88c", door: "#c8553f", flip: true }),
      top({ y: 588, colours: ["#cfc6b4", "#a89c88"], edge: 0.3 }),
      bunting({
        from: [-20, 120],
        to: [1220, 120],
        sag: 70,
        count: 17,
        colours: ["#f6ecd8", "#d9a23c", "#4f7f94", "#c8553f"],
      }),
      coveredDish({ x: 755, y: 546, scale: 0.66 }),
      (c) =>
        path("M540 592L552 530H600L612 592Z", c.across([0, "#c8764f"], [1, "#8a4a36"])) +
        path(
          "M576 534C540 520 530 470 540 430C556 452 566 480 574 500C572 460 580 420 600 392C612 430 606 470 590 506C602 488 620 476 636 474C634 504 612 528 590 534Z",
          "#5f8a5c",
        ),
    ],
    alt: {
      "en-US": "Two front doors stand side by side in a row of houses; a covered dish waits on one doorstep.",
      es: "Dos puertas vecinas en una hilera de casas; en uno de los umbrales espera un plato tapado.",
    },
  },
  {
    name: "doubt-and-questions",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.2,
    horizon: 420,
    layers: [
      wall({ colours: ["#b9c8c4", "#dfe3d6"] }),
      plane({ points: at("-20 380, 240 340, 560 372, 860 336, 1220 366"), colours: ["#b3c4be", "#d3dcd0"] }),
      mist({ y: 300, high: 160, strength: 0.7, colour: "#eef0e4" }),
      plane({ points: at("-20 468, 300 450, 700 470, 1220 446"), colours: ["#9caf9f", "#6f8a7a"] }),
      () =>
        path(
          ribbon(at("70 474 4, 260 484 14, 420 512 36, 540 574 100, 586 690 210")) +
            ribbon(at("1130 468 4, 940 480 14, 780 510 36, 662 574 100, 616 690 210")) +
            ribbon(at("650 466 3, 618 488 14, 608 540 44, 602 690 180")),
          "#d3c9ac",
        ),
      mist({ y: 400, high: 110, strength: 0.9, colour: "#eef0e4" }),
      plane({ points: at("440 650, 520 590, 600 572, 680 590, 760 650"), colours: ["#7d8f70", "#4f6a58"] }),
      signpost({ x: 600, y: 590, scale: 1.12 }),
      hungLantern({ x: 480, y: 262, scale: 1 }),
      grass({ from: 450, to: 750, y: 640, high: 60, count: 16, tone: 0.3 }),
    ],
    alt: {
      "en-US": "A signpost with blank arms stands where three paths part in the fog, a lantern hung on it.",
      es: "Un poste con letreros en blanco, donde tres sendas se separan en la niebla; cuelga un farol.",
    },
  },
];
