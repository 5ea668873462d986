/** The common ground of every picture: sky, light, ridges and water. Each call gives a layer to be drawn on a canvas. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { area, disc, int, lens, line, num, path, ribbon } from "./shapes.mjs";

export const sky = () => (c) => {
  const [high, middle, low] = c.palette.sky;
  const fill = c.fall([0, high], [0.62, middle], [1, low]);
  return `<rect width="${width}" height="${int(c.horizon + 8)}" fill="${fill}"/>`;
};

/** The sun or the full moon; `crescent` for a young moon. */
export const light =
  ({ x, y, r = 38, reach = 300, strength = 0.85, crescent = false }) =>
  (c) => {
    const colour = c.palette.sun;
    const glow = c.glow(
      [0, colour, strength],
      [0.28, colour, strength * 0.46],
      [0.52, colour, strength * 0.18],
      [0.76, colour, strength * 0.05],
      [1, colour, 0],
    );
    const body = crescent
      ? `M${num(x)} ${num(y - r)}a${r} ${r} 0 1 1 ${num(-r * 0.72)} ${num(r * 1.7)}a${num(r * 0.92)} ${num(r * 0.92)} 0 0 0 ${num(r * 0.72)} ${num(-r * 1.7)}Z`
      : disc(x, y, r);
    return `<circle cx="${x}" cy="${y}" r="${reach}" fill="${glow}"/>${r > 0 ? path(body, colour) : ""}`;
  };

/** Beams fanning out of a point; `from` and `to` in degrees, 0 to the right, 90 up. */
export const rays =
  ({ x, y, from = 20, to = 160, count = 7, length = 620, strength = 0.3 }) =>
  (c) => {
    const fill = c.glowAt(x, y, length, [0, c.palette.sun, strength], [1, c.palette.sun, 0]);
    const wedges = Array.from({ length: count }, (_, k) => {
      const middle = from + ((to - from) * (k + 0.5)) / count + (c.random() - 0.5) * 5;
      const half = ((to - from) / count) * (0.16 + c.random() * 0.16);
      const end = (degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return `${int(x + Math.cos(angle) * length)} ${int(y - Math.sin(angle) * length)}`;
      };
      return `M${x} ${y}L${end(middle - half)} ${end(middle + half)}Z`;
    });
    return path(wedges.join(""), fill);
  };

export const stars =
  ({ count = 60, below = 280, bright = 4 } = {}) =>
  (c) => {
    const dots = (amount) =>
      Array.from(
        { length: amount },
        () => `M${int(c.random() * width)} ${int(10 + c.random() ** 1.3 * below)}h.1`,
      ).join("");
    const colour = c.palette.sun;
    return (
      line(dots(Math.round(count * 0.65)), colour, 1.6, 'opacity=".55"') +
      line(dots(Math.round(count * 0.35)), colour, 2.4, 'opacity=".8"') +
      line(dots(bright), colour, 3.8)
    );
  };

/** A star with a small halo: the one the picture is about. */
export const brightStar =
  ({ x, y, r = 5 }) =>
  (c) => {
    const colour = c.palette.sun;
    const glow = c.glow([0, colour, 0.8], [0.3, colour, 0.25], [1, colour, 0]);
    const arm = (a, b) =>
      `M${x} ${y - a}Q${x} ${y} ${x + b} ${y}Q${x} ${y} ${x} ${y + a}Q${x} ${y} ${x - b} ${y}Q${x} ${y} ${x} ${y - a}Z`;
    return `<circle cx="${x}" cy="${y}" r="${r * 9}" fill="${glow}"/>${path(arm(r * 5, r * 2.6), colour)}`;
  };

/** Long thin clouds lying in the sky. */
export const clouds =
  ({ x = 600, y = 120, spread = 520, rows = 5, gap = 22, thick = 16, opacity = 0.5, colour } = {}) =>
  (c) => {
    const shapes = Array.from({ length: rows }, (_, k) => {
      const long = 180 + c.random() * 320;
      return lens(
        x + (c.random() - 0.5) * spread,
        y + (k - rows / 2) * gap + c.random() * 8,
        long,
        thick * (0.5 + c.random() * 0.7),
      );
    });
    return path(
      shapes.join(""),
      colour ?? mix(c.palette.sun, c.palette.sky[1], 0.35),
      `opacity="${opacity}"`,
    );
  };

