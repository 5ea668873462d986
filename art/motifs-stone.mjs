/** Stone and clay: walls in courses, houses with outside stairs, tents, lamps, bread. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { int, lens, line, path, place } from "./shapes.mjs";

/** A wall of cut stones in courses; `ends` are where the courses end on the right, from the top down. */
export const courses =
  ({ x, y, rows, long = 96, high = 46, gap = 4, colours: [stone, joint], ends }) =>
  (c) => {
    const kinds = ["", "", ""];
    let back = "";
    for (let row = 0; row < rows; row++) {
      const end = ends[Math.min(row, ends.length - 1)];
      const yy = y + row * high;
      back += `M${x} ${yy}H${end}v${high}H${x}Z`;
      let left = x + (row % 2 ? 0 : -long * 0.4);
      while (left < end - 12) {
        const w = long * (0.72 + c.random() * 0.6);
        const from = Math.max(x, left);
        const to = end - left - w < long * 0.4 ? end : left + w;
        kinds[Math.floor(c.random() * 3)] +=
          `M${int(from + gap / 2)} ${yy + gap / 2}h${int(to - from - gap)}v${high - gap}h${-int(to - from - gap)}Z`;
        left = to;
      }
    }
    const tones = [stone, mix(stone, joint, 0.22), mix(stone, "#fff6e2", 0.22)];
    return path(back, joint) + kinds.map((d, k) => (d ? path(d, tones[k]) : "")).join("");
  };

/** A clay lamp with its flame, the spout to the right. */
export const oilLamp =
  ({ x, y, scale = 1, glow = 240, flip = false, colour = "#b8754a" }) =>
  (c) => {
    const { lamp } = c.palette;
    const light = c.glow([0, lamp, 0.7], [0.3, lamp, 0.28], [0.65, lamp, 0.08], [1, lamp, 0]);
    return place(
      x,
      y,
      scale,
      oval(96, -74, glow, glow, light) +
        shadow(0, 2, 200, 14, 0.4) +
        path(
          "M-84-44C-80-12-50 0-14 0C40 0 70-18 112-40L98-54C60-50 40-52 10-56C-30-60-70-58-84-44Z",
          round(c, colour),
        ) +
        line("M-80-40C-112-66-92-84-64-58", mix(colour, c.palette.ink, 0.2), 9) +
        oval(-14, -54, 40, 8, mix(colour, c.palette.ink, 0.6)) +
        path("M100-48C80-68 94-86 102-112C116-90 124-66 108-48Z", mix(lamp, "#e8853a", 0.35)) +
        path("M102-52C94-64 100-76 104-90C112-76 114-62 107-52Z", "#fffbe8"),
      flip,
    );
  };

/** A long tent of dark cloth, open towards us, its front edge held up by poles. */
export const longTent =
  ({ x, y, scale = 1, colours: [cloth, stripe] }) =>
  (c) => {
    const { ink } = c.palette;
    const inside = path("M-300-6L-290-150L290-176L330-6Z", mix(cloth, ink, 0.72));
    const rug = path("M-250-4L-200-34H210L280-4Z", stripe) + line("M-222-20H244", "#e8c98f", 4);
    const cushions = path(
      "M-170-34C-176-62-90-62-92-34ZM70-34C64-66 166-66 160-34Z",
      mix(stripe, "#e8c98f", 0.4),
    );
    const roof = path(
      "M-380-104L-262-226Q-130-214 0-262Q140-236 268-252L420-112L330-148Q230-136 150-158Q60-140-10-160Q-90-138-160-150Q-230-132-300-136Z",
      c.fall([0, mix(cloth, "#fff6e2", 0.16)], [1, cloth]),
    );
    const bands = line(
      "M-232-224L-262-140M-120-226L-138-148M130-244L128-156M232-252L262-148",
      mix(cloth, "#fff6e2", 0.3),
      4,
      'opacity=".7"',
    );
    const side = path("M-380-104L-300-136L-296-6L-366 2Z", mix(cloth, ink, 0.3));
    const poles = line("M-300-4V-140M-160-2V-152M-10 0V-162M150-2V-160M330-4V-152M0-258V-280", "#7a5238", 8);
    const ropes = line("M-380-104L-470 14", ink, 2.4);
    return place(
      x,
      y,
      scale,
      shadow(10, 2, 860, 30) + ropes + inside + cushions + rug + side + roof + bands + poles,
    );
  };

