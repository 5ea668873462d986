/** Houses of stone and clay, and the weather and the nights they stand in. */
import { height, width } from "./canvas.mjs";
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place, ribbon } from "./shapes.mjs";

/** A sky heavy with rain. */
export const stormSky =
  ({ colours }) =>
  (c) => {
    const [high, middle, low] = colours;
    const banks = [
      [150, 60, 620, 110],
      [720, 30, 700, 120],
      [1090, 100, 560, 90],
      [430, 140, 640, 70],
    ];
    return (
      rect(0, 0, width, height, c.fall([0, high], [0.5, middle], [0.78, low])) +
      banks
        .map(([x, y, w, h], k) =>
          path(lens(x, y, w, h), mix(high, "#26363c", 0.3 + 0.15 * (k % 2)), 'opacity=".6"'),
        )
        .join("")
    );
  };

/** Rain driven to one side. */
export const rain =
  ({ count = 40, opacity = 0.3, long = 42, lean = -14 }) =>
  (c) => {
    const drops = Array.from({ length: count }, () => {
      const l = long * (0.6 + c.random() * 0.6);
      return `M${int(c.random() * (width + 60))} ${int(c.random() * 560 - 20)}l${int((lean * l) / 42)} ${int(l)}`;
    }).join("");
    return line(drops, "#eef3ee", 2.4, `opacity="${opacity}"`);
  };

/** Water running high, in rows from far to near. */
export const flood =
  ({ rows, colours }) =>
  (c) =>
    rows
      .map((y, k) => {
        const t = rows.length === 1 ? 0 : k / (rows.length - 1);
        const tone = mix(colours[0], colours[1], t);
        const step = 120 + t * 70;
        let x = -c.random() * step;
        let crest = `M${int(x)} ${y}`;
        while (x < width) {
          const w = step * (0.7 + c.random() * 0.6);
          crest += `q${int(w * 0.25)} ${int(-10 - t * 12)} ${int(w * 0.5)} ${int(-3 - t * 4)}q${int(w * 0.12)} ${int(10 + t * 8)} ${int(w * 0.5)} ${int(3 + t * 4)}`;
          x += w;
        }
        return (
          path(`${crest}V${height + 4}H-200Z`, c.fall([0, tone], [1, mix(tone, "#2c3f3c", 0.5)])) +
          line(crest, "#f4f3e4", 3, 'opacity=".55"')
        );
      })
      .join("");

/** A square house of field stones on a great rock, its window lit; y is the top of the rock. */
export const rockHouse =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, lamp, sun } = c.palette;
    const stone = "#c3ae8a";
    const rock = "#6a7370";
    const shade = "#3a3f3d";
    const base =
      path(
        "M-330 240L-292 120L-226 70L-190 8L-120-8H170L214 40L280 66L330 150L372 240Z",
        c.fall([0, mix(rock, sun, 0.22)], [1, mix(rock, shade, 0.55)]),
      ) +
      path("M170-8L214 40L280 66L330 150L372 240H196L224 140L150 84Z", mix(rock, shade, 0.5)) +
      path("M-226 70L-190 8L-120-8L-150 60L-240 130L-292 120Z", mix(rock, sun, 0.34)) +
      line(
        "M-150 60L-60 110L-90 190M60 40L20 120L90 190M150 84L60 40",
        mix(rock, shade, 0.6),
        3,
        'opacity=".6"',
      );
    const courses = [-136, -106, -76, -46, -18]
      .map((row, k) => `M${-88 + (k % 2) * 26} ${row}h34M${-10 + (k % 2) * 16} ${row}h26`)
      .join("");
    return place(
      x,
      y,
      scale,
      base +
        path("M-110-2V-166H66V-2Z", c.fall([0, stone], [1, mix(stone, shade, 0.25)])) +
        path("M66-2V-166L142-150V-2Z", mix(stone, shade, 0.42)) +
        path("M-122-164H70L152-146V-164L72-184H-122Z", mix(stone, shade, 0.6)) +
        line("M-122-183H72L152-163", mix(stone, sun, 0.4), 4) +
        line(courses, mix(stone, shade, 0.3), 4, 'opacity=".6"') +
        path("M12-2V-74q18-22 36 0V-2Z", mix("#6d4a30", shade, 0.3)) +
        oval(-46, -86, 150, 120, c.glow([0, lamp, 0.7], [0.5, lamp, 0.18], [1, lamp, 0])) +
        path("M-76-64v-44q20-22 40 0v44Z", lamp) +
        line("M-56-118v54M-76-90h40", mix("#6d4a30", ink, 0.2), 4),
    );
  };