const ridgeKinds = {
  hills: { points: 7, rough: 0.55 },
  downs: { points: 4, rough: 0.5 },
  mountains: {},
};

/** A crest of peaks cut as if from paper, each slope broken once or twice. */
function peaks(c, { base, lift, count, heightAt }) {
  const step = width / count;
  let d = `M-40 ${int(base)}`;
  let x = -40 - step * c.random() * 0.5;
  while (x < width + 40) {
    const half = step * (0.42 + c.random() * 0.3);
    const top = lift * (0.62 + c.random() * 0.42) * heightAt(x + half);
    const foot = lift * (0.3 + c.random() * 0.16) * heightAt(x + half * 2);
    const shoulder = 0.45 + c.random() * 0.2;
    d += `L${int(x + half * shoulder)} ${int(base - top * (shoulder + 0.08))}L${int(x + half * (shoulder + 0.18))} ${int(base - top * (shoulder + 0.12))}`;
    d += `L${int(x + half)} ${int(base - top)}L${int(x + half * 1.24)} ${int(base - top * 0.8)}L${int(x + half * 1.42)} ${int(base - top * 0.74)}L${int(x + half * 1.9)} ${int(base - Math.min(foot, top * 0.6))}`;
    x += half * 1.75;
  }
  return `${d}V${int(base)}Z`;
}

/** A ridge pales towards its foot, the more the farther it is. */
function ridgeFill(c, tone, air) {
  const low = c.palette.sky[2];
  const crest = mix(c.palette.ridges[tone], low, [0.42, 0.24, 0.1, 0][tone]);
  return c.fall([0, crest], [1, mix(crest, low, air * (1 - tone / 4))]);
}

/**
 * Ridges from far to near, each paling towards its foot as in morning air. `lift` is how high the farthest stands,
 * `open` an x where they bow down to let the light through, `rise` an x where they climb.
 */
export const ridges =
  ({ kind = "hills", layers = 4, lift = 190, open, rise, reach = 260, mirror = 0.3, air = 0.5 } = {}) =>
  (c) => {
    const { points, rough } = ridgeKinds[kind];
    const shapes = Array.from({ length: layers }, (_, k) => {
      const tone = 4 - layers + k;
      const base = c.horizon - lift * (1 - k / layers) ** 1.15 * 0.8;
      const swell = lift * rough * (0.42 - k * 0.06);
      const count = points + (k % 2);
      const shift = c.random() * 0.5;
      if (kind === "mountains") {
        const heightAt = (x) => (open === undefined ? 1 : 1 - 0.5 * Math.exp(-(((x - open) / reach) ** 2)));
        return path(
          peaks(c, { base: c.horizon, lift: lift * (1.1 - k / (layers + 0.6)), count: 5 + k * 2, heightAt }),
          ridgeFill(c, tone, air),
        );
      }
      const crest = Array.from({ length: count + 3 }, (_, i) => {
        const x = ((i - 0.5 - shift) / count) * width;
        const wave = (c.random() - 0.5) * 1.8;
        const near = (at) => (at === undefined ? 0 : Math.exp(-(((x - at) / reach) ** 2)));
        const y = base + wave * swell + near(open) * lift * 0.42 * (1 - k * 0.16) - near(rise) * lift * 0.5;
        return [x, Math.min(y, c.horizon - 4 - k)];
      });
      const colour = c.palette.ridges[tone];
      const far = mix(colour, c.palette.sky[2], [0.42, 0.24, 0.1, 0][tone]);
      const fill = c.fall([0, far], [1, mix(far, c.palette.sky[2], air * (1 - tone / 4))]);
      return path(area(crest, c.horizon), fill);
    });
    const all = shapes.join("");
    if (!mirror) return all;
    c.mirrored = { shape: c.define(all), strength: mirror };
    return `<use href="${c.mirrored.shape}"/>`;
  };

