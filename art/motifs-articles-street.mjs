/** Streets and the people in them, small and without faces. */
import { height, width } from "./canvas.mjs";
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** House fronts side by side: houses of [x, width, height, colour], their feet on one line. */
export const fronts =
  ({ houses, y = height, lit = 0.5 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    return houses
      .map(([x, w, h, colour]) => {
        const wall = hued(c, colour, 0.16);
        const top = y - h;
        let bright = "";
        let dark = "";
        const columns = Math.max(2, Math.round(w / 80));
        for (let row = 0; row < Math.floor(h / 120); row++)
          for (let k = 0; k < columns; k++) {
            const left = x + (w * (k + 0.5)) / columns - 17;
            const pane = `M${int(left)} ${int(top + 36 + row * 104)}h34v52h-34Z`;
            if (c.random() < lit) bright += pane;
            else dark += pane;
          }
        return (
          path(`M${x} ${y}V${top}h${w}V${y}Z`, c.fall([0, wall], [1, mix(wall, ink, 0.35)])) +
          path(
            `M${x - 10} ${top + 4}L${x + 16} ${top - 36}H${x + w - 16}L${x + w + 10} ${top + 4}Z`,
            mix(hued(c, "#8a4a3c", 0.2), ink, 0.25),
          ) +
          (dark && path(dark, mix(wall, ink, 0.55))) +
          (bright && path(bright, lamp))
        );
      })
      .join("");
  };

/** A stair of stone climbing to the right across the picture; its side wall fills what is below. */
export const stairStreet =
  ({ x, y, tread = 80, rise = 36, count = 17, colour = "#b59a8c" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const stone = hued(c, colour, 0.14);
    let steps = `M${x} ${y}`;
    let edges = "";
    for (let k = 0; k < count; k++) {
      steps += `v${-rise}h${tread}`;
      edges += `M${x + k * tread - 4} ${y - (k + 1) * rise}h${tread + 4}`;
    }
    const courses = Array.from({ length: 26 }, () => {
      const px = 200 + c.random() * 980;
      const low = y - ((px - x) / tread) * rise + 60;
      return `M${int(px)} ${int(low + c.random() ** 1.3 * (640 - low))}h${int(30 + c.random() * 34)}`;
    }).join("");
    return (
      path(
        `${steps}V${height + 60}H${x}Z`,
        c.fall([0, mix(stone, sun, 0.1)], [0.5, mix(stone, ink, 0.3)], [1, mix(stone, ink, 0.5)]),
      ) +
      line(courses, mix(stone, ink, 0.6), 3, 'opacity=".6"') +
      line(edges, mix(stone, sun, 0.5), 9, 'stroke-linecap="butt"')
    );
  };

/** A sofa seen from the front. */
export const sofa =
  ({ x, y, scale = 1, turn = 0, colour = "#c4604e" }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const cloth = hued(c, colour, 0.06);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path("M-124-10h14v22h-14ZM110-10h14v22h-14Z", mix(ink, "#5a3a2a", 0.5))}${path("M-118-46V-104Q-118-124-96-124H96Q118-124 118-104V-46Z", c.fall([0, mix(cloth, sun, 0.25)], [1, cloth]))}${path("M-150-6V-66Q-150-90-128-90T-106-66V-48H106V-66Q106-90 128-90T150-66V-6Z", mix(cloth, ink, 0.1))}${path("M-106-62H-3V-34H-106ZM3-62H106V-34H3Z", mix(cloth, sun, 0.28))}${line("M0-120V-62M-106-34H106", mix(cloth, ink, 0.35), 3)}</g>`;
  };

/** Someone carrying one end of a load held out to the right, the feet on two steps. */
export const carrier =
  ({ x, y, scale = 1, flip = false, coat, trousers, up = 30 }) =>
  (c) => {
    const { ink } = c.palette;
    const top = hued(c, coat, 0.1);
    const legs = hued(c, trousers, 0.1);
    return place(
      x,
      y,
      scale,
      line(`M-4-92L-22-44L-28-2M2-92L30-${int(up + 38)}L26-${up}`, mix(legs, ink, 0.2), 21) +
        line(`M-32-2h20M22-${up}h22`, ink, 11) +
        path("M-26-84C-34-130-24-160 2-164C26-162 32-140 28-118L22-82Z", top) +
        path(disc(14, -186, 21), mix(ink, "#5a3a2e", 0.35)) +
        line("M4-146C10-124 30-112 62-108", mix(top, ink, 0.22), 17) +
        path(disc(66, -108, 9), hued(c, "#b98a6a", 0.1)),
      flip,
    );
  };

/** A person under an umbrella, walking right; `dish` lets the hand hold something covered. */
export const walker =
  ({ x, y, scale = 1, canopy, coat = "#2a3440", dish = false }) =>
  (c) => {
    const { ink, sun, paper } = c.palette;
    const cloth = mix(hued(c, coat, 0.1), ink, 0.25);
    const dome = hued(c, canopy, 0.12);
    const shade = mix(dome, ink, 0.3);
    const tray = dish
      ? path("M26-98h58l-8 26H34Z", hued(c, "#d9a05a", 0.05)) +
        path("M24-100q31-26 62 0Z", mix(paper, "#ffffff", 0.3)) +
        line("M6-126Q22-92 40-88", cloth, 13)
      : "";
    return (
      `<g transform="translate(${x} ${y + 6}) scale(${num(scale)} ${num(-scale * 0.45)})" opacity=".22">${path("M-30-36L-22-150H22L30-36ZM-96-172C-90-236 90-236 96-172Z", ink)}</g>` +
      place(
        x,
        y,
        scale,
        line("M-12-40L-18-2M12-40L16-2", ink, 13) +
          line("M-20-1h16M14-1h16", ink, 9) +
          path("M-32-34C-34-90-28-144 0-148C28-144 34-90 32-34Z", cloth) +
          path(disc(2, -164, 17), mix(ink, "#5a4436", 0.3)) +
          (dish ? tray : line("M14-126L26-104L24-134", mix(cloth, sun, 0.08), 11)) +
          line("M24-128V-222", ink, 4) +
          path(
            "M-84-178C-76-252 124-252 132-178C116-192 98-192 84-178C66-192 44-192 24-178C4-192-18-192-36-178C-50-192-68-192-84-178Z",
            c.across([0, shade], [0.6, dome], [1, mix(dome, sun, 0.25)]),
          ) +
          line("M24-234C-10-220-30-200-36-180M24-234C58-220 78-200 84-180M24-240V-180", shade, 2.4),
      )
    );
  };

/** Slanting rain. */
export const rain =
  ({ count = 70, long = 34, opacity = 0.35, lean = -8 }) =>
  (c) => {
    const drops = Array.from(
      { length: count },
      () =>
        `M${int(c.random() * 1240)} ${int(c.random() * height)}l${lean} ${int(long * (0.6 + c.random() * 0.6))}`,
    );
    return line(drops.join(""), mix(c.palette.sun, c.palette.sky[0], 0.3), 2, `opacity="${opacity}"`);
  };

/** A wet street that shines. */
export const wetStreet =
  ({ y, colour = "#6c7a84" }) =>
  (c) => {
    const stone = hued(c, colour, 0.16);
    const shine = Array.from({ length: 22 }, () => {
      const py = y + 16 + c.random() * (height - y - 24);
      return lens(c.random() * width, py, 60 + (py - y), 2 + (py - y) / 60);
    });
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${c.fall([0, mix(stone, c.palette.sky[2], 0.4)], [1, mix(stone, c.palette.ink, 0.35)])}"/>` +
      path(shine.join(""), c.palette.sky[2], 'opacity=".3"')
    );
  };

