/** Doors, house fronts and what stands in front of them or hangs behind. */
import { width } from "./canvas.mjs";
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, path, place } from "./shapes.mjs";

/** The front of a town house from one x to the right edge, with its narrow side towards the street. */
export const houseFront =
  ({ from = 400, ground = 520, side = 54 }) =>
  (c) => {
    const { ink, sun, tint, sky: air } = c.palette;
    const plaster = mix(mix("#e8bf92", air[2], 0.3), "#ffffff", 0.12);
    const front = c.across([0, mix(plaster, sun, 0.35)], [1, mix(plaster, mix(tint, ink, 0.2), 0.32)]);
    const face = mix(plaster, ink, 0.5);
    const windows = [from + 86, from + 560].map((x) => {
      const shutter = mix(tint, ink, 0.3);
      return (
        rect(x - 6, 172, 112, 160, mix(plaster, sun, 0.6)) +
        rect(x, 178, 100, 148, c.fall([0, mix(tint, ink, 0.45)], [1, mix(air[1], tint, 0.35)])) +
        line(`M${x + 50} 178v148M${x} 240h100`, mix(plaster, sun, 0.6), 5) +
        rect(x - 54, 174, 46, 156, shutter) +
        rect(x + 108, 174, 46, 156, shutter) +
        line(
          [194, 214, 234, 254, 274, 294, 312].map((y) => `M${x - 48} ${y}h34M${x + 114} ${y}h34`).join(""),
          mix(shutter, ink, 0.35),
          2,
        ) +
        rect(x - 14, 332, 128, 10, mix(plaster, ink, 0.25)) +
        line(
          [8, 30, 54, 78, 96].map((d, k) => `M${x + d} ${k % 2 ? 318 : 323}h.1`).join(""),
          mix("#5f7f4a", ink, 0.2),
          26,
        ) +
        line([14, 42, 66, 90].map((d) => `M${x + d} 312h.1`).join(""), "#d9694f", 11) +
        path(`M${x - 2} 318h104l-8 16h-88Z`, mix("#a05a3a", ink, 0.15))
      );
    });
    return (
      path(`M${from}-4h${-side}V${ground - 16}L${from} ${ground}Z`, face) +
      rect(from, -4, width - from + 4, ground + 4, front) +
      rect(from - 8, 70, width - from + 12, 12, mix(plaster, sun, 0.5)) +
      rect(from, 82, width - from, 7, mix(plaster, ink, 0.3), 'opacity=".5"') +
      rect(from, ground - 54, width - from, 54, mix(plaster, ink, 0.32)) +
      windows.join("")
    );
  };

/** A door standing open above three steps, with the light on inside; y is where the steps meet the street. */
export const openDoor =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun, tint, lamp, sky: air } = c.palette;
    const stone = mix(mix("#e9d9be", air[2], 0.2), ink, 0.08);
    const leaf = mix(tint, ink, 0.28);
    const frame = path("M-104-54V-292a104 104 0 0 1 208 0V-54Z", mix(stone, sun, 0.35));
    const fan =
      path("M-80-300a80 80 0 0 1 160 0Z", mix(lamp, "#fff4d6", 0.3)) +
      line("M0-300V-378M0-300L-56-356M0-300L56-356", leaf, 5);
    const hall =
      rect(-80, -292, 160, 238, c.fall([0, "#ffedc2"], [1, lamp])) +
      path("M-80-54L-44-92H44L80-54Z", mix("#b9793f", lamp, 0.25)) +
      path("M-80-54L-44-92V-292H-80Z", "#f6c878") +
      rect(-14, -240, 46, 60, mix(lamp, "#c98a4e", 0.5)) +
      rect(-8, -234, 34, 48, "#fff4d6") +
      line("M-6-92v-46M26-92v-46M-10-138h42", mix("#8a5a38", lamp, 0.15), 6);
    const open =
      path("M80-54V-292L34-276V-86Z", leaf) +
      path("M70-96V-166L44-162V-106ZM70-190V-264L44-252V-186Z", mix(leaf, ink, 0.3)) +
      path(disc(40, -176, 5), lamp);
    const steps = [0, 1, 2]
      .map((k) => {
        const half = 168 - k * 26;
        const top = -18 - k * 18;
        return (
          rect(-half, top, half * 2, 18, mix(stone, ink, 0.14)) +
          rect(-half, top, half * 2, 7, mix(stone, sun, 0.7))
        );
      })
      .join("");
    const spill = path("M-80-54H80L250 96H-310Z", c.fall([0, lamp, 0.85], [0.36, lamp, 0.5], [1, lamp, 0]));
    const warm = oval(0, -190, 230, 250, c.glow([0, lamp, 0.5], [0.5, lamp, 0.16], [1, lamp, 0]));
    return place(
      x,
      y,
      scale,
      frame + rect(-88, -300, 176, 8, leaf) + fan + hall + open + steps + spill + warm,
    );
  };