/** People far off, standing: points of [x, y, scale]; their clothes take the given colours in turn. */
export const standing =
  ({ points, colours, staff = true }) =>
  (c) =>
    points
      .map(([x, y, scale], k) =>
        place(
          x,
          y,
          scale,
          shadow(14, 0, 60, 8, 0.35) +
            path(
              "M-15 0C-20-30-18-60-11-74C-6-82 8-82 12-74C20-58 20-30 17 0Z",
              colours[k % colours.length],
            ) +
            (staff ? line("M14-66L22-2", c.palette.ink, 2.4) : "") +
            path(
              "M-9-86C-10-100 10-100 10-86C10-76 4-72 0-72C-5-72-9-78-9-86Z",
              mix(colours[k % colours.length], c.palette.ink, 0.45),
            ),
        ),
      )
      .join("");

/** Flat loaves on a tray. */
export const flatBread =
  ({ x, y, scale = 1, count = 4 }) =>
  (c) => {
    const crust = "#c98d4e";
    const loaves = Array.from({ length: count }, (_, k) => {
      const dx = (k % 2 ? 7 : -6) * (k ? 1 : 0);
      const yy = -14 - k * 18;
      return (
        oval(dx, yy, 92 - k * 4, 20, mix(crust, c.palette.ink, 0.35)) +
        oval(dx, yy - 6, 92 - k * 4, 19, mix(crust, "#fff6e2", 0.12 + 0.08 * (k % 2)))
      );
    });
    const last = -20 - (count - 1) * 18;
    const spots = line(
      `M-40 ${last - 4}h14M-6 ${last + 6}h18M24 ${last - 6}h12M44 ${last + 4}h8M-16 ${last - 9}h10`,
      mix(crust, c.palette.ink, 0.35),
      4,
      'opacity=".7"',
    );
    return place(
      x,
      y,
      scale,
      shadow(0, 4, 320, 22) +
        oval(0, -2, 140, 24, "#7a5238") +
        oval(0, -8, 140, 23, "#a8703f") +
        loaves.join("") +
        spots,
    );
  };

/** A jug with one handle. */
export const jug =
  ({ x, y, scale = 1, colour = "#8f5a3c", flip = false }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(0, 4, 170, 14) +
        line("M26-176C86-180 84-96 56-84", mix(colour, c.palette.ink, 0.25), 12) +
        path(
          "M-30-188C-28-160-26-148-40-128C-74-92-72-24-40 0C-20 8 20 8 40 0C72-24 74-92 40-128C26-148 28-160 32-186L44-200Q0-180-34-198Z",
          round(c, colour, { flip }),
        ) +
        path(lens(2, -190, 74, 18), mix(colour, c.palette.ink, 0.65)),
      flip,
    );

/** Houses with flat roofs: [x, foot, width, height] each, drawn in the order given. */
export const flatHouses =
  ({ points, colours: [lit, dim], windows = 0.5 }) =>
  (c) =>
    points
      .map(([x, foot, w, h], k) => {
        const tone = mix(lit, dim, k / Math.max(1, points.length - 1));
        const yy = foot - h;
        const hole = c.random() < windows ? c.palette.lamp : mix(tone, c.palette.ink, 0.55);
        return (
          rect(x, yy, w, h, c.fall([0, tone], [1, mix(tone, c.palette.ink, 0.3)])) +
          rect(x - 6, yy - 10, w + 12, 14, mix(tone, "#fff6e2", 0.14)) +
          path(`M${int(x + w * 0.55)} ${yy + 58}v-22q11-14 22 0v22Z`, hole)
        );
      })
      .join("");

/** Stone steps climbing along a house to a door: `from` is the foot, `to` the landing. */
export const outsideStairs =
  ({ from: [ax, ay], to: [bx, by], steps = 9, colours: [tread, side] }) =>
  (c) => {
    const w = (bx - ax) / steps;
    const h = (ay - by) / steps;
    let d = `M${ax} ${ay}`;
    let edges = "";
    for (let k = 0; k < steps; k++) {
      d += `V${int(ay - h * (k + 1))}H${int(ax + w * (k + 1))}`;
      edges += `M${int(ax + w * k)} ${int(ay - h * (k + 1))}h${int(w)}`;
    }
    return path(`${d}V${ay}Z`, c.fall([0, side], [1, mix(side, c.palette.ink, 0.3)])) + line(edges, tread, 9);
  };

/** Pairs of sandals left standing: points of [x, y, scale]. */
export const sandals =
  ({ points, colour }) =>
  (c) => {
    const sole = "M-15 0C-19-40-13-64 1-66C17-64 18-38 13 0C11 16-13 16-15 0Z";
    const one = path(sole, colour) + line("M-16-24L1-50L14-24M-15-2C-6-14 6-14 13-2", c.palette.ink, 6);
    const pair = c.define(
      `<g transform="scale(1 .8)"><g transform="translate(-22 0) rotate(-8)">${one}</g><g transform="translate(22 0) rotate(8)">${one}</g></g>`,
    );
    return points
      .map(([x, y, scale]) => `<use href="${pair}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join("");
  };
