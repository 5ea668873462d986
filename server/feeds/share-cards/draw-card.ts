import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { sceneSvg } from "../../../site/features/sharing/card/scene-svg.ts";
import { type CardFacts, cardSize, cardTree } from "./template.ts";

const require = createRequire(import.meta.url);

const fontFiles = [
  ["Literata", 400, "@fontsource/literata/files/literata-latin-400-normal.woff"],
  ["Literata", 600, "@fontsource/literata/files/literata-latin-600-normal.woff"],
  [
    "Atkinson",
    400,
    "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff",
  ],
  [
    "Atkinson",
    600,
    "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff",
  ],
] as const;

const readFonts = () =>
  Promise.all(
    fontFiles.map(async ([name, weight, file]) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(require.resolve(file)),
    })),
  );

/** Opened for the first card, so that the server's start does not wait for them. */
async function openTools() {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import("satori"),
    import("sharp"),
    readFonts(),
  ]);
  return { satori, sharp, fonts };
}

let tools: ReturnType<typeof openTools> | undefined;

const maxPixels = 40_000_000;

/** A PNG of 1200 × 630: the sheet laid over the item's picture, or over a horizon grown from its id. */
export async function drawCard(facts: CardFacts, art: Uint8Array | undefined): Promise<Buffer> {
  tools ??= openTools();
  const { satori, sharp, fonts } = await tools;
  const sheet = await satori(cardTree(facts) as Parameters<typeof satori>[0], { ...cardSize, fonts });
  const scene = Buffer.from(sceneSvg(facts.seed, facts.hour, cardSize));
  const background = (bytes: Uint8Array) =>
    sharp(bytes, { limitInputPixels: maxPixels })
      .resize({ ...cardSize, fit: "cover" })
      .png()
      .toBuffer();
  // A picture that cannot be opened gives way to the horizon.
  const picture = art ? await background(art).catch(() => background(scene)) : await background(scene);
  return sharp(picture)
    .composite([{ input: Buffer.from(sheet) }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}
