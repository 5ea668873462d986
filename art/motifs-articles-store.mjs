/** Things kept, counted and looked for: a sack, jars, coins, a lamp, a broom. */
import { hued, warmInk } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** A full sack; `tied` at its neck, else open with the grain showing. */
export const sack =
  ({ x, y, scale = 1, tied = false, colour = "#c79d68", flip = false, dim = 0 }) =>
  (c) => {
    const { sun } = c.palette;
    const ink = warmInk(c);
    const cloth = mix(hued(c, colour, 0.06), ink, dim);
    const body = path(
      tied
        ? "M-118 0C-160-60-150-160-84-206C-50-226-30-232-18-246H18C30-232 50-226 84-206C150-160 160-60 118 0C60 14-60 14-118 0Z"
        : "M-140 0C-186-60-172-160-136-226H136C172-160 186-60 140 0C70 16-70 16-140 0Z",
      c.across([0, mix(cloth, sun, 0.22 * (1 - dim))], [0.45, cloth], [1, mix(cloth, ink, 0.42)]),
    );
    const folds = line(
      tied
        ? "M-20-240C-50-190-80-150-92-90M4-240C0-190 10-150 4-100M22-238C60-190 84-150 90-100"
        : "M-118-190C-130-140-128-80-116-40M-40-196C-48-150-44-110-50-60M60-196C70-150 66-110 76-50M120-190C134-140 132-90 122-50",
      mix(cloth, ink, 0.3),
      4,
      'opacity=".6"',
    );
    if (tied)
      return place(
        x,
        y,
        scale,
        body +
          folds +
          path(
            "M-20-246C-60-290-30-300-10-290C0-304 14-304 20-290C46-298 56-280 20-246Z",
            mix(cloth, ink, 0.12),
          ) +
          line("M-22-246H22", mix(ink, cloth, 0.35), 9),
        flip,
      );
    const grain = hued(c, "#edc56b", 0.03);
    let seeds = "";
    for (let k = 0; k < 60; k++) {
      const t = c.random() * 2 - 1;
      const up = c.random() * (1 - t * t);
      seeds += `M${int(t * 118)} ${int(-226 - up * 54)}l5-3`;
    }
    return place(
      x,
      y,
      scale,
      body +
        folds +
        path(
          "M-132-222C-110-300 110-300 132-222C60-196-60-196-132-222Z",
          c.fall([0, mix(grain, sun, 0.3)], [1, mix(grain, ink, 0.16)]),
        ) +
        line(seeds, mix(grain, "#7a4a1c", 0.5), 3.4, 'opacity=".7"') +
        line("M-140-222C-70-186 70-186 140-222", mix(cloth, ink, 0.18), 24) +
        line("M-140-228C-70-194 70-194 140-228", mix(cloth, sun, 0.32), 14),
      flip,
    );
  };

/** Grain spilt on the ground. */
export const spiltGrain =
  ({ x, y, wide = 300, count = 70 }) =>
  (c) => {
    let seeds = "";
    for (let k = 0; k < count; k++) {
      const t = c.random() + c.random() - 1;
      seeds += `M${int(x + t * wide)} ${int(y + (c.random() - 0.5) * 40 * (1 - Math.abs(t)))}l7-3`;
    }
    return line(seeds, hued(c, "#edc56b", 0.03), 5);
  };

/** A silver cup, leaning, sunk in what holds it. */
export const silverCup =
  ({ x, y, scale = 1, turn = 14 }) =>
  (c) => {
    const { ink } = c.palette;
    const bright = "#f4f8f8";
    const metal = c.across([0, "#a9bcc4"], [0.3, bright], [0.55, "#b8c7cc"], [1, "#64798a"]);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path("M-9-60H9L13 30H-13Z", metal)}${path(disc(0, -46, 15), "#c3d0d4")}${path("M-66-176H66C68-116 44-68 0-64C-44-68-68-116-66-176Z", metal)}<ellipse cy="-176" rx="66" ry="15" fill="${mix("#64798a", ink, 0.3)}" stroke="${bright}" stroke-width="5"/>${line("M-58-140C-30-126 30-126 58-140", "#7d909c", 4)}${line("M-46-118C-42-98-34-86-24-80", "#ffffff", 6)}</g>`;
  };

