/** Small things near to us: lanterns, linen, nets, stones; and living things. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** A lantern on its foot; `hang` leaves the foot in the air. */
export const lantern =
  ({ x, y, scale = 1, glow = 230, strength = 0.62 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const light = c.glow(
      [0, lamp, strength],
      [0.28, lamp, strength * 0.45],
      [0.6, lamp, strength * 0.13],
      [1, lamp, 0],
    );
    const halo = `<circle cx="0" cy="-44" r="${glow}" fill="${light}"/>`;
    const glass = path(
      "M-21-10L-25-72H25L21-10Z",
      c.fall([0, mix(lamp, "#d9772f", 0.45)], [0.6, "#fff0c4"], [1, lamp]),
    );
    const flame = path("M0-22C-12-34-4-44 0-60C6-46 12-34 0-22Z", "#fffbe8");
    const frame = line("M-23-10L-27-72M23-10L27-72M-8-10L-9-72M8-10L9-72", ink, 3);
    const metal = path("M-30 0H30L25-12H-25ZM-33-70H33L15-94H-15ZM-9-92h18v-9h-18Z", ink);
    const handle = line("M-31-74C-40-130 40-130 31-74", ink, 3.4);
    return place(x, y, scale, halo + glass + flame + frame + metal + handle);
  };

/** A string of small lights between points. */
export const lightString =
  ({ from, to, sag = 60, count = 9 }) =>
  (c) => {
    const [ax, ay] = from;
    const [bx, by] = to;
    const at = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)];
    const bulbs = Array.from({ length: count }, (_, k) => at((k + 0.5) / count));
    const halo = bulbs.map(([x, y]) => disc(x, y + 12, 22)).join("");
    return (
      line(`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 2} ${bx} ${by}`, c.palette.ink, 2) +
      path(halo, c.palette.lamp, 'opacity=".2"') +
      path(bulbs.map(([x, y]) => disc(x, y + 12, 6.5)).join(""), "#fff0c4")
    );
  };

/** Linen on a line between two posts. */
export const linen =
  ({ x, y, span = 560, high = 190 }) =>
  (c) => {
    const { ink, paper, tint, sky: air } = c.palette;
    const at = (t) => [x + span * t, y - high + 40 * 4 * t * (1 - t)];
    const posts = line(
      `M${x} ${y + 20}V${y - high - 14}M${x - 26} ${y - high + 2}h52M${x + span} ${y + 24}V${y - high - 14}M${x + span - 26} ${y - high + 2}h52`,
      ink,
      8,
    );
    const rope = line(`M${x} ${y - high}Q${x + span / 2} ${y - high + 80} ${x + span} ${y - high}`, ink, 2.4);
    const colours = [paper, mix(paper, tint, 0.5), mix(paper, air[0], 0.45), mix(paper, tint, 0.22)];
    const pieces = [
      [0.1, 0.3, 118],
      [0.33, 0.45, 82],
      [0.49, 0.71, 126],
      [0.75, 0.9, 92],
    ].map(([from, to, drop], k) => {
      const [ax, ay] = at(from);
      const [bx, by] = at(to);
      const w = bx - ax;
      const d = `M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2)} ${num((ay + by) / 2 + 7)} ${num(bx)} ${num(by)}C${num(bx + 16)} ${num(by + drop * 0.4)} ${num(bx + 4)} ${num(by + drop * 0.8)} ${num(bx + 20)} ${num(by + drop)}q${num(-w * 0.3)} 14 ${num(-w * 0.5)} 0t${num(-w * 0.5)} 4C${num(ax + 8)} ${num(ay + drop * 0.8)} ${num(ax + 14)} ${num(ay + drop * 0.4)} ${num(ax)} ${num(ay)}Z`;
      const fold = line(
        `M${num(ax + w * 0.35)} ${num(ay + 12)}q12 ${num(drop * 0.4)} 6 ${num(drop * 0.8)}M${num(ax + w * 0.7)} ${num(ay + 12)}q12 ${num(drop * 0.4)} 6 ${num(drop * 0.84)}`,
        mix(colours[k], ink, 0.22),
        2,
      );
      return path(d, colours[k]) + fold;
    });
    return posts + rope + pieces.join("");
  };

/** Sheep on the hill: points of [x, y, size]. */
export const sheep =
  ({ points }) =>
  (c) => {
    const { ink, paper, sky: air } = c.palette;
    const wool = mix(mix(paper, air[2], 0.35), ink, 0.1);
    const one = c.define(
      line("M-10-8V4M-4-6V5M8-6V5M13-8V4", ink, 3) +
        path(
          disc(-12, -16, 9) + disc(-3, -20, 10) + disc(7, -19, 10) + disc(13, -14, 8) + disc(0, -12, 11),
          wool,
        ) +
        path("M15-22C20-28 30-24 29-14C27-8 20-8 17-12Z", ink),
    );
    return points
      .map(
        ([x, y, size], k) =>
          `<use href="${one}" transform="translate(${int(x)} ${int(y)}) scale(${k % 3 === 1 ? -size : size} ${size})"/>`,
      )
      .join("");
  };

/** The back and the tail of a great fish, half under water. */
export const greatFish =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const back =
      path("M-190 6C-150-40-50-62 40-40C100-26 140-6 168 6Z", ink) +
      line("M-176-4C-136-42-48-60 36-40", mix(ink, sun, 0.42), 2.6);
    const tail =
      path(
        "M232 8C228-26 236-50 252-66C236-84 210-88 186-82C204-106 240-104 262-78C280-106 314-112 336-92C312-92 288-84 274-64C268-44 262-20 266 8Z",
        ink,
      ) + line("M190-84C212-98 242-98 262-76C280-98 308-104 330-92", mix(ink, sun, 0.42), 2);
    return place(
      x,
      y,
      scale,
      back + tail + path(lens(-10, 8, 420, 7) + lens(250, 9, 100, 6), sun, 'opacity=".3"'),
    );
  };

/** A low wall of field stones across the picture. */
export const stoneWall =
  ({ y, rows = 3 }) =>
  (c) => {
    const { ink, ridges: tones, sky: air } = c.palette;
    const kinds = ["", "", ""];
    for (let row = 0; row < rows; row++) {
      for (let x = -30 - c.random() * 60; x < width + 30; ) {
        const long = 46 + c.random() * 74;
        kinds[Math.floor(c.random() * 3)] += `M${int(x)} ${int(y + 22 + row * 38)}h${int(long)}`;
        x += long + 38;
      }
    }
    const wall = `<rect y="${y + 4}" width="${width}" height="${height - y}" fill="${mix(tones[3], ink, 0.6)}"/>`;
    return wall + kinds.map((d, k) => line(d, mix(tones[2], air[2], 0.12 + k * 0.12), 33)).join("");
  };
