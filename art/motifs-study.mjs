/** Signs of whole books of the Bible: an opened roof, a paved road with a letter, a lyre in the weather. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { int, line, path, place } from "./shapes.mjs";

/** A ceiling of beams broken open, with the sky in the hole and light falling through. */
export const openedRoof =
  ({ x, y, w }) =>
  (c) => {
    const [left, right] = [x - w / 2, x + w / 2];
    const hole = `M${left} 0L${left + 26} ${y * 0.5}L${left - 6} ${y + 20}H${right + 8}L${right - 22} ${y * 0.55}L${right + 4} 0Z`;
    const ceiling = rect(0, 0, 1200, y, c.fall([0, "#2c211f"], [1, "#4a352b"]));
    const beams = [60, 230, 400, 790, 960, 1130].map((bx) => `M${bx} 0h46l-6 ${y}h-34Z`).join("");
    const stubs = path(
      `M${left - 40} ${y - 74}H${left + 52}l-10 34H${left - 40}ZM${right + 46} ${y - 96}H${right - 58}l12 34H${right + 46}Z`,
      "#7a5238",
    );
    const straw = line(
      `M${left} ${y - 10}l30 26M${left + 20} ${y - 30}l44 16M${left - 20} ${y - 4}l10 38M${right} ${y - 14}l-30 30M${right - 18} ${y - 44}l-40 24M${right + 12} ${y - 4}l-4 40`,
      "#c99a5c",
      5,
    );
    return (
      ceiling +
      path(beams, "#5f4232") +
      rect(0, y, 1200, 20, "#32241f") +
      path(hole, c.fall([0, "#8fc3cf"], [1, "#fff6dc"])) +
      stubs +
      straw
    );
  };

/** A mat let down by four ropes, with a rolled cover on it. */
export const loweredMat =
  ({ x, y, from, spread = 150 }) =>
  (c) =>
    line(
      `M${x - 196} ${y - 14}L${x - spread} ${from}M${x + 196} ${y - 14}L${x + spread} ${from}M${x - 150} ${y - 46}L${x - spread + 34} ${from}M${x + 150} ${y - 46}L${x + spread - 34} ${from}`,
      "#c9a878",
      5,
    ) +
    place(
      x,
      y,
      1,
      path("M-206-8L-150-50H150L206-8Z", "#d9b27a") +
        line(
          "M-176-14L-128-48M-116-10L-82-50M-52-10L-36-50M52-10L36-50M116-10L82-50M176-14L128-48",
          "#a5784f",
          4,
        ) +
        path("M-206-8H206L200 12H-200Z", "#8a5c3c") +
        path(
          "M-120-18C-126-56-70-66-40-58C10-70 80-64 118-44C134-36 132-20 120-16Z",
          c.fall([0, "#c8604a"], [1, "#7d3a36"]),
        ) +
        line("M-40-56C-34-40-36-28-44-18M50-62C58-46 56-30 48-17", "#5f2c2e", 4) +
        path("M-150-26C-156-50-104-56-100-30C-104-18-140-16-150-26Z", "#f3e3c2"),
    );

/** A road paved with large stones, running from our feet to a point. */
export const pavedRoad =
  ({ far: [fx, fy], near, half, colours: [stone, joint] }) =>
  (c) => {
    const bottom = 660;
    const edge = (t, side) => fx + (near - fx) * t + side * (6 + (half - 6) * t);
    const y = (t) => fy + (bottom - fy) * t;
    const slabs = ["", ""];
    const rows = 13;
    for (let k = 0; k < rows; k++) {
      const a = ((k + 0.04) / rows) ** 2;
      const b = ((k + 0.94) / rows) ** 2;
      const count = 3 + (k % 2);
      const shift = c.random() * 0.16 - 0.08;
      for (let i = 0; i < count; i++) {
        const from = -1 + (2 * (i + (i ? shift : 0))) / count + 0.02;
        const to = -1 + (2 * (i + 1 + (i < count - 1 ? shift : 0))) / count - 0.02;
        const at = (t, u) => `${int(edge(t, u))} ${int(y(t))}`;
        slabs[(i + k) % 2] += `M${at(a, from)}L${at(a, to)} ${at(b, to)} ${at(b, from)}Z`;
      }
    }
    const outline = `M${int(edge(0, -1.04))} ${fy}H${int(edge(0, 1.04))}L${int(edge(1, 1.06))} ${bottom}H${int(edge(1, -1.06))}Z`;
    return path(outline, joint) + path(slabs[0], stone) + path(slabs[1], mix(stone, "#fff6e2", 0.2));
  };

