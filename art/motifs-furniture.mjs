/** Furniture of quiet rooms: armchairs, a lamp, books, a chair by a door. */
import { oval, rect } from "./flats.mjs";
import { mix } from "./palettes.mjs";
import { disc, int, lens, line, path, place } from "./shapes.mjs";

/** An armchair turned half towards us; `flip` turns it the other way. */
export const armchair =
  ({ x, y, scale = 1, flip = false, colour }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const dark = mix(colour, ink, 0.45);
    const light = mix(colour, sun, 0.2);
    return place(
      x,
      y,
      scale,
      path(lens(10, 4, 340, 24), ink, 'opacity=".35"') +
        line("M-104 2V-26M116 2V-26M40 4V-20", mix("#5b3a28", ink, 0.2), 14) +
        path(
          "M-128-40C-138-150-132-280-108-308C-90-330-20-330 10-312C36-296 40-220 44-150L40-30Z",
          c.across([0, dark], [0.35, colour], [1, light]),
        ) +
        path(
          "M-92-140C-100-230-92-280-76-292C-50-304-8-300 4-288C18-260 16-200 20-140Z",
          mix(colour, sun, 0.1),
        ) +
        path("M-70-140C-30-152 70-152 128-138Q140-124 134-104H-60Z", light) +
        path("M-64-108H136V-24H-64Z", dark) +
        path(
          "M-132-24C-140-70-138-130-128-152C-116-174-66-174-58-152C-48-124-56-110-54-24Z",
          c.fall([0, light], [1, dark]),
        ) +
        path(
          "M82-24C78-70 80-120 86-138C94-160 142-160 148-138C154-112 150-70 146-24Z",
          c.fall([0, mix(colour, sun, 0.32)], [1, mix(colour, ink, 0.3)]),
        ),
      flip,
    );
  };

/** A lamp on a tall foot. */
export const floorLamp =
  ({ x, y, scale = 1, reach = 380 }) =>
  (c) => {
    const { ink, lamp } = c.palette;
    return place(
      x,
      y,
      scale,
      `<circle cx="0" cy="-380" r="${reach}" fill="${c.glow([0, lamp, 0.7], [0.3, lamp, 0.32], [0.65, lamp, 0.09], [1, lamp, 0])}"/>` +
        oval(0, 0, 56, 10, mix("#8a6a42", ink, 0.3)) +
        line("M0-4V-340", mix("#8a6a42", ink, 0.2), 8) +
        path("M-48-430H48L86-334H-86Z", c.fall([0, "#f6c878"], [1, "#fff0c4"])) +
        line("M-86-334H86", "#fffaf0", 3),
    );
  };

/** Shelves full of books, filling a piece of wall. */
export const bookcase =
  ({ x, y, wide, shelves = 4, gap = 92, colours, wood }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const high = shelves * gap;
    const groups = colours.map(() => "");
    for (let row = 0; row < shelves; row++) {
      const foot = y + (row + 1) * gap - 8;
      for (let bx = x + 12; bx < x + wide - 24; ) {
        const w = 13 + Math.floor(c.random() * 13);
        const h = gap * (0.55 + c.random() * 0.24);
        if (c.random() < 0.9)
          groups[Math.floor(c.random() * colours.length)] +=
            `M${int(bx)} ${int(foot)}v${int(-h)}h${w}v${int(h)}Z`;
        bx += w + 1;
      }
    }
    const boards = Array.from({ length: shelves + 1 }, (_, k) => `M${x} ${y + k * gap}h${wide}`).join("");
    return (
      rect(x, y, wide, high, mix(wood, ink, 0.55)) +
      groups.map((d, k) => path(d, colours[k])).join("") +
      line(boards, wood, 12, 'stroke-linecap="butt"') +
      line(
        `M${x} ${y - 6}v${high + 12}M${x + wide} ${y - 6}v${high + 12}`,
        mix(wood, sun, 0.1),
        12,
        'stroke-linecap="butt"',
      )
    );
  };

/** A small round table with two cups. */
export const teaTable =
  ({ x, y, scale = 1, wood }) =>
  (c) => {
    const { ink, sun, paper } = c.palette;
    const cupAt = (cx) =>
      line(`M${cx + 17}-176q18 0 10 18q-4 6-12 4`, paper, 5) +
      path(
        `M${cx - 20}-184h40q2 26-8 36h-24q-10-10-8-36Z`,
        c.across([0, "#ffffff"], [1, mix(paper, ink, 0.28)]),
      );
    return place(
      x,
      y,
      scale,
      path(lens(0, 2, 180, 14), ink, 'opacity=".35"') +
        path("M-8-130H8L12-14L48 2H-48L-12-14Z", mix(wood, ink, 0.3)) +
        oval(0, -130, 106, 20, mix(wood, ink, 0.35)) +
        oval(0, -137, 106, 20, mix(wood, sun, 0.22)) +
        cupAt(-46) +
        cupAt(40),
    );
  };

/** The light of a window lying aslant on a wall: four panes. */
export const paneLight =
  ({ x, y, wide = 250, high = 300, lean = 70, colour, opacity = 0.75 }) =>
  () => {
    const pane = (i, j) => {
      const w = wide / 2 - 8;
      const h = high / 2 - 8;
      const px = x + i * (wide / 2) + j * (lean / 2);
      const py = y + j * (high / 2) + i * 24;
      return `M${int(px)} ${int(py)}l${int(w)} 22l${int(lean / 2)} ${int(h)}l${int(-w)}-22Z`;
    };
    return path([pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join(""), colour, `opacity="${opacity}"`);
  };

/** A closed door of four panels; y is the floor. */
export const closedDoor =
  ({ x, y, wide = 190, high = 390, colour }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const panel = (px, py, w, h) =>
      rect(px, py, w, h, mix(colour, ink, 0.14)) +
      line(`M${px} ${py + h}h${w}V${py}`, mix(colour, sun, 0.4), 3);
    const half = wide / 2 - 30;
    return (
      rect(x - 20, y - high - 20, wide + 40, high + 20, mix(colour, sun, 0.5)) +
      rect(x, y - high, wide, high, c.fall([0, colour], [1, mix(colour, ink, 0.16)])) +
      panel(x + 20, y - high + 26, half, 150) +
      panel(x + wide / 2 + 10, y - high + 26, half, 150) +
      panel(x + 20, y - high + 206, half, 150) +
      panel(x + wide / 2 + 10, y - high + 206, half, 150) +
      path(disc(x + wide - 16, y - high * 0.48, 9), "#c8963e")
    );
  };

/** A plain wooden chair seen from the front and a little aside. */
export const woodenChair =
  ({ x, y, scale = 1, wood, flip = false }) =>
  (c) => {
    const { ink, sun } = c.palette;
    const dark = mix(wood, ink, 0.35);
    return place(
      x,
      y,
      scale,
      path("M-70 2L60-6L150 40L10 50Z", ink, 'opacity=".22"') +
        line("M-62-128V-14M62-132V-22", dark, 13) +
        line("M-66-130V-310M66-136V-306", wood, 13) +
        path(
          "M-66-300Q0-314 66-298V-262Q0-276-66-262ZM-66-236Q0-248 66-234V-208Q0-220-66-208Z",
          c.across([0, mix(wood, sun, 0.3)], [1, wood]),
        ) +
        path("M-74-142L70-146L96-112L-92-106Z", mix(wood, sun, 0.36)) +
        path("M-92-106L96-112V-96L-92-90Z", wood) +
        line("M-84-92V8M88-98V2", wood, 14) +
        line("M-84-40H88", dark, 7),
      flip,
    );
  };
