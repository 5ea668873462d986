/** Trees, grasses and fields. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { int, lens, line, num, path, place } from "./shapes.mjs";

/** A leafy mass of many small rounds with light on the side towards `lit` (-1 left, 1 right). */
function canopy(c, { x, y, rx, ry, r = 30, lit = -1, colour, leaves = 18 }) {
  const { ink, sun, ridges: tones, tint } = c.palette;
  const base = colour ?? mix(tones[3], ink, 0.35);
  const dot = (px, py) => `M${int(px)} ${int(py)}h.1`;
  const body = ["", "", ""];
  const bright = ["", "", ""];
  const count = Math.round(11 + (rx + ry) / 16);
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * Math.PI * 2 + c.random() * 0.2;
    const far = 0.78 + c.random() * 0.3;
    body[k % 3] += dot(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far);
    const inner = 0.2 + c.random() * 0.62;
    const up = y - ry * 0.22 + Math.sin(angle) * ry * inner;
    if (Math.cos(angle) * lit > -0.5 && up < y + ry * 0.3)
      bright[k % 3] += dot(x + lit * rx * 0.16 + Math.cos(angle) * rx * inner, up);
  }
  let flecks = "";
  for (let k = 0; k < leaves; k++) {
    const angle = c.random() * Math.PI * 2;
    const far = Math.sqrt(c.random()) * 1.15;
    flecks += `M${int(x + Math.cos(angle) * rx * far)} ${int(y + Math.sin(angle) * ry * far)}l${int(5 + c.random() * 5)}-${int(2 + c.random() * 5)}`;
  }
  const lighter = mix(base, mix(tint, sun, 0.3), 0.11);
  return (
    `<ellipse cx="${int(x)}" cy="${int(y)}" rx="${int(rx)}" ry="${int(ry)}" fill="${base}"/>` +
    body.map((d, k) => line(d, base, r * (1.7 - k * 0.35))).join("") +
    bright.map((d, k) => line(d, lighter, r * (1.25 - k * 0.3))).join("") +
    line(flecks, mix(base, mix(tint, sun, 0.5), 0.36), 3)
  );
}

/** An old olive with a twisted trunk. */
export const olive =
  ({ x, y, scale = 1, flip = false, lit = -1 }) =>
  (c) => {
    const { ink, sun, tint, ridges: tones } = c.palette;
    const bark = mix(ink, tint, 0.14);
    const trunk = path(
      "M-58 4C-34-10-42-46-26-76C-34-106-70-112-104-146L-96-156C-66-134-34-130-14-112C-8-140-24-172-14-206L2-206C0-172 8-146 18-118C38-144 74-142 104-182L116-174C94-134 50-116 34-86C24-52 44-14 74 4C44-2 30 8 8 2C-14 8-34 0-58 4Z",
      bark,
    );
    const grain = line(
      "M-30-8C-14-36-24-66-10-98M8-6C2-34 14-60 10-96M36-8C22-34 18-54 22-78",
      mix(bark, sun, 0.28),
      2.6,
    );
    const hollow = path("M-4-34c8-12 14-4 10 8c-4 12-14 8-10-8Z", ink);
    const leaf = mix(mix(tones[2], tint, 0.3), ink, 0.35);
    const back = canopy(c, {
      x: 0,
      y: -214,
      rx: 128,
      ry: 52,
      r: 36,
      lit,
      colour: mix(leaf, ink, 0.35),
      leaves: 9,
    });
    const left = canopy(c, {
      x: -104,
      y: -172,
      rx: 62,
      ry: 30,
      r: 25,
      lit,
      colour: leaf,
      leaves: 9,
    });
    const right = canopy(c, {
      x: 112,
      y: -196,
      rx: 62,
      ry: 32,
      r: 26,
      lit,
      colour: leaf,
      leaves: 9,
    });
    return place(x, y, scale, back + trunk + grain + hollow + left + right, flip);
  };

/** A round-headed tree; `lean` bends it, so that two can lean together. */
export const tree =
  ({ x, y, scale = 1, lean = 0, lit = -1, tone = 0.35 }) =>
  (c) => {
    const { ink, ridges: tones, sky: air } = c.palette;
    const colour = tone < 0 ? mix(tones[3], air[2], -tone) : mix(tones[3], ink, tone);
    const top = lean;
    const trunk = path(
      `M-16 2C-6-30-4-60 ${int(top * 0.4 - 6)}-112L${int(top * 0.8)}-180L${int(top * 0.5 + 8)}-108C8-60 8-30 18 2C6-4-4-4-16 2Z`,
      mix(colour, ink, 0.6),
    );
    const bough = line(
      `M${int(top * 0.42)}-110Q${int(top * 0.5 - 24)}-140 ${int(top * 0.7 - 44)}-160M${int(top * 0.46)}-104Q${int(top * 0.6 + 24)}-134 ${int(top * 0.8 + 46)}-152`,
      mix(colour, ink, 0.6),
      6,
    );
    return place(
      x,
      y,
      scale,
      trunk + bough + canopy(c, { x: top, y: -196, rx: 74, ry: 62, r: 34, lit, colour, leaves: 16 }),
    );
  };

