/** Rooms: walls, floors, windows and the light that falls into them. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { area, disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** A colour of its own, leaning towards the hour. */
export const hued = (c, colour, share = 0.14) => mix(colour, c.palette.ridges[1], share);

/** The hour's darkest colour, warmed, for clay, cloth and wood. */
export const warmInk = (c) => mix(c.palette.ink, "#3a1f16", 0.65);

/** A polygon through the points. */
export const polygon = (points) => `M${points.map(([x, y]) => `${int(x)} ${int(y)}`).join("L")}Z`;

/** A wall, or a band of one, across the picture. */
export const wall =
  ({ top, low, from = 0, until = height, share = 0.14 }) =>
  (c) =>
    `<rect y="${from}" width="${width}" height="${until - from}" fill="${c.fall([0, hued(c, top, share)], [1, hued(c, low, share)])}"/>`;

/** A floor of boards running away from us. */
export const boards =
  ({ y, colour, vanish = [600, 100], count = 11, far = 0.22, share = 0.14 }) =>
  (c) => {
    const wood = hued(c, colour, share);
    const [vx, vy] = vanish;
    const seams = Array.from({ length: count }, (_, k) => {
      const foot = ((k + 0.5) / count) * width * 1.8 - width * 0.4;
      const t = (y - vy) / (height - vy);
      return `M${int(vx + (foot - vx) * t)} ${y}L${int(foot)} ${height}`;
    });
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${c.fall([0, mix(wood, c.palette.ink, far)], [1, wood])}"/>` +
      line(seams.join(""), mix(wood, c.palette.ink, 0.5), 2, 'opacity=".4"')
    );
  };

/** A board along the foot or the middle of a wall. */
export const rail =
  ({ y, high = 18, from = 0, to = width, colour, share = 0.14 }) =>
  (c) => {
    const wood = hued(c, colour, share);
    return (
      `<rect x="${from}" y="${y}" width="${to - from}" height="${high}" fill="${wood}"/>` +
      line(`M${from} ${y + 1}H${to}`, mix(wood, "#ffffff", 0.35), 2) +
      `<rect x="${from}" y="${y + high}" width="${to - from}" height="7" fill="${c.palette.ink}" opacity=".16"/>`
    );
  };

/** Light falling into a room, strongest at its first points. */
export const beam =
  ({ points, strength = 0.4, colour }) =>
  (c) => {
    const tone = colour ?? c.palette.sun;
    return path(polygon(points), c.fall([0, tone, strength], [1, tone, strength * 0.12]));
  };

/** A flat patch of light or of shadow. */
export const patch =
  ({ points, colour, opacity = 0.4 }) =>
  (c) =>
    path(polygon(points), colour ?? c.palette.sun, `opacity="${opacity}"`);

/** What a thing leaves on the ground below it. */
export const shadow =
  ({ x, y, wide, high = 16, opacity = 0.3 }) =>
  (c) =>
    path(lens(x, y, wide, high * 1.4), c.palette.ink, `opacity="${opacity}"`);

/** A window in a wall: the glass from its top left corner; `view` false leaves only sky. */
export const casement =
  ({ x, y, w, h, columns = 2, rows = 2, frame = "#f0e6d2", view = true, share = 0.14, sill = true }) =>
  (c) => {
    const { sky: air, ridges: tones } = c.palette;
    const wood = hued(c, frame, share);
    const glass = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c.fall([0, air[0]], [0.6, air[1]], [1, air[2]])}"/>`;
    const low = y + h;
    const hills = view
      ? path(
          area(
            [
              [x, low - h * 0.26],
              [x + w * 0.3, low - h * 0.34],
              [x + w * 0.7, low - h * 0.2],
              [x + w, low - h * 0.3],
            ],
            low,
          ),
          mix(tones[1], air[2], 0.3),
        ) +
        path(
          area(
            [
              [x, low - h * 0.1],
              [x + w * 0.4, low - h * 0.16],
              [x + w, low - h * 0.08],
            ],
            low,
          ),
          tones[2],
        )
      : "";
    const bars = [
      ...Array.from({ length: columns - 1 }, (_, k) => `M${num(x + (w * (k + 1)) / columns)} ${y}v${h}`),
      ...Array.from({ length: rows - 1 }, (_, k) => `M${x} ${num(y + (h * (k + 1)) / rows)}h${w}`),
    ].join("");
    const board = sill
      ? `<rect x="${x - 30}" y="${low + 10}" width="${w + 60}" height="16" fill="${mix(wood, "#ffffff", 0.2)}"/><rect x="${x - 24}" y="${low + 26}" width="${w + 48}" height="8" fill="${c.palette.ink}" opacity=".16"/>`
      : "";
    return (
      glass +
      hills +
      line(bars, wood, 8, 'stroke-linecap="butt"') +
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${wood}" stroke-width="22"/>` +
      `<rect x="${x - 11}" y="${y - 11}" width="${w + 22}" height="${h + 22}" fill="none" stroke="${mix(wood, c.palette.ink, 0.3)}" stroke-width="2"/>` +
      board
    );
  };

