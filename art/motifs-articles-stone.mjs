/** Stone: walls with openings, floors of flags, ruins, a tower. */
import { height, width } from "./canvas.mjs";
import { hued, polygon } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** A thick stone wall with an arched opening, barred, above a ledge. */
export const barredArch =
  ({ x, wide, top, ledge, bars = 4, colour = "#8a7268" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const stone = hued(c, colour, 0.12);
    const r = wide / 2;
    const [a, b] = [x - r, x + r];
    const arch = `M${a} ${ledge}V${top + r * 0.7}A${r} ${num(r * 0.7)} 0 0 1 ${b} ${top + r * 0.7}V${ledge}`;
    const hole = `M0 0H${width}V${ledge}H0Z${arch}Z`;
    const rods = Array.from(
      { length: bars },
      (_, k) => `M${int(a + (wide * (k + 1)) / (bars + 1))} ${top - 10}V${ledge}`,
    );
    const courses = [90, 190, 290, 390]
      .map(
        (y, k) =>
          `M${k % 2 ? 20 : 60} ${y}h${int(Math.max(30, a - 130))}M${int(b + 50 + (k % 2) * 40)} ${y}h${140 - k * 10}m40 0h${60 + k * 8}`,
      )
      .join("");
    return (
      line(rods.join(""), mix(ink, stone, 0.25), 15) +
      line(`M${a} ${int(ledge - (ledge - top) * 0.42)}H${b}`, mix(ink, stone, 0.25), 12) +
      path(
        hole,
        c.across([0, mix(stone, ink, 0.3)], [0.5, mix(stone, ink, 0.48)], [1, mix(stone, ink, 0.25)]),
        'fill-rule="evenodd"',
      ) +
      line(courses, mix(stone, ink, 0.62), 3, 'opacity=".6"') +
      line(arch, mix(stone, sun, 0.3), 12) +
      `<rect y="${ledge}" width="${width}" height="${height - ledge}" fill="${c.fall([0, mix(stone, sun, 0.34)], [0.14, stone], [0.16, mix(stone, ink, 0.3)], [1, mix(stone, ink, 0.6)])}"/>`
    );
  };

/** Tents and watch fires on a plain. */
export const camp =
  ({ y, from, to, count = 12, fires = 4 }) =>
  (c) => {
    const { ink, lamp, ridges: tones } = c.palette;
    let tents = "";
    let lights = "";
    for (let k = 0; k < count; k++) {
      const x = from + ((to - from) * (k + c.random() * 0.6)) / count;
      const h = 20 + c.random() * 16;
      const py = y + c.random() * 22;
      tents += `M${int(x - h)} ${int(py)}l${int(h)}-${int(h)}l${int(h)} ${int(h)}Z`;
      if (k % Math.ceil(count / fires) === 1) lights += disc(x + 26, py + 4, 5);
    }
    return path(tents, mix(tones[3], ink, 0.4)) + path(lights, lamp);
  };

/** Ploughed land: furrows from a far edge towards us. */
export const furrows =
  ({ y, until = height, colour, vanish = 600, count = 13 }) =>
  (c) => {
    const soil = hued(c, colour, 0.12);
    const rows = Array.from({ length: count }, (_, k) => {
      const t = (k + 0.5) / count;
      const [far, near] = [vanish + (t - 0.5) * 900, vanish + (t - 0.5) * 2600];
      return polygon([
        [far, y],
        [far + 24, y],
        [near + 90, until],
        [near, until],
      ]);
    });
    return (
      `<rect y="${y}" width="${width}" height="${until - y}" fill="${c.fall([0, mix(soil, c.palette.sky[2], 0.35)], [1, soil])}"/>` +
      path(rows.join(""), mix(soil, c.palette.ink, 0.35), 'opacity=".6"')
    );
  };

/** A floor of flagstones, running away from us. */
export const flagstones =
  ({ y, colour, rows = 5, vanish = [600, 0] }) =>
  (c) => {
    const { ink } = c.palette;
    const stone = hued(c, colour, 0.12);
    const [vx, vy] = vanish;
    const depth = (row) => y + (height + 10 - y) * (row / rows) ** 1.35;
    let seams = "";
    for (let row = 0; row < rows; row++) {
      const [a, b] = [depth(row), depth(row + 1)];
      seams += `M0 ${int(a)}H${width}`;
      for (let k = -2; k < 9; k++) {
        const foot = (k + (row % 2) * 0.5 + c.random() * 0.16) * 210;
        const at = (py) => vx + ((foot - vx) * (py - vy)) / (height - vy);
        seams += `M${int(at(a))} ${int(a)}L${int(at(b))} ${int(b)}`;
      }
    }
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${c.fall([0, mix(stone, ink, 0.4)], [1, stone])}"/>` +
      line(seams, mix(stone, ink, 0.6), 5)
    );
  };