/** A house gone over, half under. */
export const fallingHouse =
  ({ x, y, scale = 1 }) =>
  () => {
    const clay = "#9a8f76";
    const shade = "#4b5550";
    return `<g transform="translate(${x} ${y}) rotate(-17) scale(${scale})">${
      path("M-100 40V-120H50V40Z", mix(clay, shade, 0.25)) +
      path("M50 40V-120L106-104V40Z", mix(clay, shade, 0.6)) +
      path("M-110-118H54L114-102V-116L56-134H-110Z", mix(clay, shade, 0.75)) +
      path("M-60-40v-36h34v36ZM-6 40V-44h36V40Z", mix(clay, shade, 0.95)) +
      line("M-100-60l40-14l-16-46M20-120l-8 40l24 20", shade, 3)
    }</g>`;
  };

/** A house with a flat roof and a rail of ten posts around it, steps up its side; y is its foot. */
export const roofHouse =
  ({ x, y }) =>
  (c) => {
    const { ink, sun, lamp, sky: air, tint } = c.palette;
    const clay = mix("#eecda6", air[1], 0.24);
    const dark = mix(clay, ink, 0.42);
    const wood = mix("#6b4330", ink, 0.25);
    const left = x - 330;
    const right = x + 190;
    const top = y - 270;
    const posts = Array.from({ length: 10 }, (_, k) => left + 10 + (k * (right - left - 20)) / 9);
    const risers = Array.from({ length: 9 }, (_, k) => `h30v${k === 8 ? 30 : 30}`).join("");
    const rail =
      line(posts.map((px) => `M${int(px)} ${top}v-78`).join(""), wood, 11, 'stroke-linecap="butt"') +
      line(`M${left - 4} ${top - 78}H${right + 4}`, wood, 13) +
      line(`M${left} ${top - 40}H${right}`, wood, 6) +
      line(`M${left - 4} ${top - 83}H${right + 4}`, mix(wood, sun, 0.5), 3);
    const onRoof =
      line(`M${left + 343} ${top - 2}v-176M${left + 510} ${top - 2}v-176`, wood, 6) +
      line(`M${left + 343} ${top - 172}Q${left + 427} ${top - 150} ${left + 510} ${top - 172}`, wood, 2.6) +
      path(`M${left + 360} ${top - 168}q32 8 62 10l4 84q-34 10-68-2Z`, mix("#f4e6cf", air[2], 0.25)) +
      path(`M${left + 436} ${top - 158}q28 0 56-8l6 66q-32 8-62 2Z`, mix(tint, air[2], 0.45)) +
      path(
        `M${left + 88} ${top}c-30-20-36-60-16-84v-14h42v14c20 24 14 64-16 84Z`,
        mix("#b0664a", ink, 0.16),
      ) +
      path(`M${left + 156} ${top}v-26q50-16 100 0v26Z`, mix(tint, ink, 0.2));
    return (
      path(lens(x - 60, y + 2, 760, 34), ink, 'opacity=".35"') +
      onRoof +
      rect(
        left,
        top,
        right - left,
        y - top,
        c.across([0, mix(clay, sun, 0.35)], [1, mix(clay, tint, 0.18)]),
      ) +
      path(
        `M${right} ${top}l0 0${risers}V${y}H${right}Z`,
        c.across([0, mix(clay, ink, 0.28)], [1, mix(clay, ink, 0.5)]),
      ) +
      line(`M${right} ${top}${risers}`, mix(clay, sun, 0.4), 3) +
      rect(left - 12, top - 8, right - left + 24, 20, mix(clay, sun, 0.5)) +
      rect(left, top + 12, right - left, 9, dark, 'opacity=".4"') +
      rail +
      path(
        `M${left + 210} ${y}v-110a40 40 0 0 1 80 0v110Z`,
        c.fall([0, mix(lamp, "#e8a35a", 0.4)], [1, lamp]),
      ) +
      path(`M${left + 210} ${y}v-120l40 16v104Z`, mix("#6b4330", ink, 0.1)) +
      path(`M${left + 74} ${y - 110}v-50q24-26 48 0v50ZM${left + 390} ${y - 110}v-50q24-26 48 0v50Z`, lamp) +
      line(`M${left + 98} ${y - 172}v62M${left + 414} ${y - 172}v62`, wood, 5) +
      path(`M${left + 210} ${y}h80l70 50h-190Z`, c.fall([0, lamp, 0.6], [1, lamp, 0]))
    );
  };

