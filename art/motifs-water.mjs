/** What lives on and beside the water: reeds, boats, stones, piers, birds. */
import { height, width } from "./canvas.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** Blades rising from a stretch of shore; `lean` is where the wind goes, `heads` how many carry a cattail. */
export const reeds =
  ({ x, y = height, spread = 180, high = 200, count = 22, lean = 14, heads = 5, tone = 1 }) =>
  (c) => {
    const colour = mix(c.palette.ridges[3], c.palette.ink, tone);
    const blades = [];
    const stems = [];
    const cattails = [];
    for (let k = 0; k < count; k++) {
      const foot = x + (c.random() - 0.5) * spread;
      const tall = high * (0.45 + 0.55 * c.random()) * (1 - Math.abs(foot - x) / spread / 1.4);
      const bend = lean * (0.4 + c.random()) + (c.random() - 0.5) * 18;
      if (k < heads) {
        stems.push(
          `M${int(foot)} ${int(y)}Q${int(foot + bend * 0.2)} ${int(y - tall * 0.6)} ${int(foot + bend)} ${int(y - tall * 1.1)}`,
        );
        cattails.push(
          `M${num(foot + bend * 0.86)} ${int(y - tall * 1.0)}L${num(foot + bend * 1.02)} ${int(y - tall * 1.12)}`,
        );
      } else {
        const wide = 4 + c.random() * 4;
        blades.push(
          `M${int(foot)} ${int(y)}q${int(bend * 0.1)} ${int(-tall * 0.6)} ${int(bend * 1.7)} ${int(-tall)}q${int(wide - bend * 1.6)} ${int(tall * 0.5)} ${int(wide - bend * 1.7)} ${int(tall)}`,
        );
      }
    }
    return (
      path(blades.join(""), colour) + line(stems.join(""), colour, 2) + line(cattails.join(""), colour, 8)
    );
  };

/** A rowing boat seen from the side, with what the water gives back of it unless it lies ashore. */
export const rowboat =
  ({ x, y, scale = 1, flip = false, oars = false, post = false, ashore = false }) =>
  (c) => {
    const { ink, sun, tint } = c.palette;
    const side = mix(mix("#a5683a", tint, 0.2), ink, 0.3);
    const hull = path("M-104-30C-92 2-74 17-44 19H48C80 17 100-6 112-38C62-17-50-14-104-30Z", side);
    const inside = path("M-104-30C-50-14 62-17 112-38C62-27-48-25-104-30Z", ink);
    const rim = line("M-104-30C-50-14 62-17 112-38", mix(side, sun, 0.6), 2.4);
    const plank = line("M-90-8C-50 4 54 3 98-14", mix(side, ink, 0.5), 2);
    const oar = oars ? line("M-8-24L-82 28M-82 28l-18 12", mix(ink, sun, 0.35), 4) : "";
    const below = `<g transform="matrix(1 0 0 -.55 0 30)" opacity=".32">${path("M-104-30C-92 2-74 17-44 19H48C80 17 100-6 112-38C62-27-48-25-104-30Z", ink)}</g>`;
    const ripple = path(lens(0, 22, 270, 3) + lens(26, 34, 200, 3), sun, 'opacity=".35"');
    const mooring = post
      ? `${line("M112-38Q150-4 186-34", mix(ink, sun, 0.4), 2)}${path("M180 24V-62q6-6 12 0V24Z", ink)}${path("M180 24h12l-2 44h-8Z", ink, 'opacity=".3"')}${path(lens(186, 25, 60, 3), sun, 'opacity=".4"')}`
      : "";
    return place(
      x,
      y,
      scale,
      (ashore ? path(lens(0, 20, 250, 16), ink, 'opacity=".4"') : below + ripple) +
        hull +
        inside +
        rim +
        plank +
        oar +
        mooring,
      flip,
    );
  };

/** A small ship with one sail; `rudder` shows the little board that turns it. */
export const sailboat =
  ({ x, y, scale = 1, flip = false, furled = false, rudder = false }) =>
  (c) => {
    const { ink, sun, tint, paper } = c.palette;
    const cloth = mix(paper, tint, 0.14);
    const wood = mix(ink, tint, 0.28);
    const hull = path("M-112-26C-104 6-86 24-56 26H58C88 22 108-6 122-44C66-14-44-12-112-26Z", wood);
    const rim = line("M-112-26C-44-12 66-14 122-44", mix(wood, sun, 0.5), 3);
    const mast = line("M8-16V-232", ink, 5);
    const sail = furled
      ? line("M-70-196L92-222", ink, 4) + line("M-62-190C-20-190 40-204 84-214", cloth, 11)
      : path("M-58-206L84-232C112-160 112-100 96-46C50-62-20-62-70-44C-54-100-50-150-58-206Z", cloth) +
        path(
          "M8-222L84-232C112-160 112-100 96-46C66-56 36-59 8-58C26-110 28-170 8-222Z",
          mix(cloth, tint, 0.28),
        ) +
        line("M-62-204L88-234", ink, 4);
    const stay = line("M8-230L118-44M8-230L-108-28", mix(ink, sun, 0.25), 1.2);
    const board = rudder
      ? path("M-104-10C-108 8-108 24-102 40L-126 42C-130 20-124-4-116-24Z", mix("#c98a4e", ink, 0.1)) +
        line("M-118-22L-82-34", ink, 4)
      : "";
    const below =
      path("M-100 30C-60 44 70 44 106 30C80 60-60 64-100 30Z", ink, 'opacity=".28"') +
      path(lens(0, 28, 300, 3), sun, 'opacity=".4"');
    const shade = furled ? "" : path("M-60 44H90L60 150H-36Z", cloth, 'opacity=".12"');
    return place(x, y, scale, below + shade + board + hull + rim + stay + mast + sail, flip);
  };