/** A packed suitcase. */
export const suitcase =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const hide = mix("#9c5a34", ink, 0.12);
    return place(
      x,
      y,
      scale,
      path(lens(-14, 1, 210, 16), ink, 'opacity=".35"') +
        line("M-20-94v-12q0-8 8-8h24q8 0 8 8v12", mix(hide, ink, 0.5), 7) +
        rect(-76, -94, 152, 94, c.fall([0, mix(hide, sun, 0.3)], [1, mix(hide, ink, 0.15)]), 'rx="11"') +
        path("M-52-94h15V0h-15ZM37-94h15V0H37Z", mix(hide, ink, 0.45)) +
        path("M-53-62h17v14h-17ZM36-62h17v14H36Z", mix(sun, "#d9a552", 0.6)) +
        line("M-74-52H74", mix(hide, ink, 0.4), 2),
    );
  };

/** The pole of a bus stop and a bench beside it. */
export const busStop =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun, tint, ridges: tones } = c.palette;
    const metal = mix(tones[3], ink, 0.6);
    const wood = mix(mix("#9a6a42", tones[3], 0.25), ink, 0.1);
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 60, 8) + lens(-134, 4, 220, 10), ink, 'opacity=".3"') +
        line("M0 0V-292", metal, 8) +
        path(disc(0, -300, 40), metal) +
        path(disc(0, -300, 33), mix(tint, sun, 0.12)) +
        path(disc(0, -300, 16), mix(sun, tint, 0.12)) +
        rect(-20, -216, 40, 62, metal) +
        rect(-15, -211, 30, 52, mix(sun, tint, 0.2)) +
        line("M-206 2v-52M-64 2v-52M-212-50v-44M-58-50v-44", metal, 7) +
        path("M-226-58h182v11h-182ZM-226-100h182v13h-182ZM-226-80h182v11h-182Z", wood) +
        line("M-226-100h182M-226-58h182", mix(wood, sun, 0.45), 2),
    );
  };

const coatShape = (w, h, hem) =>
  `M0-6C-${int(w * 0.16)}-4-${int(w * 0.4)} 4-${int(w * 0.48)} 18C-${int(w * 0.56)} ${int(h * 0.3)}-${int(w * 0.62)} ${int(h * 0.56)}-${int(w * 0.6)} ${int(h * 0.66)}q${int(w * 0.1)} 8 ${int(w * 0.17)} 1L-${int(w * 0.36)} ${int(h * 0.5)}L-${int(w * hem)} ${h}q${int(w * hem)} 14 ${int(w * hem * 2)} 0L${int(w * 0.36)} ${int(h * 0.5)}L${int(w * 0.43)} ${int(h * 0.67)}q${int(w * 0.1)} 6 ${int(w * 0.17)}-1C${int(w * 0.62)} ${int(h * 0.56)} ${int(w * 0.56)} ${int(h * 0.3)} ${int(w * 0.48)} 18C${int(w * 0.4)} 4 ${int(w * 0.16)}-4 0-6Z`;

