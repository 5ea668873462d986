/** The desert: dunes, palms, tents, people walking far off, a pillar of fire. */
import { height, width } from "./canvas.mjs";
import { rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { area, disc, int, lens, line, num, path, place, ribbon } from "./shapes.mjs";

/** Sand from a crest down, lit along its edge. */
export const dune =
  ({ points, colours, edge = 0.5 }) =>
  (c) => {
    const crest = area(points, height + 4);
    return (
      path(crest, c.fall([0, colours[0]], [1, colours[1]])) +
      line(crest.slice(0, crest.indexOf("V")), mix(colours[0], c.palette.sun, edge), 2.4, 'opacity=".8"')
    );
  };

/** A date palm. */
export const palm =
  ({ x, y, scale = 1, lean = 20, flip = false }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const bark = mix("#7a5638", ink, 0.3);
    const leaf = mix("#55783f", ink, 0.35);
    const top = -300;
    const trunk = ribbon([
      [0, 4, 44],
      [1, -16, 30],
      [lean * 0.1, -90, 24],
      [lean * 0.45, -200, 20],
      [lean, top, 18],
    ]);
    const scars = Array.from({ length: 9 }, (_, k) => {
      const t = (k + 1) / 10;
      return `M${num(lean * t * t - 9)} ${int(top * t)}q9 8 18 0`;
    }).join("");
    const frond = (angle, length, droop) => {
      const a = (angle * Math.PI) / 180;
      const ex = lean + Math.cos(a) * length;
      const ey = top - Math.sin(a) * length + droop;
      const mx = lean + Math.cos(a) * length * 0.55;
      const my = top - Math.sin(a) * length * 0.85 - 22;
      return `M${int(lean)} ${top}Q${int(mx)} ${int(my)} ${int(ex)} ${int(ey)}Q${int(mx + 6)} ${int(my + 44)} ${int(lean)} ${top + 14}Z`;
    };
    const back = [20, 62, 100, 140, 172].map((a) => frond(a, 150, 46)).join("");
    const front = [-14, 4, 40, 80, 122, 158, 184, 198].map((a) => frond(a, 168, 62)).join("");
    const dates = path(
      disc(lean - 14, top + 24, 9) + disc(lean + 12, top + 26, 10) + disc(lean - 1, top + 36, 9),
      "#b5652c",
    );
    return place(
      x,
      y,
      scale,
      path(lens(6, 4, 130, 16), ink, 'opacity=".3"') +
        path(back, mix(leaf, ink, 0.4)) +
        path(trunk, c.across([0, mix(bark, sun, 0.3)], [1, mix(bark, ink, 0.3)])) +
        line(scars, mix(bark, ink, 0.5), 3, 'opacity=".7"') +
        dates +
        path(front, c.fall([0, mix(leaf, sun, 0.2)], [1, leaf])),
      flip,
    );
  };

/** People far off, seen from behind: points of [x, y, height, colour]; their shadows fall towards us. */
export const walkers =
  ({ people, shadow = [0, 1.2] }) =>
  (c) => {
    const { ink, sun } = c.palette;
    return people
      .map(([x, y, tall, colour], k) => {
        const s = tall / 100;
        const sway = k % 2 ? 3 : -3;
        return place(
          x,
          y,
          s,
          path(
            `M-16 0H18L${int(30 + shadow[0] * 90)} ${int(shadow[1] * 90)}H${int(shadow[0] * 90)}Z`,
            ink,
            'opacity=".22"',
          ) +
            path(
              `M-7-80C-16-76-17-40-${19 - sway} 0Q0 4 ${19 + sway} 0C17-40 16-76 7-80Z`,
              c.across([0, mix(colour, sun, 0.22)], [0.55, colour], [1, mix(colour, ink, 0.35)]),
            ) +
            path(
              "M-9-82C-11-96-7-103 0-103C7-103 11-96 9-82C14-74 15-60 11-48C4-54-5-54-11-48C-15-60-14-74-9-82Z",
              mix(colour, sun, 0.36),
            ) +
            line(`M-13-66Q-22-50 ${-18 + sway}-36`, mix(colour, ink, 0.15), 8) +
            (k % 3 === 1 ? path("M9-56q16-7 19 7q2 14-12 14q-10-3-7-21Z", mix("#b98a56", ink, 0.1)) : ""),
        );
      })
      .join("");
  };

/** A camp: points of [x, y, scale]; light falls on the tents from `from` (an x). */
export const tents =
  ({ points, cloth, from = 600, glow = 0.5 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const lit = mix(cloth, lamp, glow);
    const dark = mix(cloth, ink, 0.55);
    const shape = (right) => {
      const [a, b] = right ? [dark, lit] : [lit, dark];
      return c.define(
        line("M-96 4L-74-26M96 4L76-26", mix(ink, lamp, 0.3), 2.4) +
          path("M-84 0L-22-96Q0-90 22-96L84 0Q0 10-84 0Z", a) +
          path("M22-96L84 0Q50 6 10 6L14-60Z", b) +
          path("M-10 5L6-74L30 3Z", mix(dark, ink, 0.5)) +
          line("M-22-96V-106M22-96V-106", dark, 4),
      );
    };
    const [toRight, toLeft] = [shape(true), shape(false)];
    return points
      .map(
        ([x, y, s]) =>
          `<use href="${x < from ? toRight : toLeft}" transform="translate(${x} ${y}) scale(${s})"/>`,
      )
      .join("");
  };

/** A column of fire from the ground into the sky. */
export const firePillar =
  ({ x, y, wide = 90 }) =>
  (c) => {
    const { lamp } = c.palette;
    const column = (w, bend) =>
      ribbon([
        [x, y, w * 0.7],
        [x + bend, y - 90, w],
        [x - bend, y - 200, w * 1.1],
        [x + bend, y - 320, w * 1.35],
        [x - bend * 0.5, -30, w * 1.9],
      ]);
    return (
      `<circle cx="${x}" cy="${y - 150}" r="520" fill="${c.glow([0, "#ffb055", 0.75], [0.3, "#e8833a", 0.34], [0.65, "#c45a2a", 0.1], [1, "#c45a2a", 0])}"/>` +
      path(column(wide * 1.8, 5), c.fall([0, "#d9622c", 0.1], [1, "#e8833a", 0.55])) +
      path(column(wide, -6), c.fall([0, "#f0953f", 0.3], [1, "#ffb950"])) +
      path(column(wide * 0.5, 4), c.fall([0, lamp, 0.35], [0.6, "#ffe7ac", 0.95], [1, "#fffbe8"])) +
      path(lens(x, y + 2, wide * 5, 22), lamp, 'opacity=".5"')
    );
  };

/** Bread and fish over a charcoal fire. */
export const charcoalFire =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const fish = (fx, fy) =>
      place(
        fx,
        fy,
        1,
        path(
          "M-70 0C-46-28 16-30 46-6L72-24Q66 0 74 24L46 6C16 28-46 26-70 0Z",
          c.fall([0, "#8d8f97"], [0.5, "#c9a27a"], [1, "#e8833a"]),
        ) +
          line("M-44-10q10 10 0 20M-16-16q8 16 0 32M10-16q8 16 0 32", "#5b5260", 2.6, 'opacity=".6"') +
          path(disc(-54, -4, 3.4), ink),
      );
    const coals = [
      [-118, -2, 52],
      [-66, -12, 60],
      [-8, -16, 66],
      [54, -12, 60],
      [112, -2, 52],
      [-90, 12, 60],
      [-26, 14, 66],
      [40, 14, 66],
      [92, 14, 54],
    ];
    const lumps = coals
      .map(
        ([cx, cy, w]) =>
          `M${cx - w / 2} ${cy + 10}l${int(w * 0.2)}-24l${int(w * 0.5)}-4l${int(w * 0.3)} 22l-${int(w * 0.4)} 14Z`,
      )
      .join("");
    const flame = (fx, h, w) =>
      `M${fx - w} -16C${fx - w * 1.3} ${-16 - h * 0.45} ${fx - w * 0.1} ${-16 - h * 0.5} ${fx} ${-16 - h}C${fx + w * 0.5} ${-16 - h * 0.6} ${fx + w * 1.4} ${-16 - h * 0.4} ${fx + w} -16Z`;
    return place(
      x,
      y,
      scale,
      `<circle cx="0" cy="-60" r="430" fill="${c.glow([0, lamp, 0.72], [0.25, "#f0953f", 0.36], [0.6, "#e8833a", 0.1], [1, "#e8833a", 0])}"/>` +
        path(lens(0, 16, 420, 40), "#ff9c45", 'opacity=".4"') +
        line(
          "M-196 18L-176-112M-186-104l-18-30M-168-104l22-24M196 18L176-112M186-104l18-30M168-104l-22-24",
          mix("#5f4331", ink, 0.2),
          11,
        ) +
        path(flame(-70, 84, 26) + flame(-14, 104, 30) + flame(46, 92, 28) + flame(94, 60, 20), "#f0873a") +
        path(flame(-66, 50, 15) + flame(-10, 66, 18) + flame(46, 56, 16), "#ffd98a") +
        path(lumps, mix("#3a2b30", ink, 0.3)) +
        line("M-104 6l20-8M-50-2l24-6M4 6l22-10M56 0l22 8M-16 20l24-6M82 18l16-6", "#ff8a3c", 6) +
        line("M-206-106H206", mix("#6b4a33", ink, 0.1), 9) +
        fish(-84, -106) +
        fish(84, -106),
    );
  };

/** Round loaves on a flat stone. */
export const loaves =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    return place(
      x,
      y,
      scale,
      path(
        "M-120 0C-116-22-60-30 0-30C64-30 124-22 122 0C80 18-80 18-120 0Z",
        c.fall([0, "#8c7f80"], [1, mix("#4c4550", ink, 0.3)]),
      ) +
        path(
          "M-86-18C-90-62-2-66 0-18ZM-14-16C-14-64 82-62 80-16Z",
          c.across([0, "#f0bf78"], [1, "#b9793f"]),
        ) +
        line("M-62-40l14 12M-40-44l12 14M12-44l14 14M36-44l14 14", "#fbe3b4", 4),
    );
  };

/** Pebbles of a beach, thinning towards the back. */
export const shingle =
  ({ from = 420, count = 60, colours }) =>
  (c) =>
    colours
      .map((colour, k) =>
        [6, 11, 17]
          .map((size) => {
            const dots = Array.from({ length: Math.round(count / 9) }, () => {
              const t = c.random();
              return `M${int(c.random() * width)} ${int(from + (height - from) * Math.min(1, t * 0.4 + (size / 17) * 0.6))}h${num(size * 0.7)}`;
            }).join("");
            return line(dots, colour, size, k ? 'opacity=".8"' : "");
          })
          .join(""),
      )
      .join("");

/** Level ground of one colour from y to the bottom edge. */
export const groundPlane =
  ({ y, colours }) =>
  (c) =>
    rect(0, y, width, height - y, c.fall([0, colours[0]], [1, colours[1]]));