/** A sail far out. */
export const farSail =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { paper, ink, sky: tones } = c.palette;
    const sail = path("M0-44C14-28 20-14 20-4H0ZM-3-38C-8-24-14-12-17-4H-3Z", mix(paper, tones[1], 0.2));
    return place(
      x,
      y,
      scale,
      sail +
        path("M-20 0H24L16 8H-14Z", mix(ink, tones[2], 0.25)) +
        path(lens(2, 12, 60, 3), paper, 'opacity=".4"'),
    );
  };

/** A jetty going out from the near edge: x and half width near and far. */
export const pier =
  ({ near = 300, far = 520, nearWide = 130, farWide = 34, top = 450, opacity = 1 }) =>
  (c) => {
    const { ink, sun, ridges: tones, sky: air } = c.palette;
    const at = (t) => {
      const depth = t ** 0.55;
      return {
        x: far + (near - far) * t,
        wide: farWide + (nearWide - farWide) * t,
        y: top + (height + 10 - top) * t,
        depth,
      };
    };
    const [a, b] = [at(0), at(1)];
    const deck = `M${int(a.x - a.wide)} ${top}H${int(a.x + a.wide)}L${int(b.x + b.wide)} ${height + 10}H${int(b.x - b.wide)}Z`;
    const fill = c.fall([0, mix(tones[2], air[2], 0.45)], [1, mix(tones[3], air[2], 0.14)]);
    const seams = [0.04, 0.1, 0.17, 0.26, 0.37, 0.5, 0.65, 0.83].map((t) => {
      const p = at(t);
      return `M${int(p.x - p.wide)} ${int(p.y)}h${int(p.wide * 2)}`;
    });
    const posts = [0, 0.2, 0.52].map((t) => {
      const p = at(t);
      const w = 5 + 13 * t;
      const h = 34 + 110 * t;
      return [p.x - p.wide - w, p.x + p.wide]
        .map(
          (x) =>
            `M${int(x)} ${int(p.y + h * 0.5)}V${int(p.y - h * 0.7)}q${num(w / 2)}-4 ${num(w)} 0V${int(p.y + h * 0.5)}Z`,
        )
        .join("");
    });
    const edge = line(`M${int(a.x - a.wide)} ${top}H${int(a.x + a.wide)}`, mix(sun, tones[2], 0.3), 2);
    const all =
      path(posts.join(""), ink) + path(deck, fill) + line(seams.join(""), ink, 1.6, 'opacity=".45"') + edge;
    return opacity < 1 ? `<g opacity="${opacity}">${all}</g>` : all;
  };

/** A heron in the shallows. */
export const heron =
  ({ x, y, scale = 1, flip = false }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const body = path("M-36-62C-20-84 14-88 30-70C28-54-8-46-58-36C-50-48-42-54-36-62Z", ink);
    const neck =
      line("M22-70C46-82 14-106 30-126C36-134 46-136 52-131", ink, 6.5) +
      path("M46-138C56-140 62-134 98-125L56-124C48-126 44-132 46-138Z", ink);
    const crest = line("M50-136C40-141 30-140 20-134", ink, 2.2);
    const legs = line("M-4-52V2M8-54L11-26L7 4", ink, 3);
    const below = `<g transform="matrix(1 0 0 -.5 0 2)" opacity=".25">${body}${neck}${legs}</g>`;
    return place(
      x,
      y,
      scale,
      below + path(lens(-2, 3, 90, 4), sun, 'opacity=".45"') + legs + body + neck + crest,
      flip,
    );
  };

/** Rocks lying together: points of [x, y, width, height]. */
export const rocks =
  ({ points, lit = 0.4 }) =>
  (c) => {
    const { ink, ridges: tones, sky: air } = c.palette;
    const fill = c.fall([0, mix(tones[3], ink, 0.25)], [1, ink]);
    const rim = mix(tones[3], air[2], lit);
    return points
      .map(([x, y, w, h]) => {
        const back = `M${int(x - w / 2)} ${int(y)}c0 ${int(-h * 0.7)} ${int(w * 0.28)} ${int(-h)} ${int(w * 0.5)} ${int(-h * 0.96)}`;
        return (
          path(
            `${back}c${int(w * 0.24)} ${int(h * 0.04)} ${int(w * 0.46)} ${int(h * 0.41)} ${int(w * 0.5)} ${int(h * 0.96)}Z`,
            fill,
          ) + line(back, rim, 2, 'opacity=".5"')
        );
      })
      .join("");
  };

