/** Draws every picture into content/media/art and describes those that have no description yet. Run: node art/draw.mjs */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { artworks } from "./artworks.mjs";
import { createCanvas } from "./canvas.mjs";

const folder = fileURLToPath(new URL("../content/media/art/", import.meta.url));

/** The picture as SVG text; the same artwork always gives the same text. */
export function drawArtwork(artwork) {
  const canvas = createCanvas(artwork);
  return canvas.finish(artwork.layers.map((layer) => layer(canvas)).join(""));
}

/** The description beside the picture; an id that is there already stays. */
function describe(artwork, file) {
  const known = existsSync(file) ? /^id: (\S+)$/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  const { "en-US": english, es: spanish } = artwork.alt;
  return `id: ${known ?? randomUUID()}\nalt:\n  en-US: ${JSON.stringify(english)}\n  es: ${JSON.stringify(spanish)}\n`;
}

function drawAll() {
  mkdirSync(folder, { recursive: true });
  const names = new Set();
  const sizes = [];
  for (const artwork of artworks) {
    if (names.has(artwork.name))
      throw new Error(`Two artworks are called ${artwork.name}: give one another name`);
    names.add(artwork.name);
    const svg = drawArtwork(artwork);
    const description = path.join(folder, `${artwork.name}.yaml`);
    writeFileSync(path.join(folder, `${artwork.name}.svg`), svg);
    writeFileSync(description, describe(artwork, description));
    sizes.push([Buffer.byteLength(svg), artwork.name]);
  }
  sizes.sort((a, b) => b[0] - a[0]);
  const total = sizes.reduce((sum, [bytes]) => sum + bytes, 0);
  console.log(`${sizes.length} pictures, ${total} bytes; largest ${sizes[0][1]} with ${sizes[0][0]} bytes`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) drawAll();
