/** Bedrooms by night. */
import { clockFace, hued, polygon } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, num, path, place } from "./shapes.mjs";

/** The head of a bed at the right edge, its pillow and its blanket. */
export const bedHead =
  ({ x, y, blanket = "#3f6288" }) =>
  (c) => {
    const { ink, lamp, paper } = c.palette;
    const wood = hued(c, "#5a4034", 0.2);
    const wool = hued(c, blanket, 0.2);
    return place(
      x,
      y,
      1,
      path(
        "M0 220V-120Q0-150 30-152C160-190 330-190 480-176V220Z",
        c.across([0, mix(wood, lamp, 0.22)], [0.5, wood]),
      ) +
        line("M22 200V-110Q24-130 44-132C160-164 320-166 480-154", mix(wood, ink, 0.45), 3) +
        path(
          "M26 36C12-16 40-58 96-62C200-70 330-64 480-70V70H60C40 68 30 56 26 36Z",
          c.across([0, mix(paper, lamp, 0.4)], [0.7, mix(paper, ink, 0.25)]),
        ) +
        line("M64 20C90 4 110-10 120-34M90 44C140 34 170 26 200 4", mix(paper, ink, 0.4), 3, 'opacity=".6"') +
        path(
          "M-14 220C-18 120-6 66 60 56C190 44 330 66 480 52V220Z",
          c.across([0, mix(wool, lamp, 0.25)], [0.4, wool]),
        ) +
        path(
          "M-4 108C6 72 26 60 60 56C190 44 330 66 480 52V96C330 108 190 88 60 98C30 100 8 102-4 108Z",
          mix(paper, wool, 0.4),
        ),
    );
  };

/** A small chest beside the bed, seen from the front; its top at the origin's height. */
export const nightstand =
  ({ x, y, wide = 430, colour = "#6b4a3a" }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    const wood = hued(c, colour, 0.18);
    return place(
      x,
      y,
      1,
      path(
        `M18 18h${wide - 36}v220h${36 - wide}Z`,
        c.fall([0, mix(wood, ink, 0.25)], [1, mix(wood, ink, 0.6)]),
      ) +
        line(`M44 46h${wide - 88}v92h${88 - wide}Z`, mix(wood, ink, 0.6), 3) +
        path(disc(wide / 2, 92, 10), mix(lamp, wood, 0.35)) +
        path(`M0 0h${wide}v20H0Z`, c.across([0, wood], [0.75, mix(wood, lamp, 0.5)], [1, wood])) +
        line(`M0 1h${wide}`, mix(wood, lamp, 0.6), 2.4),
    );
  };

/** An alarm clock with two bells. */
export const alarmClock =
  ({ x, y, r = 70, hour = 95, minute = 60 }) =>
  (c) => {
    const { ink } = c.palette;
    const metal = hued(c, "#6f93a6", 0.1);
    const bell = (side) =>
      `<g transform="rotate(${side * 32}) translate(0 ${-r * 1.2})">${path(`M${num(-r * 0.42)} 0A${num(r * 0.42)} ${num(r * 0.42)} 0 0 1 ${num(r * 0.42)} 0Z`, metal)}</g>`;
    return place(
      x,
      y - r - 12,
      1,
      line(
        `M${-r * 0.6} ${r * 0.72}L${-r * 0.78} ${r + 12}M${r * 0.6} ${r * 0.72}L${r * 0.78} ${r + 12}`,
        ink,
        9,
      ) +
        line(`M0 ${-r}V${num(-r * 1.36)}M${-r * 0.2} ${num(-r * 1.38)}h${r * 0.4}`, mix(metal, ink, 0.3), 7) +
        bell(-1) +
        bell(1) +
        `<circle r="${r * 1.7}" fill="${c.glow([0.4, "#a9d8ee", 0.34], [1, "#a9d8ee", 0])}"/>` +
        clockFace(c, { r, hour, minute, face: "#d8eef5", rim: metal, hand: "#1a2c3c" }),
    );
  };

/** A glass half full of water. */
export const waterGlass =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      path("M-30-86L-24 0H24L30-86Z", "#dff0f4", 'opacity=".3"') +
        path("M-27-52L-23-3H23L27-52Z", mix("#8fc4d6", c.palette.lamp, 0.2), 'opacity=".75"') +
        `<ellipse cy="-52" rx="27" ry="5" fill="#e8f6f8" opacity=".8"/>` +
        line("M-30-86L-24-1H24L30-86", "#eaf6f8", 2.4, 'opacity=".7"') +
        `<ellipse cy="-86" rx="30" ry="5" fill="none" stroke="#eaf6f8" stroke-width="2.4" opacity=".8"/>`,
    );