/** Coats on pegs: points of [x, width, length, colour], an undefined colour leaves the peg free. */
export const coats =
  ({ y, pegs, from = 90, to = 860 }) =>
  (c) => {
    const { ink, sun, paper } = c.palette;
    const wood = mix("#8a5a38", ink, 0.12);
    const rail =
      rect(from, y - 22, to - from, 40, c.fall([0, mix(wood, sun, 0.28)], [1, wood]), 'rx="4"') +
      line(`M${from + 4} ${y - 21}H${to - 4}`, mix(wood, sun, 0.6), 2);
    const all = pegs.map(([x, w, h, colour]) => {
      const peg =
        path(disc(0, 0, 11), mix(wood, ink, 0.45)) +
        path(disc(-2, -2, 7), mix(wood, sun, colour ? 0.3 : 0.62));
      if (!colour) return place(x, y, 1, peg);
      const cloth = c.across([0, mix(colour, paper, 0.14)], [0.6, colour], [1, mix(colour, ink, 0.3)]);
      const lining = mix(colour, ink, 0.5);
      return (
        place(
          x,
          y + 4,
          1,
          path(coatShape(w, h, 0.46), ink, 'opacity=".16" transform="translate(16 12)"') +
            path(coatShape(w, h, 0.46), cloth) +
            path(`M-${int(w * 0.15)}-4Q0 26 ${int(w * 0.15)}-4L0-8Z`, lining) +
            line(`M0 12V${h + 4}`, lining, 2.4) +
            line(
              `M-${int(w * 0.36)} ${int(h * 0.5)}V${int(h * 0.24)}M${int(w * 0.36)} ${int(h * 0.5)}V${int(h * 0.24)}`,
              lining,
              2,
              'opacity=".7"',
            ) +
            line(
              `M-${int(w * 0.28)} ${int(h * 0.64)}h${int(w * 0.17)}M${int(w * 0.11)} ${int(h * 0.64)}h${int(w * 0.17)}`,
              lining,
              3,
            ) +
            line([0.3, 0.46, 0.62].map((t) => `M7 ${int(h * t)}h.1`).join(""), mix(colour, paper, 0.6), 6),
        ) + place(x, y, 1, path(disc(0, 0, 8), mix(wood, ink, 0.4)))
      );
    });
    return rail + all.join("");
  };

/** Boots in pairs: points of [x, y, scale, colour]. */
export const boots =
  ({ pairs }) =>
  (c) => {
    const { ink, paper } = c.palette;
    return pairs
      .map(([x, y, scale, colour]) => {
        const boot = (fill) =>
          path("M-18-76H18V-26C24-20 46-20 50-4V2H-18Z", fill) +
          rect(-20, -80, 40, 13, mix(colour, paper, 0.35), 'rx="3"') +
          path("M-20 0H52V7H-20Z", mix(colour, ink, 0.65));
        return place(
          x,
          y,
          scale,
          path(lens(30, 7, 170, 14), ink, 'opacity=".25"') +
            `<g transform="translate(46 -5)">${boot(mix(colour, ink, 0.28))}</g>${boot(colour)}`,
        );
      })
      .join("");
  };

/** A door ajar on a lit room, seen from a hall: the slit of light and its fan on the floor. */
export const doorAjar =
  ({ x, y, high = 400, wide = 190, gap = 70 }) =>
  (c) => {
    const { ink, sun, lamp, tint, paper } = c.palette;
    const wood = mix(mix(paper, tint, 0.2), ink, 0.1);
    const leaf = mix(wood, ink, 0.16);
    const inner = x + wide - gap;
    const panel = (top, tall) =>
      path(
        `M${x + 22} ${y - top}L${inner - 16} ${y - top + 8}V${y - top + tall - 4}L${x + 22} ${y - top + tall}Z`,
        mix(leaf, ink, 0.16),
      );
    return (
      rect(x - 20, y - high - 22, wide + 40, high + 22, wood) +
      rect(x, y - high, wide, high, c.fall([0, "#ffe9b4"], [1, lamp])) +
      path(`M${x} ${y - high}L${inner} ${y - high + 18}V${y - 4}L${x} ${y + 14}Z`, leaf) +
      panel(high - 40, 150) +
      panel(high - 220, 150) +
      line(`M${inner} ${y - high + 18}V${y - 4}`, mix(sun, lamp, 0.4), 3) +
      path(disc(inner - 14, y - high * 0.46, 7), mix(lamp, ink, 0.25)) +
      path(
        `M${inner} ${y - 2}H${x + wide}L${x + wide + 60} 640H${inner - 150}Z`,
        c.fall([0, lamp, 0.75], [1, lamp, 0.05]),
      )
    );
  };

/** An arched doorway in a white wall with shade behind it. */
export const courtyardArch =
  ({ x, y, wide = 190, high = 250 }) =>
  (c) => {
    const { ink, sun, tint } = c.palette;
    const half = wide / 2;
    const shape = `M${x - half} ${y}V${y - high + half}a${half} ${half} 0 0 1 ${wide} 0V${y}Z`;
    return (
      line(shape.slice(0, -1), mix("#e2cfa8", sun, 0.2), 22) +
      path(shape, c.fall([0, mix(tint, ink, 0.55)], [1, mix(mix(tint, ink, 0.3), "#d8b58a", 0.35)])) +
      path(
        `M${x + half} ${y}V${y - high + half}a${half} ${half} 0 0 0-30-${int(half * 0.62)}V${y}Z`,
        mix("#e8d9ba", tint, 0.2),
      )
    );
  };
