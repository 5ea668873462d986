/** A workshop, a breakfast table, a bird on a sill. */
import { hued } from "./motifs-articles-rooms.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, num, path, place } from "./shapes.mjs";

/** A work bench across the picture: its thick top, and the dark below it. */
export const workbench =
  ({ y }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, "#b07a48", 0.06);
    return (
      `<rect y="${y + 50}" width="1200" height="${590 - y}" fill="${mix(wood, ink, 0.76)}"/>` +
      path(`M90 ${y + 50}h80V640h-80ZM1030 ${y + 50}h80V640h-80Z`, mix(wood, ink, 0.4)) +
      `<rect y="${y + 54}" width="1200" height="30" fill="${ink}" opacity=".3"/>` +
      `<rect y="${y}" width="1200" height="56" fill="${c.fall([0, mix(wood, sun, 0.35)], [0.25, wood], [1, mix(wood, ink, 0.25)])}"/>` +
      line(
        `M0 ${y + 22}Q300 ${y + 16} 620 ${y + 24}T1200 ${y + 20}M0 ${y + 38}Q420 ${y + 44} 800 ${y + 37}T1200 ${y + 40}`,
        mix(wood, ink, 0.4),
        2,
        'opacity=".5"',
      )
    );
  };

/** A board lying on the bench, its sawn end towards the left. */
export const plank =
  ({ x, y, long, thick = 44 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, "#e3b981", 0.04);
    return (
      path(lens(x + long / 2, y, long * 1.04, 16), ink, 'opacity=".3"') +
      path(
        `M${x} ${y}v${-thick}h${long}v${thick}Z`,
        c.fall([0, mix(wood, sun, 0.4)], [1, mix(wood, ink, 0.12)]),
      ) +
      line(
        `M${x + 30} ${y - thick * 0.66}q${int(long * 0.3)}-8 ${int(long * 0.6)} 0t${int(long * 0.34)} 2M${x + 20} ${y - thick * 0.3}q${int(long * 0.4)} 8 ${int(long * 0.7)} 0`,
        mix(wood, "#8a5a2e", 0.5),
        2.4,
      ) +
      `<rect x="${x}" y="${y - thick}" width="16" height="${thick}" fill="${mix(wood, "#8a5a2e", 0.3)}"/>`
    );
  };

/** A curl of planed wood. */
const curl = (x, y, r, tone, turn = 0) =>
  `<path d="M${num(r * 1.7)} ${num(r * 0.5)}C${num(r * 1.2)} ${num(r * 1.1)} ${num(-r * 0.9)} ${num(r * 1.2)} ${num(-r)} 0C${num(-r)} ${num(-r * 1.2)} ${num(r * 0.8)} ${num(-r * 1.2)} ${num(r * 0.8)} ${num(-r * 0.1)}C${num(r * 0.8)} ${num(r * 0.6)} ${num(-r * 0.3)} ${num(r * 0.6)} ${num(-r * 0.3)} 0" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${tone}" stroke-width="${num(r * 0.3)}"/>`;

export const shavings =
  ({ points }) =>
  (c) => {
    const wood = hued(c, "#f0cf9c", 0.03);
    return points
      .map(([x, y, r, turn = 0], k) =>
        curl(x, y, r, mix(wood, k % 2 ? c.palette.ink : c.palette.sun, k % 2 ? 0.12 : 0.25), turn),
      )
      .join("");
  };

