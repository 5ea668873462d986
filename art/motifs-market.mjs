/** What is sold, weighed, filled and poured: scales, sacks, jars, awnings. */
import { height, width } from "./canvas.mjs";
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

const earth = "#4a2f22";

/** A striped awning across the top with a scalloped edge. */
export const awning =
  ({ y = 110, stripes = 12, colours }) =>
  (c) => {
    const w = width / stripes;
    const [light, dark] = colours;
    const stripe = (k) =>
      `M${int(k * w + (k ? (width / 2 - k * w) * 0.12 : -4))}-4H${int((k + 1) * w + (k + 1 < stripes ? (width / 2 - (k + 1) * w) * 0.12 : 4))}L${int((k + 1) * w)} ${y}v26a${num(w / 2)} 22 0 0 1${num(-w)} 0V${y}Z`;
    const even = Array.from({ length: stripes / 2 }, (_, k) => stripe(2 * k)).join("");
    const odd = Array.from({ length: stripes / 2 }, (_, k) => stripe(2 * k + 1)).join("");
    return (
      path(even, c.fall([0, mix(light, earth, 0.22)], [1, light])) +
      path(odd, c.fall([0, mix(dark, earth, 0.3)], [1, dark])) +
      line(`M0 ${y}H${width}`, mix(dark, earth, 0.4), 3, 'opacity=".5"') +
      rect(0, y + 30, width, 60, c.fall([0, c.palette.ink, 0.22], [1, c.palette.ink, 0]))
    );
  };

/** A market street in the sun: two pale walls and an arch between them. */
export const marketWalls =
  ({ y = 470 }) =>
  (c) => {
    const { sky: air, sun, ridges: tones } = c.palette;
    const wall = mix(mix("#e8d5ac", air[1], 0.25), tones[0], 0.12);
    return (
      path(`M0 0H400L470 60V${y}H0Z`, c.across([0, mix(wall, tones[1], 0.3)], [1, mix(wall, sun, 0.2)])) +
      path(
        `M${width} 0H800L730 60V${y}H${width}Z`,
        c.across([0, mix(wall, tones[1], 0.45)], [1, mix(wall, tones[1], 0.2)]),
      ) +
      path(`M470 200H730V${y}H700V330a100 100 0 0 0-200 0V${y}H470Z`, mix(wall, tones[1], 0.28)) +
      path(
        "M90 220q34-40 68 0v90H90ZM250 226q26-34 52 0v76h-52ZM930 214q34-40 68 0v94h-68Z",
        mix(wall, tones[2], 0.55),
      )
    );
  };

/** A counter of planks in front of us. */
export const counter =
  ({ y = 500 }) =>
  (c) => {
    const { sun } = c.palette;
    const wood = "#9a6b41";
    return (
      rect(0, y, width, 34, c.fall([0, mix(wood, sun, 0.45)], [1, mix(wood, sun, 0.2)])) +
      rect(
        0,
        y + 34,
        width,
        height - y - 34,
        c.fall([0, mix(wood, earth, 0.35)], [1, mix(wood, earth, 0.7)]),
      ) +
      line(`M0 ${y}H${width}`, mix(wood, sun, 0.75), 3) +
      line(`M0 ${y + 72}H${width}M0 ${y + 112}H${width}`, mix(wood, earth, 0.75), 3, 'opacity=".6"') +
      line(`M0 ${y + 13}h360m40 0h500m60 0h300`, mix(wood, earth, 0.3), 2, 'opacity=".5"')
    );
  };

/** A balance with grain in one pan and a stone in the other. */
export const balance =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { sun, ridges: tones } = c.palette;
    const brass = "#c8963e";
    const bright = mix(brass, sun, 0.5);
    const dark = mix(brass, earth, 0.45);
    const pan = (px, load) =>
      line(`M${px} -330L${px - 78} -150M${px} -330L${px + 78} -150M${px} -330V-150`, dark, 2.6) +
      load +
      path(
        `M${px - 88} -152H${px + 88}C${px + 70} -112 ${px - 70} -112 ${px - 88} -152Z`,
        c.across([0, bright], [0.5, brass], [1, dark]),
      ) +
      line(`M${px - 88} -152H${px + 88}`, bright, 3);
    const grain =
      path("M-246-152C-230-196-206-214-180-214C-152-214-128-192-114-152Z", "#e3bd6a") +
      line(
        "M-214-176h.1M-196-192h.1M-176-200h.1M-156-186h.1M-182-178h.1M-138-170h.1M-204-162h.1M-164-166h.1",
        "#f6e0a2",
        6,
      );
    const stone = path(
      "M134-152C128-190 146-212 180-212C216-212 232-190 226-152Z",
      c.across([0, mix(tones[0], sun, 0.35)], [1, mix(tones[2], earth, 0.3)]),
    );
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 280, 16), earth, 'opacity=".35"') +
        path("M-96 0Q-90-22-40-26H40Q90-22 96 0Z", c.across([0, bright], [0.4, brass], [1, dark])) +
        rect(-9, -372, 18, 350, c.across([0, bright], [0.4, brass], [1, dark])) +
        path(disc(0, -384, 17), brass) +
        path(
          "M-192-344Q-90-326 0-344Q90-362 192-344L192-334Q90-346 0-326Q-90-312-192-334Z",
          brass,
          'transform="translate(0 6)"',
        ) +
        line("M-192-338Q-90-320 0-338Q90-356 192-338", bright, 3) +
        path(disc(-180, -334, 8) + disc(180, -334, 8), dark) +
        pan(-180, grain) +
        pan(180, stone) +
        path("M-5-330L0-290L5-330Z", dark),
    );
  };

