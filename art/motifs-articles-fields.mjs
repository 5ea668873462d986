/** Out of doors: desert, a tent, a kite, a fence round a chair. */
import { height, width } from "./canvas.mjs";
import { hued, warmInk } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { area, disc, int, lens, line, num, path, place, ribbon } from "./shapes.mjs";

/** A slope of sand or grass of its own colour, its edge through the points. */
export const slope =
  ({ points, colour, lit = 0.3, deep = 0.25, share = 0.08, until = height + 4 }) =>
  (c) => {
    const ground = hued(c, colour, share);
    return path(
      area(points, until),
      c.fall([0, mix(ground, c.palette.sun, lit)], [1, mix(ground, c.palette.ink, deep)]),
    );
  };

/** A broom bush of the desert: a few stems, thin green rods from each, small white flowers. */
export const broomBush =
  ({ x, y, wide = 240, high = 300, stems = 7, rods = 15, colour = "#71895a" }) =>
  (c) => {
    const { sun, paper } = c.palette;
    const ink = warmInk(c);
    const green = hued(c, colour, 0.06);
    let wood = "";
    const blades = ["", "", ""];
    let flowers = "";
    for (let s = 0; s < stems; s++) {
      const side = ((s + 0.5) / stems) * 2 - 1;
      const [fx, fy] = [x + side * wide * 0.44, y - high * (0.42 - 0.16 * side * side)];
      wood += `M${int(x + side * 16)} ${y}Q${int(x + side * wide * 0.1)} ${int(y - high * 0.24)} ${int(fx)} ${int(fy)}`;
      for (let k = 0; k < rods; k++) {
        const lean = side * 0.75 + ((k + c.random()) / rods - 0.5) * 1.5;
        const long = high * (0.4 + c.random() * 0.24);
        const [dx, dy] = [Math.sin(lean) * long, -Math.cos(lean) * long];
        const from = 0.5 + c.random() * 0.5;
        const [sx, sy] = [x + (fx - x) * from, y + (fy - y) * from];
        blades[k % 3] += `M${int(sx)} ${int(sy)}q${int(dx * 0.3)} ${int(dy * 0.7)} ${int(dx)} ${int(dy)}`;
        if (c.random() < 0.5) flowers += `M${int(sx + dx * 0.8)} ${int(sy + dy * 0.9)}h.1`;
      }
    }
    return (
      line(wood, mix("#7a5a44", ink, 0.3), 9) +
      line(blades[0], mix(green, ink, 0.4), 4.6) +
      line(blades[1], mix(green, ink, 0.12), 4) +
      line(blades[2], mix(green, sun, 0.25), 3.6) +
      line(flowers, mix(paper, "#ffffff", 0.4), 8)
    );
  };

/** A round loaf baking on hot stones. */
export const hearthBread =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { sun, lamp } = c.palette;
    const ink = warmInk(c);
    const stone = mix(hued(c, "#5c5048", 0.1), ink, 0.2);
    const crust = hued(c, "#d99a4e", 0.03);
    const rock = (px, py, rx, ry) =>
      `<ellipse cx="${px}" cy="${py}" rx="${rx}" ry="${ry}" fill="${stone}"/><ellipse cx="${px - rx * 0.15}" cy="${py - ry * 0.3}" rx="${num(rx * 0.7)}" ry="${num(ry * 0.45)}" fill="${mix(stone, sun, 0.25)}"/>`;
    const smoke = path(
      ribbon([
        [20, -70, 4],
        [8, -116, 10],
        [30, -160, 15],
        [12, -214, 12],
        [34, -262, 3],
      ]),
      sun,
      'opacity=".4"',
    );
    return place(
      x,
      y,
      scale,
      `<ellipse cy="-10" rx="240" ry="90" fill="${c.glow([0, lamp, 0.75], [0.5, lamp, 0.25], [1, lamp, 0])}"/>` +
        smoke +
        path(lens(0, 4, 330, 26), ink, 'opacity=".4"') +
        rock(-60, -26, 50, 18) +
        rock(66, -26, 52, 18) +
        path("M-96-6q20-22 44-10t50-4q30-12 50 4t50 4L80 6H-80Z", "#f08a3c") +
        rock(-112, -8, 46, 22) +
        rock(0, -2, 54, 20) +
        rock(112, -8, 46, 22) +
        path(
          "M-108-38C-104-84 104-84 108-38C100-14-100-14-108-38Z",
          c.fall([0, mix(crust, sun, 0.4)], [1, mix(crust, "#7a3f1c", 0.35)]),
        ) +
        line("M-52-62l18 26M-12-68l14 28M30-66l14 26", mix(crust, "#7a3f1c", 0.5), 5),
    );
  };

