/** Halls of stone: pillars, arches, a throne, and what somebody has left in them. */
import { height, width } from "./canvas.mjs";
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { area, disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** What sunlit stone, wood and gold darken to. */
const umber = "#4a2a22";

/** Pillars: points of [x, foot, width]; they go up out of the picture unless `top` is given. */
export const pillars =
  ({ points, stone, top = -10 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    return points
      .map(([x, y, w]) => {
        const half = w / 2;
        const shaft = c.across(
          [0, mix(stone, ink, 0.4)],
          [0.3, mix(stone, sun, 0.3)],
          [0.55, stone],
          [1, mix(stone, ink, 0.62)],
        );
        const flutes = [-0.28, -0.08, 0.14, 0.34]
          .map((t) => `M${num(x + t * w)} ${top + 10}V${int(y - w * 0.3)}`)
          .join("");
        return (
          path(lens(x + w * 0.3, y, w * 2.4, w * 0.3), ink, 'opacity=".3"') +
          rect(x - half, top, w, y - top - w * 0.2, shaft) +
          line(flutes, mix(stone, ink, 0.5), 2, 'opacity=".4"') +
          rect(x - half - w * 0.1, y - w * 0.36, w * 1.2, w * 0.18, shaft, `rx="${num(w * 0.08)}"`) +
          rect(x - half - w * 0.18, y - w * 0.2, w * 1.36, w * 0.22, shaft)
        );
      })
      .join("");
  };

/** Broad steps at the back of a hall with a curtain above them. */
export const veil =
  ({ x = 600, y = 430, wide = 460, colour }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const half = wide / 2;
    const folds = Array.from({ length: 9 }, (_, k) => {
      const fx = x - half + (wide * (k + 0.5)) / 9;
      return `M${int(fx)} -4Q${int(fx + (k % 2 ? 8 : -8))} ${int(y * 0.5)} ${int(fx)} ${y - 8}`;
    });
    return (
      rect(x - half - 26, -4, wide + 52, y, mix(colour, ink, 0.72)) +
      rect(x - half, -4, wide, y - 4, c.fall([0, mix(colour, ink, 0.55)], [1, colour])) +
      line(folds.join(""), mix(colour, ink, 0.5), 9, 'opacity=".6"') +
      line(folds.join(""), mix(colour, sun, 0.3), 2, 'opacity=".5" transform="translate(10 0)"') +
      rect(x - half, y - 34, wide, 10, mix("#d9a552", colour, 0.2), 'opacity=".8"')
    );
  };

/** Steps as wide as they like: each [left, right, top, height]. */
export const steps =
  ({ levels, stone, shade }) =>
  (c) =>
    levels
      .map(
        ([from, to, y, h]) =>
          rect(from, y, to - from, h, c.fall([0, stone], [1, mix(stone, shade ?? c.palette.ink, 0.3)])) +
          rect(from, y, to - from, 6, mix(stone, c.palette.sun, 0.45)),
      )
      .join("");

/** A letter unrolled on the floor. */
export const scroll =
  ({ x, y, scale = 1, lines = 5 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const sheet = mix("#f6e7c4", sun, 0.3);
    const rows = Array.from({ length: lines }, (_, k) => {
      const t = (k + 1) / (lines + 1);
      const top = -74 + 70 * t;
      const left = -150 - 34 * t;
      return `M${int(left)} ${int(top)}H${int(-left - (k === lines - 1 ? 170 : (k % 3) * 18))}`;
    });
    const roll = (px, flip) => {
      const f = flip ? -1 : 1;
      const d = `M${px} -88L${px + 26 * f} -88L${px + (26 + 44) * f} 10L${px + 30 * f} 10Z`;
      return (
        path(
          d,
          c.across([0, mix(sheet, ink, flip ? 0.28 : 0.05)], [1, mix(sheet, ink, flip ? 0.05 : 0.28)]),
        ) +
        oval(px + 50 * f, 10, 20, 11, mix(sheet, ink, 0.16)) +
        oval(px + 50 * f, 10, 11, 6, mix(sheet, ink, 0.42)) +
        line(`M${px + 13 * f}-88l${-4 * f}-18M${px + 50 * f} 14l${4 * f} 16`, mix("#7a4a2a", ink, 0.2), 9)
      );
    };
    return place(
      x,
      y,
      scale,
      path("M-196 16H240L210 32H-250Z", ink, 'opacity=".3"') +
        path("M-156-84H156L204 8Q0 0-204 8Z", sheet) +
        line(rows.join(""), mix(sheet, ink, 0.55), 3.4, 'opacity=".7"') +
        roll(-156, true) +
        roll(156, false),
    );
  };

/** A wall with an arch in it through which the country is seen; the country is drawn before. */
export const archWall =
  ({ x, wide, sill, floor, wall, ground }) =>
  (c) => {
    const { sun } = c.palette;
    const half = wide / 2;
    const spring = 80 + half;
    const opening = `M${x - half} ${sill}V${spring}a${half} ${half} 0 0 1 ${wide} 0V${sill}Z`;
    const depth = `M${x + half} ${sill}V${spring}a${half} ${half} 0 0 0-30-${int(half * 0.5)}V${sill - 8}Z`;
    return (
      path(
        `M0 0H${width}V${floor}H0Z${opening}`,
        c.fall([0, mix(wall, umber, 0.22)], [1, wall]),
        'fill-rule="evenodd"',
      ) +
      path(depth, mix(wall, sun, 0.4)) +
      line(
        `M${x - half - 10} ${sill}V${spring}a${half + 10} ${half + 10} 0 0 1 ${wide + 20} 0V${sill}`,
        mix(wall, sun, 0.35),
        14,
      ) +
      rect(x - half - 30, sill - 4, wide + 60, 22, mix(wall, sun, 0.5)) +
      rect(x - half - 30, sill + 18, wide + 60, 8, mix(wall, umber, 0.35), 'opacity=".5"') +
      rect(0, floor, width, height - floor, c.fall([0, ground], [1, mix(ground, umber, 0.4)]))
    );
  };

/** A throne on its steps. */
export const throne =
  ({ x, y, scale = 1, cloth }) =>
  (c) => {
    const { sun } = c.palette;
    const gold = mix("#d6a04c", umber, 0.05);
    const bright = mix(gold, sun, 0.45);
    const dark = mix(gold, umber, 0.5);
    const body = c.across([0, bright], [0.4, gold], [1, dark]);
    return place(
      x,
      y,
      scale,
      path(
        "M-104 0V-318Q-104-350-76-354Q-40-360-20-392Q0-418 20-392Q40-360 76-354Q104-350 104-318V0Z",
        body,
      ) +
        path(
          "M-78-150V-306Q-40-320 0-356Q40-320 78-306V-150Z",
          c.fall([0, mix(cloth, sun, 0.1)], [1, cloth]),
        ) +
        line("M-78-306Q-40-320 0-356Q40-320 78-306", bright, 3) +
        path(disc(0, -384, 9) + disc(-92, -352, 13) + disc(92, -352, 13), bright) +
        path("M-92-150H92L112-118H-112Z", mix(cloth, sun, 0.16)) +
        path("M-112-118H112V-92H-112Z", cloth) +
        path("M-108-92H108V0H84V-64H-84V0H-108Z", body) +
        path("M-84-64H84V0H-84Z", mix(dark, umber, 0.6)) +
        path("M-136-196H-96V-178H-112V0H-136ZM96-196H136V0H112V-178H96Z", body) +
        path(disc(-118, -198, 17) + disc(118, -198, 17), bright) +
        line("M-78-92v20M-52-92v24M-26-92v20M0-92v24M26-92v20M52-92v24M78-92v20", bright, 3),
    );
  };

/** A shepherd's staff leaning; the foot is at the point given. */
export const crook =
  ({ x, y, scale = 1, turn = 12 }) =>
  (c) => {
    const { sun } = c.palette;
    const wood = mix("#7c5232", umber, 0.15);
    const d = "M0 0V-318C0-368 66-370 66-326C66-306 50-300 42-308";
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${line(d, wood, 13)}${line("M-3-6V-318C-3-356 30-366 50-352", mix(wood, sun, 0.4), 2.6)}</g>`;
  };

/** A small harp such as shepherds had. */
export const lyre =
  ({ x, y, scale = 1, turn = 0 }) =>
  (c) => {
    const { sun } = c.palette;
    const wood = mix("#8d5227", umber, 0.12);
    const strings = [-24, -12, 0, 12, 24].map((s) => `M${s} -34L${num(s * 1.35)}-158`).join("");
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${
      line(strings, mix(sun, wood, 0.15), 2) +
      line("M-34-30C-84-84-30-120-58-176M34-30C84-84 30-120 58-176", wood, 13) +
      line("M-37-38C-78-84-26-120-54-172", mix(wood, sun, 0.4), 2.4) +
      line("M-66-160H66", mix(wood, umber, 0.25), 11) +
      path(
        "M-46-42H46Q54-4 30 2H-30Q-54-4-46-42Z",
        c.fall([0, mix(wood, sun, 0.22)], [1, mix(wood, umber, 0.2)]),
      ) +
      path(disc(0, -20, 9), mix(wood, umber, 0.6))
    }</g>`;
  };

/** Country seen through an opening: a slope from left to right in two tones. */
export const pasture =
  ({ from, to, y }) =>
  (c) => {
    const { ridges: tones, sky: air } = c.palette;
    const span = to - from;
    const crest = (top, tilt) => [
      [from, top],
      [from + span * 0.35, top - tilt],
      [from + span * 0.7, top + tilt * 0.4],
      [to, top - tilt * 0.5],
    ];
    return (
      path(area(crest(y - 90, 26), y + 60), mix(tones[0], air[2], 0.3)) +
      path(area(crest(y - 42, -16), y + 60), mix("#9fae62", tones[1], 0.35)) +
      path(area(crest(y, 14), y + 60), mix("#7f9a4e", tones[2], 0.3))
    );
  };
