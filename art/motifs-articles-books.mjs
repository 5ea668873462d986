/** Books and scrolls on their shelves. */
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, num, path } from "./shapes.mjs";

/** A case of shelves across the whole picture; `shelves` are the heights of the boards. */
export const bookcase =
  ({ shelves, wood = "#8f6440", back = "#3d4a3c" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const timber = hued(c, wood, 0.1);
    const dark = hued(c, back, 0.12);
    const board = (y) =>
      `<rect y="${y}" width="1200" height="26" fill="${c.fall([0, mix(timber, sun, 0.3)], [0.4, timber], [1, mix(timber, ink, 0.3)])}"/><rect y="${y + 26}" width="1200" height="34" fill="${ink}" opacity=".28"/>`;
    return (
      `<rect width="1200" height="640" fill="${c.across([0, mix(dark, ink, 0.35)], [0.5, dark], [1, mix(dark, ink, 0.35)])}"/>` +
      shelves.map(board).join("") +
      path("M0 0H44V640H0ZM1156 0h44V640h-44Z", timber) +
      line("M44 0V640M1156 0V640", mix(timber, ink, 0.4), 3)
    );
  };

const bindings = [
  "#a8483f",
  "#2f6f78",
  "#d8a64a",
  "#6b5a8c",
  "#e6d8b8",
  "#55794f",
  "#8a5a38",
  "#39506e",
  "#c27d5a",
];

/** Books standing on a board from one x to another. */
export const bookRow =
  ({ from, to, y, high = 190 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    let books = "";
    let bands = "";
    let last = -1;
    for (let x = from; x < to - 20; ) {
      const w = Math.min(30 + Math.floor(c.random() * 4) * 9, to - x);
      const h = high * (0.76 + c.random() * 0.28);
      let kind = Math.floor(c.random() * bindings.length);
      if (kind === last) kind = (kind + 1) % bindings.length;
      last = kind;
      const colour = hued(c, bindings[kind], 0.12);
      books += path(`M${int(x)} ${y}V${int(y - h)}q${int(w / 2)}-7 ${int(w - 2)} 0V${y}Z`, colour);
      books += path(
        `M${int(x + w * 0.68)} ${y}V${int(y - h - 2)}l${int(w * 0.32 - 2)} 2V${y}Z`,
        ink,
        'opacity=".2"',
      );
      bands += `M${int(x + 5)} ${int(y - h * 0.84)}h${int(w - 12)}M${int(x + 5)} ${int(y - h * 0.77)}h${int(w - 12)}M${int(x + 5)} ${int(y - h * 0.16)}h${int(w - 12)}`;
      x += w;
    }
    return books + line(bands, mix(sun, "#d8b878", 0.5), 3, 'opacity=".7"');
  };

/** A book that leans against its neighbour on the left. */
export const leaningBook =
  ({ x, y, high = 180, w = 40, turn = -14, colour = "#a8483f" }) =>
  (c) => {
    const cloth = hued(c, colour, 0.12);
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M0 0V${-high}H${w}V0Z`, cloth)}${line(`M6 ${-high * 0.84}h${w - 12}M6 ${-high * 0.16}h${w - 12}`, mix(cloth, c.palette.sun, 0.6), 3)}</g>`;
  };

/** Scrolls laid in a pile, their ends towards us. */
export const scrollPile =
  ({ x, y, r = 38 }) =>
  (c) => {
    const { ink, paper } = c.palette;
    const one = c.define(
      path(disc(0, 0, r), mix(hued(c, "#e2cd9e"), ink, 0.12)) +
        line(
          `M0-4a6 6 0 1 1-6 6a14 14 0 1 1 14 12a22 22 0 1 0-22-24a30 30 0 0 1 30-22`,
          mix(paper, ink, 0.5),
          3,
        ) +
        path(disc(0, 0, 5), hued(c, "#7a4f35")),
    );
    const spots = [0, 1, 2]
      .map((k) => [k * 2 * r, -r])
      .concat(
        [1, 2].map((k) => [(k * 2 - 1) * r, -r * 2.74]),
        [[2 * r, -r * 4.46]],
      );
    return spots.map(([dx, dy]) => `<use href="${one}" x="${num(x + dx)}" y="${num(y + dy)}"/>`).join("");
  };
