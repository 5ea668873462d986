/** Flat planes: walls, floors, light lying on them, the ground of rooms and streets. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { int, line, num, path } from "./shapes.mjs";

const box = (x, y, w, h) => `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;

export const rect = (x, y, w, h, fill, rest = "") =>
  `<rect ${box(x, y, w, h)} fill="${fill}"${rest && ` ${rest}`}/>`;

export const oval = (x, y, rx, ry, fill, rest = "") =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${rest && ` ${rest}`}/>`;

/** A wall across the picture and the floor before it, each from a colour to another. */
export const room =
  ({ floor = 500, wall, ground, skirting = 0 }) =>
  (c) =>
    rect(0, 0, width, floor + 2, c.fall([0, wall[0]], [1, wall[1]])) +
    rect(0, floor, width, height - floor, c.fall([0, ground[0]], [1, ground[1]])) +
    (skirting
      ? rect(0, floor - skirting, width, skirting, mix(wall[1], ground[1], 0.3)) +
        line(`M0 ${floor - skirting}H${width}`, mix(wall[1], c.palette.sun, 0.3), 2)
      : "");

/** Seams of a floor: boards running towards us from a far point, `rows` across them for flagstones. */
export const seams =
  ({ y, x = 600, from = -500, to = 1700, count = 11, rows = [], colour, opacity = 0.35, narrow = 0.4 }) =>
  (c) => {
    const runs = Array.from({ length: count }, (_, k) => {
      const near = from + ((to - from) * (k + 0.5)) / count;
      return `M${int(x + (near - x) * narrow)} ${y}L${int(near)} ${height}`;
    });
    const levels = rows.map((level) => `M0 ${level}H${width}`);
    return line([...runs, ...levels].join(""), colour ?? c.palette.ink, 2, `opacity="${opacity}"`);
  };

/** Light through the air or lying on a floor: a shape that fades from `from` to `to`. */
export const beam =
  ({ points, strength = 0.5, end = 0, colour, side = false }) =>
  (c) => {
    const tone = colour ?? c.palette.sun;
    const stops = [
      [0, tone, strength],
      [1, tone, end],
    ];
    const d = `M${points.map(([x, y]) => `${int(x)} ${int(y)}`).join("L")}Z`;
    return path(d, side ? c.across(...stops) : c.fall(...stops));
  };

/** A round of light lying on a floor or a wall. */
export const floorLight =
  ({ x, y, rx, ry, strength = 0.5, colour }) =>
  (c) => {
    const tone = colour ?? c.palette.sun;
    return oval(x, y, rx, ry, c.glow([0, tone, strength], [0.55, tone, strength * 0.5], [1, tone, 0]));
  };

/** Houses in a row, as far as they are seen over a wall or at the end of a street; `flat` leaves the gables off. */
export const skyline =
  ({ from = 0, to = width, y, high = 120, step = 80, tone = 1, windows = 0.4, flat = false, air = 0.3 }) =>
  (c) => {
    const { ridges: tones, sky, ink, lamp } = c.palette;
    const wall = mix(mix(tones[tone], sky[2], air), ink, 0.06);
    let houses = "";
    let roofs = "";
    let lights = "";
    for (let x = from; x < to; ) {
      const w = step * (0.7 + c.random() * 0.6);
      const h = high * (0.5 + c.random() * 0.5);
      houses += `M${int(x)} ${int(y)}v${int(-h)}h${int(w)}v${int(h)}Z`;
      if (flat) roofs += `M${int(x)} ${int(y - h)}h${int(w)}v-6h${int(-w)}Z`;
      else
        roofs += `M${int(x - 4)} ${int(y - h + 1)}l${int(w / 2 + 4)} ${int(-w * 0.34)}l${int(w / 2 + 4)} ${int(w * 0.34)}Z`;
      if (c.random() < windows)
        lights += `M${int(x + w * 0.3)} ${int(y - h * 0.78)}h${int(step * 0.13)}v${int(step * 0.17)}h${int(-step * 0.13)}Z`;
      x += w * 0.96;
    }
    return path(houses, wall) + path(roofs, mix(wall, ink, 0.35)) + path(lights, lamp, 'opacity=".85"');
  };