/** Slim trees like flames: points of [x, y, height]. */
export const cypresses =
  ({ points, tone = 0.5 }) =>
  (c) => {
    const colour = mix(c.palette.ridges[3], c.palette.ink, tone);
    const shapes = points.map(
      ([x, y, h]) =>
        `M${int(x)} ${int(y - h)}C${int(x + h * 0.08)} ${int(y - h * 0.75)} ${int(x + h * 0.15)} ${int(y - h * 0.3)} ${int(x + h * 0.03)} ${int(y - h * 0.04)}V${int(y + 2)}H${int(x - h * 0.03)}V${int(y - h * 0.04)}C${int(x - h * 0.15)} ${int(y - h * 0.3)} ${int(x - h * 0.08)} ${int(y - h * 0.75)} ${int(x)} ${int(y - h)}Z`,
    );
    const shine = points.map(
      ([x, y, h]) =>
        `M${num(x - h * 0.02)} ${int(y - h * 0.85)}Q${num(x - h * 0.09)} ${int(y - h * 0.4)} ${num(x - h * 0.03)} ${int(y - h * 0.12)}`,
    );
    return path(shapes.join(""), colour) + line(shine.join(""), mix(colour, c.palette.sun, 0.22), 2);
  };

/** A far shore of firs. */
export const firs =
  ({ from = 0, to = width, y, high = 46, count = 26, tone = 0.2 }) =>
  (c) => {
    const colour = mix(c.palette.ridges[3], c.palette.ink, tone);
    const shapes = Array.from({ length: count }, () => {
      const x = from + c.random() * (to - from);
      const h =
        high * (0.5 + c.random() * 0.6) * (0.5 + 0.5 * Math.sin((Math.PI * (x - from)) / (to - from)));
      const w = h * 0.2;
      return `M${int(x)} ${int(y - h)}l${int(w * 0.6)} ${int(h * 0.42)}h${int(-w * 0.2)}l${int(w * 0.6)} ${int(h * 0.58)}h${int(-w * 2)}l${int(w * 0.6)} ${int(-h * 0.58)}h${int(-w * 0.2)}Z`;
    });
    return path(shapes.join(""), colour) + path(lens((from + to) / 2, y, (to - from) * 1.06, 7), colour);
  };

/** A tree without leaves, its branches drawn out of one another. */
export const bareTree =
  ({ x, y, high = 230, lean = 0, depth = 6, wide = 17, buds = false }) =>
  (c) => {
    const lines = Array.from({ length: depth }, () => []);
    const tips = [];
    const grow = (fromX, fromY, angle, length, level) => {
      const toX = fromX + Math.sin(angle) * length;
      const toY = fromY - Math.cos(angle) * length;
      const bend = (c.random() - 0.5) * length * 0.3;
      lines[level].push(
        `M${int(fromX)} ${int(fromY)}Q${int((fromX + toX) / 2 + bend)} ${int((fromY + toY) / 2)} ${int(toX)} ${int(toY)}`,
      );
      if (level + 1 >= depth) return tips.push(`M${int(toX)} ${int(toY)}h.1`);
      grow(toX, toY, angle - 0.2 - c.random() * 0.42, length * (0.62 + c.random() * 0.18), level + 1);
      grow(toX, toY, angle + 0.16 + c.random() * 0.44, length * (0.62 + c.random() * 0.18), level + 1);
      return undefined;
    };
    grow(x, y, lean, high * 0.32, 0);
    const { ink, tint, sun } = c.palette;
    const drawn = lines.map((level, k) => line(level.join(""), ink, Math.max(1.2, wide * 0.62 ** k)));
    return drawn.join("") + (buds ? line(tips.join(""), mix(tint, sun, 0.45), 6) : "");
  };

