/** Kitchen and window sill: jars, mugs, envelopes, candles. */
import { height, width } from "./canvas.mjs";
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, path, place } from "./shapes.mjs";

const earth = "#4a2f22";

/** Tiles along a kitchen wall. */
export const tiles =
  ({ from = 300, to = 500, size = 66, colour, opacity = 0.5 }) =>
  () => {
    const columns = Array.from(
      { length: Math.ceil(width / size) + 1 },
      (_, k) => `M${k * size} ${from}V${to}`,
    );
    const rows = Array.from(
      { length: Math.floor((to - from) / size) + 1 },
      (_, k) => `M0 ${from + k * size}H${width}`,
    );
    return line([...columns, ...rows].join(""), colour, 3, `opacity="${opacity}"`);
  };

/** A small window with a checked curtain and the morning behind it. */
export const kitchenWindow =
  ({ x, y, wide = 250, high = 230, curtain }) =>
  (c) => {
    const { sun, sky: air, ridges: tones } = c.palette;
    const frame = "#f7efdc";
    const left = x - wide / 2;
    return (
      rect(left - 16, y - 16, wide + 32, high + 32, frame) +
      rect(left, y, wide, high, c.fall([0, air[0]], [1, mix(air[2], sun, 0.4)])) +
      path(
        `M${left} ${y + high}v-62q${int(wide * 0.3)}-46 ${int(wide * 0.56)}-10t${int(wide * 0.44)}-14V${y + high}Z`,
        mix(tones[1], air[2], 0.3),
      ) +
      line(`M${x} ${y}v${high}M${left} ${y + int(high * 0.5)}h${wide}`, frame, 9) +
      path(
        `M${left - 10} ${y - 6}h${int(wide * 0.42)}q-10 ${int(high * 0.4)}-${int(wide * 0.3)} ${int(high * 0.72)}h-${int(wide * 0.12)}ZM${left + wide + 10} ${y - 6}h-${int(wide * 0.42)}q10 ${int(high * 0.4)} ${int(wide * 0.3)} ${int(high * 0.72)}h${int(wide * 0.12)}Z`,
        c.fall([0, mix(curtain, earth, 0.14)], [1, mix(curtain, sun, 0.2)]),
      ) +
      line(`M${left - 30} ${y - 10}h${wide + 60}`, "#8a5a38", 7) +
      rect(left - 34, y + high + 14, wide + 68, 16, mix(frame, earth, 0.12))
    );
  };

/** A shelf on the wall with a few cups hanging under it. */
export const cupShelf =
  ({ x, y, wide = 320, colours }) =>
  (c) => {
    const wood = "#9a6b41";
    const cups = colours
      .map((colour, k) => {
        const px = x + 40 + (k * (wide - 80)) / (colours.length - 1);
        return (
          line(`M${px} ${y + 16}v14`, mix(wood, earth, 0.5), 4) +
          line(`M${px + 20} ${y + 42}q24 0 12 22q-6 8-16 4`, mix(colour, earth, 0.15), 6) +
          path(
            `M${px - 22} ${y + 30}h44q2 34-10 44h-24q-12-10-10-44Z`,
            c.across([0, mix(colour, "#ffffff", 0.25)], [1, mix(colour, earth, 0.2)]),
          )
        );
      })
      .join("");
    return (
      rect(x, y + 16, wide, 10, earth, 'opacity=".14"') +
      cups +
      rect(x, y, wide, 16, c.fall([0, mix(wood, c.palette.sun, 0.35)], [1, wood])) +
      path(
        `M${x + 24} ${y + 16}v30q-14-4-14-30ZM${x + wide - 24} ${y + 16}v30q14-4 14-30Z`,
        mix(wood, earth, 0.3),
      )
    );
  };