/** Arches of an aqueduct going off to one side, smaller with distance. */
export const aqueduct =
  ({ x, y, count = 9, first = 104, colours: [lit, dim] }) =>
  (c) => {
    let d = "";
    let px = x;
    let size = first;
    const tops = [];
    for (let k = 0; k < count; k++) {
      const h = size * 1.55;
      const pier = size * 0.2;
      tops.push([px, y - h]);
      d += `M${int(px + pier)} ${y}V${int(y - h * 0.5)}a${int(size * 0.4)} ${int(size * 0.4)} 0 0 1 ${int(size * 0.8)} 0V${y}Z`;
      px += size;
      size *= 0.84;
    }
    const wall = `M${tops.map(([a, b]) => `${int(a)} ${int(b)}`).join("L")}L${int(px)} ${int(y - size * 1.55)}V${y}H${x}Z`;
    const channel = tops.map(([a, b], k) => `${k ? "L" : "M"}${int(a)} ${int(b)}`).join("");
    return (
      path(wall + d, c.across([0, lit], [1, dim]), 'fill-rule="evenodd"') +
      line(`${channel}L${int(px)} ${int(y - size * 1.55)}`, mix(lit, "#fff6e2", 0.35), 7)
    );
  };

/** Pines with flat heads: points of [x, y, height]. */
export const umbrellaPines =
  ({ points, colour }) =>
  (c) =>
    points
      .map(([x, y, h]) =>
        place(
          x,
          y,
          h / 200,
          path(
            "M-8 2L-4-130L-40-158M4 2L6-130L44-160",
            "none",
            `stroke="${mix("#6d4834", c.palette.ink, 0.3)}" stroke-width="11"`,
          ) +
            path(
              "M-112-150C-124-186-70-212 0-214C70-212 126-188 112-150C84-136 50-150 20-140C-20-150-80-132-112-150Z",
              colour,
            ) +
            path("M-92-172C-70-198-20-206 20-204C-10-192-40-180-60-164Z", mix(colour, "#fff6e2", 0.2)),
        ),
      )
      .join("");

/** A round milestone with a rolled and sealed letter lying on it. */
export const milestone =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(20, 2, 300, 24, 0.35) +
        rect(-104, -46, 208, 48, round(c, "#b8a184")) +
        path("M-78-46V-300H78V-46Z", round(c, "#cdb896")) +
        oval(0, -300, 78, 19, "#efe0bf") +
        line("M-44-220H40M-44-190H24M-44-160H34", "#8f7a5e", 8, 'opacity=".55"') +
        `<g transform="translate(0 -322) rotate(-7)">${rect(-120, -30, 240, 52, c.fall([0, "#fff8e6"], [1, "#cdb48c"]), 'rx="6"')}${oval(-120, -4, 11, 26, "#e8d5ae")}${oval(120, -4, 11, 26, "#b89a6c")}${line("M-10-30V22M14-30V22", "#8a4a3c", 5)}${oval(2, -4, 24, 22, "#b5402f")}${oval(2, -4, 13, 12, "none", 'stroke="#8a2c24" stroke-width="4"')}</g>`,
    );

/** A lyre with curved arms and seven strings. */
export const lyre =
  ({ x, y, scale = 1, turn = 0 }) =>
  (c) => {
    const wood = "#b8793f";
    const dark = mix(wood, c.palette.ink, 0.45);
    const arms =
      path("M-92-120C-170-200-160-320-96-404L-62-392C-112-310-116-220-52-140Z", round(c, wood)) +
      path("M92-120C170-200 160-320 96-404L62-392C112-310 116-220 52-140Z", round(c, wood));
    const bar = rect(-128, -396, 256, 26, c.fall([0, mix(wood, "#fff6e2", 0.35)], [1, wood]), 'rx="13"');
    const box = path(
      "M-112-130C-60-156 60-156 112-130C130-70 92 0 0 4C-92 0-130-70-112-130Z",
      c.fall([0, mix(wood, "#fff6e2", 0.25)], [1, dark]),
    );
    const strings = line(
      [-3, -2, -1, 0, 1, 2, 3].map((k) => `M${k * 21}-384L${k * 13}-46`).join(""),
      "#fff3d0",
      3.2,
    );
    const bridge = rect(-58, -54, 116, 14, dark, 'rx="6"');
    const pegs = line([-3, -2, -1, 0, 1, 2, 3].map((k) => `M${k * 21}-396v-12`).join(""), dark, 8);
    const rose = oval(0, -96, 22, 17, dark);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${arms}${box}${rose}${pegs}${bar}${strings}${bridge}</g>`;
  };

/** Slanting rain over a part of the picture. */
export const rain =
  ({ from, to, top: high, foot, count = 60, colour = "#dbe6ea", opacity = 0.5 }) =>
  (c) =>
    line(
      Array.from({ length: count }, (_, k) => {
        const px = from + ((k * 0.618 + c.random() * 0.1) % 1) * (to - from);
        const py = high + c.random() * (foot - high);
        return `M${int(px)} ${int(py)}l-14 ${int(34 + c.random() * 22)}`;
      }).join(""),
      colour,
      2.6,
      `opacity="${opacity}"`,
    );
