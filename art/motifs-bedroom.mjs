/** A bedroom at night: the window, its curtains, the bed and what stands beside it. */
import { width } from "./canvas.mjs";
import { rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, path, place } from "./shapes.mjs";

/** A wall with a window cut out of it, with its frame and sill; the sky outside is drawn before. */
export const windowWall =
  ({ x, y, wide, high, wall, frame, floor = 640 }) =>
  (c) => {
    const { ink } = c.palette;
    const left = x - wide / 2;
    return (
      path(
        `M0 0H${width}V${floor}H0ZM${left} ${y}V${y + high}H${left + wide}V${y}Z`,
        c.fall([0, mix(wall, ink, 0.3)], [1, wall]),
        'fill-rule="evenodd"',
      ) +
      line(`M${left} ${y}h${wide}v${high}h${-wide}Z`, frame, 16, 'stroke-linejoin="miter"') +
      line(`M${x} ${y}v${high}M${left} ${int(y + high * 0.42)}h${wide}`, frame, 9) +
      rect(left - 34, y + high + 4, wide + 68, 18, mix(frame, "#ffffff", 0.1)) +
      rect(left - 34, y + high + 22, wide + 68, 8, ink, 'opacity=".3"')
    );
  };

/** Clouds driven across a window: streaks with their heads to the right. */
export const drivenClouds =
  ({ rows, colour, opacity = 0.5 }) =>
  () =>
    path(
      rows
        .map(
          ([x, y, w, h]) =>
            `M${x} ${y}q${int(w * 0.3)} ${-h} ${int(w * 0.72)} ${int(-h * 0.7)}q${int(w * 0.1)} ${int(-h * 0.9)} ${int(w * 0.22)} ${int(-h * 0.3)}q${int(w * 0.12)} ${int(h * 0.5)} ${int(-w * 0.02)} ${int(h * 0.9)}Z`,
        )
        .join(""),
      colour,
      `opacity="${opacity}"`,
    );

/** A curtain hanging beside a window, lifted by the wind towards `blow`. */
export const curtain =
  ({ x, y, high, wide = 90, blow = 40, colour }) =>
  (c) => {
    const w = wide;
    const edge = `M${x} ${y}h${w}C${x + w + blow * 0.2} ${int(y + high * 0.4)} ${x + w + blow * 0.3} ${int(y + high * 0.6)} ${x + w + blow} ${y + high}`;
    return (
      path(
        `${edge}q${int(-w * 0.4)}-16 ${int(-w * 0.7)} 2t${int(-w * 0.5)}-2C${x - 4} ${int(y + high * 0.6)} ${x} ${int(y + high * 0.3)} ${x} ${y}Z`,
        c.across([0, mix(colour, c.palette.ink, 0.3)], [1, colour]),
      ) +
      line(
        `M${x + int(w * 0.35)} ${y + 6}q4 ${int(high * 0.5)} ${int(blow * 0.2)} ${high - 16}M${x + int(w * 0.7)} ${y + 6}q6 ${int(high * 0.5)} ${int(blow * 0.6)} ${high - 20}`,
        mix(colour, c.palette.ink, 0.4),
        3,
        'opacity=".6"',
      )
    );
  };

