import { drawScene, type Hour } from "../../../ui/scene.ts";

interface Palette {
  sky: [high: string, middle: string, low: string];
  sun: string;
  ridges: [string, string, string, string];
  water: [near: string, far: string];
}

/** The hours of site/styles/scene.css, for a drawing that has no style sheet, and one more that only cards have. */
const palettes = {
  dawn: {
    sky: ["#9cc3c4", "#f6d9b8", "#f3b98a"],
    sun: "#fff4dc",
    ridges: ["#7fa9a8", "#4e8488", "#2a6168", "#12454f"],
    water: ["#2e6f78", "#0b3c47"],
  },
  noon: {
    sky: ["#8fc3cf", "#dceff0", "#f4f0dc"],
    sun: "#fffbea",
    ridges: ["#a7c7bd", "#6fa394", "#3f7f74", "#1f5f59"],
    water: ["#4c9aa0", "#1b5f68"],
  },
  dusk: {
    sky: ["#4a5a86", "#e9a58a", "#f2c59a"],
    sun: "#ffe3b8",
    ridges: ["#8c7f9e", "#5f5e86", "#3b4468", "#212e4c"],
    water: ["#4a4f77", "#18233d"],
  },
  night: {
    sky: ["#0e1a26", "#2a4257", "#3b5b6c"],
    sun: "#e8eef2",
    ridges: ["#2b4453", "#213845", "#182c38", "#0f202a"],
    water: ["#1c3541", "#0a161d"],
  },
  mist: {
    sky: ["#c3cbc9", "#dfdfd6", "#efe9db"],
    sun: "#fffdf4",
    ridges: ["#c2ccc6", "#a3b3ad", "#7f958f", "#5d7772"],
    water: ["#8fa5a1", "#4c6663"],
  },
} satisfies Record<Hour | "mist", Palette>;

export type SceneName = keyof typeof palettes;

const ridgeOpacity = [0.55, 0.7, 0.85, 1];

const stops = (colors: readonly string[], places: readonly number[]) =>
  colors.map((color, index) => `<stop offset="${places[index]}" stop-color="${color}"/>`).join("");

interface SceneOptions {
  width: number;
  height: number;
  /** The same scene when the lights are out. */
  dark?: boolean;
}

/** The drawn horizon of the site, complete in itself. A tall picture is a part of a wider one, so that hills stay hills. */
export function sceneSvg(seed: string, name: SceneName, { width, height, dark }: SceneOptions): string {
  const { sky, sun, ridges, water } = palettes[name];
  const wide = Math.max(width, height);
  const scene = drawScene(seed, name === "mist" ? "noon" : name, wide, height);
  const left = Math.min(Math.max(scene.sun.x - width * 0.62, 0), wide - width);
  const glow = `<stop offset="0" stop-color="${sun}" stop-opacity=".9"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}">`,
    `<defs><linearGradient id="s" x2="0" y2="1">${stops(sky, [0, 0.55, 1])}</linearGradient>`,
    `<linearGradient id="w" x2="0" y2="1">${stops(water, [0, 1])}</linearGradient>`,
    `<radialGradient id="g">${glow}</radialGradient></defs>`,
    `<rect width="${wide}" height="${scene.horizon + 2}" fill="url(#s)"/>`,
    `<circle cx="${scene.sun.x}" cy="${scene.sun.y}" r="${scene.sun.glow}" fill="url(#g)"/>`,
    `<circle cx="${scene.sun.x}" cy="${scene.sun.y}" r="${scene.sun.radius}" fill="${sun}"/>`,
    ...scene.ridges.map(
      (d, index) => `<path d="${d}" fill="${ridges[index]}" opacity="${ridgeOpacity[index]}"/>`,
    ),
    `<rect y="${scene.horizon}" width="${wide}" height="${height - scene.horizon}" fill="url(#w)"/>`,
    ...scene.glints.map(
      (glint) =>
        `<rect x="${glint.x}" y="${glint.y}" width="${glint.width}" height="${glint.height}" rx="2" fill="${sun}" opacity="${glint.opacity}"/>`,
    ),
    ...(dark ? [`<rect width="${wide}" height="${height}" fill="#0a161d" opacity=".46"/>`] : []),
    "</svg>",
  ].join("");
}