/** A wooden plane going to the left, a long shaving rising from its mouth. */
export const plane =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const wood = hued(c, "#8a4f2c", 0.04);
    const shaving = hued(c, "#f3d5a4", 0.02);
    return place(
      x,
      y,
      scale,
      line("M-30-56C-30-130-128-150-136-92C-138-50-84-46-82-84C-84-104-106-104-108-90", shaving, 13) +
        line("M-32-62C-36-128-124-144-132-92", mix(shaving, sun, 0.7), 3.4) +
        path("M-6-62L24-146L50-140L26-62Z", hued(c, "#9fb0b4", 0.06)) +
        path(
          "M-190 0V-48Q-190-66-172-66H176Q192-66 192-50V0Z",
          c.fall([0, mix(wood, sun, 0.25)], [1, mix(wood, ink, 0.25)]),
        ) +
        path("M-36-64H14L-6-20H-22Z", mix(wood, ink, 0.65)) +
        path("M-150-64C-158-84-160-108-136-112C-112-108-114-84-122-64Z", mix(wood, ink, 0.3)) +
        path(
          "M84-64C86-96 74-116 92-132C118-134 138-118 134-108C118-104 112-90 122-64Z",
          mix(wood, ink, 0.3),
        ) +
        line("M-190-6H192", mix(wood, ink, 0.6), 7),
    );
  };

/** Tools on the wall: a saw, a square, a hammer and chisels, each on its nail. */
export const wallTools =
  ({ x, y }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const steel = hued(c, "#b9c4c4", 0.12);
    const grip = hued(c, "#8a4f2c", 0.06);
    const nail = [0, 250, 372, 480, 540, 600].map((n) => disc(n, -4, 6)).join("");
    const saw =
      path(
        "M-44 20L24 0L44 60C20 76-8 80-34 68C-52 58-54 36-44 20ZM-20 30C-28 42-18 54-6 52L18 44L10 22Z",
        grip,
        'fill-rule="evenodd"',
      ) + path("M18 58L42 60L150 206L132 218Z", steel);
    const square = path("M244 0h26V190h-26Z", grip) + path("M244 168h-130v22h150Z", steel);
    const hammer =
      path("M362 0h20V210q-10 8-20 0Z", grip) +
      path("M322 10h74q22 0 30 24q-20-6-34 6h-70Z", mix(steel, ink, 0.35));
    const chisel = (left, long) =>
      path(`M${left - 11} 0h22l-3 78h-16Z`, grip) + path(`M${left - 8} 80h16v${long}l-16 12Z`, steel);
    return place(
      x,
      y,
      1,
      `<g opacity=".22" transform="translate(12 12)">${path("M18 58L42 60L150 206L132 218ZM244 0h26V190h-150v-22h124ZM362 0h20V210h-20ZM322 10h74q22 0 30 24h-104ZM469 0h22v180h-22ZM529 0h22v150h-22ZM589 0h22v170h-22Z", ink)}</g>` +
        saw +
        square +
        hammer +
        chisel(480, 90) +
        chisel(540, 62) +
        chisel(600, 78) +
        path(nail, mix(ink, sun, 0.2)),
    );
  };

