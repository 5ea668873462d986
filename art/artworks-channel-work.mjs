/** Pictures of the essays in the channel Letters on Work. */
import { oval, plane, top } from "./inside.mjs";
import { courses, flatHouses } from "./motifs-stone.mjs";
import { tree } from "./motifs-trees.mjs";
import {
  bedStones,
  brickFront,
  mortarTub,
  palings,
  plumbLine,
  raven,
  seedRows,
  spade,
} from "./motifs-work.mjs";
import { light, sky } from "./scenery.mjs";
import { at, line, path, ribbon } from "./shapes.mjs";

export const workArtworks = [
  {
    name: "channel-to-someone-starting-out",
    hour: "dawn",
    topic: "wisdom",
    tintStrength: 0.7,
    horizon: 330,
    layers: [
      sky(),
      light({ x: 330, y: 210, r: 46, reach: 360 }),
      plane({
        points: at("-20 270, 200 236, 460 262, 760 226, 1000 250, 1220 220"),
        colours: ["#a9bd84", "#d3d3a0"],
        until: 350,
      }),
      tree({ x: 110, y: 342, scale: 0.9, tone: -0.15 }),
      tree({ x: 1090, y: 344, scale: 1.1, tone: -0.1 }),
      tree({ x: 980, y: 340, scale: 0.7, tone: -0.2 }),
      plane({ points: at("-20 336, 600 330, 1220 336"), colours: ["#8fae5e", "#6f9450"] }),
      palings({ from: -10, to: 1210, y: 372, high: 66, gate: [520, 640] }),
      seedRows({ far: 392, near: 644, to: 580, colours: ["#7d5a42", "#7fb04e"] }),
      spade({ x: 800, y: 600, scale: 1.08 }),
      () =>
        path("M640 644C670 580 750 556 800 560C860 552 930 580 970 644Z", "#5f4232") +
        line("M720 590h.1M764 600h.1M850 586h.1M890 600h.1", "#8a6850", 12),
    ],
    alt: {
      "en-US": "A spade stands in a garden bed where rows of seedlings have just come up.",
      es: "Una pala clavada en un huerto donde acaban de brotar hileras de plantitas.",
    },
  },
  {
    name: "channel-to-someone-nobody-notices",
    hour: "noon",
    topic: "wisdom",
    tintStrength: 0.2,
    horizon: 420,
    layers: [
      sky(),
      light({ x: 1090, y: 130, r: 40, reach: 300 }),
      flatHouses({
        points: at("700 570 150 220, 990 570 130 240, 830 570 170 280, 1100 570 160 210"),
        colours: ["#d8c7a4", "#c4ae8a"],
        windows: 0,
      }),
      courses({
        x: -20,
        y: 112,
        rows: 9,
        high: 50,
        ends: [420, 486, 560, 560, 640, 700, 770, 850, 900],
        colours: ["#cdb48c", "#8d7452"],
      }),
      courses({
        x: 240,
        y: 312,
        rows: 5,
        high: 50,
        ends: [640, 700, 770, 850, 900],
        colours: ["#efe0bd", "#a98d64"],
      }),
      top({ y: 560, colours: ["#c2a477", "#8d6d48"], edge: 0 }),
      () => line("M980 600V60M960 96H560", "#8a6446", 16) + line("M980 190L890 98", "#8a6446", 11),
      plumbLine({ x: 640, y: 98, drop: 130, scale: 1 }),
      mortarTub({ x: 1040, y: 604, scale: 1 }),
      () =>
        path("M560 606V540L584 524H730V588L708 606Z", "#c9ad80") +
        path("M560 540L584 524H730L708 540Z", "#fbf0d4") +
        path("M560 540H708V606H560Z", "#ead9b2"),
    ],
    alt: {
      "en-US":
        "A plumb line hangs beside a city wall half mended with new stones; mortar and a trowel stand by.",
      es: "Una plomada cuelga junto a una muralla a medio reparar con piedras nuevas; al lado, mezcla y paleta.",
    },
  },
  {
    name: "channel-to-someone-whose-brook-dried-up",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.3,
    horizon: 330,
    layers: [
      sky(),
      light({ x: 590, y: 240, r: 0, reach: 360, strength: 0.9 }),
      plane({
        points: at("380 300, 520 280, 640 296, 820 270"),
        colours: ["#b98a8c", "#d9ab94"],
        until: 460,
      }),
      (c) =>
        path(
          "M-10-10H330L400 120L452 150L480 300L560 372L-10 520Z",
          c.across([0, "#7d4a48"], [1, "#b8705a"]),
        ) +
        path(
          "M1210-10H900L850 90L770 130L730 260L640 360L1210 540Z",
          c.across([0, "#a8624f"], [1, "#5f3a44"]),
        ),
      () =>
        line(
          "M-10 120L300 130L410 170M-10 230L350 220L470 290M-10 340L330 320L500 352M1210 110L880 130L770 170M1210 230L860 230L730 290M1210 360L900 320L690 350",
          "#5a3440",
          5,
          'opacity=".35"',
        ),
      plane({
        points: at("-20 480, 260 420, 560 366, 650 360, 900 420, 1220 500"),
        colours: ["#c98a68", "#7d4a48"],
      }),
      () => path(ribbon(at("606 362 16, 640 396 54, 560 440 120, 640 510 240, 560 660 460")), "#e8cda8"),
      () =>
        line(
          "M600 404l20 12l-8 16l26 14M560 440l30 16l-14 22l32 22l-10 26M660 470l-26 22l16 30l-30 34l14 40M500 520l34 16l-6 34l30 26M700 540l-24 22l20 32l-20 34M430 600l40 6l10 26",
          "#b08a6c",
          3,
        ),
      bedStones({
        points: at(
          "556 392 30, 684 398 34, 500 440 56, 716 442 60, 470 496 84, 780 500 96, 640 430 26, 400 560 120, 860 568 130, 590 560 60, 330 622 150, 720 610 84",
        ),
        colours: ["#d8b79a", "#7d5a5a"],
      }),
      () => oval(560, 612, 90, 15, "#9cb3bd") + oval(552, 609, 62, 8, "#f2c9a4"),
      (c) =>
        path(
          "M900 660C900 560 960 520 1040 516C1130 516 1190 570 1210 610V660Z",
          c.across([0, "#8a5850"], [1, "#4a2f3a"]),
        ),
      raven({ x: 1036, y: 520, scale: 1.35 }),
    ],
    alt: {
      "en-US": "A raven sits on a rock beside the dry bed of a brook in a gorge; one small pool is left.",
      es: "Un cuervo en una roca junto al cauce seco de un arroyo, en un barranco; solo queda un charco.",
    },
  },
  {
    name: "channel-to-someone-who-cannot-stop",
    hour: "night",
    topic: "love",
    tintStrength: 0.3,
    layers: [
      brickFront({
        x: -40,
        y: -50,
        columns: 4,
        rows: 3,
        gapX: 310,
        gapY: 310,
        w: 180,
        h: 220,
        lit: [2, 1],
        colours: ["#8a4f4a", "#4a2c33"],
      }),
    ],
    alt: {
      "en-US":
        "One window is still lit in a dark brick house front late at night, a laptop open on its desk.",
      es: "Una sola ventana sigue encendida en una oscura fachada de ladrillo, con un portátil sobre la mesa.",
    },
  },
];
