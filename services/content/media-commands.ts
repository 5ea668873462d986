/** The query of a picture's address, as ImageSharp.Web reads it: what is unknown or out of bounds is left out. */
const resizeModes = ["crop", "max", "min", "pad", "boxpad", "stretch"] as const;
type ResizeMode = (typeof resizeModes)[number];
export type BitmapFormat = "webp" | "jpg" | "png";

export interface MediaCommands {
  width: number | null;
  height: number | null;
  quality: number | null;
  format: BitmapFormat | null;
  mode: ResizeMode;
  /** What stays in the picture when it is cropped, from 0 to 1 each way. */
  focal: { x: number; y: number };
}

/** ImageSharp.Web drops sizes from here on. */
const sizeLimit = 5000;
const formats: Record<string, BitmapFormat> = { webp: "webp", jpg: "jpg", jpeg: "jpg", png: "png" };
const middle = { x: 0.5, y: 0.5 };

function whole(value: string | undefined, below: number): number | null {
  if (value === undefined || !/^\d{1,6}$/.test(value)) return null;
  const number = Number(value);
  return number > 0 && number < below ? number : null;
}

function focalPoint(value: string | undefined): { x: number; y: number } {
  const numbers = (value ?? "")
    .split(",")
    .map((part) => (/^\d?(\.\d{1,9})?$/.test(part) ? Number(part) : Number.NaN));
  const [x, y] = numbers;
  const inside = (at: number | undefined) => at !== undefined && at >= 0 && at <= 1;
  return value && numbers.length === 2 && inside(x) && inside(y) ? { x: x!, y: y! } : middle;
}

export function parseMediaCommands(query: URLSearchParams): MediaCommands {
  const given = new Map([...query].map(([name, value]) => [name.toLowerCase(), value.trim().toLowerCase()]));
  return {
    width: whole(given.get("width"), sizeLimit),
    height: whole(given.get("height"), sizeLimit),
    quality: whole(given.get("quality"), 101),
    format: formats[given.get("format") ?? ""] ?? null,
    mode: resizeModes.find((mode) => mode === given.get("rmode")) ?? "crop",
    focal: focalPoint(given.get("rxy")),
  };
}
