/** What hangs and stands in the hall of a house. */
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, lens, line, path, place } from "./shapes.mjs";

/** A coat hanging from a peg at its origin; `hood` makes it a child's. */
export const coat =
  ({ x, y, scale = 1, colour, hood = false, flip = false }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const cloth = hued(c, colour, 0.08);
    const dark = mix(cloth, ink, 0.32);
    const body = path(
      "M-14 8C-40 14-62 26-68 52L-82 306C-40 318 40 318 82 306L68 52C62 26 40 14 14 8Z",
      c.across([0, mix(cloth, sun, 0.16)], [0.5, cloth], [1, mix(cloth, ink, 0.22)]),
    );
    const sleeves =
      path(
        "M-64 42C-88 62-100 150-104 236C-92 244-78 244-68 238C-66 180-60 120-50 84Z",
        mix(cloth, sun, 0.06),
      ) + path("M64 42C88 62 100 150 104 236C92 244 78 244 68 238C66 180 60 120 50 84Z", dark);
    const seams = line("M0 60V312M-60 84L-68 236M56 84L68 236M-56 200h30M26 200h30", dark, 2.6);
    const buttons = path([96, 146, 196, 246].map((k) => disc(12, k, 5)).join(""), mix(cloth, ink, 0.6));
    const neck = hood
      ? path("M-44 34C-60-26 60-26 44 34C26 66-26 66-44 34Z", mix(cloth, sun, 0.12)) +
        path("M-28 34C-38-2 38-2 28 34C16 54-16 54-28 34Z", dark)
      : path("M-16 4L0 34L16 4L38 18L8 78L0 62L-8 78L-38 18Z", dark);
    return place(x, y, scale, line("M0-8V10", ink, 4) + body + sleeves + seams + buttons + neck, flip);
  };

/** A scarf laid over a peg, and a hat above it. */
export const scarfAndHat =
  ({ x, y, scarf, hat, scale = 1 }) =>
  (c) => {
    const wool = hued(c, scarf, 0.08);
    const felt = hued(c, hat, 0.08);
    const { ink, sun } = c.palette;
    return place(
      x,
      y,
      scale,
      path("M-8 6C-30 60-34 150-30 236H6C2 150 2 80 12 20Z", wool) +
        path("M-4 10C16 40 26 110 26 196H58C58 120 46 50 18 4Z", mix(wool, ink, 0.2)) +
        line("M-30 196h36M-31 180h36M26 160h32M26 144h31", mix(wool, "#fff4dc", 0.6), 5) +
        line("M-28 238v14M-18 238v15M-8 238v14M2 238v14M30 198v14M40 198v15M50 198v14", wool, 3) +
        path("M-70 10C-40 28 40 28 70 10C58-2 44-4 40-6C36-52-36-52-40-6C-44-4-58-2-70 10Z", felt) +
        path("M-40-6C-20 4 20 4 40-6L41 6C20 16-20 16-41 6Z", mix(felt, ink, 0.5)) +
        line("M-36-16C-32-44-8-46 4-44", mix(felt, sun, 0.4), 3),
    );
  };

/** A child's school bag on its loop. */
export const backpack =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const cloth = hued(c, colour, 0.08);
    return place(
      x,
      y,
      scale,
      line("M-12 12C-12-16 12-16 12 12", mix(cloth, ink, 0.4), 6) +
        line("M-54 44C-76 70-74 120-58 146M54 44C76 70 74 120 58 146", mix(cloth, ink, 0.5), 9) +
        path(
          "M-58 56C-58 20-32 6 0 6S58 20 58 56V150Q58 168 40 168H-40Q-58 168-58 150Z",
          c.across([0, mix(cloth, sun, 0.2)], [1, mix(cloth, ink, 0.15)]),
        ) +
        path("M-44 96H44V142Q44 154 32 154H-32Q-44 154-44 142Z", mix(cloth, ink, 0.22)) +
        line("M-44 108H44M-50 62C-34 50 34 50 50 62", mix(cloth, ink, 0.5), 3) +
        line("M14 108v16", mix(cloth, sun, 0.7), 5),
    );
  };

/** An umbrella, rolled, its handle over a peg. */
export const rolledUmbrella =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const cloth = hued(c, colour, 0.08);
    return place(
      x,
      y,
      scale,
      line("M-22 14C-26-14 4-14 4 12V70", hued(c, "#9b6a3c", 0.08), 8) +
        path("M-4 62H12L24 216C18 232 10 240 4 246C-2 240-10 232-16 216Z", cloth) +
        line("M4 66V246M-8 100L-8 220M16 100L17 220", mix(cloth, c.palette.ink, 0.4), 2) +
        line("M4 246v26", c.palette.ink, 4) +
        line("M-8 150Q4 158 17 150", mix(cloth, "#fff4dc", 0.4), 5),
    );
  };

/** A pair of shoes seen from the side; kinds: shoe, boot, wellington. */
const soles = {
  shoe: ["M-44-4V-36C-38-46-16-46-12-36C-2-20 22-20 40-14C50-10 50-4 50-4Z", "M-12-34C-4-34 2-28 8-24"],
  boot: ["M-40-4V-104H4V-42C18-32 40-32 48-20C52-12 50-4 50-4Z", "M-4-86h10M-4-70h10M0-54h12"],
  wellington: ["M-28-4V-84H14V-34C26-26 42-26 46-14C48-8 46-4 46-4Z", "M-28-74H14"],
};
export const shoes =
  ({ x, y, scale = 1, kind = "shoe", colour, flip = false, gap = 30 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const skin = hued(c, colour, 0.08);
    const [shape, detail] = soles[kind];
    const one = (dx, dy, tone) =>
      `<g transform="translate(${dx} ${dy})">${path(shape, tone)}${line(detail, mix(tone, sun, 0.4), 3)}${line("M-42-2H48", mix(tone, ink, 0.65), 7)}</g>`;
    return place(
      x,
      y,
      scale,
      path(lens(gap / 2, 3, 150, 16), ink, 'opacity=".3"') +
        one(gap, -10, mix(skin, ink, 0.25)) +
        one(0, 0, skin),
      flip,
    );
  };
