/** Things on a table looked at from above. */
import { oval, rect } from "./inside.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, line, path, place } from "./shapes.mjs";

const under = (shape) => `<g transform="translate(10 14)" opacity=".22">${shape}</g>`;

/** A table top of planks filling the picture. */
export const planksAbove =
  ({ colours, high = 128 }) =>
  (c) =>
    [0, 1, 2, 3, 4].map((k) => rect(0, k * high, 1200, high, colours[k % colours.length])).join("") +
    line(
      Array.from({ length: 14 }, (_, k) => {
        const y = Math.floor(k / 3) * high + 26 + (k % 3) * 32 + c.random() * 12;
        return `M${int(c.random() * 700 - 60)} ${int(y)}q${int(180 + c.random() * 160)} ${int(c.random() * 14 - 7)} ${int(420 + c.random() * 300)} 0`;
      }).join(""),
      mix(colours[0], c.palette.ink, 0.3),
      2,
      'opacity=".4"',
    ) +
    line(
      "M0 128H1200M0 256H1200M0 384H1200M0 512H1200",
      mix(colours[0], c.palette.ink, 0.45),
      3,
      'opacity=".55"',
    );

/** An open notebook: on the right a list with boxes, some marked; coloured tabs at its edge. */
export const notebookAbove =
  ({ x, y, scale = 1, turn = -4, tabs, cover }) =>
  (c) => {
    const paper = "#fdf7e8";
    const rule = mix(paper, c.palette.ink, 0.35);
    const body =
      under(rect(-306, -208, 612, 416, "#0b1820", 'rx="14"')) +
      tabs.map((colour, k) => rect(282, -168 + k * 88, 44, 56, colour, 'rx="6"')).join("") +
      rect(-306, -208, 612, 416, cover, 'rx="14"') +
      rect(
        -292,
        -196,
        292,
        392,
        c.across([0, paper], [0.88, paper], [1, mix(paper, c.palette.ink, 0.18)]),
        'rx="4"',
      ) +
      rect(
        0,
        -196,
        292,
        392,
        c.across([0, mix(paper, c.palette.ink, 0.2)], [0.12, paper], [1, paper]),
        'rx="4"',
      ) +
      line(
        "M-262-150H-40M-262-112H-60M-262-74H-40M-262-36H-90M-262 22H-40M-262 60H-60M-262 98H-120",
        rule,
        7,
        'opacity=".6"',
      ) +
      line(
        "M40-140h34v34h-34ZM40-66h34v34h-34ZM40 8h34v34h-34ZM40 82h34v34h-34Z",
        mix(cover, c.palette.ink, 0.2),
        6,
      ) +
      line("M98-123H250M98-49H220M98 25H250M98 99H190", rule, 7, 'opacity=".6"') +
      line("M46-126L56-112L80-148M46-52L56-38L80-74M46 22L56 36L80 0", "#c8602f", 9);
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
  };

/** A cup on its saucer from above. */
export const cupAbove =
  ({ x, y, r = 92, turn = 0, colour, drink = "#5a3320" }) =>
  (c) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 92})">${under(path(disc(0, 0, 118), "#0b1820"))}${path(disc(0, 0, 118), mix(colour, "#fff6e2", 0.45))}${path(disc(0, 0, 84), mix(colour, "#fff6e2", 0.2))}${rect(54, -13, 62, 26, mix(colour, c.palette.ink, 0.1), 'rx="12"')}${path(disc(0, 0, 70), colour)}${path(disc(0, 0, 60), drink)}${path("M-44-22A50 50 0 0 1-6-50A56 56 0 0 0-44-22Z", mix(drink, "#fff6e2", 0.5))}</g>`;

/** An apple with its leaf from above. */
export const appleAbove =
  ({ x, y, scale = 1 }) =>
  (c) =>
    place(
      x,
      y,
      scale,
      under(oval(0, 0, 76, 72, "#0b1820")) +
        path(
          "M0-66C40-84 82-50 78-4C74 46 36 76 0 66C-36 76-74 46-78-4C-82-50-40-84 0-66Z",
          c.glowAt(-24, -26, 120, [0, "#e8735a"], [0.6, "#c8452f"], [1, "#8f2f2a"]),
        ) +
        oval(2, -14, 18, 11, "#8f2f2a") +
        line("M2-14C8-34 16-44 26-50", "#5a3a2c", 7) +
        path("M22-46C44-74 76-72 92-60C78-38 46-30 22-46Z", "#7fa04e"),
    );
