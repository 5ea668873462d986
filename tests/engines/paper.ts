import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import type { Tab } from "./engine.ts";

const run = promisify(execFile);

export interface Printed {
  text: string;
  /** Of each sheet, from 0 (black) to 255. */
  sheets: { brightest: number; darkest: number; mean: number }[];
}

/** What a printer would put on paper. */
export async function printed(tab: Tab): Promise<Printed> {
  const folder = await mkdtemp(path.join(tmpdir(), "wellspring-paper-"));
  try {
    const pdf = path.join(folder, "page.pdf");
    await tab.print(pdf);
    const { stdout: text } = await run("pdftotext", ["-layout", pdf, "-"]);
    await run("pdftoppm", ["-r", "40", "-png", pdf, path.join(folder, "sheet")]);
    const pictures = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
    const sheets = await Promise.all(
      pictures.map(async (name) => {
        const { channels } = await sharp(path.join(folder, name)).greyscale().stats();
        const { min, max, mean } = channels[0]!;
        return { brightest: max, darkest: min, mean };
      }),
    );
    return { text, sheets };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
