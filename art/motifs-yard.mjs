/** Out of doors near the house: a hammock, a wheelbarrow, a garden tomb, the first flowers. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

/** A striped hammock between two points, with a hat left in it. */
export const hammock =
  ({ from: [ax, ay], to: [bx, by], sag = 150, colours: [cloth, stripe] }) =>
  (c) => {
    const mid = (ax + bx) / 2;
    const at = (t, drop) => [ax + (bx - ax) * t, ay + (by - ay) * t + drop * 4 * t * (1 - t)];
    const curve = (drop) => {
      const [x0, y0] = at(0.14, drop);
      const [x1, y1] = at(0.86, drop);
      return [x0, y0, x1, y1].map(int);
    };
    const [tx0, ty0, tx1, ty1] = curve(sag * 0.62);
    const upper = sag * 0.55;
    const lower = sag;
    const bed = `M${tx0} ${ty0}Q${int(mid)} ${int(ay + upper * 1.62)} ${tx1} ${ty1}Q${int(mid)} ${int(ay + lower * 2.5)} ${tx0} ${ty0}Z`;
    const stripes = [0.35, 0.6, 0.85]
      .map(
        (t) =>
          `M${tx0} ${ty0}Q${int(mid)} ${int(ay + upper * 1.62 + (lower * 2.5 - upper * 1.62) * t)} ${tx1} ${ty1}`,
      )
      .join("");
    const ropes = [-14, 0, 14]
      .map((k) => `M${ax} ${ay}L${tx0} ${Number(ty0) + k}M${bx} ${by}L${tx1} ${Number(ty1) + k}`)
      .join("");
    const hat = place(
      mid - 30,
      ay + sag * 0.66,
      1,
      oval(0, 0, 86, 17, "#e3c27a") +
        path("M-46-2C-44-58 44-58 46-2Z", c.fall([0, "#f3dc9c"], [1, "#cfa75c"])) +
        line("M-46-10C-20-2 20-2 46-10", "#a84f3c", 12),
    );
    return (
      line(ropes, "#efe0bd", 4) +
      hat +
      path(bed, c.fall([0, mix(cloth, c.palette.ink, 0.1)], [1, cloth])) +
      line(stripes, stripe, 11)
    );
  };

/** A wheelbarrow heaped with cut grass, a rake laid across it. */
export const wheelbarrow =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink } = c.palette;
    const dark = mix(colour, ink, 0.35);
    return place(
      x,
      y,
      scale,
      shadow(0, 4, 420, 20, 0.35) +
        line("M30-170L128-420", "#b98352", 12) +
        line(
          "M86-440L172-404M86-440L96-468M108-431L118-459M129-422L139-450M150-413L160-441M172-404L182-432",
          "#64777c",
          7,
        ) +
        path("M-130-150C-90-206-20-212 20-196C60-214 110-190 130-150Z", "#86a653") +
        line("M-80-166l14-16M-30-170l8-22M20-166l16-16M70-164l10-18", "#b7cc7a", 5) +
        path("M-168-152H150L96-60H-96Z", c.fall([0, colour], [1, dark])) +
        line("M-168-152H150", mix(colour, "#fff6e2", 0.4), 8) +
        line("M-110-62L250-118M70-62L104-4M20-62L40-4M20-4H110", "#6d4834", 13) +
        path(disc(-120, -40, 42), "#2c3438") +
        path(disc(-120, -40, 24), "#b9c0b8") +
        path(disc(-120, -40, 8), "#2c3438"),
    );
  };

/** Apples in a tree: points of [x, y]. */
export const apples =
  ({ points, r = 11 }) =>
  () =>
    path(points.map(([x, y]) => disc(x, y, r)).join(""), "#d0573c") +
    path(points.map(([x, y]) => disc(x - r * 0.3, y - r * 0.3, r * 0.35)).join(""), "#f0a080");

/** A tomb cut into a rock, its round stone rolled aside. */
export const rockTomb =
  ({ x, y, scale = 1, colours: [rock, shade] }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      path(
        "M-560 20L-540-150L-440-250L-300-300L-150-390L40-400L190-350L330-340L430-230L560-170L620 20Z",
        c.fall([0, mix(rock, "#fff6e2", 0.15)], [1, mix(rock, shade, 0.5)]),
      ) +
        path(
          "M-150-390L-110-300L-190-220L-170-120L-230 20H-560L-540-150L-440-250L-300-300Z",
          mix(rock, shade, 0.45),
          'opacity=".55"',
        ) +
        line(
          "M330-340L300-260L360-190L340-90M40-400L70-340L40-300M430-230L470-140",
          shade,
          5,
          'opacity=".5"',
        ) +
        path("M-96 14V-150C-90-240 90-240 96-150V14Z", mix(rock, "#fff6e2", 0.3)) +
        path(
          "M-72 14V-146C-68-212 68-212 72-146V14Z",
          c.fall([0, "#1c1a2a"], [0.7, "#3a3044"], [1, "#6d5560"]),
        ) +
        path("M-72 14L-10-8H50L72 14Z", "#f6d7a8", 'opacity=".55"') +
        line("M-150 18H420", mix(shade, c.palette.ink, 0.3), 9) +
        oval(222, -98, 122, 122, mix(rock, shade, 0.75)) +
        oval(206, -98, 122, 122, c.across([0, mix(rock, "#fff6e2", 0.42)], [1, mix(rock, shade, 0.25)])) +
        oval(206, -98, 84, 84, "none", `stroke="${mix(rock, shade, 0.4)}" stroke-width="5" opacity=".6"`),
    );

/** Snowdrops in the grass: points of [x, y, scale]. */
export const snowdrops =
  ({ points }) =>
  (c) => {
    const green = mix("#6f9a58", c.palette.ink, 0.18);
    const one = c.define(
      path("M-4 4C-30-40-34-80-24-116C-10-80-4-40 2 4ZM4 4C20-30 36-60 34-92C14-66 4-36 2 4Z", green) +
        line("M0 4C0-60 4-110 22-134C34-146 48-140 50-126", green, 6) +
        path(
          "M50-130C32-112 30-92 38-78C46-86 50-96 50-108C52-96 56-86 64-78C72-92 68-114 50-130Z",
          "#fffdf6",
        ) +
        path("M50-134C44-126 44-120 50-114C56-120 56-126 50-134Z", green),
    );
    return points
      .map(
        ([x, y, scale], k) =>
          `<use href="${one}" transform="translate(${x} ${y}) scale(${k % 2 ? -scale : scale} ${scale})"/>`,
      )
      .join("");
  };

/** A lantern hanging from a point. */
export const hungLantern =
  ({ x, y, scale = 1, glow = 200 }) =>
  (c) => {
    const { lamp, ink } = c.palette;
    return place(
      x,
      y,
      scale,
      oval(0, 70, glow, glow, c.glow([0, lamp, 0.75], [0.3, lamp, 0.32], [0.65, lamp, 0.1], [1, lamp, 0])) +
        line("M0 0V24", ink, 5) +
        path("M-26 40H26L14 22H-14ZM-28 108H28L22 120H-22Z", ink) +
        path("M-22 40H22L26 108H-26Z", c.fall([0, "#ffd58a"], [1, "#fff0c4"])) +
        line("M-22 40L-26 108M22 40L26 108M0 40V108", ink, 4) +
        rect(-3, 66, 6, 34, round(c, "#fffbe8")),
    );
  };