/** A house front with its door open and lit; steps lead up to it. */
export const openHouse =
  ({ x, y, colour = "#8d949c" }) =>
  (c) => {
    const { ink, lamp, paper } = c.palette;
    const wall = hued(c, colour, 0.14);
    return place(
      x,
      y,
      1,
      path("M-150 0V-330L60-470L270-330V0Z", c.fall([0, wall], [1, mix(wall, ink, 0.25)])) +
        path("M-186-306L60-474L306-306V-342L60-510L-186-342Z", mix("#4a4452", ink, 0.2)) +
        path("M-20 0V-190Q60-250 140-190V0Z", mix(paper, wall, 0.3)) +
        path("M0-6V-182Q60-228 120-182V-6Z", c.fall([0, "#fff3d0"], [1, lamp])) +
        path("M120-6V-182L158-196V6Z", mix(hued(c, "#5a3a34", 0.1), ink, 0.2)) +
        path("M-110-250h56v80h-56ZM178-250h56v80h-56ZM32-360h56v66h-56Z", mix(lamp, wall, 0.25)) +
        line("M-82-250v80M-110-210h56M206-250v80M178-210h56M60-360v66", mix(wall, ink, 0.5), 4) +
        path("M-46 0h212v16h-212ZM-66 16h252v16H-66Z", mix(wall, paper, 0.3)) +
        path("M-46 14h212v4h-212Z", ink, 'opacity=".3"') +
        path("M0 34H120L170 110H-70Z", lamp, 'opacity=".35"'),
    );
  };