/** A long low tent of dark cloth, open towards us, with its poles and ropes. */
export const tent =
  ({ x, y, scale = 1, cloth = "#6b4a3c", stripe = "#c9a06b" }) =>
  (c) => {
    const { sun } = c.palette;
    const ink = warmInk(c);
    const dark = hued(c, cloth, 0.06);
    const pale = hued(c, stripe, 0.06);
    return place(
      x,
      y,
      scale,
      path(lens(0, 6, 900, 40), ink, 'opacity=".25"') +
        path("M-330 0L-300-170C-200-190-100-226 0-232C100-226 200-190 300-170L330 0Z", mix(dark, ink, 0.55)) +
        path("M-250 0L-236-150H236L250 0Z", mix(ink, dark, 0.3)) +
        path("M-180 0C-120-30 120-30 180 0Z", hued(c, "#a8483f", 0.06)) +
        line("M-150-6C-100-20 100-20 150-6", pale, 4) +
        line("M-150 2V-190M0 2V-240M150 2V-190", mix(ink, "#8a5a38", 0.6), 11) +
        path(
          "M-390-96C-260-170-130-190 0-262C130-190 260-170 390-96C330-106 290-122 246-118C200-112 170-150 150-146C110-138 60-176 0-178C-60-176-110-138-150-146C-170-150-200-112-246-118C-290-122-330-106-390-96Z",
          c.fall([0, mix(dark, sun, 0.2)], [1, dark]),
        ) +
        path("M-270-160C-180-186-90-214 0-262C-40-214-110-176-200-140Z", pale, 'opacity=".75"') +
        path("M270-160C180-186 90-214 0-262C40-214 110-176 200-140Z", pale, 'opacity=".75"') +
        path("M-330 0L-250-140L-236-118L-262 0ZM330 0L250-140L236-118L262 0Z", dark) +
        line("M-388-96L-470 4M388-96L470 4M-300-160L-420 0M300-160L420 0", mix(ink, pale, 0.3), 3) +
        path("M-476-10h12v20h-12ZM464-10h12v20h-12Z", ink),
    );
  };

/** A tall pitcher of water and three cups on a mat. */
export const pitcherAndCups =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { sun } = c.palette;
    const ink = warmInk(c);
    const clay = hued(c, "#3f8a94", 0.05);
    const small = hued(c, "#d98a58", 0.05);
    const mat = hued(c, "#e3c795", 0.05);
    const beaker = (px, py) =>
      path(lens(px, py + 1, 92, 10), ink, 'opacity=".3"') +
      path(
        `M${px - 30} ${py - 64}H${px + 30}L${px + 22} ${py}H${px - 22}Z`,
        c.across([0, mix(small, sun, 0.3)], [1, mix(small, ink, 0.3)]),
      ) +
      `<ellipse cx="${px}" cy="${py - 64}" rx="30" ry="8" fill="#bfe2e6" stroke="${mix(small, sun, 0.4)}" stroke-width="4"/>`;
    return place(
      x,
      y,
      scale,
      path("M-210-30H190L250 34H-270Z", mat) +
        line("M-226-14H205M-248 12H229M-198-30L-256 34M180-30L238 34", mix(mat, "#a8483f", 0.6), 5) +
        path(lens(-110, 2, 190, 22), ink, 'opacity=".3"') +
        line("M-62-176C-10-180-6-90-66-78", mix(clay, ink, 0.2), 15) +
        path(
          "M-146-224C-150-190-136-176-140-152C-150-120-190-110-186-64C-184-30-160-6-146 0H-78C-64-6-40-30-38-64C-36-110-74-120-82-152C-84-176-72-190-72-218L-118-214Z",
          c.across([0, mix(clay, sun, 0.45)], [0.45, clay], [1, mix(clay, ink, 0.45)]),
        ) +
        path("M-150-226C-130-236-96-232-72-218C-92-208-126-208-146-214Z", mix(clay, ink, 0.55)) +
        line("M-178-92C-140-80-84-80-46-92", mix(clay, sun, 0.6), 6) +
        beaker(34, -6) +
        beaker(122, -12) +
        beaker(80, 18),
    );
  };

