// node art/app-icons.mjs   draws the app's icons in public/ from icon.svg
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../public", import.meta.url));
const drop = fs
  .readFileSync(path.join(folder, "icon.svg"), "utf8")
  .trim()
  .replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The drop on paper; `inner` is the share of the width it takes, `corner` how round the sheet is. */
const drawing = ({ inner, corner }) => {
  const size = 32 * inner;
  const place = (32 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#fbf9f4"/><svg x="${place}" y="${place}" width="${size}" height="${size}" viewBox="0 0 32 32">${drop}</svg></svg>`;
};

const icons = [
  { name: "icon-192", size: 192, inner: 0.72, corner: 7 },
  { name: "icon-512", size: 512, inner: 0.72, corner: 7 },
  // A mask may cut off all but the middle four fifths.
  { name: "icon-maskable-512", size: 512, inner: 0.56, corner: 0 },
  { name: "apple-touch-icon", size: 180, inner: 0.66, corner: 0 },
];

for (const { name, size, ...shape } of icons)
  await sharp(Buffer.from(drawing(shape)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, `${name}.png`));
