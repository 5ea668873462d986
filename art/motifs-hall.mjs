/** Inside a home: shoes by the door, coats on hooks, a door ajar, an armchair and its lamp. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, line, path, place } from "./shapes.mjs";

/** Rubber boots, a pair, toes to the right. */
export const boots =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const one = (fill) =>
      path("M-34-170H30V-62C48-50 92-50 96-14V0H-36Z", fill) +
      rect(-38, -174, 72, 18, mix(colour, "#fff6e2", 0.3), 'rx="5"') +
      rect(-38, -8, 136, 12, mix(colour, c.palette.ink, 0.55), 'rx="4"');
    return place(
      x,
      y,
      scale,
      shadow(40, 4, 240, 14, 0.35) +
        place(46, -10, 1, one(mix(colour, c.palette.ink, 0.3))) +
        one(round(c, colour)),
    );
  };

/** A pair of laced shoes, toes to the right. */
export const shoes =
  ({ x, y, scale = 1, colour, sole = "#efe4cf" }) =>
  (c) => {
    const one = (fill) =>
      path("M-70-8C-74-40-70-62-60-78C-40-70-24-70-8-80C10-58 40-46 66-40C86-34 92-22 92-8Z", fill) +
      path("M-74-10H94V2C94 8-74 8-74 2Z", sole) +
      line("M4-66L16-52M18-58L30-44M32-50L44-38", sole, 5);
    return place(
      x,
      y,
      scale,
      shadow(30, 6, 230, 12, 0.35) +
        place(44, -12, 1, one(mix(colour, c.palette.ink, 0.32))) +
        one(c.fall([0, mix(colour, "#fff6e2", 0.18)], [1, colour])),
    );
  };

/** A rail with hooks: a long coat, a child's jacket, a school bag and a scarf. */
export const coatRail =
  ({ x, y, w }) =>
  (c) => {
    const { ink } = c.palette;
    const board = rect(x, y, w, 34, c.fall([0, "#c99a6c"], [1, "#8f6242"]), 'rx="8"');
    const hook = (hx) => line(`M${hx} ${y + 17}v26`, "#4a3a34", 9) + path(disc(hx, y + 17, 8), "#4a3a34");
    const coat = (hx, scale, colour) =>
      place(
        hx,
        y + 34,
        scale,
        path(
          "M-22 0C-60 10-78 40-84 100L-94 230C-84 240-66 240-58 232L-52 170L-58 300C-20 316 20 316 58 300L52 170L58 232C66 240 84 240 94 230L84 100C78 40 60 10 22 0C10 12-10 12-22 0Z",
          c.fall([0, mix(colour, "#fff6e2", 0.2)], [1, mix(colour, ink, 0.25)]),
        ) +
          line(
            "M0 14V306M-52 170C-54 130-52 100-58 76M52 170C54 130 52 100 58 76",
            mix(colour, ink, 0.4),
            4,
          ) +
          path(disc(14, 80, 6) + disc(14, 140, 6) + disc(14, 200, 6), mix(colour, "#fff6e2", 0.5)),
      );
    const bag = place(
      x + w * 0.66,
      y + 40,
      1,
      line("M-30 40C-30-4 30-4 30 40", "#8a4a3c", 9) +
        rect(-70, 30, 140, 150, c.fall([0, "#d97a5c"], [1, "#a84f3c"]), 'rx="30"') +
        rect(-50, 108, 100, 60, "#c8604a", 'rx="12"') +
        line("M-50 124H50", "#f3d3a0", 5),
    );
    const scarf = place(
      x + w * 0.88,
      y + 38,
      1,
      path(
        "M-14-6C-30 60-36 150-38 226H-2C2 150 0 60 8 0ZM6-4C26 50 34 120 36 190H64C62 120 44 40 20-6Z",
        "#d9b04a",
      ) + line("M-37 196H-2M-36 170H-1M36 160H63", "#a8743c", 8),
    );
    return (
      board +
      coat(x + w * 0.14, 1.08, "#4f6f86") +
      coat(x + w * 0.4, 0.66, "#c8a04a") +
      bag +
      scarf +
      [0.14, 0.4, 0.66, 0.88].map((t) => hook(x + w * t)).join("")
    );
  };