/** A table lamp with its shade alight. */
export const tableLamp =
  ({ x, y, scale = 1, glow = 330, foot = "#7b5a48" }) =>
  (c) => {
    const { lamp, ink } = c.palette;
    const halo = c.glow([0, lamp, 0.6], [0.3, lamp, 0.3], [0.65, lamp, 0.08], [1, lamp, 0]);
    const clay = hued(c, foot);
    return place(
      x,
      y,
      scale,
      `<circle cx="0" cy="-170" r="${glow}" fill="${halo}"/>` +
        path("M-30 0C-44-30-30-66-10-78V-112H10V-78C30-66 44-30 30 0Z", clay) +
        path("M-30 0C-44-30-30-66-10-78H-2C-14-50-14-20-8 0Z", mix(clay, lamp, 0.35)) +
        path(
          "M-74-108L-44-226H44L74-108Z",
          c.fall([0, mix(lamp, "#e08a45", 0.3)], [0.7, "#fff0cb"], [1, lamp]),
        ) +
        line("M-74-108H74", mix(lamp, ink, 0.35), 4),
    );
  };

/** A table across the picture. */
export const tableTop =
  ({ y, colour = "#c98f58" }) =>
  (c) => {
    const wood = hued(c, colour, 0.04);
    const deep = height - y;
    return (
      `<rect y="${y}" width="${width}" height="${deep}" fill="${c.fall([0, mix(wood, c.palette.sun, 0.35)], [1, mix(wood, warmInk(c), 0.16)])}"/>` +
      line(
        `M0 ${int(y + deep * 0.34)}Q400 ${int(y + deep * 0.3)} 1200 ${int(y + deep * 0.36)}M0 ${int(y + deep * 0.7)}Q700 ${int(y + deep * 0.76)} 1200 ${int(y + deep * 0.68)}`,
        mix(wood, warmInk(c), 0.4),
        2.4,
        'opacity=".5"',
      ) +
      line(`M0 ${y + 1}H${width}`, mix(wood, "#ffffff", 0.5), 3)
    );
  };

/** A potted plant with broad leaves. */
export const pottedPlant =
  ({ x, y, scale = 1, pot = "#c47a4e", leaf = "#5d8f5c", share = 0.14 }) =>
  (c) => {
    const clay = hued(c, pot, share);
    const green = hued(c, leaf, share);
    const blade = (angle, long) =>
      `<path d="M0 0C-26-${int(long * 0.3)}-22-${int(long * 0.75)} 0-${long}C22-${int(long * 0.75)} 26-${int(long * 0.3)} 0 0Z" transform="translate(0 -72) rotate(${angle})" fill="${mix(green, angle < 0 ? c.palette.sun : c.palette.ink, 0.06 + Math.abs(angle) / 500)}"/>`;
    const leaves = [
      [-62, 110],
      [60, 112],
      [-34, 150],
      [36, 146],
      [-4, 176],
      [-84, 70],
      [86, 74],
    ];
    return place(
      x,
      y,
      scale,
      leaves.map(([angle, long]) => blade(angle, long)).join("") +
        path(
          "M-50-76H50L38 0H-38Z",
          c.across([0, mix(clay, c.palette.sun, 0.2)], [1, mix(clay, c.palette.ink, 0.25)]),
        ) +
        path("M-56-88H56V-68H-56Z", mix(clay, c.palette.sun, 0.12)),
    );
  };

/** A round clock on its face; `hour` and `minute` in degrees from the top. */
export const clockFace = (c, { r, hour, minute, face, rim, hand = c.palette.ink }) => {
  const end = (degrees, long) => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(Math.sin(angle) * long)} ${num(-Math.cos(angle) * long)}`;
  };
  const marks = Array.from({ length: 12 }, (_, k) => `M${end(k * 30, r * 0.82)}L${end(k * 30, r * 0.9)}`);
  return (
    path(disc(0, 0, r), face) +
    `<circle r="${r}" fill="none" stroke="${rim}" stroke-width="${num(r * 0.16)}"/>` +
    line(marks.join(""), mix(hand, face.startsWith("#") ? face : "#ffffff", 0.4), r * 0.04) +
    line(`M0 0L${end(hour, r * 0.48)}`, hand, r * 0.1) +
    line(`M0 0L${end(minute, r * 0.7)}`, hand, r * 0.07) +
    path(disc(0, 0, r * 0.08), hand)
  );
};