/** A city wall with a watchtower and a gap where it has fallen; the watch stands on top. */
export const watchtower =
  ({ x, y }) =>
  (c) => {
    const { ink, sun, ridges: tones, lamp } = c.palette;
    const stone = mix(tones[2], ink, 0.25);
    const face = c.across([0, mix(stone, ink, 0.5)], [0.7, stone], [1, mix(stone, "#f3b98a", 0.4)]);
    const teeth = (from, top, count, w) =>
      Array.from({ length: count }, (_, k) => `M${int(from + k * w * 1.9)} ${top}v-26h${w}v26Z`).join("");
    const tower = `M${x - 96} ${y}L${x - 84} 232H${x + 84}L${x + 96} ${y}Z`;
    const wallTop = y - 190;
    const wall = `M-10 ${y}V${wallTop}H${x + 300}l14 40l34 10l20 54l50-6l30 40l60 6V${y}ZM${x + 560} ${y}v-60l36-30l20-66h40l10-24H1210V${y}Z`;
    const courses = Array.from(
      { length: 16 },
      () =>
        `M${int(c.random() * 1160)} ${int(wallTop + 30 + c.random() * (y - wallTop - 40))}h${int(28 + c.random() * 26)}`,
    ).join("");
    return (
      path(
        wall +
          teeth(10, wallTop + 2, 4, 40) +
          teeth(x + 110, wallTop + 2, 3, 34) +
          teeth(x + 690, wallTop + 12, 5, 36),
        mix(stone, ink, 0.1),
      ) +
      line(courses, mix(stone, ink, 0.6), 3, 'opacity=".6"') +
      path(tower, face) +
      path(`M${x - 108} 236V206H${x + 108}V236Z${teeth(x - 108, 208, 4, 36)}`, mix(stone, ink, 0.15)) +
      line(`M${x + 108} 206V236M${x + 84} 240L${x + 95} ${y}`, "#f3b98a", 3, 'opacity=".7"') +
      path(`M${x - 14} 330v-36q14-16 28 0v36Z`, lamp, 'opacity=".75"') +
      place(
        x + 28,
        208,
        1,
        line("M32 0V-118", ink, 4) +
          path("M32-138L38-114H26Z", mix(ink, sun, 0.3)) +
          path("M-16 0C-20-40-16-62-6-70H10C20-62 22-40 20 0Z", ink) +
          path(disc(3, -82, 12), ink) +
          line("M12-60Q24-58 31-66", ink, 8) +
          line("M12-92Q17-84 14-76M14-66Q21-46 20-6", "#f3b98a", 2.6, 'opacity=".8"'),
      )
    );
  };

/** Stone steps going up and away: from the near edge to a far point, each narrower than the one before. */
export const stairway =
  ({ near, far, count = 12, colours }) =>
  (c) => {
    const [nx, ny, nw] = near;
    const [fx, fy, fw] = far;
    const level = (k) => {
      const t = 1 - (1 - k / count) ** 1.5;
      return [nx + (fx - nx) * t, ny + (fy - ny) * t, nw + (fw - nw) * t];
    };
    return Array.from({ length: count }, (_, j) => {
      const k = count - 1 - j;
      const [x, y, w] = level(k);
      const [, up] = level(k + 1);
      const rise = (y - up) * 0.62;
      const tone = mix(colours[0], colours[1], k / count);
      return (
        path(
          `M${num(x - w / 2)} ${num(y)}v${num(-rise)}h${num(w)}v${num(rise)}Z`,
          c.fall([0, tone], [1, mix(tone, c.palette.ink, 0.26 * (1 - k / count))]),
        ) +
        path(
          `M${num(x - w / 2)} ${num(y - rise)}L${num(x - w * 0.47)} ${num(up)}H${num(x + w * 0.47)}L${num(x + w / 2)} ${num(y - rise)}Z`,
          mix(tone, "#fffaf0", 0.45 * (1 - k / count)),
        )
      );
    }).join("");
  };

/** A walking stick or a handrail: a bent line with a shine. */
export const handrail =
  ({ points, posts }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = mix("#6f5542", ink, 0.3);
    return (
      line(posts.map(([x, y, h]) => `M${x} ${y}v${-h}`).join(""), wood, 7) +
      path(ribbon(points), wood) +
      line(points.map(([x, y], k) => `${k ? "L" : "M"}${x} ${y - 4}`).join(""), mix(wood, sun, 0.4), 2)
    );
  };
