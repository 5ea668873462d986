import { pictureDensities, pictureFormat, pictureQuality, pictureSizes } from "../../contracts/pictures.ts";
import type { BitmapFormat, MediaCommands } from "./media-commands.ts";

const ownFormats: Record<string, BitmapFormat> = { png: "png", jpg: "jpg", jpeg: "jpg", webp: "webp" };

/** What the answer will be encoded as; null when the original is the answer. */
export function formatOf(
  extension: string,
  { format, width, height, quality }: MediaCommands,
): BitmapFormat | null {
  const own = ownFormats[extension];
  // A drawing has every size; it becomes a bitmap only when one is requested.
  if (extension === "svg") return format;
  if (width === null && height === null && quality === null && (format === null || format === own))
    return null;
  return format ?? own ?? "png";
}

/** Whether it is one of the sizes that pages show; see contracts/pictures.ts. */
export function isShown(
  { width, height, mode, quality, focal }: MediaCommands,
  format: BitmapFormat,
): boolean {
  return (
    format === pictureFormat &&
    (quality ?? pictureQuality) === pictureQuality &&
    mode === "crop" &&
    focal.x === 0.5 &&
    focal.y === 0.5 &&
    pictureSizes.some((size) =>
      pictureDensities.some((density) => width === size.width * density && height === size.height * density),
    )
  );
}
