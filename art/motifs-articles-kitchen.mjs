/** A kitchen: tiles, the sink, the washing-up. */
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, lens, line, path, place } from "./shapes.mjs";

/** Tiles on a wall. */
export const tiles =
  ({ from = 0, y, until, size = 56, colour = "#e9e4d4", to = 1200 }) =>
  (c) => {
    const clay = hued(c, colour, 0.1);
    let seams = "";
    for (let x = from + size / 2; x < to; x += size) seams += `M${x} ${y}V${until}`;
    for (let row = y + size; row < until; row += size) seams += `M${from} ${row}H${to}`;
    return (
      `<rect x="${from}" y="${y}" width="${to - from}" height="${until - y}" fill="${c.fall([0, mix(clay, "#ffffff", 0.2)], [1, mix(clay, c.palette.ink, 0.08)])}"/>` +
      line(seams, mix(clay, c.palette.ink, 0.3), 1.6, 'opacity=".5"')
    );
  };

/** A kitchen counter with doors below it and a deep white sink let into it. */
export const sinkCounter =
  ({ y = 430, sink = [390, 810] }) =>
  (c) => {
    const { ink, paper, sun } = c.palette;
    const wood = hued(c, "#b98354", 0.1);
    const front = hued(c, "#4f8286", 0.1);
    const [a, b] = sink;
    const white = mix(paper, "#ffffff", 0.5);
    const panel = (x, w) => `M${x} ${y + 62}h${w}V650h${-w}Z`;
    return (
      `<rect y="${y + 30}" width="1200" height="${640 - y - 30}" fill="${c.fall([0, mix(front, ink, 0.2)], [0.2, front], [1, mix(front, ink, 0.25)])}"/>` +
      line(panel(30, 150) + panel(206, 150) + panel(850, 150) + panel(1026, 150), mix(front, ink, 0.4), 4) +
      path(
        disc(160, y + 96, 9) + disc(226, y + 96, 9) + disc(980, y + 96, 9) + disc(1046, y + 96, 9),
        hued(c, "#d9b878", 0.05),
      ) +
      `<rect y="${y}" width="1200" height="30" fill="${c.fall([0, mix(wood, sun, 0.4)], [1, wood])}"/>` +
      path(
        `M${a} ${y - 6}H${b}V${y + 138}Q${b} ${y + 158} ${b - 20} ${y + 158}H${a + 20}Q${a} ${y + 158} ${a} ${y + 138}Z`,
        c.fall([0, white], [1, mix(white, ink, 0.2)]),
      ) +
      path(`M${a} ${y - 6}H${b}V${y + 14}H${a}Z`, mix(white, ink, 0.1)) +
      line(`M${a + 14} ${y + 4}H${b - 14}`, "#ffffff", 4)
    );
  };

/** A tap curving over, its two handles, and the water running. */
export const tap =
  ({ x, y, running = true }) =>
  (c) => {
    const { ink } = c.palette;
    const metal = hued(c, "#9fb2b4", 0.1);
    const neck = "M0 0V-150C0-226 104-226 104-150V-118";
    return place(
      x,
      y,
      1,
      (running ? path("M98-116h12l3 112H95Z", "#ffffff", 'opacity=".75"') : "") +
        line(neck, mix(metal, ink, 0.35), 25) +
        line(neck, metal, 18) +
        line("M-4-6V-150C-4-220 96-222 100-160", mix(metal, "#ffffff", 0.75), 4) +
        path("M-26 0V-24H26V0ZM-92 0V-20H-56V0ZM56 0V-20H92V0Z", mix(metal, ink, 0.15)) +
        line("M-74-20V-44M-100-46H-48M74-20V-44M48-46H100", metal, 10),
    );
  };

/** Plates standing in a rack of wire: one colour for each. */
export const plateRack =
  ({ x, y, colours, gap = 58 }) =>
  (c) => {
    const { ink } = c.palette;
    const wire = hued(c, "#7d8c8c", 0.1);
    const far = gap * colours.length + 30;
    const plates = colours.map((colour, k) => {
      const clay = hued(c, colour, 0.06);
      const left = 34 + k * gap;
      return (
        `<ellipse cx="${left + 9}" cy="-92" rx="44" ry="88" fill="${mix(clay, ink, 0.3)}"/>` +
        `<ellipse cx="${left}" cy="-92" rx="44" ry="88" fill="${clay}"/>` +
        `<ellipse cx="${left - 3}" cy="-92" rx="28" ry="60" fill="${mix(clay, "#ffffff", 0.4)}"/>`
      );
    });
    const rods = Array.from({ length: colours.length + 1 }, (_, k) => `M${4 + k * gap} 0V-62`).join("");
    return place(
      x,
      y,
      1,
      path(lens(far / 2, 2, far + 60, 14), ink, 'opacity=".25"') +
        plates.reverse().join("") +
        line(`M-20-8H${far}M-20-62H${far}M-20 0V-62M${far} 0V-62${rods}`, wire, 6),
    );
  };

/** Soap foam on the water and bubbles over it. */
export const suds =
  ({ x, y, wide = 300, bubbles = 7 }) =>
  (c) => {
    let foam = "";
    for (let k = 0; k < 13; k++) {
      const t = k / 12;
      foam += disc(x - wide / 2 + wide * t, y - 8 * Math.sin(Math.PI * t), 13 + c.random() * 15);
    }
    let rings = "";
    for (let k = 0; k < bubbles; k++) {
      const r = 6 + c.random() * 12;
      rings += disc(x + (c.random() - 0.5) * wide * 1.1, y - 50 - c.random() * 130, r);
    }
    return (
      path(foam, "#ffffff", 'opacity=".92"') +
      `<path d="${rings}" fill="#ffffff" fill-opacity=".25" stroke="#ffffff" stroke-width="2.4" opacity=".85"/>`
    );
  };