/** A willow letting its branches down to the water. */
export const willow =
  ({ x, y, high = 330, wide = 190 }) =>
  (c) => {
    const { ink, ridges: tones, sun } = c.palette;
    const leaf = mix(tones[3], "#6d8c4f", 0.3);
    const top = y - high;
    // Each lock leaves the crown sideways and hangs; the crown is a half round, so outer locks start lower.
    const locks = (amount, reach, until) =>
      Array.from({ length: amount }, (_, k) => {
        const side = ((k + 0.5) / amount) * 2 - 1 + (c.random() - 0.5) * 0.1;
        const out = side * wide * reach;
        const crown = high * (0.42 - 0.4 * Math.sqrt(Math.max(0, 1 - side * side)));
        const length = high * (until - 0.14 + c.random() * 0.2) - crown;
        const thick = (26 + c.random() * 22) * Math.sign(side);
        const lean = side * 12;
        return `M${int(x + out * 0.5)} ${int(top + crown * 0.6)}q${int(out * 0.46)} ${int(crown * 0.2)} ${int(out * 0.5 + lean)} ${int(length)}q${int(-thick * 0.95)} ${int(-length * 0.3)} ${int(-thick - lean)} ${int(-length + crown * 0.2)}`;
      }).join("");
    const trunk = path(
      `M${x - 32} ${y + 4}c26-${int(high * 0.2)} 12-${int(high * 0.5)} 20-${int(high * 0.8)}h26c-6 ${int(high * 0.4)}-6 ${int(high * 0.64)} 24 ${int(high * 0.8)}Z`,
      ink,
    );
    const dome = `M${int(x - wide * 0.8)} ${int(top + high * 0.34)}q${int(wide * 0.1)}-${int(high * 0.33)} ${int(wide * 0.8)}-${int(high * 0.33)}q${int(wide * 0.7)} 0 ${int(wide * 0.8)} ${int(high * 0.33)}q${int(-wide * 0.8)}-${int(high * 0.16)} ${int(-wide * 1.6)} 0`;
    return (
      path(locks(18, 0.92, 0.92), mix(leaf, ink, 0.6)) +
      trunk +
      path(dome, mix(leaf, ink, 0.34)) +
      path(locks(20, 1, 0.84), mix(leaf, ink, 0.34)) +
      path(locks(13, 0.86, 0.64), mix(leaf, ink, 0.1)) +
      path(locks(8, 0.6, 0.42), mix(leaf, sun, 0.12))
    );
  };

/** Grass along the near edge; `flowers` puts that many blossoms into it. */
export const grass =
  ({ from = 0, to = width, y = height, high = 70, count = 46, lean = 10, flowers = 0, tone = 0.9 }) =>
  (c) => {
    const { ink, ridges: tones, tint, paper } = c.palette;
    const colour = mix(tones[3], ink, tone);
    const blades = [];
    const blooms = [];
    for (let k = 0; k < count; k++) {
      const x = from + c.random() * (to - from);
      const h = high * (0.4 + c.random() * 0.7);
      const b = lean * (0.5 + c.random()) + (c.random() - 0.5) * 14;
      blades.push(
        `M${int(x)} ${int(y)}q1 ${int(-h * 0.6)} ${int(b)} ${int(-h)}q${int(5 - b)} ${int(h * 0.5)} ${int(6 - b)} ${int(h)}`,
      );
      if (k < flowers) blooms.push(`M${num(x + b)} ${num(y - h)}h.1`);
    }
    const heads = flowers
      ? line(blooms.join(""), mix(paper, tint, 0.4), 9) + line(blooms.join(""), mix(paper, tint, 0.05), 4)
      : "";
    return path(blades.join(""), colour) + heads;
  };

function earShape(c) {
  const gold = mix("#efc474", c.palette.ridges[2], 0.06);
  const stalk = line("M0 0Q4-70 0-140", mix(gold, c.palette.ink, 0.25), 3);
  const awns = line("M0-140l-16-62M0-146l-6-70M0-150l8-66M0-144l19-54", gold, 1.3);
  const grains = [0, 1, 2, 3, 4].map(
    (k) => `M0 ${-136 - k * 11}q-13-6-9-20q11 5 9 20M0 ${-136 - k * 11}q13-6 9-20q-11 5-9 20`,
  );
  return stalk + awns + path(grains.join(""), gold);
}

/** Ripe barley in front of us. */
export const barley =
  ({ from = 0, to = width, y = height + 20, count = 24, scale = 1, lean = 8 }) =>
  (c) => {
    const ear = c.define(earShape(c));
    return Array.from({ length: count }, (_, k) => {
      const x = from + ((k + c.random() * 0.9) / count) * (to - from);
      return `<use href="${ear}" transform="translate(${int(x)} ${int(y + c.random() * 26)}) rotate(${int(lean + (c.random() - 0.5) * 18)}) scale(${num(scale * (0.75 + c.random() * 0.45))})"/>`;
    }).join("");
  };

/** Bound sheaves: points of [x, y, scale]. */
export const sheaves =
  ({ points }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const gold = mix("#dcaa58", c.palette.ridges[2], 0.1);
    const fan = Array.from({ length: 11 }, (_, k) => {
      const out = (k - 5) * 9;
      return `M${int(out * 0.16)}-56Q${int(out * 0.5)}-90 ${int(out * 1.25)} ${int(-132 + Math.abs(out) * 0.35)}`;
    });
    const body = path(
      "M-34 2C-22-20-12-40-11-56C-18-76-30-92-44-110C-20-124 20-124 44-110C30-92 18-76 11-56C12-40 22-20 34 2C16 8-16 8-34 2Z",
      gold,
    );
    const lines = line("M-20 0Q-8-30-5-54M0 4V-54M20 0Q8-30 5-54", mix(gold, ink, 0.45), 2);
    const band = line("M-12-56Q0-50 12-56", mix(ink, gold, 0.2), 6);
    const shape = c.define(
      line(fan.join(""), gold, 4) + line(fan.join(""), mix(gold, sun, 0.4), 1.4) + body + lines + band,
    );
    return points
      .map(([x, y, scale]) => `<use href="${shape}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join("");
  };