/** A tall clay jar; `deed` lets a sealed roll stand out of its mouth. */
export const clayJar =
  ({ x, y, scale = 1, deed = false, colour = "#bd7248" }) =>
  (c) => {
    const { sun, paper } = c.palette;
    const ink = warmInk(c);
    const clay = hued(c, colour, 0.06);
    const roll = deed
      ? `<g transform="translate(6 -270) rotate(9)">${path("M-30 40V-108H30V40Z", c.across([0, mix(paper, sun, 0.5)], [1, mix(paper, ink, 0.3)]))}<ellipse cy="-108" rx="30" ry="9" fill="${mix(paper, ink, 0.14)}"/><ellipse cy="-108" rx="16" ry="5" fill="${mix(paper, ink, 0.5)}"/>${line("M-30-50H30", hued(c, "#8c3a2e", 0.02), 7)}${path(disc(2, -50, 15), hued(c, "#a8402f", 0.02))}</g>`
      : "";
    return place(
      x,
      y,
      scale,
      path(lens(0, 0, 260, 26), ink, 'opacity=".35"') +
        `<ellipse cy="-268" rx="62" ry="14" fill="${mix(clay, ink, 0.6)}"/>` +
        roll +
        path(
          "M-62-268C-60-254-46-248-46-232C-50-206-120-180-120-110C-120-50-76-14-56 0H56C76-14 120-50 120-110C120-180 50-206 46-232C46-248 60-254 62-268C40-258-40-258-62-268Z",
          c.across([0, mix(clay, sun, 0.4)], [0.4, clay], [1, mix(clay, ink, 0.5)]),
        ) +
        line("M-62-267C-40-256 40-256 62-267", mix(clay, sun, 0.3), 9) +
        line(
          "M-106-150C-60-132 60-132 106-150M-112-134C-64-114 64-114 112-134",
          mix(clay, ink, 0.35),
          4,
          'opacity=".7"',
        ) +
        line("M-48-226C-84-226-96-206-92-182M48-226C84-226 96-206 92-182", mix(clay, ink, 0.2), 13),
    );
  };

/** Scales with two pans; the left one weighed down with silver. */
export const scales =
  ({ x, y, scale = 1, tone = "#5a4432" }) =>
  (c) => {
    const { sun } = c.palette;
    const ink = warmInk(c);
    const metal = hued(c, tone, 0.1);
    const pan = (px, py) =>
      line(`M${px} ${py - 120}L${px - 54} ${py}M${px} ${py - 120}L${px + 54} ${py}`, metal, 2.6) +
      path(
        `M${px - 60} ${py}H${px + 60}C${px + 44} ${py + 28} ${px - 44} ${py + 28} ${px - 60} ${py}Z`,
        metal,
      );
    const silver = path(
      disc(-150, -64, 14) + disc(-122, -62, 12) + disc(-136, -82, 12),
      mix("#dfe6e8", sun, 0.2),
    );
    return place(
      x,
      y,
      scale,
      path("M-62 0C-50-22 50-22 62 0Z", metal) +
        line("M0-8V-250", metal, 10) +
        path(disc(0, -252, 12), mix(metal, sun, 0.3)) +
        line("M-134-190Q0-254 134-236", metal, 9) +
        line("M-130-192Q-20-244 0-244", mix(metal, sun, 0.5), 2.4) +
        silver +
        pan(-134, -62) +
        pan(134, -112) +
        path(lens(0, 2, 170, 14), ink, 'opacity=".3"'),
    );
  };

