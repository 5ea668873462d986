import type { Sharp } from "sharp";
import type { BitmapFormat, MediaCommands } from "./media-commands.ts";

/** A file that claims to be larger than this when opened is not one of the library's pictures. */
const maxPixelsIn = 60_000_000;
/** A larger answer would cost more time than any page needs. */
const maxPixelsOut = 6_000_000;
const seconds = 15;
const drawingDensity = 72;

interface Size {
  width: number;
  height: number;
}

/** The requested size, capped; one side alone preserves the aspect ratio. */
function targetSize({ width, height }: MediaCommands, original: Size): Size {
  const ratio = original.width / original.height;
  const wanted = {
    width: width ?? (height === null ? original.width : height * ratio),
    height: height ?? (width === null ? original.height : width / ratio),
  };
  const excess = Math.sqrt(Math.max(1, (wanted.width * wanted.height) / maxPixelsOut));
  return {
    width: Math.max(1, Math.round(wanted.width / excess)),
    height: Math.max(1, Math.round(wanted.height / excess)),
  };
}

/** Where the cut begins so that the focal point is as near the middle as the edges allow. */
const cutAt = (focal: number, whole: number, part: number) =>
  Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));

function crop(image: Sharp, original: Size, size: Size, focal: { x: number; y: number }): Sharp {
  const scale = Math.max(size.width / original.width, size.height / original.height);
  const whole = {
    width: Math.max(size.width, Math.round(original.width * scale)),
    height: Math.max(size.height, Math.round(original.height * scale)),
  };
  return image.resize({ ...whole, fit: "fill" }).extract({
    left: cutAt(focal.x, whole.width, size.width),
    top: cutAt(focal.y, whole.height, size.height),
    ...size,
  });
}

function resized(image: Sharp, original: Size, commands: MediaCommands): Sharp {
  const size = targetSize(commands, original);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  switch (commands.mode) {
    case "crop":
      return crop(image, original, size, commands.focal);
    case "max":
      return image.resize({ ...size, fit: "inside" });
    case "min":
      return image.resize({ ...size, fit: "outside" });
    case "pad":
      return image.resize({ ...size, fit: "contain", background });
    case "boxpad":
      return image.resize({ ...size, fit: "contain", background, withoutEnlargement: true });
    case "stretch":
      return image.resize({ ...size, fit: "fill" });
  }
}

function encoded(image: Sharp, format: BitmapFormat, quality: number | null): Sharp {
  if (format === "webp") return image.webp({ quality: quality ?? 75 });
  if (format === "png") return image.png();
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: quality ?? 75 });
}

/** The picture in another size or format. Rejects when the file cannot be opened or is larger than it may be. */
export async function scaleMedia(
  bytes: Buffer,
  commands: MediaCommands,
  format: BitmapFormat,
): Promise<Buffer> {
  // Loaded when the first picture is requested: the start of the server does not wait for it.
  const { default: sharp } = await import("sharp");
  const first = await sharp(bytes, { limitInputPixels: maxPixelsIn }).metadata();
  const turned = (first.orientation ?? 1) >= 5;
  const original = {
    width: turned ? first.height : first.width,
    height: turned ? first.width : first.height,
  };
  if (original.width * original.height > maxPixelsIn) throw new Error("The picture has too many pixels.");
  const target = targetSize(commands, original);
  const enlarged = Math.max(1, target.width / original.width, target.height / original.height);
  // A drawing is drawn at the size it is shown at, not blown up afterwards.
  const density = first.format === "svg" ? drawingDensity * enlarged : undefined;
  const image = sharp(bytes, { limitInputPixels: maxPixelsIn, ...(density ? { density } : {}) }).rotate();
  return encoded(resized(image, original, commands), format, commands.quality)
    .timeout({ seconds })
    .toBuffer();
}
