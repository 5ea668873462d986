/** What stands and lies on desks: lamps, proofs, a coat over a chair, books, a kettle, a glass of water. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

/** A brass lamp with a long glass shade, and the light under it. */
export const deskLamp =
  ({ x, y, scale = 1, shade = "#3f7f63" }) =>
  (c) => {
    const brass = "#c9a25a";
    const cone = path(
      "M-150-300L-360 40H420L170-300Z",
      c.fall([0, c.palette.lamp, 0.55], [0.6, c.palette.lamp, 0.22], [1, c.palette.lamp, 0]),
    );
    const stem = path("M-9-24L-9-330H9L9-24Z", round(c, brass, { bright: 0.45 }));
    const base = oval(0, -8, 92, 20, mix(brass, c.palette.ink, 0.45)) + oval(0, -18, 84, 17, brass);
    const glass =
      path(
        "M-178-296C-170-358-110-378 0-378C110-378 170-358 178-296Z",
        c.fall([0, mix(shade, "#fff6e2", 0.3)], [0.7, shade], [1, mix(shade, "#ffe9a8", 0.45)]),
      ) + path("M-178-296H178L170-284H-170Z", "#fff0bf");
    const top = path("M-16-378h32l-6-18h-20Z", brass) + path(disc(0, -404, 9), brass);
    const shine = line("M-140-330C-120-352-80-362-40-364", "#d9efdc", 7, 'opacity=".7"');
    return place(x, y, scale, cone + shadow(0, 0, 250, 18, 0.4) + base + stem + glass + top + shine);
  };

/** Printed sheets with an editor's marks, one lying over the other. */
export const proofs =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const paper = "#fbf4e2";
    const under =
      path("M-250-12L-150-120L150-128L262-30Z", mix(paper, c.palette.ink, 0.32)) +
      path("M-236 8L-176-126L166-116L214 22Z", mix(paper, c.palette.ink, 0.16));
    const sheet = path("M-214 14L-150-124H146L222 14Z", paper);
    const rows = line(
      "M-122-104H116M-131-84H126M-140-64H40M-149-44H146M-158-24H154M-168-4H96",
      mix(paper, c.palette.ink, 0.5),
      6,
    );
    const marks = line(
      "M60-64C80-74 100-54 124-64M-131-84H-60M120-4L134 6L166-32M-96-52C-70-62-40-36-66-28C-92-22-116-40-90-52",
      "#c8452f",
      6,
    );
    return place(x, y, scale, shadow(0, 16, 560, 26, 0.35) + under + sheet + rows + marks);
  };

