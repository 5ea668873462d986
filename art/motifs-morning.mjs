/** Things of a morning: tents and what lies on the ground, a bird at a window, a laid fire, a watchman's tablet. */
import { height, width } from "./canvas.mjs";
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

/** A camp of small tents: points of [x, y, scale]. */
export const camp =
  ({ points, colours: [cloth, shade] }) =>
  (c) => {
    const one = c.define(
      path("M-96 4L-8-104L8-104L60 4Z", cloth) +
        path("M8-104L104 0L60 4Z", shade) +
        path("M-46 4L-4-74L22 4Z", mix(shade, c.palette.ink, 0.6)) +
        line("M0-102V-120M-8-104L-122 6M8-104L126 2", c.palette.ink, 2.4),
    );
    return points
      .map(([x, y, scale]) => `<use href="${one}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join("");
  };

/** Small white flakes over the ground from a far line to our feet. */
export const flakes =
  ({ from, to = height, count = 150, colour = "#fffdf6" }) =>
  (c) => {
    const sizes = [3, 5.5, 9, 13];
    const rows = sizes.map(() => "");
    const shade = sizes.map(() => "");
    for (let k = 0; k < count; k++) {
      const depth = (k + 0.5) / count;
      const size = Math.min(3, Math.floor(depth * 4));
      // Steps of the golden ratio spread them evenly; the rest is chance.
      const x = int(((k * 0.618 + c.random() * 0.3) % 1) * (width + 40) - 20);
      const y = int(from + (to - from) * depth ** 1.25 + c.random() * 8);
      rows[size] += `M${x} ${y}h${size + 1}`;
      if (size > 1) shade[size] += `M${x} ${Number(y) + size + 2}h${size + 3}`;
    }
    return (
      sizes.map((w, k) => (shade[k] ? line(shade[k], "#8a6a62", w, 'opacity=".35"') : "")).join("") +
      rows.map((d, k) => line(d, colour, sizes[k])).join("")
    );
  };

/** A wide clay jar; `full` heaps something white in its mouth. */
export const jar =
  ({ x, y, scale = 1, colour = "#b8754a", full = false, flip = false }) =>
  (c) => {
    const body = path(
      "M-62-214C-60-190-66-180-84-160C-122-118-116-30-62 0C-30 10 30 10 62 0C116-30 122-118 84-160C66-180 60-190 62-214Z",
      round(c, colour, { flip }),
    );
    const band = line(
      "M-100-128C-50-112 50-112 100-128M-106-108C-50-92 50-92 106-108",
      mix(colour, c.palette.ink, 0.4),
      3,
      'opacity=".6"',
    );
    const mouth =
      oval(0, -216, 70, 17, mix(colour, "#fff6e2", 0.25)) +
      oval(0, -215, 58, 12, mix(colour, c.palette.ink, 0.72));
    const heap = full
      ? path("M-56-215C-44-226-20-232 4-230C28-232 46-226 56-215C40-206-40-206-56-215Z", "#efe4d6") +
        line("M-40-217h4M-24-224h4M-8-216h4M6-227h4M14-217h4M28-223h4M40-216h4M-16-229h3", "#fffdf6", 10)
      : "";
    return place(x, y, scale, shadow(0, 6, 270, 22) + body + band + mouth + heap);
  };

/** A small bird that sings, facing left. */
export const songbird =
  ({ x, y, scale = 1, colours: [back, breast] }) =>
  (c) => {
    const dark = mix(back, c.palette.ink, 0.5);
    const tail = path("M70-44L152-2C158 6 150 12 140 8L56-16Z", dark);
    const body = path(
      "M-92-116C-90-150-56-166-28-154C-8-146 0-126 16-110C44-94 78-66 96-34C70-6 34 4 2 0C-44-4-72-36-78-72C-80-90-92-100-92-116Z",
      back,
    );
    const front = path(
      "M-92-112C-84-100-64-96-52-84C-38-64-36-28-6 0C-46-4-72-36-78-72C-80-88-92-98-92-112Z",
      breast,
    );
    const wing =
      path("M-8-92C30-96 74-66 104-26C62-16 6-30-8-92Z", dark) +
      line("M14-70C40-62 62-46 80-30M8-52C30-44 48-36 62-26", mix(back, "#fff6e2", 0.25), 3);
    const beak = path("M-90-132L-126-146L-92-120ZM-92-120L-116-112L-88-108Z", "#d98a3d");
    const eye = path(disc(-66, -130, 6), c.palette.ink) + path(disc(-68, -132, 2), "#ffffff");
    const legs = line("M-6-2L-10 20M-24 20H2M22 0L20 20M6 20H32", "#8a5a38", 4);
    return place(x, y, scale, tail + legs + body + front + wing + beak + eye);
  };

/** An iron stove with its door open and wood laid crosswise inside, not lit. */
export const woodStove =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    const iron = "#33434b";
    const dark = mix(iron, ink, 0.6);
    const pipe = rect(-36, -640, 72, 280, round(c, iron)) + rect(-44, -420, 88, 16, dark);
    const legs = path("M-170-24L-184 20H-158L-136-24ZM170-24L184 20H158L136-24Z", dark);
    const body = rect(-190, -350, 380, 330, c.fall([0, mix(iron, "#fff6e2", 0.12)], [1, dark]), 'rx="16"');
    const lid = rect(-212, -372, 424, 32, mix(iron, "#fff6e2", 0.2), 'rx="10"');
    const plinth = rect(-206, -40, 412, 26, mix(iron, ink, 0.3), 'rx="6"');
    const mouth = rect(-136, -300, 272, 226, "#12191d", 'rx="18"');
    const inner = rect(-120, -284, 240, 196, c.fall([0, "#1b2529"], [1, "#3a3533"]), 'rx="10"');
    const paper = path(
      "M-96-90C-104-112-76-122-62-112C-52-130-20-124-14-112C2-128 30-122 36-110C56-124 92-114 90-90Z",
      "#e9e0cd",
    );
    const kindling = line(
      "M-84-104L44-148M-50-96L88-132M84-104L-40-150M44-96L-92-134M-6-92L-22-156",
      "#c99a62",
      10,
    );
    const bark = "#7a5238";
    const log = (px, py) =>
      rect(px, py, 178, 46, c.fall([0, mix(bark, "#fff6e2", 0.28)], [1, mix(bark, ink, 0.4)]), 'rx="20"') +
      oval(px + 166, py + 23, 14, 22, "#e2bf8c") +
      oval(px + 166, py + 23, 7, 12, "none", 'stroke="#b58a58" stroke-width="2.4"');
    const wood = `${log(-108, -196)}<g transform="rotate(-9)">${log(-66, -250)}</g>`;
    const door =
      path("M-190-310L-300-334V-44L-190-70Z", mix(iron, "#fff6e2", 0.07)) +
      path("M-206-284L-280-302V-76L-206-94Z", dark) +
      line("M-300-334V-44", mix(iron, "#fff6e2", 0.35), 4) +
      line("M-296-190h-22v30", mix(iron, "#fff6e2", 0.5), 9);
    return place(
      x,
      y,
      scale,
      shadow(0, 18, 520, 26) +
        pipe +
        legs +
        body +
        plinth +
        lid +
        mouth +
        inner +
        paper +
        kindling +
        wood +
        door,
    );
  };

/** Logs seen from their ends: points of [x, y, scale]. */
export const logPile =
  ({ points }) =>
  (c) => {
    const bark = "#6d4a35";
    const one = c.define(
      oval(0, 0, 40, 38, bark) +
        oval(0, 0, 33, 31, "#ddb884") +
        oval(0, 0, 21, 19, "none", 'stroke="#b98d5c" stroke-width="3"') +
        oval(0, 0, 9, 8, "none", 'stroke="#b98d5c" stroke-width="3"') +
        line("M0 0L22-20", "#b98d5c", 2.4),
    );
    return points
      .map(([x, y, scale]) => `<use href="${one}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join("");
  };

/** A matchbox with one match laid across it. */
export const matchbox =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(0, 4, 170, 12) +
        path("M-64-4L-50-40H62L72-4Z", "#c65b42") +
        path("M-64-4H72V12H-64Z", mix("#c65b42", c.palette.ink, 0.45)) +
        path("M-36-14L-28-32H42L48-14Z", "#f0dcb4") +
        line("M-74-18L86-44", "#e6c795", 6) +
        line("M86-44L94-45", "#a33b2f", 11),
    );

/** Two writing leaves hinged together, with bold strokes on them, leaning where they stand. */
export const writingTablet =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    const wood = "#a8703f";
    const leaf = (d, inner) =>
      path(d, c.fall([0, mix(wood, "#fff6e2", 0.25)], [1, wood])) + path(inner, "#3b3630");
    const left = leaf("M-8 0L-176 12L-168-214L-8-232Z", "M-26-18L-158-8L-151-194L-26-208Z");
    const right = leaf("M8 0L172 14L168-212L8-232Z", "M26-18L155-7L151-192L26-208Z");
    const strokes = line(
      "M-136-168L-50-178M-138-128L-70-135M-139-88L-48-94M-141-46L-92-49M48-178L132-168M48-135L134-127M48-92L104-88",
      "#f2dfb6",
      13,
    );
    const hinge = line("M-8-196h16M-8-40h16", ink, 6);
    return place(x, y, scale, shadow(0, 8, 430, 24, 0.4) + left + right + strokes + hinge);
  };