/** A card with a few written lines, leaning. */
export const noteCard =
  ({ x, y, w = 110, h = 76, turn = -5, tape = false }) =>
  (c) => {
    const { paper, ink } = c.palette;
    const rows = [0.3, 0.5, 0.7].map(
      (t, k) => `M${int(w * 0.14)} ${int(h * t)}h${int(w * (k === 2 ? 0.42 : 0.7))}`,
    );
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${path(`M4 5h${w}v${h}h${-w}Z`, ink, 'opacity=".2"')}${path(`M0 0h${w}v${h}h${-w}Z`, mix(paper, "#ffffff", 0.3))}${line(rows.join(""), mix(paper, ink, 0.5), 3)}${tape ? path(`M${w / 2 - 24}-9h48v18h-48Z`, "#f0d38c", 'opacity=".85"') : ""}</g>`;
  };

/** A room as one sees it lying down: the ceiling, the far wall, and the stain. */
export const ceilingRoom = () => (c) => {
  const { ink, paper } = c.palette;
  const plaster = hued(c, "#8d88a8", 0.22);
  const far = [
    [300, 350],
    [900, 350],
  ];
  const plane = (points, fill) => path(polygon(points), fill);
  return (
    plane(
      [...far, [900, 660], [300, 660]],
      c.fall([0, mix(plaster, ink, 0.42)], [1, mix(plaster, ink, 0.6)]),
    ) +
    plane([far[0], [-120, -48], [-120, 720], [300, 660]], mix(plaster, ink, 0.58)) +
    plane([far[1], [1320, -48], [1320, 720], [900, 660]], mix(plaster, ink, 0.5)) +
    plane(
      [...far, [1320, -48], [-120, -48]],
      c.fall([0, mix(plaster, paper, 0.3)], [1, mix(plaster, ink, 0.12)]),
    ) +
    line(`M300 350H900L1320-48M300 350L-120-48`, mix(plaster, paper, 0.45), 5) +
    line("M300 366H900", mix(plaster, ink, 0.62), 3)
  );
};

/** A stain where water once came through a ceiling: tide marks, each a little inside the last. */
export const waterStain =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const brown = hued(c, "#8a5a30", 0.04);
    // Soft bays and tongues round the middle, joined through the points halfway between them.
    const tide = (rx, ry) => {
      const rim = Array.from({ length: 13 }, (_, k) => {
        const angle = (k / 13) * Math.PI * 2;
        const far = (k % 2 ? 0.78 : 1.04) + (c.random() - 0.5) * 0.3;
        return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far];
      });
      const half = (k) => {
        const [a, b] = [rim[k % 13], rim[(k + 1) % 13]];
        return `${int((a[0] + b[0]) / 2)} ${int((a[1] + b[1]) / 2)}`;
      };
      return `M${half(12)}${rim.map(([px, py], k) => `Q${int(px)} ${int(py)} ${half(k)}`).join("")}Z`;
    };
    const marks = [
      [190, 76],
      [134, 52],
      [64, 26],
    ].map(([rx, ry], k) => {
      const d = tide(rx, ry);
      return path(d, brown, 'opacity=".17"') + line(d, brown, 4 - k, 'opacity=".55"');
    });
    return place(x, y, scale, marks.join(""));
  };

/** A lamp hanging from the ceiling on its cord, dark. */
export const pendant =
  ({ x, from, y, scale = 1 }) =>
  (c) => {
    const { ink, sky: air } = c.palette;
    const shade = hued(c, "#54506e", 0.1);
    return (
      line(`M${x} ${from}V${y}`, ink, 4) +
      place(
        x,
        y,
        scale,
        `<ellipse cy="-${int((y - from) / scale)}" rx="24" ry="8" fill="${mix(shade, ink, 0.4)}"/>` +
          path(
            "M-14 0H14L66 66C40 80-40 80-66 66Z",
            c.across([0, mix(shade, air[2], 0.3)], [1, mix(shade, ink, 0.5)]),
          ) +
          `<ellipse cy="67" rx="64" ry="12" fill="${mix(shade, ink, 0.6)}"/>` +
          `<circle cy="68" r="15" fill="${mix(shade, "#ffffff", 0.4)}"/>`,
      )
    );
  };

/** Where one lies: feet under a blanket at the lower edge, and the rail of the bed behind them. */
export const bedFoot =
  ({ y = 560, blanket = "#5c5a86" }) =>
  (c) => {
    const { ink, paper } = c.palette;
    const wood = hued(c, "#4a3630", 0.2);
    const wool = hued(c, blanket, 0.12);
    const rods = [250, 380, 510, 640, 770, 900].map((x) => `M${x} ${y - 6}V640`).join("");
    return (
      line(rods, mix(wood, ink, 0.2), 10) +
      line(`M170 ${y - 10}Q600 ${y - 34} 1030 ${y - 10}`, wood, 18) +
      path(
        disc(170, y - 18, 20) +
          disc(1030, y - 18, 20) +
          `M158 ${y - 10}h24V650h-24ZM1018 ${y - 10}h24V650h-24Z`,
        wood,
      ) +
      path(
        "M110 660C130 606 180 596 260 592H940C1020 596 1070 606 1090 660Z",
        c.fall([0, mix(wool, paper, 0.3)], [1, mix(wool, ink, 0.15)]),
      ) +
      path(
        "M236 593h122l-34 30H196ZM480 592h120v31H462ZM722 592h120l26 31H726ZM324 623h138l-14 31H290ZM600 623h126l4 31H600ZM868 623h134l34 31H884Z",
        mix(wool, paper, 0.5),
        'opacity=".45"',
      )
    );
  };