/** What is left of a wall: points of [x, height] along its broken top. */
export const brokenWall =
  ({ points, y, colour = "#8d7f8c", air = 0, arch }) =>
  (c) => {
    const { ink, sky } = c.palette;
    const stone = mix(hued(c, colour, 0.14), sky[2], air);
    const top = points.map(([x, h]) => `L${int(x)} ${int(y - h)}`).join("");
    const [from, to] = [points[0][0], points.at(-1)[0]];
    const hole = arch
      ? `M${arch.x - arch.r} ${y + 4}V${y - arch.h}a${arch.r} ${arch.r} 0 0 1 ${arch.r * 2} 0V${y + 4}Z`
      : "";
    const crest = (x) => {
      const k = Math.max(
        1,
        points.findIndex(([px]) => px >= x),
      );
      const [[ax, ah], [bx, bh]] = [points[k - 1], points[k]];
      return ah + ((bh - ah) * (x - ax)) / (bx - ax || 1);
    };
    const courses = [];
    for (let row = 34; row < 360; row += 34) {
      for (let x = from + (row % 68 ? 18 : 46); x < to - 40; x += 76) {
        const tall = Math.min(crest(x - 4), crest(x + 26), crest(x + 54));
        const open = arch && Math.abs(x + 20 - arch.x) < arch.r + 34 && row < arch.h + arch.r + 20;
        if (row < tall - 12 && !open && c.random() < 0.7)
          courses.push(`M${int(x)} ${int(y - row)}h${int(26 + c.random() * 24)}`);
      }
    }
    return (
      path(
        `M${from} ${y + 4}${top}L${to} ${y + 4}Z${hole}`,
        c.fall([0, mix(stone, sky[2], 0.16)], [1, mix(stone, ink, 0.4)]),
        'fill-rule="evenodd"',
      ) + line(courses.join(""), mix(stone, ink, 0.42), 3, 'opacity=".6"')
    );
  };

/** Hewn stones lying about: points of [x, y, size, turn]. */
export const fallenStones =
  ({ points, colour = "#8d7f8c" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const stone = hued(c, colour, 0.12);
    return points
      .map(
        ([x, y, s, turn = 0]) =>
          path(lens(x, y + s * 0.06, s * 1.9, s * 0.2), ink, 'opacity=".35"') +
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${num(s / 100)})">${path("M-70 0L-74-56L-40-74H66L74-20L60 2Z", mix(stone, ink, 0.25))}${path("M-74-56L-40-74H66L36-54Z", mix(stone, sun, 0.4))}${path("M36-54L66-74L74-20L60 2L40 0Z", mix(stone, ink, 0.5))}</g>`,
      )
      .join("");
  };

/** A lyre with one string broken. */
export const lyre =
  ({ x, y, scale = 1, turn = 0 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, "#a9682f", 0.04);
    const bright = mix(wood, sun, 0.45);
    const strings = [-44, -26, -8, 28, 46].map((k) => `M${k}-60L${num(k * 1.25)}-246`).join("");
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${line(strings, mix(sun, wood, 0.15), 3)}${line("M10-60C12-110 40-120 30-150C22-170 8-160 14-146", mix(sun, wood, 0.15), 3)}${line("M-66-70C-120-120-112-190-76-226C-66-238-70-254-82-262", wood, 18)}${line("M66-70C120-120 112-190 76-226C66-238 70-254 82-262", mix(wood, ink, 0.25), 18)}${line("M-68-76C-110-126-104-186-74-220", bright, 4)}${line("M-96-248H96", mix(wood, ink, 0.15), 16)}${line("M-94-252H94", bright, 3)}${path("M-84-74C-50-90 50-90 84-74C96-40 76 0 44 4H-44C-76 0-96-40-84-74Z", c.across([0, mix(wood, sun, 0.22)], [1, mix(wood, ink, 0.35)]))}${path(disc(0, -34, 16), mix(wood, ink, 0.6))}${line("M-50-62H50", mix(wood, ink, 0.5), 6)}</g>`;
  };

/** A round watchtower among fields; a small figure stands at its rail. */
export const watchtower =
  ({ x, y, scale = 1, colour = "#a8967a" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const stone = hued(c, colour, 0.12);
    const body = "M-92 0L-70-330H70L92 0Z";
    const courses = [];
    for (let row = 0; row < 9; row++)
      for (let k = 0; k < 4; k++) {
        const half = 90 - row * 2.4;
        const left = -half + ((k + (row % 2) * 0.5) / 4) * half * 2;
        if (left < half - 30 && c.random() < 0.72)
          courses.push(`M${int(left + 6)} ${-26 - row * 35}h${int(22 + c.random() * 18)}`);
      }
    const posts = [-92, -46, 0, 46, 92].map((k) => `M${k}-352v-44`).join("");
    const figure =
      path("M-34-356C-40-392-36-420-24-428C-12-420-6-392-12-356Z", ink) +
      path(disc(-25, -440, 13), ink) +
      line("M-30-412L-58-396", ink, 7);
    const ladder = line(
      "M96 6L60-352M128 6L92-352M99-30h30M96-66h30M92-102h31M88-138h31M85-174h31M81-210h31M77-246h31M74-282h31M70-318h31",
      mix(ink, "#7a5233", 0.5),
      5,
    );
    return place(
      x,
      y,
      scale,
      path(lens(-6, 2, 300, 26), ink, 'opacity=".35"') +
        path(body, c.across([0, mix(stone, sun, 0.4)], [0.4, stone], [1, mix(stone, ink, 0.5)])) +
        line(courses.join(""), mix(stone, ink, 0.42), 3, 'opacity=".55"') +
        path("M-22-190v-44q10-12 20 0v44Z", mix(stone, ink, 0.7)) +
        path("M-108-352V-330L-72-312H72L108-330V-352Z", mix(stone, ink, 0.28)) +
        figure +
        line(posts, mix(ink, "#7a5233", 0.35), 7) +
        line("M-104-396H104M-104-374H104", mix(ink, "#7a5233", 0.35), 6) +
        ladder,
    );
  };
