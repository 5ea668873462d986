/** Things on and around a table: bread, cups, books, letters, chairs. */
import { mix } from "./palettes.mjs";
import { disc, lens, line, path, place, ribbon } from "./shapes.mjs";

/** A laid table with a cloth, bread, a jug and cups. */
export const longTable =
  ({ x, y, scale = 1, benches = true }) =>
  (c) => {
    const { ink, paper, tint, lamp, sky: air } = c.palette;
    const cloth = mix(mix(paper, air[2], 0.3), ink, 0.06);
    const drape = path(
      "M-252-96H252L262-30q-26 14-52 2q-28 14-54 2q-30 14-58 2q-32 14-62 0q-30 14-60 0q-30 12-58-2q-28 12-56-2q-30 14-60-2q-32 12-64 0Z",
      cloth,
    );
    const folds = line(
      "M-200-88l-8 56M-130-88l-4 54M-56-88v54M20-88l2 54M96-88l6 56M176-88l10 54",
      mix(cloth, ink, 0.28),
      2,
    );
    const hem = line("M-252-96H252", mix(cloth, "#ffffff", 0.5), 4);
    const legs = line("M-200-30V14M200-30V14", ink, 11);
    const bench = benches
      ? path(
          "M-290-6h250v9h-250ZM40-6h250v9H40ZM-270 2h10v24h-10ZM-72 2h10v24h-10ZM62 2h10v24h-10ZM258 2h10v24h-10Z",
          ink,
        )
      : "";
    const loaf =
      path("M-70-98C-70-124 6-126 8-98Z", "#b9793f") +
      line("M-50-114l8 10M-30-118l8 12M-10-116l6 10", "#e8c08a", 3);
    const jug =
      path("M92-98C80-124 96-134 94-154H122C120-134 136-124 124-98Z", mix(tint, ink, 0.25)) +
      line("M122-148C142-146 140-120 128-118", mix(tint, ink, 0.25), 4);
    const cups = path(
      "M-150-98l-5-24h26l-5 24ZM-206-98l-5-24h26l-5 24ZM46-98l-5-24h26l-5 24ZM182-98l-5-24h26l-5 24Z",
      mix(tint, paper, 0.35),
    );
    const bowl = path("M-124-112h46c-2 18-44 18-46 0Z", mix(ink, tint, 0.4));
    const warm = `<ellipse cx="0" cy="-110" rx="330" ry="120" fill="${c.glow([0, lamp, 0.45], [1, lamp, 0])}"/>`;
    return place(x, y, scale, legs + drape + folds + hem + loaf + jug + cups + bowl + bench + warm);
  };

/** A ladder-backed chair seen from behind. */
export const chair =
  ({ x, y, scale = 1, flip = false }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const legs = line("M-30 8L-34-142M30 4L34-142M-20-52V-6M44-56V-8", ink, 6);
    const slats = line("M-33-130Q0-138 33-130M-32-110Q0-118 32-110M-31-90Q0-98 31-90", ink, 8);
    const seat = path("M-32-60H34L46-50L-28-48Z", ink) + line("M-32-61H34", mix(ink, sun, 0.45), 2.4);
    return place(x, y, scale, legs + slats + seat, flip);
  };

/** A round table and its cloth. */
export const roundTable =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, paper, tint, sky: air } = c.palette;
    const cloth = mix(mix(paper, air[2], 0.25), tint, 0.08);
    const top = `<ellipse cx="0" cy="-96" rx="150" ry="26" fill="${mix(cloth, "#ffffff", 0.3)}"/>`;
    const skirt = path(
      "M-150-96C-148-60-156-40-160-24q28 14 56 4q30 16 62 6q42 12 84 0q34 10 62-6q28 10 56-4C156-40 148-60 150-96Z",
      cloth,
    );
    const folds = line("M-100-74l-6 56M-44-70l-2 58M24-70v58M84-72l6 54", mix(cloth, ink, 0.25), 2);
    const plates = ["-78 -98", "66 -104", "0 -88"]
      .map(
        (at) =>
          `<ellipse cx="${at.split(" ")[0]}" cy="${at.split(" ")[1]}" rx="30" ry="6.5" fill="${mix(tint, paper, 0.55)}"/>`,
      )
      .join("");
    const vase =
      path("M-16-100C-26-120-8-126-8-140H8C8-126 26-120 16-100Z", mix(tint, ink, 0.3)) +
      line(
        "M0-140C-4-160-22-168-30-178M0-140C2-166 4-176 6-192M2-140C10-160 26-164 34-170",
        mix("#6f8f4a", ink, 0.3),
        3,
      ) +
      path(disc(-30, -180, 9) + disc(6, -196, 10) + disc(36, -172, 8), mix(tint, paper, 0.35));
    return place(
      x,
      y,
      scale,
      path("M-12-20h24V18h-24ZM-46 24q46-20 92 0Z", ink) + skirt + folds + top + plates + vase,
    );
  };

