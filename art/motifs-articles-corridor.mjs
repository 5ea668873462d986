/** Where people pass or wait: a corridor, the landing of an apartment house. */
import { height, width } from "./canvas.mjs";
import { hued, polygon } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, num, path, place } from "./shapes.mjs";

/**
 * A corridor in one point of perspective. `spot(across, up, deep)` gives a place in it: across from 0 at the left wall
 * to 1 at the right, up from the floor, deep into the picture; all in hundredths of a metre.
 */
const hall = { x: 690, y: 262, half: 190, eye: 150, focus: 330, scale: 2.62 };
const spot = (across, up, deep) => {
  const s = (hall.scale * hall.focus) / (hall.focus + deep);
  return [hall.x + across * s, hall.y + (hall.eye - up) * s];
};
const face = (corners) => polygon(corners.map((corner) => spot(...corner)));
const long = 900;

/** The corridor's walls, its windows on the left with their light, and the door at its end. */
export const corridor = () => (c) => {
  const { ink, sun, lamp } = c.palette;
  const { half } = hall;
  const pale = hued(c, "#dfe3cf", 0.12);
  const dado = hued(c, "#86a897", 0.12);
  const floor = hued(c, "#c9a77b", 0.1);
  const plane = (corners, fill) => path(face(corners), fill);
  const near = -260;
  const side = (x, low, high, from = near, to = long) => [
    [x, low, from],
    [x, high, from],
    [x, high, to],
    [x, low, to],
  ];
  const back = (low, high, left = -half, right = half) => [
    [left, low, long],
    [right, low, long],
    [right, high, long],
    [left, high, long],
  ];
  const flat = (y, left, right, from, to, skew = 0) => [
    [left, y, from],
    [right, y, from + skew],
    [right, y, to + skew],
    [left, y, to],
  ];
  const windows = [-60, 170, 400, 630];
  const light = windows.map((z) => face(flat(0, -half + 40, half - 110, z - 90, z + 30, -60))).join("");
  const glass = windows.map((z) => face(side(-half, 95, 245, z, z + 120))).join("");
  const bars = windows
    .map((z) => {
      const [a, b, d, e] = [
        spot(-half, 95, z + 60),
        spot(-half, 245, z + 60),
        spot(-half, 180, z),
        spot(-half, 180, z + 120),
      ];
      return `M${int(a[0])} ${int(a[1])}L${int(b[0])} ${int(b[1])}M${int(d[0])} ${int(d[1])}L${int(e[0])} ${int(e[1])}`;
    })
    .join("");
  const doors = [-40, 330].map((z) => face(side(half, 0, 215, z, z + 110))).join("");
  const knobs = [58, 428].map((z) => {
    const [x, y] = spot(half, 100, z);
    return disc(x, y, z < 100 ? 7 : 3.4);
  });
  return (
    plane(flat(285, -half, half, near, long), c.fall([0, mix(pale, ink, 0.04)], [1, mix(pale, ink, 0.2)])) +
    plane(side(-half, 0, 285), c.across([0, mix(pale, ink, 0.3)], [1, mix(pale, ink, 0.14)])) +
    plane(side(half, 0, 285), c.across([0, mix(pale, sun, 0.3)], [1, mix(pale, sun, 0.5)])) +
    plane(side(-half, 0, 82), mix(dado, ink, 0.32)) +
    plane(side(half, 0, 82), dado) +
    plane(back(0, 285), mix(pale, ink, 0.08)) +
    plane(back(0, 82), mix(dado, ink, 0.16)) +
    plane(flat(0, -half, half, near, long), c.fall([0, mix(floor, ink, 0.14)], [1, floor])) +
    path(light, sun, 'opacity=".6"') +
    path(glass, mix(sun, "#ffffff", 0.3)) +
    line(bars, mix(pale, ink, 0.2), 4) +
    path(doors, hued(c, "#b58a62", 0.1)) +
    path(knobs.join(""), lamp) +
    plane(back(0, 222, -62, 62), mix(dado, ink, 0.5)) +
    plane(back(0, 212, -52, 52), c.fall([0, "#fff1c9"], [1, lamp])) +
    path(face(flat(0, -52, 52, 560, long)), lamp, 'opacity=".55"')
  );
};

