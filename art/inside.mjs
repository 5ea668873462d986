/** Rooms and plain grounds: walls with openings, table tops, floors and light that falls in. Colours are given. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { area, int, lens, line, path } from "./shapes.mjs";

export const rect = (x, y, w, h, fill, rest = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${rest && ` ${rest}`}/>`;

export const oval = (x, y, rx, ry, fill, rest = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${rest && ` ${rest}`}/>`;

/** The soft dark a thing leaves where it stands. */
export const shadow = (x, y, w, h = 14, opacity = 0.28) =>
  path(lens(x, y, w, h), "#0b1820", `opacity="${opacity}"`);

/** A round thing's colour: lit on the left, dark on the right; `flip` turns the light. */
export const round = (c, colour, { bright = 0.3, dark = 0.42, flip = false } = {}) => {
  const lit = mix(colour, "#fff6e2", bright);
  const dim = mix(colour, c.palette.ink, dark);
  return flip ? c.across([0, dim], [0.6, colour], [1, lit]) : c.across([0, lit], [0.4, colour], [1, dim]);
};

/** A wall over the whole picture; `holes` of [x, y, width, height] leave what is behind it to be seen. */
export const wall =
  ({ colours: [high, low], holes = [] }) =>
  (c) =>
    path(
      `M0 0H${width}V${height}H0Z${holes.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}Z`).join("")}`,
      c.fall([0, high], [1, low]),
      'fill-rule="evenodd"',
    );

/** Land or cloth with its edge through the points, in two colours from its top to its foot. */
export const plane =
  ({ points, colours: [top, foot], until = height + 4 }) =>
  (c) =>
    path(area(points, until), c.fall([0, top], [1, foot]));

/** A level top across the picture: a table, a sill, a shelf, a street; `edge` is how bright its far rim is. */
export const top =
  ({ y, colours: [far, near], edge = 0.4, grain = 0, until = height }) =>
  (c) => {
    const seams = Array.from({ length: grain }, (_, k) => {
      const at = y + (until - y) * (0.22 + (0.7 * k) / grain);
      const from = int(c.random() * 500 - 60);
      return `M${from} ${int(at)}q${int(200 + c.random() * 200)}-6 ${int(500 + c.random() * 400)} ${int(c.random() * 6)}`;
    });
    return (
      rect(0, y, width, until - y, c.fall([0, far], [1, near])) +
      (grain ? line(seams.join(""), mix(near, c.palette.ink, 0.35), 2, 'opacity=".45"') : "") +
      (edge ? line(`M0 ${y}H${width}`, mix(far, "#fff6e2", edge), 2.6) : "")
    );
  };

/** A floor of boards running away from us to a point. */
export const boards =
  ({ y, colours: [far, near], to = 600, count = 9, spread = 260 }) =>
  (c) => {
    const seams = Array.from({ length: count + 1 }, (_, k) => {
      const x = to + (k - count / 2) * spread;
      const back = to + (k - count / 2) * spread * 0.42;
      return `M${int(back)} ${y}L${int(x)} ${height}`;
    });
    return (
      rect(0, y, width, height - y, c.fall([0, far], [1, near])) +
      line(seams.join(""), mix(near, c.palette.ink, 0.4), 2, 'opacity=".4"')
    );
  };

/** Light falling through an opening: its corners, brightest at the top unless told otherwise. */
export const beam =
  ({ points, strength = 0.35, end = 0, colour }) =>
  (c) => {
    const tone = colour ?? c.palette.sun;
    const d = points.map(([x, y], k) => `${k ? "L" : "M"}${x} ${y}`).join("");
    return path(`${d}Z`, c.fall([0, tone, strength], [1, tone, end]));
  };

/** A soft round light. */
export const halo =
  ({ x, y, r, strength = 0.5, colour }) =>
  (c) => {
    const tone = colour ?? c.palette.lamp;
    return oval(
      x,
      y,
      r,
      r,
      c.glow([0, tone, strength], [0.35, tone, strength * 0.42], [0.68, tone, strength * 0.12], [1, tone, 0]),
    );
  };