/** A panelled door standing ajar to a bright room, seen from a dark hall, with its light on the floor. */
export const doorAjar =
  ({ x, foot, w = 250, h = 470, gap = 78 }) =>
  (c) => {
    const { lamp } = c.palette;
    const left = x - w / 2;
    const high = foot - h;
    const trim = "#5d5478";
    const room = rect(left, high, w, h, c.fall([0, "#ffe9b0"], [0.7, "#fbc873"], [1, "#f0ac58"]));
    const seat = path(
      `M${left + 8} ${foot - 4}V${foot - 130}h12V${foot - 78}h52V${foot - 4}h-10V${foot - 60}H${left + 20}V${foot - 4}Z`,
      "#8a5238",
    );
    const leaf = path(
      `M${left + w} ${high}L${left + gap} ${high - 18}V${foot + 34}L${left + w} ${foot}Z`,
      c.across([0, "#6b6088"], [1, "#453c60"]),
    );
    const panel = (a, b) => {
      const px = (t) => left + gap + (w - gap) * t;
      const py = (t, v) => {
        const top = high - 18 + 18 * t;
        const bottom = foot + 34 - 34 * t;
        return top + (bottom - top) * v;
      };
      const p = (t, v) => `${Math.round(px(t))} ${Math.round(py(t, v))}`;
      return `M${p(0.16, a)}L${p(0.84, a)} ${p(0.84, b)} ${p(0.16, b)}Z`;
    };
    const panels =
      path(panel(0.07, 0.46) + panel(0.54, 0.93), "#3a3252") +
      line(panel(0.07, 0.46) + panel(0.54, 0.93), "#7d7299", 3);
    const knob = path(disc(left + gap + 20, foot - h * 0.46, 11), "#e8c25a");
    const frame = path(
      `M${left - 34} ${foot}V${high - 36}H${left + w + 34}V${foot}H${left + w}V${high}H${left}V${foot}Z`,
      c.fall([0, mix(trim, "#fff6e2", 0.12)], [1, trim]),
    );
    const spill = path(
      `M${left} ${foot}H${left + gap}L${left + gap - 60} 650H${left - 330}Z`,
      c.fall([0, lamp, 0.9], [1, lamp, 0.25]),
    );
    const edge = line(`M${left + gap} ${high - 18}V${foot + 34}`, "#ffe3a0", 5);
    const glow = oval(
      left + 40,
      foot - 180,
      330,
      330,
      c.glow([0, lamp, 0.5], [0.4, lamp, 0.2], [0.7, lamp, 0.06], [1, lamp, 0]),
    );
    return spill + frame + room + seat + glow + leaf + panels + knob + edge;
  };

/** A deep armchair seen from the front. */
export const armchair =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink } = c.palette;
    const dark = mix(colour, ink, 0.4);
    const pale = mix(colour, "#fff6e2", 0.18);
    return place(
      x,
      y,
      scale,
      shadow(0, 10, 470, 24, 0.4) +
        path("M-150-20L-160 10H-136L-126-20ZM150-20L160 10H136L126-20Z", "#5a3a2c") +
        path("M-132-150C-148-330-110-384 0-384C110-384 148-330 132-150Z", c.fall([0, pale], [1, colour])) +
        line("M-60-366C-70-300-70-240-64-170M60-366C70-300 70-240 64-170", dark, 4, 'opacity=".6"') +
        rect(-140, -160, 280, 80, c.fall([0, pale], [1, colour]), 'rx="26"') +
        rect(-150, -92, 300, 76, dark, 'rx="12"') +
        path(
          "M-210-200C-214-240-130-244-132-200V-16H-200C-208-80-208-140-210-200Z",
          c.fall([0, pale], [1, dark]),
        ) +
        path(
          "M210-200C214-240 130-244 132-200V-16H200C208-80 208-140 210-200Z",
          c.fall([0, pale], [1, dark]),
        ),
    );
  };

/** A standing lamp with a cloth shade. */
export const floorLamp =
  ({ x, y, high = 470, scale = 1 }) =>
  (c) => {
    const { lamp } = c.palette;
    return place(
      x,
      y,
      scale,
      path(`M-90 ${-high + 96}L-330 10H330L90 ${-high + 96}Z`, c.fall([0, lamp, 0.42], [1, lamp, 0.02])) +
        oval(0, 0, 66, 13, "#3a2f34") +
        line(`M0 0V${-high + 60}`, "#8a6a4a", 11) +
        path(`M-58 ${-high}H58L98 ${-high + 100}H-98Z`, c.fall([0, "#f6d08a"], [1, "#fff0c4"])) +
        oval(
          0,
          -high + 60,
          260,
          260,
          c.glow([0, lamp, 0.55], [0.4, lamp, 0.2], [0.7, lamp, 0.06], [1, lamp, 0]),
        ),
    );
  };