/** Swells of the open sea, one before the other; `top` is the farthest crest, `bottom` the nearest. */
export const swells =
  ({ rows = 5, top, bottom = height - 40, high = 40 }) =>
  (c) => {
    const [near, deep] = c.palette.water;
    return Array.from({ length: rows }, (_, k) => {
      const t = rows === 1 ? 1 : k / (rows - 1);
      const y = top + (bottom - top) * t ** 1.2;
      const long = 110 + 300 * ((y - c.horizon) / (height - c.horizon));
      const rise = 6 + high * ((y - c.horizon) / (height - c.horizon));
      let x = -long * (0.2 + c.random());
      let crest = `M${int(x)} ${int(y)}`;
      while (x < width) {
        const span = long * (0.75 + c.random() * 0.5);
        crest += `q${int(span * 0.55)} ${int(rise * 2.2)} ${int(span)} 0`;
        x += span;
      }
      const tone = mix(mix(near, deep, t * 0.75), c.palette.sky[2], 0.2 * (1 - t));
      const fill = c.fall([0, mix(tone, c.palette.sky[2], 0.3)], [0.3, tone], [1, mix(tone, deep, 0.8)]);
      return (
        path(`${crest}V${height + 20}H-400Z`, fill) + line(crest, c.palette.sun, 1 + t * 0.6, 'opacity=".16"')
      );
    }).join("");
  };

/** Birds on the wing, the flock thinning out along a gentle line. */
export const birds =
  ({ x, y, count = 7, spread = 190, size = 15, tone = 0.7 }) =>
  (c) => {
    const colour = mix(c.palette.ridges[1], c.palette.ink, tone);
    const shapes = Array.from({ length: count }, (_, k) => {
      const w = size * (1.15 - (k / count) * 0.65);
      const bx = x + (k - count / 2) * (spread / count) + (c.random() - 0.5) * 22;
      const by = y - k * 9 + (c.random() - 0.5) * 34;
      const lift = w * (0.5 + c.random() * 0.4);
      return `M${num(bx - w)} ${num(by - lift * 0.7)}q${num(w * 0.7)} ${num(-lift * 0.4)} ${num(w)} ${num(lift * 0.8)}q${num(w * 0.4)} ${num(-lift)} ${num(w * 1.1)} ${num(-lift * 0.7)}q${num(-w * 0.75)} ${num(lift * 0.1)} ${num(-w * 1.05)} ${num(lift)}q${num(-w * 0.3)} ${num(-lift * 0.9)} ${num(-w * 1.05)} ${num(-lift * 1.1)}Z`;
    });
    return path(shapes.join(""), colour);
  };

/** Leaves lying on the water. */
export const lilies =
  ({ points }) =>
  (c) => {
    const { ridges: tones, sky: air, paper, tint } = c.palette;
    const pads = points.map(
      ([x, y, w]) =>
        `M${int(x)} ${int(y)}l${num(w * 0.46)} ${num(-w * 0.09)}A${num(w / 2)} ${num(w * 0.17)} 0 1 1 ${num(x + w * 0.3)} ${num(y - w * 0.135)}Z`,
    );
    const blossoms = points
      .filter((_, k) => k % 3 === 0)
      .map(
        ([x, y, w]) =>
          `M${int(x)} ${int(y - 2)}q${num(-w * 0.2)}-4 ${num(-w * 0.18)} ${num(-w * 0.17)}q${num(w * 0.1)} 0 ${num(w * 0.12)} ${num(w * 0.05)}q0 ${num(-w * 0.1)} ${num(w * 0.06)} ${num(-w * 0.17)}q${num(w * 0.08)} ${num(w * 0.07)} ${num(w * 0.07)} ${num(w * 0.17)}q${num(w * 0.04)} ${num(-w * 0.06)} ${num(w * 0.13)} ${num(-w * 0.06)}q${num(w * 0.02)} ${num(w * 0.14)} ${num(-w * 0.2)} ${num(w * 0.18)}Z`,
      );
    return path(pads.join(""), mix(tones[2], air[2], 0.16)) + path(blossoms.join(""), mix(paper, tint, 0.1));
  };

/** Rings spreading from one point. */
export const rings =
  ({ x, y, count = 4, r = 46 }) =>
  (c) =>
    Array.from(
      { length: count },
      (_, k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * (k + 1)}" ry="${num(r * (k + 1) * 0.17)}" fill="none" stroke="${c.palette.sun}" stroke-width="${num(2.4 - k * 0.4)}" opacity="${num(0.6 - k * 0.12)}"/>`,
    ).join("") + path(disc(x, y, 3), c.palette.sun);