/** A chair standing against the right wall of the corridor, `deep` into the picture. */
export const corridorChair =
  ({ deep, colour = "#7a4f35" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, colour, 0.1);
    const [wallSide, front] = [hall.half - 6, hall.half - 60];
    const [a, b] = [deep, deep + 52];
    const s = (hall.scale * hall.focus) / (hall.focus + deep);
    const stroke = (from, to) => {
      const [p, q] = [spot(...from), spot(...to)];
      return `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
    };
    const foot = path(
      face([
        [front, 0, a],
        [wallSide, 0, a],
        [wallSide, 0, b],
        [front, 0, b],
      ]),
      ink,
      'opacity=".3"',
    );
    const legs =
      stroke([front, 0, b], [front, 46, b]) +
      stroke([wallSide, 0, b], [wallSide, 104, b]) +
      stroke([front, 0, a], [front, 46, a]) +
      stroke([wallSide, 0, a], [wallSide, 104, a]);
    const slats = [100, 82, 64].map((up) => stroke([wallSide, up, a], [wallSide, up, b])).join("");
    const seat = face([
      [front, 48, a],
      [wallSide, 48, a],
      [wallSide, 48, b],
      [front, 48, b],
    ]);
    const edge = face([
      [front, 48, a],
      [wallSide, 48, a],
      [wallSide, 42, a],
      [front, 42, a],
    ]);
    return (
      foot +
      line(legs, mix(wood, ink, 0.35), 4.4 * s) +
      line(slats, wood, 7 * s) +
      path(seat, mix(wood, sun, 0.45)) +
      path(edge, wood)
    );
  };

/** A lift whose doors stand open by a hand's breadth, with the dial of floors above it. */
export const lift =
  ({ x, y }) =>
  (c) => {
    const { ink, lamp, sun } = c.palette;
    const brass = hued(c, "#b98c4a", 0.08);
    const steel = hued(c, "#7c8f93", 0.1);
    const inside = c.fall([0, "#fff3d0"], [1, lamp]);
    const leaf = (left, tone) =>
      path(`M${left}-350h100V0h-100Z`, tone) +
      line(`M${left + 18}-320h64V-30h-64Z`, mix(steel, ink, 0.3), 2.4);
    return place(
      x,
      y,
      1,
      path("M-158 0V-384H158V0Z", mix(brass, ink, 0.3)) +
        path("M-136-2V-360H136V-2Z", inside) +
        leaf(-136, c.across([0, mix(steel, ink, 0.2)], [1, steel])) +
        leaf(36, c.across([0, steel], [1, mix(steel, ink, 0.25)])) +
        path("M-36-2V-350H36V-2Z", lamp, 'opacity=".18"') +
        line("M-158-384H158", mix(brass, sun, 0.5), 3) +
        path("M-84-398A84 84 0 0 1 84-398Z", brass) +
        path("M-68-402A68 68 0 0 1 68-402Z", mix("#fbf4e6", lamp, 0.25)) +
        line("M-56-412l8 2M-38-446l6 8M0-462v10M38-446l-6 8M56-412l-8 2", mix(brass, ink, 0.6), 4) +
        line("M0-404L-28-438", mix("#a33b2c", ink, 0.1), 6) +
        path(disc(0, -404, 7), ink) +
        path("M186-220h34v74h-34Z", brass) +
        path(disc(203, -200, 8), lamp) +
        path(disc(203, -168, 8), mix(brass, ink, 0.45)),
    );
  };

/** Stairs climbing to the left out of the picture, with their banister. */
export const stairsUp =
  ({ x, y, tread = 62, rise = 46, count = 11, colour = "#6d4a3a" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, colour, 0.1);
    let steps = `M${x} ${y}`;
    let edges = "";
    let rods = "";
    for (let k = 0; k < count; k++) {
      const [px, py] = [x - tread * k, y - rise * k];
      steps += `v${-rise}h${-tread}`;
      edges += `M${px + 6} ${py - rise}h${-tread}`;
      rods += `M${px - tread / 2} ${py - rise}v-120`;
    }
    const last = [x - tread * count, y - rise * count];
    const side = `${steps}V${y}Z`;
    const slope = (lift) =>
      `M${x - tread / 2} ${y - rise - lift}L${int(last[0])} ${int(last[1] - lift + rise / 2 - 10)}`;
    return (
      path(side, c.fall([0, wood], [1, mix(wood, ink, 0.45)])) +
      line(edges, mix(wood, sun, 0.45), 8, 'stroke-linecap="butt"') +
      line(rods, mix(wood, ink, 0.45), 5) +
      line(slope(120), mix(wood, ink, 0.25), 13) +
      path(`M${x - 14} ${y}v-176h26v176Z`, mix(wood, ink, 0.4)) +
      path(disc(x - 1, y - 186, 18), mix(wood, sun, 0.2))
    );
  };

/** Letter boxes on a wall, one flap open. */
export const letterBoxes =
  ({ x, y, columns = 2, rows = 3, w = 74, h = 50, colour = "#b98c4a" }) =>
  (c) => {
    const metal = hued(c, colour, 0.1);
    let fronts = "";
    let slots = "";
    for (let k = 0; k < columns * rows; k++) {
      const left = x + (k % columns) * (w + 6);
      const top = y + Math.floor(k / columns) * (h + 6);
      fronts += `M${left} ${top}h${w}v${h}h${-w}Z`;
      slots += `M${left + 14} ${top + 16}h${w - 28}`;
    }
    const pad = 8;
    return (
      `<rect x="${x - pad}" y="${y - pad}" width="${columns * (w + 6) - 6 + pad * 2}" height="${rows * (h + 6) - 6 + pad * 2}" fill="${mix(metal, c.palette.ink, 0.55)}"/>` +
      path(fronts, metal) +
      line(slots, mix(metal, c.palette.ink, 0.6), 4) +
      path(`M${x + 12} ${y - 6}l44-14 10 22h-48Z`, c.palette.paper)
    );
  };

/** Two colours of tiles laid as on a chessboard, running away from us. */
export const chequered =
  ({ y, vanish = [600, 240], light = "#e6dcc6", dark = "#5e7f7c", columns = 12, rows = 4 }) =>
  (c) => {
    const [vx, vy] = vanish;
    const depth = (row) => y + (height - y) * (row / rows) ** 1.5;
    const at = (column, py) => {
      const foot = ((column + 0.5) / columns - 0.5) * width * 1.9 + width / 2;
      return vx + ((foot - vx) * (py - vy)) / (height - vy);
    };
    let tiles = "";
    for (let row = 0; row < rows; row++)
      for (let column = row % 2; column < columns; column += 2) {
        const [a, b] = [depth(row), depth(row + 1)];
        tiles += polygon([
          [at(column, a), a],
          [at(column + 1, a), a],
          [at(column + 1, b), b],
          [at(column, b), b],
        ]);
      }
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${hued(c, light, 0.1)}"/>` +
      path(tiles, hued(c, dark, 0.1))
    );
  };