/** A bed seen from its side, the blanket in waves; the headboard is on the left. */
export const bed =
  ({ x, y, scale = 1, blanket, linen, wood }) =>
  (c) => {
    const { ink, sun } = c.palette;
    return place(
      x,
      y,
      scale,
      path(lens(300, 6, 760, 26), ink, 'opacity=".4"') +
        path(
          "M-40 4V-250Q-40-268-22-268H0Q14-268 14-250V4Z",
          c.across([0, mix(wood, sun, 0.12)], [1, mix(wood, ink, 0.4)]),
        ) +
        path(
          "M610 4V-130Q610-146 626-146H640Q654-146 654-130V4Z",
          c.across([0, mix(wood, sun, 0.1)], [1, mix(wood, ink, 0.45)]),
        ) +
        path("M0-40H630V-16H0Z", mix(wood, ink, 0.3)) +
        path("M8-112H620V-38H8Z", mix(linen, ink, 0.28)) +
        path(
          "M22-108C10-150 24-192 70-194C120-202 180-190 186-150C190-124 176-108 150-106Z",
          c.fall([0, linen], [1, mix(linen, ink, 0.3)]),
        ) +
        line("M50-176Q70-150 60-126M150-170Q140-150 152-130", mix(linen, ink, 0.35), 3, 'opacity=".7"') +
        path(
          "M150-102C190-170 240-140 286-166C340-196 372-138 430-160C490-184 520-138 566-146C610-150 634-120 632-70Q640-40 634-14Q590-30 560-12Q520-32 480-12Q430-32 390-10Q340-32 300-10Q250-30 214-12Q180-26 150-14Q136-60 150-102Z",
          c.fall([0, mix(blanket, sun, 0.2)], [0.45, blanket], [1, mix(blanket, ink, 0.5)]),
        ) +
        line(
          "M190-118C230-140 250-104 300-132M340-146C370-100 410-128 450-140M500-142C520-104 570-116 600-110M240-70C300-96 340-60 400-84M440-90C500-60 540-84 600-66",
          mix(blanket, ink, 0.45),
          3.4,
          'opacity=".7"',
        ) +
        path("M150-102C190-170 240-140 286-166Q262-128 230-116Q190-96 172-60Q150-70 150-102Z", linen),
    );
  };

/** An alarm clock; the hands at three. */
export const alarmClock =
  ({ x, y, scale = 1, colour }) =>
  (c) => {
    const { ink, paper } = c.palette;
    const marks = Array.from({ length: 12 }, (_, k) => {
      const a = (k * Math.PI) / 6;
      return `M${int(Math.sin(a) * 46)} ${int(-62 - Math.cos(a) * 46)}h.1`;
    }).join("");
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 150, 12), ink, 'opacity=".4"') +
        line("M-36-16L-50 0M36-16L50 0", mix(colour, ink, 0.4), 10) +
        path("M-62-108a28 28 0 0 1 44-26ZM62-108a28 28 0 0 0-44-26Z", mix(colour, paper, 0.2)) +
        line("M0-126V-142", mix(colour, ink, 0.3), 7) +
        path(disc(0, -62, 68), c.across([0, mix(colour, paper, 0.25)], [1, mix(colour, ink, 0.3)])) +
        path(disc(0, -62, 56), paper) +
        line(marks, mix(ink, paper, 0.2), 5) +
        line("M0-62V-102", ink, 6) +
        line("M0-62H28", ink, 8) +
        path(disc(0, -62, 6), "#b4531a"),
    );
  };

/** A small table beside a bed with a glass of water on it. */
export const nightstand =
  ({ x, y, scale = 1, wood }) =>
  (c) => {
    const { ink, sun } = c.palette;
    return place(
      x,
      y,
      scale,
      path(lens(0, 4, 300, 18), ink, 'opacity=".4"') +
        line("M-100 4V-20M100 4V-20", mix(wood, ink, 0.4), 14) +
        rect(-118, -196, 236, 180, c.across([0, mix(wood, sun, 0.12)], [1, mix(wood, ink, 0.35)])) +
        rect(-100, -172, 200, 62, mix(wood, ink, 0.28)) +
        rect(-100, -96, 200, 62, mix(wood, ink, 0.28)) +
        path(disc(0, -141, 7) + disc(0, -65, 7), mix(sun, wood, 0.4)) +
        rect(-132, -210, 264, 18, mix(wood, sun, 0.28)) +
        path("M58-210L52-280H104L98-210Z", "#dfeef2", 'opacity=".34"') +
        path("M57-214L54-250H102L99-214Z", "#bfe0ea", 'opacity=".55"') +
        line("M52-280H104", "#ffffff", 2.6, 'opacity=".7"'),
    );
  };