/** A kite with its tail; the string runs down to a point. */
export const kite =
  ({ x, y, scale = 1, turn = 18, to, colours = ["#c9483f", "#f2b53c", "#f7e8c8", "#e08a45"] }) =>
  (c) => {
    const { ink } = c.palette;
    const [a, b, d, e] = colours.map((colour) => hued(c, colour, 0.03));
    const tail = "M0 160C-40 210 50 250 0 300C-46 340 40 380-10 430";
    const bow = (px, py, turned) =>
      `<path d="M0 0L-26-14V14ZM0 0L26-14V14Z" transform="translate(${px} ${py}) rotate(${turned})" fill="${py % 4 ? a : b}"/>`;
    return (
      line(
        `M${x} ${y}Q${int(x - 30)} ${int((y + to[1]) / 2 + 90)} ${to[0]} ${to[1]}`,
        mix(ink, "#ffffff", 0.5),
        2.6,
      ) +
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${line(tail, mix(ink, "#ffffff", 0.35), 4)}${bow(-4, 216, 10)}${bow(12, 282, -16)}${bow(-16, 338, 12)}${bow(4, 402, -10)}${path("M0-150L112-20L0 0Z", b)}${path("M0-150L-112-20L0 0Z", a)}${path("M-112-20L0 160L0 0Z", d)}${path("M112-20L0 160L0 0Z", e)}${line("M0-150V160M-112-20H112", mix(ink, a, 0.5), 3)}</g>`
    );
  };

/** A child running with an arm up, far off. */
export const runner =
  ({ x, y, scale = 1, colour = "#b8484a" }) =>
  (c) => {
    const { ink } = c.palette;
    return place(
      x,
      y,
      scale,
      line("M-2-40L-20-18L-38-16M2-40L20-22L16 0", mix(ink, "#3a4a5a", 0.4), 10) +
        path("M-14-38L-8-78H12L16-38Z", hued(c, colour, 0.05)) +
        line("M6-74L34-100M-4-72L-26-56", hued(c, colour, 0.05), 8) +
        path(disc(6, -92, 14), mix(ink, "#5a3a2a", 0.5)),
    );
  };

/** A pair of stiff black shoes with their laces, the socks stuffed in. */
export const stiffShoes =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { sun, ink, paper } = c.palette;
    const leather = mix("#22262c", c.palette.ridges[3], 0.15);
    const one = (sock) =>
      path("M-96-66C-110-104-84-130-60-118C-44-136-18-120-24-88L-30-60Z", hued(c, sock, 0.05)) +
      path(
        "M-112-8C-116-50-112-84-100-96C-70-84-44-84-22-96C-10-70 20-62 60-54C108-46 128-28 128-8Z",
        c.fall([0, mix(leather, sun, 0.22)], [1, leather]),
      ) +
      path("M-22-96C-10-70 20-62 44-58L30-36C0-40-26-52-40-88Z", mix(leather, sun, 0.12)) +
      line("M-30-78l24-8M-18-62l24-10M-2-50l22-12", paper, 5) +
      line("M70-42C92-40 106-32 112-22", mix(leather, "#ffffff", 0.6), 5) +
      path("M-116-10H130V4Q130 8 124 8H20L14 0H-50L-56 8H-110Q-116 8-116 4Z", ink);
    return place(
      x,
      y,
      scale,
      path(lens(40, 6, 420, 26), ink, 'opacity=".3"') +
        `<g transform="translate(96 -22)">${one("#d8d2c0")}</g>${one("#efe9d8")}` +
        line("M-30-80C-60-60-80-40-70-20", paper, 4),
    );
  };

/** A folding chair of striped cloth, seen a little from the side. */
export const deckChair =
  ({ x, y, scale = 1, colours = ["#d9654e", "#fbf4e6"] }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, "#a8713f", 0.05);
    const [a, b] = colours.map((colour) => hued(c, colour, 0.03));
    const cloth = (from, to) => {
      const at = (t) => [-70 + 140 * t, 12 * t];
      const [[ax, ay], [bx, by]] = [at(from), at(to)];
      return `M${int(ax - 60)} ${int(-250 + ay)}L${int(bx - 60)} ${int(-250 + by)}C${int(bx - 20)} ${int(-110 + by)} ${int(bx + 16)} ${int(-70 + by)} ${int(bx + 90)} ${int(-84 + by)}L${int(ax + 90)} ${int(-84 + ay)}C${int(ax + 16)} ${int(-70 + ay)} ${int(ax - 20)} ${int(-110 + ay)} ${int(ax - 60)} ${int(-250 + ay)}Z`;
    };
    const stripes = [0, 2, 4].map((k) => cloth(k / 7 + 1 / 7, (k + 2) / 7)).join("");
    return place(
      x,
      y,
      scale,
      path(lens(0, 6, 360, 30), ink, 'opacity=".25"') +
        line("M-140-262L80 0M24-88L-110-6", mix(wood, ink, 0.3), 11) +
        path(cloth(0, 1), b) +
        path(stripes, a) +
        line("M14-246L206 12M166-74L30 10", wood, 12) +
        line("M-132-252L12-240M14-90L164-76", mix(wood, sun, 0.2), 12) +
        line("M-96-8L36 8M90 4L198 14", mix(wood, ink, 0.1), 9),
    );
  };

/** Half a ring of pickets round a place: the far half or the near one. */
export const picketRing =
  ({ x, y, rx, ry, high = 92, near = false, count = 26 }) =>
  (c) => {
    const { ink } = c.palette;
    const white = hued(c, "#fbf7ec", 0.05);
    const shade = near ? white : mix(white, ink, 0.16);
    const points = Array.from({ length: count + 1 }, (_, k) => {
      const angle = (k / count) * Math.PI;
      const deep = Math.sin(angle) * ry * (near ? 1 : -1);
      return [x - Math.cos(angle) * rx, y + deep, 1 + (deep / ry) * 0.22];
    });
    const along = (lift) =>
      points.map(([px, py, s], k) => `${k ? "L" : "M"}${int(px)} ${int(py - high * lift * s)}`).join("");
    const stakes = points.map(([px, py, s]) => {
      const w = Math.round(9 * s);
      return `M${int(px - w)} ${int(py)}v${int(-high * s)}l${w}-${int(13 * s)}l${w} ${int(13 * s)}v${int(high * s)}Z`;
    });
    return (
      line(along(0.72), mix(shade, ink, 0.14), near ? 11 : 8) +
      line(along(0.28), mix(shade, ink, 0.14), near ? 11 : 8) +
      path(stakes.join(""), shade, `stroke="${mix(shade, ink, 0.28)}" stroke-width="1.6"`)
    );
  };

/** Mown stripes across a lawn. */
export const lawn =
  ({ y, colour = "#8fb562", bands = 6 }) =>
  (c) => {
    const green = hued(c, colour, 0.06);
    const depth = (k) => y + (height - y) * (k / bands) ** 1.4;
    let stripes = "";
    for (let k = 0; k < bands; k += 2) stripes += `M0 ${int(depth(k))}H${width}V${int(depth(k + 1))}H0Z`;
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${c.fall([0, mix(green, c.palette.sun, 0.25)], [1, mix(green, c.palette.ink, 0.18)])}"/>` +
      path(stripes, mix(green, c.palette.sun, 0.3), 'opacity=".4"')
    );
  };

/** A motif seen from afar: the same, smaller. */
export const afar =
  ({ x, y, scale, motif }) =>
  (c) =>
    place(x, y, scale, motif(c));
