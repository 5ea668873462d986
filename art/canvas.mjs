/** One picture while it is being drawn: its colours, its chance and its gradients. */
import { seedOf } from "../site/ui/scene.ts";
import { paletteOf } from "./palettes.mjs";
import { randomFrom } from "./shapes.mjs";

export const width = 1200;
export const height = 640;

/** Path data without the characters it can do without. */
const shorten = (svg) =>
  svg
    .replace(/="0\./g, '=".')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/ -/g, "-").replace(/(^|[^\d.])0\.(?=\d)/g, "$1."));

export function createCanvas({ name, hour, topic, tintStrength, horizon = 400 }) {
  const defs = [];
  // Ids start with the picture's own mark, so that two pictures set into one page do not mix.
  const mark = `w${seedOf(name).toString(36).slice(0, 4)}`;
  const nextId = () => `${mark}${defs.length.toString(36)}`;
  const stopsOf = (stops) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
      )
      .join("");

  return {
    name,
    horizon,
    random: randomFrom(name),
    palette: paletteOf(hour, topic, tintStrength),
    /** A gradient from top to bottom of what it fills. */
    fall(...stops) {
      const id = nextId();
      defs.push(`<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`);
      return `url(#${id})`;
    },
    /** A gradient from left to right of what it fills. */
    across(...stops) {
      const id = nextId();
      defs.push(`<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`);
      return `url(#${id})`;
    },
    /** A gradient from the middle of what it fills outwards. */
    glow(...stops) {
      const id = nextId();
      defs.push(`<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
      return `url(#${id})`;
    },
    /** A gradient round a point of the picture. */
    glowAt(x, y, r, ...stops) {
      const id = nextId();
      const where = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"`;
      defs.push(`<radialGradient id="${id}" ${where}>${stopsOf(stops)}</radialGradient>`);
      return `url(#${id})`;
    },
    /** What the water gives back, once ridges are drawn. */
    mirrored: undefined,
    /** Defines a reusable shape and returns its reference. */
    define(content) {
      const id = nextId();
      defs.push(`<g id="${id}">${content}</g>`);
      return `#${id}`;
    },
    finish: (content) =>
      shorten(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round"><defs>${defs.join("")}</defs>${content}</svg>\n`,
      ),
  };
}
