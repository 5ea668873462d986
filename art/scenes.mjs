/** The two grounds most pictures stand on. */
import { glints, light, plain, ridges, sky, water } from "./scenery.mjs";

/** Sky, light, ridges and water; `above` goes between the sky and the ridges. */
export const lake = ({ sun, above = [], hills = {}, surface = {}, shine = {} }) => [
  sky(),
  light(sun),
  ...above,
  ...(hills ? [ridges({ open: sun.x, ...hills })] : []),
  water(surface),
  glints({ x: sun.x, ...shine }),
];

/** Sky, light and ridges; the land in front is the picture's own. */
export const land = ({ sun, above = [], hills = {} }) => [
  sky(),
  light(sun),
  ...above,
  ridges({ open: sun.x, mirror: 0, ...hills }),
  plain(),
];