/** Water from the horizon down: it takes the low sky's colour far off and deepens towards us. */
export const water =
  ({ sheen = 0.55 } = {}) =>
  (c) => {
    const [near, deep] = c.palette.water;
    const fill = c.fall(
      [0, mix(near, c.palette.sky[2], sheen)],
      [0.3, mix(near, c.palette.sky[2], sheen * 0.22)],
      [1, deep],
    );
    const surface = `<rect y="${int(c.horizon)}" width="${width}" height="${int(height - c.horizon)}" fill="${fill}"/>`;
    if (!c.mirrored) return surface;
    const { shape, strength } = c.mirrored;
    return `${surface}<use href="${shape}" transform="matrix(1 0 0 -.6 0 ${int(c.horizon * 1.6)})" opacity="${strength}"/>`;
  };

/** The light's road on the water, and a few quiet lines where the wind touches it. */
export const glints =
  ({ x, count = 26, spread = 1, opacity = 0.75, calm = 10, colour }) =>
  (c) => {
    const depth = height - c.horizon;
    const group = (amount, strength) => {
      const shapes = Array.from({ length: amount }, () => {
        const fall = 8 + (depth - 16) * c.random() ** 1.5;
        const long = 22 + fall * 0.55 * (0.3 + c.random());
        return lens(
          x + (c.random() - 0.5) * (26 + fall * 0.75) * spread,
          c.horizon + fall,
          long,
          1.6 + fall / 60,
        );
      });
      return path(shapes.join(""), colour ?? c.palette.sun, `opacity="${num(strength)}"`);
    };
    const still = Array.from({ length: calm }, () => {
      const fall = 14 + (depth - 20) * c.random();
      return lens(c.random() * width, c.horizon + fall, 80 + fall * c.random(), 1.2 + fall / 130);
    });
    const lines = calm
      ? path(still.join(""), mix(c.palette.water[0], c.palette.sky[2], 0.5), 'opacity=".35"')
      : "";
    return lines + group(Math.ceil(count / 2), opacity * 0.5) + group(Math.floor(count / 2), opacity);
  };

/** Mist lying level: thick in the middle, nothing above and below. */
export const mist =
  ({ y, high = 90, strength = 0.5, colour }) =>
  (c) => {
    const tone = colour ?? mix(c.palette.sky[2], c.palette.sun, 0.4);
    const fill = c.fall([0, tone, 0], [0.55, tone, strength], [1, tone, 0]);
    return `<rect y="${y}" width="${width}" height="${high}" fill="${fill}"/>`;
  };

/** Land in front of us, its edge through the points; `tone` 0 is the nearest ridge, 1 is ink, -1 a far ridge. */
export const bank =
  ({ points, tone = 0.6, lit = 0.12, until = height + 4 }) =>
  (c) => {
    const base =
      tone < 0
        ? mix(c.palette.ridges[3], c.palette.ridges[1], -tone)
        : mix(c.palette.ridges[3], c.palette.ink, tone);
    const top = mix(base, c.palette.sky[2], lit);
    const last = points.at(-1);
    const closed = last[1] >= height ? points : [...points, [width + 20, last[1]]];
    return path(area(closed, until), c.fall([0, top], [1, base]));
  };

/** A road, path or stream: points of [x, y, width] from far to near. */
export const way =
  ({ points, colour, opacity = 1, share = 0.5 }) =>
  (c) => {
    const tone = colour ?? mix(c.palette.ridges[2], c.palette.sun, share);
    return path(ribbon(points), tone, opacity < 1 ? `opacity="${opacity}"` : "");
  };

/** Open country from the horizon down. */
export const plain = () => (c) => {
  const { ridges: tones, sky: air } = c.palette;
  const fill = c.fall([0, mix(tones[2], air[2], 0.38)], [1, tones[3]]);
  return `<rect y="${int(c.horizon - 1)}" width="${width}" height="${int(height - c.horizon + 1)}" fill="${fill}"/>`;
};
