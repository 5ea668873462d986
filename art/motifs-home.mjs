/** What hands have made: houses, gates, bridges. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { area, int, lens, line, num, path, place, ribbon } from "./shapes.mjs";

/** A warm light round a point. */
export const lampGlow =
  ({ x, y, r = 130, strength = 0.55 }) =>
  (c) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.glow([0, c.palette.lamp, strength], [0.35, c.palette.lamp, strength * 0.4], [0.65, c.palette.lamp, strength * 0.12], [1, c.palette.lamp, 0])}"/>`;

/** A small house with a light on. */
export const cottage =
  ({ x, y, scale = 1, flip = false, lit = true, smoke = true }) =>
  (c) => {
    const { ink, sun, lamp, ridges: tones, sky: air, tint } = c.palette;
    const wall = mix(mix(tones[2], tint, 0.2), air[2], 0.2);
    const gable = path("M-74 2V-58L-36-104L2-58V2Z", mix(wall, ink, 0.3));
    const side = path("M2-58H112V2H2Z", mix(wall, ink, 0.12));
    const roof =
      path("M-36-110H78L122-54H10L-36-110L-80-54L-86-60L-40-112Z", ink) +
      line("M-36-110H78", mix(ink, sun, 0.4), 2);
    const chimney = path("M44-106V-138H62V-106Z", mix(wall, ink, 0.55));
    const glass = lit ? lamp : mix(wall, ink, 0.6);
    const panes =
      path("M22-44h26v26h-26ZM70-44h26v26h-26Z", glass) +
      line("M35-44v26M22-31h26M83-44v26M70-31h26", ink, 2);
    const door = path("M-50 2V-34q14-14 28 0V2Z", mix(ink, lit ? lamp : wall, lit ? 0.35 : 0.2));
    const wisp = smoke
      ? path(
          ribbon([
            [53, -142, 4],
            [44, -176, 9],
            [62, -212, 14],
            [48, -256, 20],
            [70, -300, 12],
          ]),
          sun,
          'opacity=".22"',
        )
      : "";
    const warm = lit
      ? `<circle cx="60" cy="-30" r="110" fill="${c.glow([0, lamp, 0.42], [0.4, lamp, 0.16], [0.7, lamp, 0.05], [1, lamp, 0])}"/>`
      : "";
    return place(x, y, scale, wisp + chimney + gable + side + roof + door + panes + warm, flip);
  };

/** A city wall with an arch that a river runs through. */
export const riverGate =
  ({ x, y }) =>
  (c) => {
    const { ink, sun, ridges: tones, sky: air } = c.palette;
    const stone = mix(mix(tones[2], air[2], 0.22), "#8a6a58", 0.25);
    const fill = c.fall([0, mix(stone, air[1], 0.22)], [1, mix(stone, ink, 0.42)]);
    const top = y - 262;
    const teeth = Array.from(
      { length: 6 },
      (_, k) => `h${k === 5 ? 22 : 30}v-22h${k === 5 ? 22 : 30}v22`,
    ).join("");
    const wall = `M${x - 190} ${y}V${top}${teeth}V${top + 70}H${width + 10}V${y}H${x + 92}V${y - 92}a92 92 0 0 0-184 0V${y}Z`;
    const ring = line(`M${x - 98} ${y}V${y - 92}a98 98 0 0 1 196 0V${y}`, mix(stone, sun, 0.42), 11);
    const courses = [40, 78, 116, 160, 204]
      .map((d, k) => `M${x - 176 + (k % 2) * 30} ${top + d}h44m18 0h36m${k < 2 ? 40 : 176} 0h40`)
      .join("");
    return path(wall, fill) + line(courses, mix(stone, ink, 0.4), 2, 'opacity=".5"') + ring;
  };

/** A window frame round the whole picture, with its sill. */
export const windowFrame =
  ({ bars = [400, 800], cross = 250, sill = 520 }) =>
  (c) => {
    const { ink, sun, ridges: tones, tint } = c.palette;
    const wood = mix(mix(tones[3], ink, 0.55), tint, 0.1);
    const frame = `M0 0H${width}V${height}H0ZM46 40V${sill}H${width - 46}V40Z`;
    const rods =
      bars.map((x) => `M${x - 9} 36h18V${sill}h-18Z`).join("") +
      (cross ? `M40 ${cross - 7}H${width - 40}v14H40Z` : "");
    return (
      path(rods, wood) +
      line(bars.map((x) => `M${x - 9} 42V${sill}`).join(""), mix(wood, sun, 0.35), 2) +
      path(frame, wood, 'fill-rule="evenodd"') +
      `<rect x="0" y="${sill}" width="${width}" height="${height - sill}" fill="${c.fall([0, mix(wood, sun, 0.3)], [0.16, mix(wood, sun, 0.16)], [1, mix(wood, ink, 0.5)])}"/>`
    );
  };

/** A table top across the picture, seen from where one sits. */
export const tableEdge =
  ({ y = 520 }) =>
  (c) => {
    const { ink, sun, ridges: tones } = c.palette;
    const wood = mix(mix(tones[3], "#8a5a38", 0.72), ink, 0.16);
    const grain = [0.3, 0.55, 0.8]
      .map((t, k) => `M${k * 160 - 40} ${int(y + (height - y) * t)}q360-${8 - k * 3} 820 ${k * 4}`)
      .join("");
    return (
      path(
        area(
          [
            [-10, y],
            [600, y - 3],
            [width + 10, y],
          ],
          height + 4,
        ),
        c.fall([0, mix(wood, sun, 0.34)], [1, wood]),
      ) +
      line(grain, mix(wood, ink, 0.35), 2, 'opacity=".5"') +
      line(`M-10 ${y}Q600 ${y - 4} ${width + 10} ${num(y)}`, mix(wood, sun, 0.65), 2.4)
    );
  };

/** What the windows of a shore leave on the water. */
export const shoreLights =
  ({ from, to, y, count = 10 }) =>
  (c) => {
    const streaks = Array.from({ length: count * 3 }, (_, k) => {
      const x = from + ((k % count) / (count - 1)) * (to - from) + (c.random() - 0.5) * 16;
      return lens(x, y + c.random() ** 1.4 * 90, 12 + c.random() * 26, 3);
    });
    return path(streaks.join(""), c.palette.lamp, 'opacity=".5"');
  };