/** A pencil lying on the desk, its point to the left. */
export const pencil =
  ({ x, y, scale = 1, turn = -14, colour = "#c8452f" }) =>
  (c) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shadow(10, 14, 300, 12)}${path("M-140 0L-106-12V12Z", "#ecca96")}${path("M-140 0L-126-5V5Z", "#3a2c2c")}${rect(-106, -12, 220, 24, c.fall([0, mix(colour, "#fff6e2", 0.35)], [0.4, colour], [1, mix(colour, c.palette.ink, 0.4)]))}${rect(114, -12, 16, 24, "#c9b27a")}${rect(130, -12, 22, 24, "#e39a94", 'rx="6"')}</g>`;

/** A chair seen from behind with a coat hung over its back. */
export const coatChair =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink } = c.palette;
    const wood = "#7a5238";
    const dark = mix(colour, ink, 0.4);
    const legs = line("M-104 0L-96-210M104 0L96-210M-92-70H92", wood, 16);
    const seat = path("M-116-176H116L126-148H-126Z", mix(wood, ink, 0.3));
    const posts =
      line("M-104-190V-390M104-190V-390", wood, 16) + path(disc(-104, -398, 13) + disc(104, -398, 13), wood);
    const coat = path(
      "M-60-386C-100-384-140-372-156-330C-176-250-182-150-188-96C-172-82-150-82-138-92L-128-126C-130-90-134-60-138-36C-60-16 60-16 138-36C134-60 130-90 128-126L138-92C150-82 172-82 188-96C182-150 176-250 156-330C140-372 100-384 60-386C40-372-40-372-60-386Z",
      c.fall([0, mix(colour, "#fff6e2", 0.2)], [1, dark]),
    );
    const collar = path(
      "M-66-388C-40-406 40-406 66-388C60-362 36-350 0-350C-36-350-60-362-66-388Z",
      mix(colour, "#fff6e2", 0.32),
    );
    const folds = line(
      "M-128-126C-124-190-122-250-128-310M128-126C124-190 122-250 128-310M0-346V-28M-60-330C-52-220-58-120-66-34M60-330C52-220 58-120 66-34",
      dark,
      4,
    );
    const belt =
      rect(-70, -190, 140, 22, mix(colour, ink, 0.2), 'rx="6"') +
      path(disc(-52, -179, 6) + disc(52, -179, 6), "#d8b98a");
    return place(
      x,
      y,
      scale,
      shadow(0, 4, 330, 20, 0.35) + legs + seat + posts + coat + folds + belt + collar,
    );
  };

/** A candle in a low holder. */
export const candle =
  ({ x, y, scale = 1, glow = 210 }) =>
  (c) => {
    const { lamp } = c.palette;
    return place(
      x,
      y,
      scale,
      oval(0, -150, glow, glow, c.glow([0, lamp, 0.6], [0.3, lamp, 0.26], [0.65, lamp, 0.08], [1, lamp, 0])) +
        path("M-52-14H52L36 2H-36Z", "#a8834a") +
        oval(0, -14, 54, 10, "#cfab68") +
        rect(-17, -112, 34, 98, c.across([0, "#fff8e6"], [1, "#d9c4a0"]), 'rx="5"') +
        line("M0-112V-122", "#4a3a34", 3) +
        path("M0-118C-17-134-5-150 1-174C9-150 17-134 0-118Z", mix(lamp, "#ea8a3c", 0.3)) +
        path("M0-120C-7-132-2-140 1-154C6-140 8-130 0-120Z", "#fffbe8"),
    );
  };

/** Books standing on a shelf, between two ends; `leaning` lets the last one lean. */
export const bookRow =
  ({ x, y, to, high = 120, colours, board, leaning = true }) =>
  (c) => {
    const groups = colours.map(() => "");
    let marks = "";
    let px = x;
    let k = 0;
    while (px < to - 84) {
      const w = int(22 + c.random() * 26);
      const h = int(high * (0.68 + c.random() * 0.3));
      groups[k % colours.length] += `M${int(px)} ${y}v-${h}h${w}v${h}Z`;
      marks += `M${int(px + 5)} ${int(y - h * 0.8)}h${w - 10}M${int(px + 5)} ${int(y - h * 0.2)}h${w - 10}`;
      px += Number(w) + 2;
      k += 1 + Math.floor(c.random() * (colours.length - 1));
    }
    const last = leaning
      ? `<g transform="translate(${int(px + 32)} ${y}) rotate(-14)">${rect(0, -int(high * 0.84), 28, int(high * 0.84), colours[k % colours.length])}</g>`
      : "";
    return (
      groups.map((d, i) => (d ? path(d, colours[i]) : "")).join("") +
      line(marks, "#f0dcb0", 3, 'opacity=".55"') +
      last +
      rect(x - 20, y, to - x + 40, 16, board)
    );
  };

/** A magnifying glass lying over something. */
export const magnifier =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(10, 20, 210, 24) +
        line("M62 36L150 92", mix("#6d4330", c.palette.ink, 0.2), 24) +
        line("M64 34L148 86", "#a5683a", 12) +
        oval(0, 0, 84, 52, "#dcecec", 'opacity=".75" stroke="#c9a25a" stroke-width="12"') +
        line("M-48-14C-36-30-10-36 14-34", "#ffffff", 6, 'opacity=".9"'),
    );

/** A kettle, its spout to the left. */
export const kettle =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink } = c.palette;
    return place(
      x,
      y,
      scale,
      shadow(0, 4, 330, 20) +
        line("M-94-150C-110-300 110-300 94-150", mix(ink, "#6d4a35", 0.4), 14) +
        line("M-58-246C-30-266 30-266 58-246", "#b98352", 22) +
        path("M-104-104C-150-110-160-170-204-190L-190-206C-140-196-116-160-92-152Z", mix(colour, ink, 0.18)) +
        path(
          "M-116-24C-138-90-110-150-62-172H62C110-150 138-90 116-24C110-2 80 4 0 4C-80 4-110-2-116-24Z",
          round(c, colour),
        ) +
        oval(0, -172, 64, 13, mix(colour, "#fff6e2", 0.3)) +
        path(disc(0, -194, 13), "#6d4a35") +
        line("M-92-70C-92-110-80-134-60-148", "#ffffff", 9, 'opacity=".45"'),
    );
  };

/** A wireless set with a dial. */
export const radio =
  ({ x, y, scale = 1, colour }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(0, 4, 300, 16) +
        line("M-90-150L-150-270", "#8fa3a8", 5) +
        rect(
          -124,
          -156,
          248,
          156,
          c.fall([0, mix(colour, "#fff6e2", 0.2)], [1, mix(colour, c.palette.ink, 0.25)]),
          'rx="22"',
        ) +
        rect(-104, -136, 118, 116, mix(colour, c.palette.ink, 0.55), 'rx="12"') +
        line("M-88-112H-2M-88-90H-2M-88-68H-2M-88-46H-2", mix(colour, "#fff6e2", 0.35), 5) +
        path(disc(68, -98, 34), "#f4e6c4") +
        line("M68-98L86-118", "#a33b2f", 5) +
        path(disc(42, -38, 11) + disc(92, -38, 11), "#f4e6c4"),
    );

/** A child's drawing of a house and a sun, with crayons on it. */
export const childDrawing =
  ({ x, y, scale = 1 }) =>
  () =>
    place(
      x,
      y,
      scale,
      shadow(0, 14, 430, 18) +
        path("M-200 12L-130-92H160L196 12Z", "#fdf8ea") +
        path("M-60-2V-40H30V-2Z", "#e39a6c") +
        path("M-72-40L-16-78L42-40Z", "#b8493c") +
        line("M-150-4C-110-14-80 2-40-6M40-4C80-14 110 2 150-8", "#6fa35a", 8) +
        path(disc(104, -66, 14), "#f0b43c") +
        line("M104-90V-84M134-66h-6M78-66h4M124-84l-5 4M84-84l5 4", "#f0b43c", 5) +
        line("M150 26L232 2", "#4f7fb0", 15) +
        line("M232 2L242-1", "#2f5f90", 9) +
        line("M120 36L204 40", "#d9a23c", 15) +
        line("M204 40L215 40", "#b07a24", 9),
    );

/** A tall glass of water with the light going through it. */
export const waterGlass =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      path("M-70 0C40-30 300 10 420 44C300 60 60 40-70 0Z", "#2f6f78", 'opacity=".25"') +
        path("M10 6C80 0 230 20 330 38C230 44 80 30 10 6Z", "#fffbe0", 'opacity=".85"') +
        path("M-112-330H112L84-6C50 8-50 8-84-6Z", "#f2fbfa", 'opacity=".55"') +
        path(
          "M-104-238H104L84-12C50 2-50 2-84-12Z",
          c.across([0, "#cfeeee"], [0.3, "#7fc4cb"], [0.7, "#4fa3b0"], [1, "#a5dcdd"]),
        ) +
        oval(0, -238, 104, 17, "#dff5f3") +
        oval(0, -238, 104, 17, "none", 'stroke="#7fc4cb" stroke-width="3"') +
        oval(0, -330, 112, 19, "none", 'stroke="#ffffff" stroke-width="6"') +
        line("M-112-330L-84-6M112-330L84-6", "#ffffff", 5, 'opacity=".8"') +
        line("M-82-300L-64-40", "#ffffff", 12, 'opacity=".6"') +
        path("M-84-8C-50 8 50 8 84-8L82-20C50-8-50-8-82-20Z", "#ffffff", 'opacity=".75"'),
    );

/** A door key on a ring with a paper tag. */
export const keyTag =
  ({ x, y, scale = 1 }) =>
  () =>
    place(
      x,
      y,
      scale,
      shadow(30, 14, 260, 16, 0.22) +
        line("M-40-4C-80-30-110-24-120-14", "#8a6a4a", 4) +
        path("M-120-30L-184-22L-196 4L-176 26L-112 12Z", "#f4e6c4") +
        path(disc(-126, -8, 5), "#8a6a4a") +
        oval(-14, 0, 34, 24, "none", 'stroke="#b0863f" stroke-width="13"') +
        line("M22 2L140 12M112 12V32M134 14V30", "#b0863f", 12),
    );

/** Coins lying: points of [x, y, size]. */
export const coins =
  ({ points, colour = "#c9a25a" }) =>
  (c) =>
    points
      .map(
        ([x, y, r]) =>
          oval(x, y + 5, r, r * 0.42, mix(colour, c.palette.ink, 0.45)) +
          oval(x, y, r, r * 0.42, mix(colour, "#fff6e2", 0.2)) +
          oval(
            x,
            y,
            r * 0.7,
            r * 0.28,
            "none",
            `stroke="${mix(colour, c.palette.ink, 0.25)}" stroke-width="3"`,
          ),
      )
      .join("");
