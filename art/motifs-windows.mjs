/** Windows and doors, and what is seen through them. */
import { oval, rect, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, line, path, place } from "./shapes.mjs";

const hours = [
  {
    sky: ["#9cc3c4", "#f6d9b8", "#f3b98a"],
    sun: [52, 104, 20, "#fff4dc"],
    far: "#a9b79c",
    near: "#6f9a86",
    road: "#f3d9b4",
    glass: "#5f7f78",
  },
  {
    sky: ["#7fbcd0", "#bfe3e6", "#eef3dc"],
    sun: [150, 40, 22, "#fffbea"],
    far: "#9cc79a",
    near: "#5f9f70",
    road: "#f6ecc8",
    glass: "#5f8f8a",
  },
  {
    sky: ["#5a6096", "#e09a8a", "#f6c294"],
    sun: [212, 112, 22, "#ffe3b8"],
    far: "#8f789c",
    near: "#574f80",
    road: "#d8a596",
    glass: "#ffd58a",
  },
  {
    sky: ["#0e1a2c", "#22395a", "#3a587a"],
    sun: [64, 46, 19, "#eef2f4"],
    far: "#24405c",
    near: "#152a40",
    road: "#42607c",
    glass: "#ffd58a",
  },
];

/** One window of four panes: the same hill, house and road in each, at dawn, noon, dusk and night. */
export const fourHours =
  ({ x, y, w, h }) =>
  (c) => {
    const bar = 24;
    const views = hours.map((hour, k) => {
      const [sx, sy, r, colour] = hour.sun;
      const stars =
        k === 3 ? line("M120 30h.1M160 66h.1M200 34h.1M228 80h.1M106 84h.1M182 100h.1", "#eef2f4", 4) : "";
      const view =
        rect(0, 0, w, h, c.fall(...hour.sky.map((tone, i) => [[0, 0.6, 1][i], tone]))) +
        stars +
        path(disc(sx, sy, r * 1.7), colour, 'opacity=".25"') +
        path(disc(sx, sy, r), colour) +
        path(`M0 134C50 104 110 112 150 126S220 118 ${w} 108V${h}H0Z`, hour.far) +
        path(`M0 176C60 140 150 138 ${w} 166V${h}H0Z`, hour.near) +
        path(`M146 150C140 166 176 178 128 ${h}H176C196 178 164 166 158 150Z`, hour.road) +
        path("M112 152V116H166V152Z", mix(hour.near, "#fff6e2", k === 3 ? 0.14 : 0.55)) +
        path("M102 120L139 88L176 120Z", mix(hour.near, c.palette.ink, 0.55)) +
        path("M122 128h14v14h-14ZM144 128h12v24h-12Z", hour.glass);
      return place(x + (k % 2) * (w + bar), y + Math.floor(k / 2) * (h + bar), 1, view);
    });
    const [right, foot] = [x + w * 2 + bar, y + h * 2 + bar];
    const frame = `M${x - 26} ${y - 26}H${right + 26}V${foot + 26}H${x - 26}Z`;
    const holes = [0, 1, 2, 3]
      .map((k) => `M${x + (k % 2) * (w + bar)} ${y + Math.floor(k / 2) * (h + bar)}h${w}v${h}h${-w}Z`)
      .join("");
    return (
      views.join("") +
      path(frame + holes, c.fall([0, "#fdf6e6"], [1, "#e6d5b8"]), 'fill-rule="evenodd"') +
      line(holes, "#c9b391", 3)
    );
  };

/** A ball with dark patches. */
export const toyBall =
  ({ x, y, r }) =>
  (c) =>
    place(
      x,
      y - r,
      r / 46,
      shadow(4, 46, 110, 12) +
        oval(0, 0, 46, 46, c.across([0, "#ffffff"], [0.6, "#eee6d8"], [1, "#b3a798"])) +
        path(
          "M-14-12L4-22L22-10L16 10H-8ZM-46-6L-34-18L-30 0L-42 12ZM-20 44L-8 30L12 34L14 44C4 48-10 48-20 44ZM36-28L44-12L40 4L46 0C46-14 42-22 36-28ZM-18-42L-2-36L14-44C4-47-10-47-18-42Z",
          "#3c3a44",
        ) +
        line("M-14-12L-30 0M-8 10L-8 30M16 10L30 26M22-10L40-8M4-22L-2-36M-34-18L-18-40", "#9a8f86", 2.4),
    );