/** A stack of pancakes on a plate, with butter and syrup. */
export const pancakes =
  ({ x, y, scale = 1, count = 5 }) =>
  (c) => {
    const { ink, paper, sun } = c.palette;
    const cake = hued(c, "#e2a95a", 0.02);
    const layers = Array.from({ length: count }, (_, k) => {
      const [dx, low] = [((k * 13) % 5) * 5 - 10, -26 - k * 34];
      const rx = 178 - ((k * 7) % 3) * 6;
      const edge = path(
        `M${dx - rx} ${low - 14}C${dx - rx - 8} ${low + 8} ${num(dx - rx * 0.6)} ${low + 22} ${dx} ${low + 22}S${dx + rx + 8} ${low + 8} ${dx + rx} ${low - 14}Z`,
        mix(cake, sun, 0.42),
      );
      return `${edge}<ellipse cx="${dx}" cy="${low - 16}" rx="${rx}" ry="27" fill="${mix(cake, "#a8602a", 0.35)}"/>`;
    });
    const top = -26 - (count - 1) * 34 - 18;
    const syrup = hued(c, "#8c4a1c", 0.02);
    return place(
      x,
      y,
      scale,
      path(lens(0, 4, 640, 34), ink, 'opacity=".25"') +
        `<ellipse cy="-6" rx="262" ry="30" fill="${mix(paper, ink, 0.22)}"/><ellipse cy="-14" rx="262" ry="30" fill="${mix(paper, "#ffffff", 0.5)}"/><ellipse cy="-14" rx="200" ry="21" fill="${mix(paper, ink, 0.08)}"/>` +
        layers.join("") +
        path(
          `M-120 ${top}C-110 ${top - 20} 110 ${top - 22} 128 ${top}C140 ${top + 8} 136 ${top + 26} 134 ${top + 70}q-12 16-22 0C110 ${top + 50} 112 ${top + 30} 92 ${top + 22}C60 ${top + 28} 40 ${top + 26} 20 ${top + 28}C14 ${top + 60} 18 ${top + 90} 12 ${top + 112}q-14 14-24 0C-18 ${top + 80}-14 ${top + 50}-20 ${top + 26}C-50 ${top + 26}-76 ${top + 24}-92 ${top + 18}C-96 ${top + 40}-94 ${top + 52}-98 ${top + 62}q-12 10-20 0C-122 ${top + 40}-126 ${top + 12}-120 ${top}Z`,
          syrup,
        ) +
        line(`M-90 ${top + 2}C-60 ${top - 10} 0 ${top - 12} 40 ${top - 10}`, mix(syrup, sun, 0.5), 4) +
        path(`M-44 ${top - 6}L-36 ${top - 34}L34 ${top - 38}L46 ${top - 8}L0 ${top + 8}Z`, "#f8e08a") +
        path(`M-36 ${top - 34}L34 ${top - 38}L6 ${top - 24}Z`, "#fff3bd"),
    );
  };

/** A toy digger facing right, its bucket lifted. */
export const toyDigger =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const paint = hued(c, "#f2b233", 0.02);
    const dark = mix(ink, "#3a3a40", 0.4);
    const arm = "M56-120L132-286L252-224L284-120";
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 320, 20), ink, 'opacity=".3"') +
        line(arm, mix(paint, "#a8602a", 0.35), 34, 'stroke-linejoin="round"') +
        line(arm, paint, 26, 'stroke-linejoin="round"') +
        line("M84-112L118-214M166-262L236-182", mix(dark, "#b0b8bc", 0.6), 9) +
        path(disc(132, -286, 11) + disc(252, -224, 10), dark) +
        path("M262-128H318C336-96 322-56 284-48L276-62L262-50L254-66L240-56C232-84 244-112 262-128Z", dark) +
        path("M-128-6Q-150-34-128-62H128Q150-34 128-6Z", dark) +
        path(
          disc(-104, -34, 19) +
            disc(-52, -34, 15) +
            disc(0, -34, 15) +
            disc(52, -34, 15) +
            disc(104, -34, 19),
          mix(dark, "#b0b8bc", 0.5),
        ) +
        path("M-60-62h120v-18H-60Z", mix(dark, "#b0b8bc", 0.25)) +
        path(
          "M-132-80V-138Q-132-158-110-158H-24V-80Z",
          c.fall([0, mix(paint, sun, 0.3)], [1, mix(paint, "#a8602a", 0.25)]),
        ) +
        path(
          "M-30-80V-224Q-30-240-14-240H52Q64-240 68-228L104-128V-80Z",
          c.fall([0, mix(paint, sun, 0.3)], [1, mix(paint, "#a8602a", 0.25)]),
        ) +
        path("M-10-136V-208Q-10-218 0-218H46L76-136Z", "#cfe6ea") +
        path("M8-136L30-218H46L26-136Z", "#ffffff", 'opacity=".6"') +
        line("M-112-138h58M-112-120h58M-112-102h58", mix(paint, "#a8602a", 0.5), 5) +
        path("M-92-158v-26h18v26Z", dark),
    );
  };