/** A car seen from behind, its lights off, one head at the wheel. */
export const parkedCar =
  ({ x, y, scale = 1, colour = "#3f6a7a" }) =>
  (c) => {
    const { ink, sun, sky: air } = c.palette;
    const paint = hued(c, colour, 0.06);
    const glass = mix(air[1], ink, 0.35);
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 440, 34), ink, 'opacity=".45"') +
        path("M-152-44h56V0h-56ZM96-44h56V0H96Z", mix(ink, "#22262a", 0.5)) +
        path("M-116-134L-86-222Q-80-238-62-238H62Q80-238 86-222L116-134Z", mix(paint, ink, 0.3)) +
        path(
          "M-98-138L-74-212Q-71-222-60-222H60Q71-222 74-212L98-138Z",
          c.fall([0, mix(glass, sun, 0.4)], [1, glass]),
        ) +
        path(`${disc(-42, -176, 19)}M-72-138C-72-160-58-164-42-164S-12-160-12-138Z`, mix(ink, glass, 0.12)) +
        path("M24-138V-170Q24-180 34-180H60Q70-180 70-170V-138Z", mix(ink, glass, 0.3)) +
        line("M60-218L40-142M74-196L60-150", "#ffffff", 4, 'opacity=".35"') +
        path(
          "M-172-30V-104Q-172-138-138-140H138Q172-138 172-104V-30Q172-18 158-18H-158Q-172-18-172-30Z",
          c.fall([0, mix(paint, sun, 0.35)], [0.4, paint], [1, mix(paint, ink, 0.35)]),
        ) +
        path("M-170-118h52q-2 34-14 40h-38ZM170-118h-52q2 34 14 40h38Z", hued(c, "#9c3b34", 0.06)) +
        path("M-170-118h20v40h-20ZM150-118h20v40h-20Z", hued(c, "#c9604a", 0.06)) +
        path("M-46-86h92v34h-92Z", mix("#f4efe0", paint, 0.15)) +
        path("M-176-44h352v18q0 10-10 10h-332q-10 0-10-10Z", mix(paint, ink, 0.5)) +
        line("M-110-128H110", mix(paint, sun, 0.6), 3),
    );
  };

