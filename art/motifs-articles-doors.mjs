/** Doors in a street, and a window with someone behind it. */
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, path, place } from "./shapes.mjs";

const leafs = {
  /** Two wings under a round arch. */
  arched: (w, h) => `M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0Z`,
  straight: (w, h) => `M${-w / 2} 0V${-h}H${w / 2}V0Z`,
  pointed: (w, h) =>
    `M${-w / 2} 0V${int(-h + w * 0.62)}Q${int(-w * 0.44)} ${int(-h + w * 0.2)} 0 ${-h}Q${int(w * 0.44)} ${int(-h + w * 0.2)} ${w / 2} ${int(-h + w * 0.62)}V0Z`,
};

/** A door in a wall on its step; `wings` 2 splits it, `fan` gives it a light above, `ajar` lets light out. */
export const door =
  ({
    x,
    y,
    w = 150,
    h = 300,
    shape = "straight",
    colour,
    frame = "#fffaf0",
    wings = 1,
    fan = false,
    ajar = false,
    planks = false,
  }) =>
  (c) => {
    const { ink, sun, lamp } = c.palette;
    const paint = hued(c, colour, 0.05);
    const stone = hued(c, frame, 0.08);
    const outline = leafs[shape];
    const dark = mix(paint, ink, 0.4);
    const body = path(outline(w, h), c.across([0, mix(paint, sun, 0.15)], [1, mix(paint, ink, 0.15)]));
    const split = wings === 2 ? `M0 0V${-h + 6}` : "";
    const low = h * 0.42;
    const panel = (left, wide) =>
      `M${int(left)} -18h${int(wide)}v${int(-low + 30)}h${int(-wide)}ZM${int(left)} ${int(-low - 8)}h${int(wide)}v${int(-h * 0.26)}h${int(-wide)}Z`;
    const boards = planks
      ? line(
          Array.from(
            { length: 4 },
            (_, k) => `M${int(-w / 2 + (w * (k + 1)) / 5)}-4V${int(-h + w * 0.34)}`,
          ).join(""),
          dark,
          3,
        ) +
        line(`M${-w / 2 + 6} ${int(-h * 0.22)}h${w - 40}M${-w / 2 + 6} ${int(-h * 0.6)}h${w - 40}`, ink, 9)
      : line(
          wings === 2 ? panel(-w / 2 + 18, w / 2 - 34) + panel(16, w / 2 - 34) : panel(-w / 2 + 24, w - 48),
          dark,
          3.4,
        );
    const glass = fan
      ? path(`M${-w / 2 + 14} ${-h + 12}h${w - 28}v40h${28 - w}Z`, mix(lamp, "#ffffff", 0.2)) +
        line(`M${-w / 6} ${-h + 12}v40M${w / 6} ${-h + 12}v40`, dark, 4)
      : "";
    const gap = ajar
      ? path(outline(w, h), c.fall([0, "#fff3d0"], [1, lamp])) +
        path(
          `M${-w / 2} 0V${-h}L${int(w * 0.24)} ${int(-h + 22)}V14Z`,
          c.across([0, mix(paint, ink, 0.1)], [1, mix(paint, sun, 0.18)]),
        ) +
        line(
          `M${int(-w * 0.36)} ${int(-h * 0.08)}L${int(w * 0.12)} ${int(-h * 0.04)}V${int(-h * 0.4)}L${int(-w * 0.36)} ${int(-h * 0.42)}ZM${int(-w * 0.36)} ${int(-h * 0.52)}L${int(w * 0.12)} ${int(-h * 0.5)}V${int(-h * 0.86)}L${int(-w * 0.36)} ${int(-h * 0.92)}Z`,
          dark,
          3.4,
        ) +
        path(disc(w * 0.16, -h * 0.45, 7), lamp)
      : body +
        boards +
        glass +
        line(split, dark, 4) +
        path(disc(wings === 2 ? 12 : w / 2 - 18, -h * 0.44, 7), lamp);
    return place(
      x,
      y,
      1,
      path(outline(w + 34, h + 18), stone) +
        line(outline(w + 34, h + 18), mix(stone, ink, 0.25), 2) +
        gap +
        path(`M${-w / 2 - 34} 0h${w + 68}v18h${-w - 68}Z`, mix(stone, sun, 0.3)) +
        path(`M${-w / 2 - 34} 18h${w + 68}v8h${-w - 68}Z`, ink, 'opacity=".25"'),
    );
  };

