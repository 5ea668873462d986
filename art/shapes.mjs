/** Numbers and curves every drawing is made of. */
import { seedOf } from "../site/ui/scene.ts";

/** A number as short as a drawing needs it. */
export const num = (value) => String(Math.round(value * 10) / 10);
export const int = (value) => String(Math.round(value));

/** The same text always gives the same sequence, so that a drawing never changes on its own. */
export function randomFrom(text) {
  let state = seedOf(text);
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let k = 0; k < 5; k++) next();
  return next;
}

/** Points written as "x y, x y", with further numbers where a motif takes them. */
export const at = (text) => text.split(",").map((point) => point.trim().split(" ").map(Number));

const pair = (x, y) => `${int(x)} ${int(y)}`;

/** The curve through the points, without its initial move; relative and mirrored handles shorten it. */
function curves(points) {
  const at = (k) => points[Math.max(0, Math.min(points.length - 1, k))].map(Math.round);
  return points
    .slice(1)
    .map((_, k) => {
      const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
      const out = pair((to[0] - before[0]) / 6, (to[1] - before[1]) / 6);
      const into = pair(
        to[0] - (after[0] - from[0]) / 6 - from[0],
        to[1] - (after[1] - from[1]) / 6 - from[1],
      );
      return `${k === 0 ? `c${out} ` : "s"}${into} ${pair(to[0] - from[0], to[1] - from[1])}`;
    })
    .join("");
}

/** A smooth open curve through the points. */
export const smooth = (points) => `M${pair(...points[0])}${curves(points)}`;

/** The area between a smooth curve and a level line. */
export const area = (points, level) => `${smooth(points)}V${int(level)}H${int(points[0][0])}Z`;

/** A band of changing width along points of [x, y, width]: roads, trunks, streams. */
export function ribbon(points) {
  const side = (sign) =>
    points.map(([x, y, width], k) => {
      const [ax, ay] = points[Math.max(0, k - 1)];
      const [bx, by] = points[Math.min(points.length - 1, k + 1)];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [x - ((by - ay) / length) * width * 0.5 * sign, y + ((bx - ax) / length) * width * 0.5 * sign];
    });
  const back = side(-1).reverse();
  return `${smooth(side(1))}L${pair(...back[0])}${curves(back)}Z`;
}

/** A lens lying on the water or in the sky: thick in the middle, nothing at the ends. */
export const lens = (x, y, width, height) =>
  `M${int(x - width / 2)} ${int(y)}q${int(width / 2)} ${num(-height)} ${2 * Math.round(width / 2)} 0 ${int(-width / 2)} ${num(height)} ${-2 * Math.round(width / 2)} 0`;

/** A full circle as a piece of a path, so that many make one shape. */
export const disc = (x, y, r) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`;

/** A path element; the rest goes in as written attributes. */
export const path = (d, fill, rest = "") => `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`;

/** A drawn line; its round ends are set once on the whole picture. */
export const line = (d, stroke, width, rest = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${rest && ` ${rest}`}/>`;

/** A shape drawn around its own origin, set in the picture. */
export const place = (x, y, scale, content, flip = false) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`;
