/** Pictures of the essays in the channel Morning Pages. */
import { plane, rect, top, wall } from "./inside.mjs";
import {
  camp,
  flakes,
  jar,
  logPile,
  matchbox,
  songbird,
  woodStove,
  writingTablet,
} from "./motifs-morning.mjs";
import { courses, oilLamp } from "./motifs-stone.mjs";
import { light, sky, stars } from "./scenery.mjs";
import { at, line, path, ribbon } from "./shapes.mjs";

export const morningArtworks = [
  {
    name: "channel-what-is-it",
    hour: "dawn",
    topic: "love",
    tintStrength: 0.35,
    horizon: 300,
    layers: [
      sky(),
      light({ x: 300, y: 268, r: 46, reach: 340 }),
      plane({
        points: at("-20 262, 200 290, 460 250, 700 284, 940 240, 1220 276"),
        colours: ["#c99a90", "#e3b9a0"],
        until: 320,
      }),
      plane({ points: at("-20 312, 400 300, 800 308, 1220 296"), colours: ["#e0b79c", "#b98a7c"] }),
      flakes({ from: 330, count: 170 }),
      camp({
        points: at("600 366 0.62, 1120 352 0.6, 760 392 0.95, 980 418 1.25"),
        colours: ["#7d5a5c", "#553f4c"],
      }),
      jar({ x: 330, y: 590, scale: 1.12, full: true }),
    ],
    alt: {
      "en-US":
        "White flakes cover the desert ground before a camp of tents at dawn; a clay jar has been filled.",
      es: "Copos blancos cubren el suelo del desierto ante unas tiendas al amanecer; hay una vasija llena.",
    },
  },
  {
    name: "channel-the-ear-first",
    hour: "noon",
    topic: "peace",
    tintStrength: 0.3,
    horizon: 470,
    layers: [
      sky(),
      light({ x: 640, y: 170, r: 0, reach: 420, strength: 0.9 }),
      plane({
        points: at("250 392, 400 350, 520 372, 660 336, 800 366, 960 340"),
        colours: ["#9cc4a6", "#bcd8b4"],
        until: 500,
      }),
      plane({
        points: at("250 452, 460 430, 700 446, 960 424"),
        colours: ["#6fa383", "#86b48c"],
        until: 500,
      }),
      wall({ colours: ["#e9dfcd", "#cdbfa9"], holes: [[270, 40, 660, 440]] }),
      (c) =>
        rect(256, 26, 688, 18, "#fbf6ea") +
        rect(256, 26, 18, 460, "#fbf6ea") +
        rect(926, 26, 18, 460, c.across([0, "#fbf6ea"], [1, "#d8ccb6"])),
      (c) =>
        path("M274 44L120 8V520L274 470Z", "#fbf6ea") +
        path("M252 66L142 42V250L252 250ZM252 272H142V486L252 450Z", c.fall([0, "#bfe0df"], [1, "#9cc9c4"])),
      top({ y: 480, colours: ["#fbf6ea", "#d9cbb2"], until: 548 }),
      (c) => rect(0, 548, 1200, 92, c.fall([0, "#b9a98f"], [0.2, "#cdbfa9"], [1, "#c2b297"])),
      songbird({ x: 560, y: 488, scale: 1.45, colours: ["#5b7f86", "#dd8a52"] }),
      (c) =>
        path(
          "M950 0H1200V600C1150 622 1110 560 1050 566C990 570 960 520 900 500C850 486 812 470 770 424C846 400 900 330 924 220C938 150 946 70 950 0Z",
          c.across([0, "#ffffff", 0.94], [1, "#e6efe9", 0.97]),
        ) +
        line(
          "M1000 0C996 180 970 340 862 452M1060 0C1058 220 1046 400 968 520M1124 0C1124 260 1122 420 1078 560",
          "#b9cdc6",
          4,
          'opacity=".7"',
        ),
      (c) =>
        path("M150 560L186 470L336 452L322 556Z", "#a8703f") +
        path("M166 546L196 482L322 467L310 543Z", c.fall([0, "#3c4c52"], [1, "#263338"])) +
        line("M352 552L410 544", "#ffffff", 10),
    ],
    alt: {
      "en-US":
        "A small bird sings on the sill of an open window; a clean slate and a piece of chalk lie ready.",
      es: "Un pajarillo canta en el alféizar de una ventana abierta; una pizarra limpia y una tiza esperan.",
    },
  },
  {
    name: "channel-laying-the-wood",
    hour: "dawn",
    topic: "wisdom",
    tintStrength: 0.3,
    horizon: 320,
    layers: [
      (c) => rect(90, 90, 250, 250, c.fall([0, "#8fb4c0"], [0.6, "#f0d3b4"], [1, "#f0b98c"])),
      (c) => path("M80 300C150 270 220 290 350 276V350H80Z", c.fall([0, "#6d8f94"], [1, "#4f777d"])),
      wall({ colours: ["#55706b", "#3f5854"], holes: [[96, 96, 238, 238]] }),
      () =>
        line("M215 96V334M96 215H334", "#e9e0cd", 10) +
        line("M96 96H334V334H96Z", "#e9e0cd", 16) +
        rect(74, 340, 282, 18, "#d6c9b0"),
      top({ y: 530, colours: ["#8a6f58", "#5f4a3d"], edge: 0.25, grain: 4 }),
      () => path("M330 586L400 520H1010L1090 586Z", "#8b908c") + path("M330 586H1090V606H330Z", "#5d6664"),
      woodStove({ x: 690, y: 546, scale: 1.16 }),
      logPile({
        points: at("1010 574 1, 1094 578 1.05, 1176 574 1, 1052 508 0.98, 1136 510 1, 1094 444 0.95"),
      }),
      matchbox({ x: 210, y: 598, scale: 1.05 }),
    ],
    alt: {
      "en-US":
        "An iron stove stands open with logs laid crosswise over kindling; a match lies ready on its box.",
      es: "Una estufa de hierro abierta, con leños cruzados sobre astillas; una cerilla espera en su caja.",
    },
  },
  {
    name: "channel-large-enough-to-run-by",
    hour: "dusk",
    topic: "faith",
    tintStrength: 0.55,
    horizon: 350,
    layers: [
      sky(),
      stars({ count: 30, below: 120, bright: 3 }),
      light({ x: 240, y: 330, r: 0, reach: 420, strength: 0.9 }),
      plane({
        points: at("-20 318, 240 330, 520 296, 820 322, 1220 286"),
        colours: ["#7d7fa6", "#b99aa4"],
        until: 380,
      }),
      plane({ points: at("-20 360, 400 352, 800 364, 1220 350"), colours: ["#8d83a0", "#44476c"] }),
      () =>
        path(ribbon(at("250 356 3, 330 376 7, 220 404 13, 420 446 24, 330 520 44, 520 660 80")), "#d9bfae"),
      () =>
        path(
          "M395 420c4-6 12-5 13 1c0 5-4 8-9 7l6 12l12-6l2 4l-14 10l-4 14l12 10l-2 14h-5l1-11l-16-12l-8 16l-14 3l-1-5l10-3l8-22l-3-12l-10 10l-4-3z",
          "#1d2340",
        ),
      courses({ x: -20, y: 458, rows: 2, ends: [196], high: 50, colours: ["#77708f", "#3a3a5c"] }),
      courses({ x: 1010, y: 458, rows: 2, ends: [1220], high: 50, colours: ["#6b6586", "#34345a"] }),
      courses({
        x: -20,
        y: 558,
        rows: 2,
        ends: [1220],
        high: 50,
        long: 120,
        colours: ["#665f80", "#2f3054"],
      }),
      () =>
        rect(-20, 546, 1240, 14, "#a79cae") +
        rect(-20, 446, 222, 14, "#a79cae") +
        rect(1004, 446, 216, 14, "#a79cae"),
      writingTablet({ x: 640, y: 546, scale: 1.12 }),
      oilLamp({ x: 926, y: 548, scale: 0.72 }),
    ],
    alt: {
      "en-US":
        "A writing tablet with bold strokes stands on a watchtower wall; below, a runner comes along the road.",
      es: "Una tablilla con trazos gruesos se alza en el muro de una atalaya; abajo, alguien corre por el camino.",
    },
  },
];