/** An open book. */
export const openBook =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, paper, tint } = c.palette;
    const cover = path(
      "M-176 12L-150-54H150L176 12C110 22 40 22 0 14C-40 22-110 22-176 12Z",
      mix(tint, ink, 0.45),
    );
    const left = path("M0 6C-44-8-112-8-164 4L-142-56C-96-68-38-66 0-52Z", paper);
    const right = path("M0 6C44-8 112-8 164 4L142-56C96-68 38-66 0-52Z", mix(paper, ink, 0.1));
    const rows = line(
      "M-126-44C-96-51-56-50-22-42M-131-31C-98-38-56-37-20-29M-136-18C-100-25-56-24-20-16M126-44C96-51 56-50 22-42M131-31C98-38 56-37 20-29M136-18C116-23 96-24 70-22",
      mix(paper, ink, 0.42),
      2.2,
      'opacity=".6"',
    );
    const ribbonMark = path("M2-52C10-30 6 0 16 34l-9-4l-5 8C-4 8 0-24-4-52Z", mix(tint, "#c0503a", 0.4));
    return place(
      x,
      y,
      scale,
      cover + left + right + rows + line("M0-52V6", mix(paper, ink, 0.4), 2) + ribbonMark,
    );
  };

/** A cup with its steam. */
export const cup =
  ({ x, y, scale = 1, steam = true }) =>
  (c) => {
    const { ink, paper, tint, sun } = c.palette;
    const clay = mix(paper, tint, 0.35);
    const body = path(
      "M-40-70H40C42-30 34 0 22 2H-22C-34 0-42-30-40-70Z",
      c.fall([0, clay], [1, mix(clay, ink, 0.25)]),
    );
    const ear = line("M39-56C70-60 68-18 32-20", mix(clay, ink, 0.12), 8);
    const brim = `<ellipse cx="0" cy="-70" rx="40" ry="8" fill="${mix(ink, "#5a3320", 0.5)}" stroke="${mix(clay, "#ffffff", 0.4)}" stroke-width="3"/>`;
    const wisps = steam
      ? path(
          ribbon([
            [-8, -80, 3],
            [-18, -108, 8],
            [0, -136, 11],
            [-12, -170, 8],
            [2, -206, 2],
          ]) +
            ribbon([
              [14, -82, 2],
              [22, -104, 6],
              [10, -128, 8],
              [24, -156, 2],
            ]),
          sun,
          'opacity=".4"',
        )
      : "";
    return place(x, y, scale, path(lens(6, 2, 130, 12), ink, 'opacity=".25"') + ear + body + brim + wisps);
  };

/** Sheets of paper with a pen beside them. */
export const letter =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, paper, tint } = c.palette;
    const sheets =
      path("M-128 14L-92-44H108L128 10Z", mix(paper, ink, 0.2)) + path("M-142 8L-96-52H96L112 6Z", paper);
    const rows = line("M-78-40H70M-86-28H78M-94-16H56", mix(paper, ink, 0.4), 2, 'opacity=".6"');
    const pen = line("M70 2L176-58", mix(tint, ink, 0.3), 7) + path("M74 4L58 8L67-6Z", ink);
    return place(x, y, scale, sheets + rows + pen);
  };

/** A basket with loaves under a cloth. */
export const basket =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, paper, tint } = c.palette;
    const cane = mix("#a9713f", ink, 0.15);
    const handle =
      line("M-92-62C-92-176 92-176 92-62", mix(cane, ink, 0.3), 9) +
      line("M-92-62C-92-176 92-176 92-62", mix(cane, paper, 0.3), 2);
    const bread =
      path("M-74-62C-78-104-12-108-10-66ZM-20-62C-20-112 56-112 58-62ZM34-62C40-96 82-92 80-62Z", "#c98d4e") +
      line("M-54-88l10 12M-36-90l8 12M8-94l10 14M28-94l8 14", "#f0d2a0", 4);
    const body = path(
      "M-100-64H100C98-30 88-6 76 2H-76C-88-6-98-30-100-64Z",
      c.fall([0, mix(cane, paper, 0.22)], [1, mix(cane, ink, 0.4)]),
    );
    const weave = line(
      "M-98-46H98M-94-28H94M-86-11H86M-70-62l6 62M-36-62l4 63M0-62V2M36-62l-4 63M70-62l-6 62",
      mix(cane, ink, 0.45),
      2.4,
      'opacity=".7"',
    );
    const cloth =
      path(
        "M-104-70C-60-58-30-64 8-60C40-56 80-64 106-70C104-52 84-44 70-26C52-42 28-46 6-36C-10-48-34-50-52-30C-70-46-98-50-104-70Z",
        mix(paper, tint, 0.16),
      ) + line("M-76-58l20 18M-20-56l14 14M40-56l20 18", mix(paper, tint, 0.55), 2);
    return place(
      x,
      y,
      scale,
      path(lens(0, 4, 260, 16), ink, 'opacity=".3"') + handle + bread + body + weave + cloth,
    );
  };