/** A glass jar filled to its shoulder. */
export const grainJar =
  ({ x, y, scale = 1, fill = "#f3e3bb" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const glass = "M-78-12V-190C-78-214-50-222-50-240H50C50-222 78-214 78-190V-12Q78 2 62 2H-62Q-78 2-78-12Z";
    const grains = Array.from(
      { length: 46 },
      () => `M${int(-64 + c.random() * 128)} ${int(-166 + c.random() * 158)}l5-3`,
    ).join("");
    return place(
      x,
      y,
      scale,
      path(lens(16, 2, 250, 22), earth, 'opacity=".28"') +
        path(glass, mix(sun, ink, 0.08), 'opacity=".42"') +
        path(
          "M-72-172Q-30-184 4-176T72-172V-12Q72-3 60-3H-60Q-72-3-72-12Z",
          c.across([0, mix(fill, "#ffffff", 0.4)], [0.5, fill], [1, mix(fill, "#a9824a", 0.42)]),
        ) +
        line(grains, mix(fill, "#8a6432", 0.42), 3, 'opacity=".55"') +
        rect(-56, -262, 112, 26, c.across([0, "#d9b27a"], [1, "#94663a"]), 'rx="5"') +
        line(
          "M-78-30V-190C-78-214-50-222-50-236M78-30V-190C78-214 50-222 50-236",
          mix(sun, "#8fb0ac", 0.35),
          4,
        ) +
        line("M-58-40V-186", "#ffffff", 9, 'opacity=".55"') +
        line("M-77-174H-40M77-174H40", "#b4531a", 6),
    );
  };

/** A mug with a chip in its brim, full to the top. */
export const measureMug =
  ({ x, y, scale = 1, colour, fill = "#f3e3bb" }) =>
  (c) => {
    const dark = mix(colour, earth, 0.3);
    return place(
      x,
      y,
      scale,
      path(lens(12, 2, 150, 14), earth, 'opacity=".28"') +
        line("M46-74C84-78 80-22 42-24", mix(colour, earth, 0.16), 11) +
        path("M-44-92C-30-124 28-124 44-92Z", fill) +
        path(
          "M-50-92H10L18-80L27-92H50L44-8Q43 2 32 2H-32Q-43 2-44-8Z",
          c.across([0, mix(colour, "#ffffff", 0.3)], [0.5, colour], [1, dark]),
        ) +
        line("M-46-60H46M-45-52H45", mix("#ffffff", colour, 0.3), 4),
    );
  };

/** Envelopes and bills lying on a table. */
export const bills =
  ({ x, y, scale = 1 }) =>
  () =>
    place(
      x,
      y,
      scale,
      path("M-160 6L-120-44H60L44 6Z", earth, 'opacity=".2"') +
        path("M-70 4L-50-46H110L116 4Z", "#f4ead2") +
        line("M-36-34H60M-40-22H80M-44-10H40", "#9c8c72", 3, 'opacity=".7"') +
        path("M-190 10L-154-40H-10L-24 10Z", "#fffaf0") +
        line("M-154-40L-84-10L-10-40", "#d3c4a4", 3) +
        path("M-96 2h34l4-16h-34Z", "#cfe0de"),
    );

/** A thick wall with an arched window; the night outside is drawn before. */
export const windowNiche =
  ({ x = 600, wide = 430, top = 60, sill = 470, wall, glow }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const half = wide / 2;
    const arch = (grow) =>
      `M${x - half - grow} ${sill}V${top + half}a${half + grow} ${half + grow} 0 0 1 ${wide + 2 * grow} 0V${sill}`;
    const lit = c.glowAt(
      glow[0],
      glow[1],
      620,
      [0, mix(wall, lamp, 0.62)],
      [0.3, mix(wall, lamp, 0.26)],
      [0.65, wall],
      [1, mix(wall, ink, 0.5)],
    );
    const reveal = c.glowAt(
      glow[0],
      glow[1],
      420,
      [0, mix(wall, lamp, 0.9)],
      [0.4, mix(wall, lamp, 0.42)],
      [1, mix(wall, ink, 0.3)],
    );
    return (
      path(`M0 0H${width}V${height}H0Z${arch(44)}Z`, lit, 'fill-rule="evenodd"') +
      path(`${arch(44)}Z${arch(0)}Z`, reveal, 'fill-rule="evenodd"') +
      line(`M${x} ${top}V${sill}M${x - half} ${top + half}H${x + half}`, mix(wall, ink, 0.62), 13) +
      line(arch(0), mix(wall, ink, 0.62), 12) +
      rect(
        x - half - 90,
        sill,
        wide + 180,
        30,
        c.glowAt(glow[0], glow[1] + 60, 420, [0, mix(wall, lamp, 0.95)], [1, mix(wall, ink, 0.2)]),
        'rx="4"',
      ) +
      rect(x - half - 70, sill + 30, wide + 140, 16, ink, 'opacity=".3"')
    );
  };

/** A candle in its dish. */
export const candle =
  ({ x, y, scale = 1, reach = 240 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    return place(
      x,
      y,
      scale,
      `<circle cx="0" cy="-150" r="${reach}" fill="${c.glow([0, lamp, 0.75], [0.25, lamp, 0.34], [0.6, lamp, 0.1], [1, lamp, 0])}"/>` +
        oval(0, -4, 62, 12, mix("#b98347", ink, 0.2)) +
        oval(0, -8, 50, 8, mix("#d9a552", ink, 0.05)) +
        rect(-21, -112, 42, 106, c.fall([0, "#fff3d2"], [1, "#e6bf86"])) +
        path("M-21-112Q0-104 21-112Q22-120 10-122Q0-116-12-121Q-22-120-21-112Z", "#fffaf0") +
        line("M0-116V-130", ink, 3) +
        path("M0-126C-19-142-8-166 0-192C10-166 19-142 0-126Z", "#ffb950") +
        path("M0-128C-9-138-4-152 0-168C6-152 9-138 0-128Z", "#fffbe8"),
    );
  };

/** A scroll rolled up, tied with a ribbon and sealed. */
export const tiedScroll =
  ({ x, y, scale = 1, ribbon = "#b4503f" }) =>
  (c) => {
    const { ink } = c.palette;
    const sheet = "#f0dcb0";
    return place(
      x,
      y,
      scale,
      path(lens(6, 2, 260, 14), ink, 'opacity=".35"') +
        rect(
          -112,
          -42,
          224,
          42,
          c.fall([0, mix(sheet, "#ffffff", 0.35)], [0.5, sheet], [1, mix(sheet, earth, 0.42)]),
        ) +
        oval(112, -21, 11, 21, mix(sheet, earth, 0.16)) +
        oval(112, -21, 5, 11, mix(sheet, earth, 0.5)) +
        oval(-112, -21, 11, 21, mix(sheet, earth, 0.06)) +
        rect(-14, -44, 20, 46, ribbon) +
        path("M-6-6L-34 20L-22 22L-4 4L10 24L20 18Z", mix(ribbon, ink, 0.15)) +
        path(disc(-4, -18, 15), mix(ribbon, ink, 0.25)) +
        path(disc(-6, -20, 9), mix(ribbon, "#ffffff", 0.15)),
    );
  };