/** Tiles along the top of a wall, with their shadow. */
export const eaves =
  ({ y = 0, colour = "#b8623f" }) =>
  (c) => {
    const clay = hued(c, colour, 0.06);
    let row = "";
    for (let x = -20; x < 1220; x += 44) row += `M${x} ${y - 20}h42v${52}a21 16 0 0 1-42 0Z`;
    return `<rect y="${y + 34}" width="1200" height="26" fill="${c.palette.ink}" opacity=".22"/>${path(row, clay)}${line(row.replace(/h42v52a21 16 0 0 1-42 0Z/g, "v54"), mix(clay, c.palette.ink, 0.4), 3)}`;
  };

/** A cobbled street along the foot of a wall. */
export const cobbles =
  ({ y, colour = "#b8a995" }) =>
  (c) => {
    const stone = hued(c, colour, 0.1);
    const kinds = ["", ""];
    for (let row = 0; row < 4; row++) {
      const py = y + 16 + row * 26 + row * row * 3;
      for (let x = -20 + (row % 2) * 30; x < 1220; ) {
        const long = 26 + row * 8 + c.random() * 22;
        kinds[Math.floor(c.random() * 2)] += `M${int(x)} ${py}h${int(long)}`;
        x += long + 26 + row * 5;
      }
    }
    return (
      `<rect y="${y}" width="1200" height="${640 - y}" fill="${mix(stone, c.palette.ink, 0.3)}"/>` +
      kinds.map((d, k) => line(d, mix(stone, c.palette.sun, k * 0.16), 19)).join("")
    );
  };

/** The front of a house at evening: boards, and a large window with its light on. */
export const eveningFront =
  ({ from = 0, colour = "#6a4a6e" }) =>
  (c) => {
    const { ink, sky: air } = c.palette;
    const board = hued(c, colour, 0.1);
    let seams = "";
    for (let y = 34; y < 640; y += 34) seams += `M${from} ${y}H1200`;
    return (
      `<rect x="${from}" width="${1200 - from}" height="640" fill="${c.across([0, mix(board, air[2], 0.22)], [0.3, board], [1, mix(board, ink, 0.4)])}"/>` +
      line(seams, mix(board, ink, 0.4), 3, 'opacity=".55"') +
      path(`M${from} 0h26V640h-26Z`, mix(board, "#f4e6d6", 0.4))
    );
  };

/** The lit window: glow, frame, curtains; what is inside goes between `back` and the frame. */
export const litWindow =
  ({ x, y, w, h, inside = [] }) =>
  (c) => {
    const { lamp, ink, paper } = c.palette;
    const wood = mix(paper, "#e8c8b0", 0.3);
    const halo = c.glow([0, lamp, 0.5], [0.6, lamp, 0.16], [1, lamp, 0]);
    const cloth = mix("#f7dfb4", "#c9685c", 0.35);
    const curtain = (side) => {
      const edge = side < 0 ? x : x + w;
      const s = side;
      return (
        path(
          `M${edge} ${y}h${-s * 74}C${edge - s * 66} ${y + h * 0.4} ${edge - s * 40} ${y + h * 0.56} ${edge - s * 22} ${int(y + h * 0.62)}C${edge - s * 50} ${int(y + h * 0.8)} ${edge - s * 48} ${int(y + h * 0.9)} ${edge - s * 52} ${y + h}H${edge}Z`,
          cloth,
        ) +
        line(
          `M${edge - s * 60} ${y}C${edge - s * 54} ${y + 120} ${edge - s * 26} ${int(y + h * 0.5)} ${edge - s * 14} ${int(y + h * 0.6)}M${edge - s * 26} ${y}V${int(y + h * 0.5)}`,
          mix(cloth, ink, 0.2),
          3,
        )
      );
    };
    return (
      `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w * 0.95}" ry="${h}" fill="${halo}"/>` +
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c.glow([0, "#fff0c8"], [0.6, "#fbd48c"], [1, "#eab066"])}"/>` +
      inside.map((layer) => layer(c)).join("") +
      curtain(-1) +
      curtain(1) +
      `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" fill="none" stroke="${wood}" stroke-width="22"/>` +
      path(`M${x - 46} ${y + h + 18}h${w + 92}v18h${-w - 92}Z`, wood) +
      path(`M${x - 40} ${y + h + 36}h${w + 80}v10h${-w - 80}Z`, ink, 'opacity=".3"')
    );
  };

