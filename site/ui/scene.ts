/** A drawn horizon: sky, sun or moon, ridges, water, glints. The hour gives the palette, the seed the shapes. */
export type Hour = "dawn" | "noon" | "dusk" | "night";

interface Scene {
  width: number;
  height: number;
  horizon: number;
  sun: { x: number; y: number; glow: number; radius: number };
  ridges: string[];
  glints: { x: number; y: number; width: number; height: number; opacity: number }[];
}

const sunPlace: Record<Hour, [x: number, y: number]> = {
  dawn: [0.68, 0.52],
  noon: [0.3, 0.24],
  dusk: [0.36, 0.56],
  night: [0.74, 0.22],
};

/** The same text always gives the same seed. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
  return (hash % 2147483646) + 1;
}

const daylight: Hour[] = ["dawn", "noon", "dusk"];

/** An hour of the day that belongs to the seed. */
export const hourOf = (text: string): Hour => daylight[seedOf(text) % daylight.length]!;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function ridgePath(
  random: () => number,
  index: number,
  width: number,
  height: number,
  horizon: number,
  relief: number,
): string {
  const base = horizon - height * (0.26 - index * 0.07);
  const swell = height * (0.1 - index * 0.015) * relief;
  const steps = 6;
  const step = width / steps;
  const heights = Array.from({ length: steps + 1 }, () => round(base + (random() - 0.5) * 2 * swell));
  const curves = heights.slice(1).map((y, k) => {
    const middle = round(step * (k + 0.5));
    return `C${middle} ${heights[k]} ${middle} ${y} ${round(step * (k + 1))} ${y}`;
  });
  return `M0 ${round(horizon + 4)}V${heights[0]}${curves.join("")}V${round(horizon + 4)}Z`;
}

export function drawScene(seedText: string, hour: Hour, width = 1200, height = 640): Scene {
  const seed = seedOf(seedText);
  const random = randomFrom(seed);
  const horizon = height * 0.62;
  // Low hills or high ones, the sun a little to the side: scenes of one hour do not look like copies of each other.
  const relief = 0.55 + (seed % 7) * 0.15;
  const [middleX, sunY] = sunPlace[hour];
  const sunX = middleX + ((seed % 5) - 2) * 0.07;
  const ridges = [0, 1, 2, 3].map((index) => ridgePath(random, index, width, height, horizon, relief));
  const glints = Array.from({ length: 24 }, () => {
    const y = horizon + 14 + (height - horizon - 20) * random() ** 1.4;
    const depth = y - horizon;
    const length = 18 + depth * 0.35 * random();
    const x = width * sunX + (random() - 0.5) * (30 + depth * 0.9);
    return {
      x: round(x - length / 2),
      y: round(y),
      width: round(length),
      height: round(1.2 + depth / 90),
      opacity: round(0.15 + random() * 0.45),
    };
  });
  return {
    width,
    height,
    horizon: round(horizon),
    sun: {
      x: round(width * sunX),
      y: round(height * sunY),
      glow: round(height * 0.34),
      radius: round(height * 0.062),
    },
    ridges,
    glints,
  };
}

/** In the place of the id that its gradients have on a page. */
const idMark = "\0";
/** Lists show the same drawings again and again. */
const drawn = new Map<string, string>();
const mostDrawn = 200;

function writeScene(seed: string, hour: Hour, width: number, height: number): string {
  const { horizon, sun, ridges, glints } = drawScene(seed, hour, width, height);
  const stop = (offset: string, name: string, more = "") =>
    `<stop offset="${offset}" class="scene-${name}"${more}></stop>`;
  const gradient = (name: string, stops: string) =>
    `<linearGradient id="${idMark}${name}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`;
  const circle = (radius: number, paint: string) =>
    `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" ${paint}></circle>`;
  return [
    "<defs>",
    gradient("s", stop("0", "sky-high") + stop(".55", "sky-mid") + stop("1", "sky-low")),
    gradient("w", stop("0", "water-near") + stop("1", "water-far")),
    `<radialGradient id="${idMark}g">${stop("0", "glow", ' stop-opacity=".9"')}${stop("1", "glow", ' stop-opacity="0"')}</radialGradient>`,
    "</defs>",
    `<rect width="${width}" height="${round(horizon + 2)}" fill="url(#${idMark}s)"></rect>`,
    circle(sun.glow, `fill="url(#${idMark}g)"`),
    circle(sun.radius, 'class="scene-sun"'),
    ...ridges.map((path, index) => `<path d="${path}" class="scene-ridge-${index}"></path>`),
    `<rect y="${horizon}" width="${width}" height="${round(height - horizon)}" fill="url(#${idMark}w)"></rect>`,
    ...glints.map(
      (glint) =>
        `<rect x="${glint.x}" y="${glint.y}" width="${glint.width}" height="${glint.height}" opacity="${glint.opacity}" rx="2" class="scene-sun"></rect>`,
    ),
  ].join("");
}

interface DrawnScene {
  seed: string;
  hour: Hour;
  width: number;
  height: number;
  /** Of its gradients, another one for each drawing of a page. */
  id: string;
}

/** What is inside the `<svg>`. */
export function sceneMarkup({ seed, hour, width, height, id }: DrawnScene): string {
  const key = `${hour} ${width} ${height} ${seed}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    if (drawn.size >= mostDrawn) drawn.clear();
    markup = writeScene(seed, hour, width, height);
    drawn.set(key, markup);
  }
  return markup.replaceAll(idMark, id);
}
