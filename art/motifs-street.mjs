/** Streets: a bus at its stop, front doors side by side, a signpost in the fog. */
import { rect, round, shadow } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

/** Tall houses along a street, far off: [x, width, height] each, standing on y. */
export const skyline =
  ({ y, points, colours: [near, far] }) =>
  (c) => {
    const lit = [];
    const dim = [];
    const blocks = points.map(([x, w, h], k) => {
      for (let row = 0; row < Math.floor((h - 30) / 46); row++)
        for (let col = 0; col < Math.floor((w - 16) / 40); col++)
          (c.random() < 0.3 ? lit : dim).push(`M${x + 16 + col * 40} ${y - h + 22 + row * 46}h18v24h-18Z`);
      return rect(x, y - h, w, h, mix(near, far, (k % 3) * 0.4));
    });
    return (
      blocks.join("") +
      path(dim.join(""), mix(near, c.palette.ink, 0.3), 'opacity=".4"') +
      path(lit.join(""), c.palette.lamp)
    );
  };

/** A city bus seen from the side, its windows lit. */
export const bus =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink } = c.palette;
    const body = path(
      "M-330-40V-222C-330-246-314-258-290-258H290C318-258 330-240 334-214L346-110V-40Z",
      c.fall([0, mix(colour, "#fff6e2", 0.25)], [1, mix(colour, ink, 0.18)]),
    );
    const stripe = rect(-330, -104, 676, 16, "#fbf4e2");
    const glass = path(
      "M-306-226H-236V-132H-306ZM-226-226H-146V-132H-226ZM-136-226H-56V-132H-136ZM-46-226H34V-132H-46ZM150-226H226V-132H150ZM242-226H300L320-132H242Z",
      c.fall([0, "#fff0c0"], [1, "#f6c877"]),
    );
    const riders = path(
      "M-200-132C-200-160-164-160-164-132ZM-110-132C-110-164-72-164-72-132ZM-20-132C-20-158 14-158 14-132Z",
      mix(colour, ink, 0.6),
    );
    const heads = path(
      disc(-182, -168, 13) + disc(-91, -172, 13) + disc(-3, -166, 12),
      mix(colour, ink, 0.6),
    );
    const door =
      rect(50, -226, 84, 186, mix(colour, ink, 0.5)) +
      path("M58-218H88V-52H58ZM96-218H126V-52H96Z", "#ffe3a0");
    const wheels = [-210, 236]
      .map(
        (wx) =>
          path(disc(wx, -30, 44), "#22292e") +
          path(disc(wx, -30, 22), "#9aa5a8") +
          path(disc(wx, -30, 8), "#22292e"),
      )
      .join("");
    const lamps = path("M330-84h16v28h-14Z", "#fff6d0") + rect(-334, -84, 10, 28, "#b5402f");
    return place(
      x,
      y,
      scale,
      shadow(0, 12, 760, 24, 0.4) + body + glass + heads + riders + stripe + door + wheels + lamps,
    );
  };

/** A bus stop: a pole with a round plate, and a bench with a bag of groceries on it. */
export const busStop =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    const pole =
      line("M-170 4V-330", "#46545c", 11) +
      path(disc(-170, -356, 42), "#c8602f") +
      path(disc(-170, -356, 31), "#fbf4e2") +
      line("M-188-350h36M-188-364h36", "#c8602f", 8);
    const bench =
      rect(-110, -84, 300, 18, "#8a5c3c", 'rx="5"') +
      rect(-110, -150, 300, 16, "#8a5c3c", 'rx="5"') +
      rect(-110, -122, 300, 14, "#7a4f34", 'rx="5"') +
      line("M-84-66V4M164-66V4M-84-150V-84M164-150V-84", "#3f4a50", 10);
    const bag =
      path("M50-206C46-232 70-246 80-224C84-248 108-246 106-206Z", "#6f9a58") +
      line("M112-200L128-262", "#d9b27a", 15) +
      path("M24-84L34-206H132L142-84Z", c.fall([0, "#e3c08c"], [1, mix("#c99a62", ink, 0.15)])) +
      line("M34-190H132", "#b98a58", 4);
    return place(x, y, scale, shadow(20, 6, 420, 18, 0.35) + pole + bench + bag);
  };