/** A few berries. */
export const berries =
  ({ points, colour = "#4a5a8c" }) =>
  (c) => {
    const skin = hued(c, colour, 0.04);
    return points
      .map(
        ([x, y, r]) =>
          path(lens(x, y + r, r * 3, r * 0.6), c.palette.ink, 'opacity=".25"') +
          path(disc(x, y, r), skin) +
          path(disc(x - r * 0.3, y - r * 0.35, r * 0.28), mix(skin, "#ffffff", 0.5)),
      )
      .join("");
  };

/** A sparrow standing, looking right. */
export const sparrow =
  ({ x, y, scale = 1 }) =>
  (c) => {
    const { ink, paper } = c.palette;
    const brown = hued(c, "#8a5a38", 0.06);
    const breast = mix(hued(c, "#e3d6bd", 0.04), paper, 0.3);
    const dark = mix(brown, ink, 0.55);
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 220, 18), ink, 'opacity=".3"') +
        line("M2-26L-4-4M-4-4l-18 2M-4-4l20 3M36-26L34-4M34-4l-18 2M34-4l20 3", hued(c, "#a8734e", 0.06), 6) +
        path("M-92-92L-206-60L-200-36L-86-52Z", dark) +
        path(
          "M-116-74C-104-130-40-168 24-174C84-176 116-130 104-82C92-38 44-14-8-18C-62-22-106-42-116-74Z",
          c.fall([0, breast], [0.6, breast], [1, mix(breast, ink, 0.22)]),
        ) +
        path("M-116-76C-104-132-40-172 30-190C64-170 40-128 0-104C-40-80-84-64-116-76Z", brown) +
        path(disc(72, -176, 52), breast) +
        path(
          "M20-180C18-228 66-240 96-222C120-208 126-188 124-180C104-190 84-196 70-184C56-168 40-166 28-150C22-160 20-170 20-180Z",
          mix(brown, "#a8402f", 0.18),
        ) +
        path("M72-150C86-156 104-152 112-160C120-140 104-118 84-122C74-128 70-140 72-150Z", dark) +
        path("M118-190L158-170L118-158C114-168 114-182 118-190Z", mix(ink, "#5a5a58", 0.35)) +
        path(disc(95, -184, 8), ink) +
        path(disc(98, -187, 2.6), "#ffffff") +
        path("M-128-60C-96-128-10-146 40-118C30-76-46-50-150-44Z", mix(brown, ink, 0.24)) +
        line("M-20-118C-6-108 6-98 12-86", paper, 8) +
        line("M-134-56C-80-70-30-80 10-96M-120-70C-80-88-40-98 0-110", dark, 4),
    );
  };

/** Crumbs on a sill. */
export const crumbs =
  ({ x, y, wide = 200, count = 16 }) =>
  (c) => {
    let d = "";
    for (let k = 0; k < count; k++)
      d += disc(x + (c.random() - 0.5) * wide, y + (c.random() - 0.5) * 26, 3 + c.random() * 5);
    return path(d, hued(c, "#e8c48a", 0.03));
  };

/** A barn with its gambrel roof, far off. */
export const barn =
  ({ x, y, scale = 1, colour = "#a8483c" }) =>
  (c) => {
    const { ink, sky: air, paper } = c.palette;
    const boards = mix(hued(c, colour, 0.14), air[2], 0.16);
    return place(
      x,
      y,
      scale,
      path("M70 0V-92L56-150H210L226-92V0Z", mix(boards, ink, 0.2)) +
        path("M0-190L56-150L74-92L226-92L206-152L150-190Z", mix(ink, boards, 0.3)) +
        path("M-74 0V-92L-54-150L0-190L54-150L74-92V0Z", boards) +
        line("M-80-90L-56-152L0-192L56-152L80-90", mix(paper, boards, 0.1), 8, 'stroke-linejoin="round"') +
        path("M-34 0V-74H34V0Z", mix(boards, ink, 0.45)) +
        line("M-34 0V-74H34V0M-34-74L34 0M34-74L-34 0", mix(paper, boards, 0.2), 5) +
        path("M-14-116h28v26h-28Z", mix(boards, ink, 0.5)),
    );
  };
