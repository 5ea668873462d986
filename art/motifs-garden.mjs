/** Gardens and fields seen near: trained trees, tools, seeds in the earth, ants at work. */
import { height, width } from "./canvas.mjs";
import { rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { area, int, lens, line, num, path, place } from "./shapes.mjs";

const umber = "#4a2f22";

/** A garden wall with coping along its top. */
export const gardenWall =
  ({ top = 110, foot = 520, colour }) =>
  (c) => {
    const { sun } = c.palette;
    const bricks = Array.from({ length: 30 }, () => {
      const row = Math.floor(c.random() * ((foot - top - 60) / 30));
      return `M${int(c.random() * 1160)} ${top + 50 + row * 30}h${int(26 + c.random() * 20)}`;
    });
    return (
      rect(0, top, width, foot - top, c.fall([0, mix(colour, sun, 0.3)], [1, mix(colour, umber, 0.12)])) +
      line(bricks.join(""), mix(colour, umber, 0.22), 12, 'opacity=".35" stroke-linecap="butt"') +
      rect(0, top - 24, width, 28, mix(colour, umber, 0.3)) +
      rect(0, top - 24, width, 9, mix(colour, sun, 0.45)) +
      rect(0, top + 4, width, 12, umber, 'opacity=".18"')
    );
  };

/** Dug earth along the foot of a wall. */
export const dugEarth =
  ({ y = 520, colour = "#6d4a35" }) =>
  (c) => {
    const { sun } = c.palette;
    const crumbs = Array.from(
      { length: 40 },
      () => `M${int(c.random() * width)} ${int(y + 16 + c.random() ** 0.7 * (height - y - 20))}h.1`,
    ).join("");
    return (
      path(
        area(
          [
            [-10, y + 4],
            [200, y - 8],
            [420, y + 2],
            [600, y - 18],
            [790, y],
            [1000, y - 6],
            [1210, y + 4],
          ],
          height + 4,
        ),
        c.fall([0, mix(colour, sun, 0.14)], [1, mix(colour, umber, 0.6)]),
      ) +
      line(crumbs, mix(colour, sun, 0.26), 8, 'opacity=".6"') +
      line(crumbs, mix(colour, umber, 0.5), 7, 'transform="translate(40 14)" opacity=".6"')
    );
  };

/** A fig tree trained against a wall in three tiers, with its fruit at the points given. */
export const trainedTree =
  ({ x, y, figs }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const bark = mix("#7b6250", umber, 0.2);
    const green = mix("#5f8a48", ink, 0.06);
    const tiers = [-110, -230, -340];
    const arms = tiers
      .map((t, k) => {
        const reach = 330 - k * 46;
        return `M0 ${t + 60}C${-30} ${t + 10} ${-90} ${t + 4} ${-reach} ${t - 6}M0 ${t + 60}C${30} ${t + 10} ${90} ${t + 4} ${reach} ${t - 10}`;
      })
      .join("");
    const leaf = c.define(
      path(
        "M0 0C-10-8-30-6-36-16C-26-20-26-26-34-38C-22-38-14-36-12-32C-14-44-8-54 0-60C8-54 14-44 12-32C14-36 22-38 34-38C26-26 26-20 36-16C30-6 10-8 0 0Z",
        green,
      ) + line("M0 0V-50M0-8L-24-18M0-8L24-18", mix(green, sun, 0.3), 2),
    );
    const leaves = tiers
      .flatMap((t, k) => {
        const reach = 330 - k * 46;
        const count = 13 - k * 2;
        return Array.from({ length: count }, (_, i) => {
          const px = -reach + (2 * reach * (i + 0.3 + c.random() * 0.4)) / count;
          const up = i % 2 ? 1 : -1;
          const turn = up > 0 ? (c.random() - 0.5) * 60 : 180 + (c.random() - 0.5) * 70;
          return `<use href="${leaf}" transform="translate(${int(px)} ${int(t + (Math.abs(px) < 60 ? 26 : 2))}) rotate(${int(turn)}) scale(${num(0.8 + c.random() * 0.35)})"/>`;
        });
      })
      .join("");
    const fig = c.define(
      path("M0-6C6-2 8 4 14 12C28 32 18 50 0 50C-18 50-28 32-14 12C-8 4-6-2 0-6Z", "#7a3560") +
        path("M-7 14C-16 28-14 40-6 45C-12 34-10 22-7 14Z", "#c07aa0") +
        line("M0-14V0", green, 5),
    );
    const fruit = figs
      .map(([fx, fy, s = 1]) => `<use href="${fig}" transform="translate(${fx} ${fy}) scale(${s})"/>`)
      .join("");
    return place(
      x,
      y,
      1,
      `<g opacity=".16" transform="translate(20 16)">${line(arms, umber, 12)}</g>` +
        path(
          "M-26 12C-12-20-14-80-10-150L-5-372Q0-382 5-372L10-150C14-80 12-20 28 12Q0 2-26 12Z",
          c.across([0, mix(bark, sun, 0.25)], [1, mix(bark, umber, 0.3)]),
        ) +
        line(arms, bark, 12) +
        leaves +
        fruit,
    );
  };

/** A spade; its blade is in the earth at the point given, its handle leans. */
export const spade =
  ({ x, y, scale = 1, turn = 10 }) =>
  (c) => {
    const { sun } = c.palette;
    const wood = "#94663a";
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${
      line("M0-90V-330", wood, 13) +
      line("M-3-96V-326", mix(wood, sun, 0.45), 3) +
      line("M-28-344H28M-28-344L-6-312M28-344L6-312", wood, 11) +
      path("M-38-104H38L34-20Q20 4 0 10Q-20 4-34-20Z", c.across([0, "#aebbb8"], [1, "#64757a"])) +
      path("M-9-132H9L13-70H-13Z", "#64757a")
    }</g>`;
  };

/** The earth cut open from y down, with stones in it and a dark top layer. */
export const earthCut =
  ({ points, colours }) =>
  (c) => {
    const stones = Array.from({ length: 16 }, () => {
      const w = 16 + c.random() * 34;
      return lens(c.random() * width, 430 + c.random() * 200, w, w * 0.6);
    }).join("");
    const deep = points.map(([x, y]) => [x, y + 70 + ((x * 7) % 23)]);
    return (
      path(area(points, height + 4), colours[0]) +
      path(area(deep, height + 4), c.fall([0, colours[1]], [1, colours[2]])) +
      path(stones, mix(colours[1], "#c9a98a", 0.35), 'opacity=".6"')
    );
  };

/** Seeds under the ground: points of [x, y, how far it has come]: 0 a grain, 1 with a root, 2 with a shoot on its way up. */
export const seeds =
  ({ points, scale = 1 }) =>
  () =>
    points
      .map(([x, y, stage]) => {
        const husk = "#e6b566";
        const root = "#f3e3c0";
        const roots =
          stage > 0 ? line("M0 14C-4 34 6 48 0 74M-1 40q-16 10-20 26M2 52q14 8 18 22", root, 4) : "";
        const sprout =
          stage > 1
            ? line("M0-14C-8-34 10-50 2-82", "#a8c66a", 7) +
              path("M2-78C-14-82-18-102-6-112C8-104 10-92 2-78Z", "#c3dc86")
            : "";
        return place(
          x,
          y,
          scale,
          roots +
            sprout +
            path("M0-22C18-18 20 12 0 22C-20 12-18-18 0-22Z", husk) +
            line("M-2-14Q-10 2-3 15", "#fbe3b4", 3),
        );
      })
      .join("");

/** An ant carrying a grain: points of [x, y, scale, turn]. */
export const ants =
  ({ points, colour = "#3a2418" }) =>
  (c) => {
    const ant = c.define(
      line(
        "M-14-40L-40-56L-62 0M2-42L-6-62L-20 2M18-40L34-60L46 2M-10-38L-54-44L-92 0M22-38L58-52L84 0M8-40L12-58L18 0",
        colour,
        5,
        'stroke-linejoin="round"',
      ) +
        path("M-24-46C-34-76-96-82-112-50C-120-26-60-14-24-38Z", colour) +
        path("M-26-44C-16-62 20-64 32-46C34-32-16-26-26-40Z", colour) +
        path("M30-46C34-72 72-78 82-52C86-34 44-26 30-42Z", colour) +
        line("M-96-58Q-70-72-44-58M-12-52Q4-58 20-52M44-58Q58-66 70-58", mix(colour, "#e8a35a", 0.6), 4) +
        line("M70-62Q84-84 106-84M76-58Q96-72 118-68", colour, 4) +
        line("M80-48L100-44M80-42L98-36", colour, 5) +
        path("M92-46C86-74 128-96 152-78C166-58 128-30 92-46Z", "#f0c878") +
        line("M104-56Q126-60 142-72", "#b98a3e", 3),
    );
    return points
      .map(
        ([x, y, s, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path(lens(0, 2, 190, 12), umber, 'opacity=".25"')}<use href="${ant}"/></g>`,
      )
      .join("");
  };

/** Grains lying about: points of [x, y]. */
export const spilledGrain =
  ({ from, to, y, count = 14 }) =>
  (c) =>
    path(
      Array.from({ length: count }, () =>
        lens(from + c.random() * (to - from), y + c.random() * 40, 26, 13),
      ).join(""),
      "#f0c878",
    );

/** The mouth of an ants' nest: a low cone of crumbs with a dark hole. */
export const antHill =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const crumbs = Array.from(
      { length: 34 },
      () => `M${int((c.random() - 0.5) * 320)} ${int(-6 - c.random() * 60)}h.1`,
    ).join("");
    return place(
      x,
      y,
      scale,
      path(
        "M-250 4C-140-12-80-110-34-116H34C80-110 140-12 250 4Q0 34-250 4Z",
        c.across([0, mix(colour, "#fff0d0", 0.3)], [0.6, colour], [1, mix(colour, umber, 0.35)]),
      ) +
        path("M-38-114Q0-128 38-114Q30-92 0-90Q-30-92-38-114Z", mix(umber, "#000000", 0.25)) +
        line(crumbs, mix(colour, umber, 0.3), 9, 'opacity=".6"'),
    );
  };