/** A row house's front: a door with steps, a window with a box of flowers. */
export const rowHouse =
  ({ x, w, foot, colour, door, flip = false, light = false }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const trim = "#f6ecd8";
    const face = rect(
      x,
      -10,
      w,
      foot + 10,
      c.fall([0, mix(colour, "#fff6e2", 0.12)], [1, mix(colour, ink, 0.16)]),
    );
    let bricks = "";
    for (let k = 0; k < 34; k++)
      bricks += `M${int(x + 14 + c.random() * (w - 60))} ${int(10 + Math.floor(c.random() * 26) * 20)}h24`;
    const dx = flip ? x + 60 : x + w - 210;
    const wx = flip ? x + w - 250 : x + 60;
    const pane = light ? c.fall([0, "#fff0c0"], [1, "#f6c877"]) : c.fall([0, "#a9ccd2"], [1, "#6f9aa5"]);
    const leaf =
      path(`M${dx} ${foot - 46}V${foot - 316}q75-64 150 0V${foot - 46}Z`, trim) +
      path(
        `M${dx + 16} ${foot - 46}V${foot - 296}H${dx + 134}V${foot - 46}Z`,
        c.across([0, mix(door, "#fff6e2", 0.15)], [1, mix(door, ink, 0.2)]),
      ) +
      path(`M${dx + 16} ${foot - 308}q59-50 118 0Z`, light ? lamp : "#8fb8c0") +
      path(
        `M${dx + 32} ${foot - 272}h38v82h-38ZM${dx + 82} ${foot - 272}h38v82h-38ZM${dx + 32} ${foot - 168}h38v96h-38ZM${dx + 82} ${foot - 168}h38v96h-38Z`,
        mix(door, ink, 0.25),
      ) +
      path(disc(dx + (flip ? 28 : 122), foot - 178, 7), "#e8c25a");
    const steps = rect(dx - 26, foot - 46, 202, 24, "#cfc5b4") + rect(dx - 44, foot - 22, 238, 24, "#b9ae9c");
    const sash =
      rect(wx - 12, foot - 320, 204, 190, trim) +
      rect(wx, foot - 308, 180, 166, pane) +
      line(`M${wx + 90} ${foot - 308}v166M${wx} ${foot - 230}h180`, trim, 9);
    const box =
      rect(wx - 18, foot - 134, 216, 36, "#7a5238", 'rx="5"') +
      line(`M${wx} ${foot - 138}h180`, "#5f8f58", 30) +
      line(
        [0, 1, 2, 3, 4, 5].map((k) => `M${wx + 6 + k * 34} ${foot - 148 + (k % 2) * 12}h.1`).join(""),
        mix(door, "#fff6e2", 0.35),
        19,
      );
    const upper = [wx - 6, dx - 12]
      .map(
        (ux) =>
          rect(ux, -20, 172, 122, trim) +
          rect(ux + 12, -20, 148, 110, pane) +
          line(`M${ux + 86}-20v110`, trim, 9),
      )
      .join("");
    return face + line(bricks, mix(colour, ink, 0.3), 6, 'opacity=".35"') + upper + sash + box + leaf + steps;
  };

/** A covered dish in a cloth, warm from the oven. */
export const coveredDish =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      shadow(0, 4, 240, 16) +
        path("M-96-52H96L80 0H-80Z", round(c, "#4f7f94")) +
        path("M-118-60h236v14h-236Z", mix("#4f7f94", c.palette.ink, 0.25)) +
        path("M-104-62C-96-118 96-118 104-62Z", c.fall([0, "#fdf3dc"], [1, "#dcc49a"])) +
        line(
          "M-78-72C-60-98-30-104-4-104M-30-66C-20-90 0-100 26-102M30-66C40-84 56-92 74-90",
          "#c8602f",
          5,
          'opacity=".75"',
        ) +
        path("M-16-104C-22-126 22-126 16-104Z", "#c8602f"),
    );

/** A signpost with three blank arms. */
export const signpost =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const wood = mix("#8a6446", c.palette.ink, 0.15);
    const arm = (d, grain) =>
      path(d, c.fall([0, mix(wood, "#fff6e2", 0.35)], [1, wood])) +
      line(grain, mix(wood, c.palette.ink, 0.35), 3, 'opacity=".5"');
    return place(
      x,
      y,
      scale,
      shadow(0, 0, 160, 14, 0.35) +
        path("M-17 4L-15-470L0-484L15-470L17 4Z", round(c, wood)) +
        arm("M-30-452L210-440L250-404L208-372L-30-382Z", "M0-430L190-420M20-404L170-398") +
        arm("M34-356L-206-366L-248-330L-204-296L34-286Z", "M10-336L-190-342M-10-310L-170-314") +
        arm("M-24-262L150-234L174-204L142-180L-24-206Z", "M0-240L130-220"),
    );
  };

/** Small flags on a line across the street. */
export const bunting =
  ({ from: [ax, ay], to: [bx, by], sag, count, colours }) =>
  (c) => {
    const at = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)];
    const groups = colours.map(() => "");
    for (let k = 0; k < count; k++) {
      const [x, y] = at((k + 0.2) / count);
      const [x2, y2] = at((k + 0.8) / count);
      groups[k % colours.length] +=
        `M${int(x)} ${int(y)}L${int(x2)} ${int(y2)} ${int((x + x2) / 2 + 2)} ${int((y + y2) / 2 + 58)}Z`;
    }
    return (
      groups.map((d, k) => path(d, colours[k])).join("") +
      line(
        `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag * 2} ${bx} ${by}`,
        mix(c.palette.ink, "#fff6e2", 0.3),
        4,
      )
    );
  };