/** A clay lamp with its flame at the spout. */
export const oilLamp =
  ({ x, y, scale = 1, glow = 420 }) =>
  (c) => {
    const { lamp } = c.palette;
    const ink = warmInk(c);
    const clay = hued(c, "#d08a52", 0.02);
    const halo = c.glow([0, lamp, 0.75], [0.2, lamp, 0.4], [0.5, lamp, 0.14], [1, lamp, 0]);
    return place(
      x,
      y,
      scale,
      `<circle cx="112" cy="-70" r="${glow}" fill="${halo}"/>` +
        line("M-78-40C-112-56-112-10-74-14", mix(clay, ink, 0.2), 12) +
        path(
          "M-84-36C-60-66 20-66 60-54C84-50 104-58 122-52C130-40 120-28 100-22C70-10 54 0 30 2H-40C-66 0-84-14-84-36Z",
          c.across([0, mix(clay, ink, 0.15)], [1, mix(clay, lamp, 0.55)]),
        ) +
        `<ellipse cx="-12" cy="-50" rx="32" ry="8" fill="${mix(clay, ink, 0.55)}"/>` +
        path("M112-54C90-80 108-98 114-132C124-104 138-82 120-54Z", lamp) +
        path("M114-56C102-76 112-88 115-108C122-90 128-76 118-56Z", "#fffbe8"),
    );
  };

/** A low stool on three legs. */
export const stool =
  ({ x, y, wide = 300, high = 110 }) =>
  (c) => {
    const ink = warmInk(c);
    const wood = hued(c, "#5f3a26", 0.04);
    const half = wide / 2;
    return place(
      x,
      y,
      1,
      path(lens(0, high, wide * 1.2, 30), ink, 'opacity=".5"') +
        line(
          `M${-half + 40} 10L${-half + 14} ${high}M${half - 40} 10L${half - 14} ${high}M0 10V${high + 12}`,
          mix(wood, ink, 0.5),
          15,
        ) +
        `<ellipse cy="16" rx="${half}" ry="24" fill="${mix(wood, ink, 0.45)}"/><ellipse rx="${half}" ry="24" fill="${c.across([0, mix(wood, ink, 0.12)], [0.75, mix(wood, c.palette.lamp, 0.34)], [1, wood])}"/>`,
    );
  };

/** A broom of twigs, its handle leaving the picture at the upper right. */
export const broom =
  ({ x, y, scale = 1, turn = 38 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const straw = hued(c, "#c99a4e", 0.1);
    let twigs = "";
    for (let k = -8; k <= 8; k++)
      twigs += `M${k * 3}-150Q${k * 7}-80 ${int(k * 12 + (c.random() - 0.5) * 8)} ${int(-2 - Math.abs(k) * 1.4 + c.random() * 14)}`;
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${line("M0-150V-720", hued(c, "#7a5233", 0.1), 18)}${line("M-4-170V-700", mix(hued(c, "#7a5233"), lamp, 0.4), 4)}${path("M-28-152C-50-100-84-50-104-2C-60 14 60 14 104-2C84-50 50-100 28-152Z", mix(straw, ink, 0.28))}${line(twigs, straw, 5)}${line("M-31-146H31M-36-130H36", hued(c, "#8c3a2e", 0.1), 9)}</g>`;
  };

/** A coin lying flat, or a pile of them. */
export const coin =
  ({ x, y, r = 34, pile = 1, colour = "#d9dde0" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const thick = r * 0.26;
    const metal = hued(c, colour, 0.05);
    return Array.from({ length: pile }, (_, k) => {
      const [cx, cy] = [x + ((k * 7) % 3) * 3 - 3, y - k * thick];
      return `<ellipse cx="${cx}" cy="${num(cy + thick)}" rx="${r}" ry="${num(r * 0.36)}" fill="${mix(metal, ink, 0.5)}"/><ellipse cx="${cx}" cy="${num(cy)}" rx="${r}" ry="${num(r * 0.36)}" fill="${mix(metal, sun, 0.2)}"/><ellipse cx="${cx}" cy="${num(cy)}" rx="${num(r * 0.72)}" ry="${num(r * 0.25)}" fill="none" stroke="${mix(metal, ink, 0.3)}" stroke-width="${num(r * 0.07)}"/>`;
    }).join("");
  };

/** Four points of light on something that shines. */
export const gleam =
  ({ x, y, r = 26 }) =>
  () =>
    path(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      "#fffdf2",
    );