/** A plain white church with its doors open. */
export const church =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, lamp, paper, sky: air } = c.palette;
    const board = mix(mix(paper, air[1], 0.3), ink, 0.06);
    const roof = mix(hued(c, "#5a6470", 0.2), ink, 0.1);
    const pane = (left) => `M${left}-40v-60q14-20 28 0v60Z`;
    return place(
      x,
      y,
      scale,
      path("M60 0V-160L300-160V0Z", mix(board, ink, 0.16)) +
        path("M40-150L0-240H270L320-150Z", roof) +
        path(pane(112) + pane(176) + pane(240), mix(lamp, board, 0.2)) +
        path("M-86 0V-150L0-240L86-150V0Z", board) +
        line("M-96-142L0-246L96-142", roof, 12) +
        path("M-34-190V-330H34V-190Z", mix(board, "#ffffff", 0.3)) +
        path("M-44-326L0-470L44-326Z", roof) +
        path("M-12-256v-36q12-16 24 0v36Z", mix(ink, board, 0.3)) +
        path("M-30 0V-84Q0-116 30-84V0Z", c.fall([0, "#fff3d0"], [1, lamp])) +
        path("M-30 0V-84L-50-78V4ZM30 0V-84L50-78V4Z", hued(c, "#8c4a3c", 0.1)) +
        path("M-60 0H60L76 12H-76Z", mix(board, ink, 0.2)),
    );
  };

/** People far off: points of [x, y, height]. */
export const passers =
  ({ points, tone = 0.15 }) =>
  (c) => {
    const colour = mix(c.palette.ink, c.palette.sky[2], tone);
    const d = points.map(([x, y, h]) => {
      const w = h * 0.17;
      return `M${num(x - w)} ${y}C${num(x - w * 1.2)} ${num(y - h * 0.5)} ${num(x - w)} ${num(y - h * 0.78)} ${x} ${num(y - h * 0.8)}C${num(x + w)} ${num(y - h * 0.78)} ${num(x + w * 1.2)} ${num(y - h * 0.5)} ${num(x + w)} ${y}Z${disc(x, y - h * 0.9, h * 0.11)}`;
    });
    return path(d.join(""), colour);
  };

/** Travellers in long robes with a staff, far off: points of [x, y, scale]. */
export const travellers =
  ({ points, tone = 0.15 }) =>
  (c) => {
    const { ink, sky: air } = c.palette;
    const robes = ["#7a4a3c", "#3f5f6c", "#8a6a3c"].map((colour) =>
      mix(mix(colour, ink, 0.35), air[2], tone),
    );
    return points
      .map(([x, y, scale], k) =>
        place(
          x,
          y,
          scale,
          path(lens(8, 2, 70, 8), ink, 'opacity=".25"') +
            line("M22 0L16-78", mix(ink, "#8a5a38", 0.5), 3) +
            path("M-17 0C-14-30-15-56-10-66Q0-76 10-66C14-50 14-24 20 0Z", robes[k % 3]) +
            line("M6-58L18-46", robes[k % 3], 8) +
            path(disc(1, -80, 10), robes[k % 3]) +
            path("M-10-82Q0-98 12-82L9-76H-6L-12-60Z", mix("#f4ead2", robes[k % 3], 0.25)),
        ),
      )
      .join("");
  };

/** A parking lot: asphalt with white lines running towards a point. */
export const parkingLot =
  ({ y, vanish = [700, 250], colour = "#7d8a92" }) =>
  (c) => {
    const { ink, sky: air, paper } = c.palette;
    const ground = hued(c, colour, 0.14);
    const [vx, vy] = vanish;
    const stripes = [-1700, -1050, -400, 250, 900, 1550, 2200].map((foot) => {
      const at = (px, py) => vx + ((px - vx) * (py - vy)) / (height - vy);
      const far = y + 70;
      return `M${int(at(foot, far))} ${far}L${int(foot)} ${height}h34L${int(at(foot + 34, far))} ${far}Z`;
    });
    return (
      `<rect y="${y}" width="${width}" height="${height - y}" fill="${c.fall([0, mix(ground, air[2], 0.4)], [1, mix(ground, ink, 0.3)])}"/>` +
      path(stripes.join(""), mix(paper, ground, 0.25), 'opacity=".8"')
    );
  };