/** An open sack of grain. */
export const sack =
  ({ x, y, scale = 1, flip = false, fill = "#e3bd6a" }) =>
  (c) => {
    const { sun } = c.palette;
    const cloth = "#c3a277";
    return place(
      x,
      y,
      scale,
      path(lens(0, 0, 240, 14), earth, 'opacity=".3"') +
        path(
          "M-88 0C-112-60-98-120-76-156H76C98-120 112-60 88 0Q0 10-88 0Z",
          c.across([0, mix(cloth, sun, 0.35)], [0.5, cloth], [1, mix(cloth, earth, 0.38)]),
        ) +
        path("M-72-166C-50-214 48-218 72-166Z", fill) +
        line(
          "M-30-186h.1M-8-196h.1M16-190h.1M-16-178h.1M34-178h.1M4-180h.1M-46-174h.1",
          mix(fill, sun, 0.5),
          6,
        ) +
        path("M-84-166Q0-146 84-166Q92-154 82-144Q0-124-82-144Q-92-154-84-166Z", mix(cloth, sun, 0.25)) +
        line(
          "M-60-120Q-70-60-58-20M20-116Q26-70 18-30M62-124Q76-70 62-20",
          mix(cloth, earth, 0.35),
          2.4,
          'opacity=".7"',
        ),
      flip,
    );
  };

/** A leather bag with weight stones beside it. */
export const weightBag =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { sun, ridges: tones } = c.palette;
    const hide = "#7c4a2c";
    const stones = [
      [-92, 34, 26],
      [-140, 26, 19],
      [-60, 20, 14],
    ]
      .map(([px, w, h]) =>
        path(
          `M${px - w / 2} 0C${px - w / 2 - 3} ${-h} ${px + w / 2 + 3} ${-h * 1.3} ${px + w / 2} 0Z`,
          mix(mix(tones[1], sun, 0.3), earth, 0.15),
        ),
      )
      .join("");
    return place(
      x,
      y,
      scale,
      path(lens(-20, 0, 280, 10), earth, 'opacity=".3"') +
        stones +
        path(
          "M-40 0C-66-30-44-74-16-84L-26-112Q0-122 26-112L16-84C44-74 66-30 40 0Z",
          c.across([0, mix(hide, sun, 0.28)], [1, mix(hide, earth, 0.35)]),
        ) +
        line("M-20-86Q0-78 20-86", mix("#d9a552", hide, 0.2), 6) +
        line("M18-84Q44-70 50-44", mix("#d9a552", hide, 0.2), 3),
    );
  };

/** Stone water jars: points of [x, y, scale, what fills them]. */
export const stoneJars =
  ({ jars }) =>
  (c) => {
    const { ink, sun, sky: air } = c.palette;
    const stone = mix("#cdbfa6", air[1], 0.2);
    return jars
      .map(([x, y, scale, fill]) =>
        place(
          x,
          y,
          scale,
          path(lens(22, 0, 210, 20), ink, 'opacity=".3"') +
            path(
              "M-46 0C-84-30-96-96-72-142Q-64-158-68-176H68Q64-158 72-142C96-96 84-30 46 0Q0 8-46 0Z",
              c.across([0, mix(stone, sun, 0.55)], [0.4, stone], [1, mix(stone, ink, 0.5)]),
            ) +
            line("M-84-104Q0-88 84-104M-74-140Q0-126 74-140", mix(stone, ink, 0.35), 2.4, 'opacity=".6"') +
            oval(0, -178, 76, 19, mix(stone, sun, 0.6)) +
            oval(0, -177, 62, 13.5, fill) +
            path(lens(-14, -177, 60, 5), "#ffffff", 'opacity=".35"'),
        ),
      )
      .join("");
  };

/** A vine over beams along the top, its grapes hanging. */
export const pergola =
  ({ y = 90, clusters = [] }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = "#7d5638";
    const leaf = mix("#6f9150", ink, 0.12);
    const spots = ["", "", ""];
    for (let k = 0; k < 66; k++) {
      const px = -20 + (k / 65) * 1240;
      spots[k % 3] +=
        `M${int(px)} ${int(y - 26 + Math.sin(k * 1.7) * 16 + c.random() * 44)}l${int(6 - c.random() * 12)}-12`;
    }
    const beams =
      rect(0, y - 16, width, 20, mix(wood, ink, 0.2)) +
      line(`M0 ${y - 15}H${width}`, mix(wood, sun, 0.5), 2.4);
    const bunch = clusters
      .map(([x, drop, size]) => {
        const rows = [4, 4, 3, 2, 1];
        const berries = rows
          .map((n, row) =>
            Array.from(
              { length: n },
              (_, k) => `M${num(x + (k - (n - 1) / 2) * size)} ${num(y + drop + row * size * 0.86)}h.1`,
            ).join(""),
          )
          .join("");
        return (
          line(`M${x} ${y}V${y + drop}`, wood, 4) +
          line(berries, "#6a3566", size * 1.06) +
          line(berries, "#9a5f95", size * 0.36, 'transform="translate(-3 -3)"')
        );
      })
      .join("");
    return (
      beams +
      line(spots[0], mix(leaf, ink, 0.4), 40) +
      line(spots[1], leaf, 34) +
      bunch +
      line(spots[2], mix(leaf, sun, 0.24), 26)
    );
  };