/** Someone in a rocking chair with a small child asleep against the shoulder: shapes against the light. */
export const rockingPair =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink } = c.palette;
    const dark = mix(ink, "#4a2430", 0.5);
    const child = mix(dark, "#b8584e", 0.5);
    const sleeve = mix(dark, "#8a4a52", 0.45);
    return place(
      x,
      y,
      scale,
      line("M-128-20Q0 26 136-24", dark, 11) +
        line("M-72-2L-84-100M74-2L66-98M-84-100H72M-84-96L-128-276M-100-160H62L66-98", dark, 10) +
        path(
          "M-96-98C-118-150-118-206-92-236C-66-252-36-240-30-212C-22-170-26-130-20-112L62-118C82-118 92-104 90-86L84-14H56L54-80L-70-84Z",
          dark,
        ) +
        path("M54-16H102Q112-6 104 0H54Z", dark) +
        path(`${disc(-58, -276, 32)}${disc(-90, -296, 17)}M-78-250h36v26h-36Z`, dark) +
        path("M-40-116C-46-170-34-208-4-214C22-214 36-186 34-156C32-128 18-108-4-106Z", child) +
        line("M8-118C30-116 44-108 50-78", child, 17) +
        path(disc(-16, -236, 24), mix(child, "#4a2430", 0.3)) +
        line("M-74-208C-74-160-46-140 24-150", sleeve, 21),
    );
  };

/** A lamp on a stand, inside a lit room. */
export const standingLamp =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const dark = mix(c.palette.ink, "#4a2430", 0.4);
    return place(
      x,
      y,
      scale,
      line("M0 0V-230", dark, 7) +
        path("M-34 0Q0-18 34 0Z", dark) +
        `<circle cy="-256" r="76" fill="${c.glow([0, "#fffbe8", 0.9], [1, "#fffbe8", 0])}"/>` +
        path("M-58-222L-34-306H34L58-222Z", "#fff6d8") +
        line("M-58-222H58", "#e0a65a", 4),
    );
  };

/** A box of flowers below a window. */
export const flowerBox =
  ({ x, y, w, colour = "#8a4f3c", bloom = "#e0687a" }) =>
  (c) => {
    const { ink } = c.palette;
    const wood = hued(c, colour, 0.1);
    const leaf = mix(hued(c, "#5d8f5c", 0.2), ink, 0.2);
    let leaves = "";
    let dots = "";
    for (let k = 0; k < 22; k++) {
      const px = x + 12 + c.random() * (w - 24);
      leaves += disc(px, y - 6 - c.random() * 22, 14 + c.random() * 8);
      if (k % 2) dots += disc(px + (c.random() - 0.5) * 20, y - 16 - c.random() * 28, 8 + c.random() * 3);
    }
    return (
      path(leaves, leaf) +
      path(dots, hued(c, bloom, 0.05)) +
      path(`M${x} ${y}h${w}l-10 52h${20 - w}Z`, wood) +
      path(lens(x + w / 2, y + 2, w, 6), mix(wood, "#ffffff", 0.3))
    );
  };
