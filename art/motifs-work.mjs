/** Work put down: a spade in the bed, a mason's things, a raven by a dry brook, a window lit late. */
import { oval, rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

/** A spade standing in the earth. */
export const spade =
  ({ x, y, scale = 1, lean = 6 }) =>
  (c) => {
    const { ink } = c.palette;
    const wood = "#b98352";
    const steel = "#8fa3a8";
    const shaft = path("M-9-96L-9-356H9L9-96Z", round(c, wood));
    const grip =
      path("M-9-350L-44-414H-24L0-366L24-414H44L9-350Z", wood) +
      rect(-52, -434, 104, 24, round(c, wood), 'rx="12"');
    const socket = path("M-14-150H14L20-84H-20Z", mix(steel, ink, 0.45));
    const blade = path("M-72-96H72C76-40 62 10 0 30C-62 10-76-40-72-96Z", round(c, steel, { bright: 0.5 }));
    const treads = rect(-78, -102, 156, 12, mix(steel, ink, 0.3), 'rx="5"');
    return place(x, y, scale, `<g transform="rotate(${lean})">${blade}${treads}${socket}${shaft}${grip}</g>`);
  };

/** A bed of earth in rows running away from us, with seedlings that grow larger towards us. */
export const seedRows =
  ({ far, near, to, count = 6, spread = 250, perRow = 7, colours: [soil, leaf] }) =>
  (c) => {
    const { ink } = c.palette;
    const sprout = c.define(
      line("M0 2C-2-14 2-26 0-38", mix(leaf, ink, 0.25), 5) +
        path("M0-36C-10-60-34-62-46-54C-38-36-18-28 0-36Z", leaf) +
        path("M0-36C8-60 30-66 42-58C38-38 20-28 0-36Z", mix(leaf, "#fff6e2", 0.25)),
    );
    const at = (row, depth) => {
      const wide = 0.16 + 0.84 * depth;
      return [to + (row - (count - 1) / 2) * spread * wide, far + (near - far) * depth];
    };
    let ridges = "";
    let plants = "";
    for (let row = 0; row < count; row++) {
      const [ax, ay] = at(row - 0.32, 0);
      const [bx] = at(row + 0.32, 0);
      const [cx, cy] = at(row + 0.32, 1);
      const [dx] = at(row - 0.32, 1);
      ridges += `M${int(ax)} ${int(ay)}H${int(bx)}L${int(cx)} ${int(cy)}H${int(dx)}Z`;
      for (let k = 0; k < perRow; k++) {
        const depth = ((k + 0.5) / perRow) ** 1.6;
        const [x, y] = at(row, depth);
        if (x < -60 || x > 1260) continue;
        plants += `<use href="${sprout}" transform="translate(${int(x)} ${int(y)}) scale(${(0.18 + depth * 0.95).toFixed(2)})"/>`;
      }
    }
    return (
      rect(-10, far, 1220, near - far, c.fall([0, mix(soil, "#fff6e2", 0.18)], [1, mix(soil, ink, 0.45)])) +
      path(ridges, c.fall([0, mix(soil, "#fff6e2", 0.3)], [1, mix(soil, ink, 0.12)])) +
      plants
    );
  };

/** A paling fence with a gate standing open in it. */
export const palings =
  ({ from, to, y, high = 90, gap = 30, gate, colour = "#e9e0cd" }) =>
  (c) => {
    let pales = "";
    for (let x = from; x < to; x += gap) {
      if (gate && x > gate[0] - 8 && x < gate[1]) continue;
      pales += `M${int(x)} ${y}v${-high}l9-12l9 12v${high}Z`;
    }
    const rails = gate
      ? `M${from} ${y - high * 0.72}H${gate[0]}M${gate[1]} ${y - high * 0.72}H${to}M${from} ${y - high * 0.28}H${gate[0]}M${gate[1]} ${y - high * 0.28}H${to}`
      : `M${from} ${y - high * 0.72}H${to}M${from} ${y - high * 0.28}H${to}`;
    return line(rails, mix(colour, c.palette.ink, 0.25), 8) + path(pales, colour);
  };

/** A plumb line hanging from a beam. */
export const plumbLine =
  ({ x, y, drop, scale = 1 }) =>
  (c) =>
    line(`M${x} ${y}v${drop}`, "#f4ead2", 3) +
    place(
      x,
      y + drop,
      scale,
      path("M-8-6h16v12h-16Z", mix("#b98352", c.palette.ink, 0.3)) +
        path("M-24 6H24C26 40 12 66 0 92C-12 66-26 40-24 6Z", round(c, "#b0863f", { bright: 0.5 })),
    );

/** A tub of mortar with a trowel in it. */
export const mortarTub =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    return place(
      x,
      y,
      scale,
      shadow(0, 4, 300, 20) +
        path("M-116-96L-94 0H94L116-96Z", round(c, "#8a6446")) +
        line("M-110-70H110M-100-26H100", mix("#8a6446", ink, 0.55), 6) +
        oval(0, -96, 116, 24, mix("#8a6446", ink, 0.4)) +
        path("M-100-98C-70-126-30-116 0-128C40-120 76-118 100-98C70-82-70-82-100-98Z", "#d8d2c4") +
        path("M10-108L52-164L84-128Z", "#8fa3a8") +
        line("M66-148L84-172L98-168", "#64777c", 7) +
        line("M98-168L140-208", "#a5683a", 17),
    );
  };

