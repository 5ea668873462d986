/** Pictures of the essays in the channel Around the Table. */
import { beam, halo, oval, plane, rect, round, shadow, top, wall } from "./inside.mjs";
import { jar } from "./motifs-morning.mjs";
import { flatBread, flatHouses, jug, longTent, outsideStairs, sandals, standing } from "./motifs-stone.mjs";
import { olive } from "./motifs-trees.mjs";
import { fourHours, toyBall } from "./motifs-windows.mjs";
import { light, sky, stars } from "./scenery.mjs";
import { at, line, path, place } from "./shapes.mjs";

export const tableArtworks = [
  {
    name: "channel-four-times-of-day",
    hour: "noon",
    topic: "love",
    tintStrength: 0.3,
    layers: [
      wall({ colours: ["#dba58a", "#b9745f"] }),
      fourHours({ x: 326, y: 44, w: 256, h: 206 }),
      top({ y: 504, colours: ["#fbf3e2", "#d8c3a4"], until: 540 }),
      (c) => rect(0, 540, 1200, 100, c.fall([0, "#8f5546"], [0.3, "#a9675a"], [1, "#9a5c4c"])),
      (c) =>
        path(
          "M0 0H250C262 180 236 330 150 420C210 470 226 560 214 640H0Z",
          c.across([0, "#6f4a5e"], [1, "#8d6074"]),
        ) +
        path(
          "M1200 0H950C938 180 964 330 1050 420C990 470 974 560 986 640H1200Z",
          c.across([0, "#8d6074"], [1, "#6f4a5e"]),
        ) +
        line(
          "M60 0C66 200 60 300 60 420M140 0C150 180 130 320 96 418M200 0C208 180 190 320 130 418M1140 0C1134 200 1140 300 1140 420M1060 0C1050 180 1070 320 1104 418M1000 0C992 180 1010 320 1070 418",
          "#5a3b4e",
          4,
          'opacity=".5"',
        ) +
        line("M10 422C60 436 110 434 152 420M1048 420C1090 434 1140 436 1190 422", "#f0c98f", 12),
      toyBall({ x: 944, y: 512, r: 44 }),
      (c) =>
        place(
          246,
          514,
          1,
          shadow(0, 2, 120, 10) +
            path("M-40-62H40L30 0H-30Z", round(c, "#5f8f8a")) +
            line("M38-52C66-54 62-18 34-18", "#4d7a77", 8) +
            oval(0, -62, 40, 8, "#3f6663"),
        ),
    ],
    alt: {
      "en-US":
        "Each of a window's four panes shows the same house at another hour: dawn, noon, dusk and night.",
      es: "Los cuatro cristales de una ventana muestran la misma casa al alba, al mediodía, al atardecer y de noche.",
    },
  },
  {
    name: "channel-three-at-the-tent",
    hour: "noon",
    topic: "hope",
    tintStrength: 0.6,
    horizon: 340,
    layers: [
      sky(),
      light({ x: 820, y: 92, r: 44, reach: 380 }),
      plane({
        points: at("-20 300, 260 270, 520 306, 800 262, 1220 300"),
        colours: ["#d9b98c", "#ecd3a6"],
        until: 360,
      }),
      plane({ points: at("-20 350, 400 340, 800 352, 1220 336"), colours: ["#edd09a", "#c9995c"] }),
      standing({
        points: at("716 432 1.22, 780 440 1.3, 846 430 1.2"),
        colours: ["#8c4f45", "#5f6f86", "#7d6a3c"],
      }),
      olive({ x: 1060, y: 470, scale: 1.35 }),
      longTent({ x: 250, y: 500, scale: 1.08, colours: ["#4b3a38", "#a04a3c"] }),
      plane({ points: at("-20 566, 300 584, 700 574, 1220 552"), colours: ["#c08a4e", "#94632f"] }),
      flatBread({ x: 760, y: 602, scale: 1.1 }),
      jug({ x: 980, y: 606, scale: 0.86, colour: "#9c5a3c" }),
    ],
    alt: {
      "en-US": "Three travelers stand in the heat before an open tent; bread and a jug are set out for them.",
      es: "Tres viajeros están de pie bajo el sol ante una tienda abierta; hay pan y una jarra para ellos.",
    },
  },
  {
    name: "channel-the-last-handful",
    hour: "dusk",
    topic: "hope",
    tintStrength: 0.5,
    layers: [
      (c) => rect(80, 70, 170, 190, c.fall([0, "#f6d7a0"], [1, "#f0b070"])),
      wall({ colours: ["#6d4a3c", "#4a3230"], holes: [[104, 92, 122, 150]] }),
      () => path("M104 92H226V104H120V242H104Z", "#3a2624") + rect(92, 242, 146, 14, "#8a6450"),
      beam({ points: at("120 104, 226 104, 900 600, 420 600"), strength: 0.5, end: 0.05, colour: "#ffdf9e" }),
      () =>
        rect(760, 196, 360, 18, "#8a6046") +
        rect(760, 214, 360, 8, "#37231f") +
        path("M800 214h22l-4 44ZM1060 214h22l-18 44Z", "#5a3a30"),
      top({ y: 486, colours: ["#94684a", "#5a3a30"], edge: 0.3 }),
      jar({ x: 440, y: 524, scale: 1.6, colour: "#b5714a" }),
      (c) =>
        place(
          790,
          584,
          1.3,
          shadow(0, 4, 300, 22, 0.4) +
            path("M-130-82C-124-22-80 4 0 4C80 4 124-22 130-82C60-64-60-64-130-82Z", round(c, "#8a5c3c")) +
            path("M-130-82C-60-64 60-64 130-82C60-100-60-100-130-82Z", "#4a2f28") +
            path("M-84-80C-50-92-30-112-10-112C14-116 34-96 78-82C40-70-50-70-84-80Z", "#fdf3dc") +
            path("M-10-112C14-116 34-96 78-82C50-74 20-72 4-73C20-86 8-100-10-112Z", "#e3cfae"),
        ),
      jug({ x: 1060, y: 528, scale: 0.92, colour: "#7d4a3c" }),
      () =>
        line("M960 618L1170 590M980 596L1160 622", "#3a2624", 13) +
        line("M968 615L1164 589M988 595L1152 618", "#a07a58", 7),
    ],
    alt: {
      "en-US":
        "A bowl with one handful of flour stands by a big jar, an oil jug and two sticks in a dim room.",
      es: "Un cuenco con un puñado de harina junto a una tinaja, una jarra de aceite y dos leños en la penumbra.",
    },
  },
  {
    name: "channel-before-there-were-church-buildings",
    hour: "night",
    topic: "faith",
    tintStrength: 0.5,
    horizon: 420,
    layers: [
      sky(),
      stars({ count: 60, below: 220 }),
      light({ x: 190, y: 110, r: 30, reach: 160, strength: 0.5, crescent: true }),
      flatHouses({
        points: at("-20 570 180 300, 130 570 150 250, 240 570 240 330, 1010 570 240 280"),
        colours: ["#3a5069", "#2c3f57"],
        windows: 0.4,
      }),
      (c) =>
        rect(460, 130, 560, 450, c.across([0, "#5d6c80"], [1, "#3d4d63"])) +
        rect(446, 116, 588, 22, "#74839a") +
        path("M-10 560H1210V650H-10Z", c.fall([0, "#3b4a60"], [1, "#1c2838"])),
      (c) =>
        path("M560 330V216q0-46 50-46q50 0 50 46V330Z", c.fall([0, "#ffe9b4"], [1, "#f5b45e"])) +
        path(
          "M770 300V226q0-30 40-30q40 0 40 30V300ZM900 300V226q0-30 40-30q40 0 40 30V300Z",
          c.fall([0, "#ffe2a0"], [1, "#f0a94f"]),
        ) +
        line(
          "M790 200V300M810 196V300M830 200V300M770 236H850M770 268H850M920 200V300M940 196V300M960 200V300M900 236H980M900 268H980",
          "#4a4148",
          4,
        ),
      () =>
        path("M660 330V176L716 156V330Z", "#6d4a3c") +
        rect(760, 300, 100, 10, "#8593a8") +
        rect(890, 300, 100, 10, "#8593a8") +
        path("M770 570V450q0-44 46-44q46 0 46 44V570Z", "#1f2c3e"),
      outsideStairs({ from: [210, 572], to: [560, 332], steps: 10, colours: ["#f0dcae", "#93a0b3"] }),
      () => path("M560 332H724V352H560Z", "#c9b99a") + path("M560 352H724V572H560Z", "#4d5b71"),
      halo({ x: 612, y: 270, r: 330, strength: 0.55 }),
      jug({ x: 930, y: 578, scale: 0.6, colour: "#7d6664" }),
      sandals({ points: at("100 626 1, 226 620 1, 352 626 1"), colour: "#c99a6c" }),
    ],
    alt: {
      "en-US":
        "Outside steps lead up to an open, bright door at night; sandals have been left at their foot.",
      es: "Unos escalones suben hasta una puerta abierta y luminosa en la noche; al pie quedaron unas sandalias.",
    },
  },
];