/** A raven, looking left. */
export const raven =
  ({ x, y, scale = 1, flip = false }) =>
  () => {
    const black = "#23232f";
    const sheen = mix(black, "#8a93b8", 0.4);
    return place(
      x,
      y,
      scale,
      line("M-8-22L-12 2M18-22L20 2M-26 2H0M6 2H32", "#3a3540", 5) +
        path(
          "M-84-136C-82-158-56-168-36-158C-18-150-12-134 4-122C44-104 74-66 92-24L140 34L100 22L84 2C56-2 16-10-14-22C-46-36-62-70-62-104C-66-112-74-116-82-120L-128-112C-122-124-106-132-84-136Z",
          black,
        ) +
        path("M-14-98C28-96 70-58 92-22C56-22-2-40-14-98Z", mix(black, "#8a93b8", 0.2)) +
        line("M6-82C34-70 58-50 74-30M6-62C26-52 42-42 56-32", sheen, 3) +
        path(disc(-58, -140, 4.5), "#e8e2d2"),
      flip,
    );
  };

/** Round stones of a stream bed: points of [x, y, width]. */
export const bedStones =
  ({ points, colours: [pale, dark] }) =>
  (c) =>
    points
      .map(([x, y, w], k) => {
        const tone = mix(pale, dark, (k % 4) * 0.16);
        return (
          oval(x + 4, y + w * 0.12, w * 0.56, w * 0.24, mix(dark, c.palette.ink, 0.4), 'opacity=".5"') +
          oval(x, y, w * 0.5, w * 0.26, tone) +
          oval(x - w * 0.08, y - w * 0.07, w * 0.34, w * 0.14, mix(tone, "#fff6e2", 0.28))
        );
      })
      .join("");

/** A house front of bricks by night with rows of dark windows; the one at `lit` is bright. */
export const brickFront =
  ({ x, y, columns, rows, gapX = 250, gapY = 250, w = 130, h = 170, lit, colours: [brick, joint] }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    let bricks = "";
    for (let k = 0; k < 170; k++) {
      const px = x - 40 + Math.floor(c.random() * 36) * 36;
      const row = Math.floor(c.random() * 37);
      bricks += `M${px + (row % 2) * 18} ${y + row * 19}h26`;
    }
    let panes = "";
    let sills = "";
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < columns; col++) {
        if (col === lit[0] && row === lit[1]) continue;
        const [px, py] = [x + 70 + col * gapX, y + 60 + row * gapY];
        panes += `M${px} ${py}h${w}v${h}h${-w}Z`;
        sills += `M${px - 12} ${py + h + 8}h${w + 24}`;
      }
    const [lx, ly] = [x + 70 + lit[0] * gapX, y + 60 + lit[1] * gapY];
    const bars = `${panes}M${lx} ${ly}h${w}v${h}h${-w}Z`;
    const crosses = bars.replace(
      /M(-?\d+) (-?\d+)h\d+v\d+h-\d+Z/g,
      `M$1 $2m${w / 2} 0v${h}m${-w / 2}-${h * 0.62}h${w}`,
    );
    const desk =
      rect(0, 0, 130, 160, c.fall([0, "#ffe9b4"], [1, "#f3b35c"])) +
      rect(0, 122, 130, 38, "#7a4a35") +
      path("M20 122V74H84V122Z", "#3a4650") +
      path("M25 116V79H79V116Z", "#d7ecef") +
      line("M110 122V70L92 50", "#5a3a30", 5) +
      path("M70 66L88 36L112 54Z", "#4d7a5c");
    const inside = place(lx, ly, w / 130, desk);
    return (
      rect(x, y, 1290, 740, c.fall([0, mix(brick, ink, 0.25)], [1, mix(brick, ink, 0.55)])) +
      line(bricks, joint, 9, 'opacity=".5"') +
      path(panes, c.fall([0, "#2b3c52"], [1, "#16202f"])) +
      inside +
      line(crosses, mix(brick, "#e9e0cd", 0.35), 6) +
      line(`${sills}M${lx - 12} ${ly + h + 8}h${w + 24}`, mix(brick, "#e9e0cd", 0.42), 12) +
      oval(
        lx + w / 2,
        ly + h / 2,
        330,
        330,
        c.glow([0, lamp, 0.4], [0.35, lamp, 0.18], [0.7, lamp, 0.05], [1, lamp, 0]),
      )
    );
  };
