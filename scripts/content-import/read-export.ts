/** Opens an export, whatever its name: what it is shows in what it says. */
import { readFile, stat } from "node:fs/promises";
import { OperatorError } from "../../platform/operator-error.ts";
import { readGhost } from "./ghost.ts";
import type { ImportReport } from "./report.ts";
import type { SourceSite } from "./source.ts";
import { readWordPress } from "./wordpress.ts";

const maxBytes = 200_000_000;

export async function readExport(file: string, report: ImportReport): Promise<SourceSite> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${file}.`);
  if (found.size > maxBytes)
    throw new OperatorError(
      `${file} has ${Math.ceil(found.size / 1e6)} MB, and ${maxBytes / 1e6} MB can be read. Export in parts: WordPress offers dates and types, Ghost posts and pages.`,
    );
  return parseExport(await readFile(file), report);
}

export function parseExport(bytes: Buffer, report: ImportReport): SourceSite {
  const text = decode(bytes)
    .replace(/^\uFEFF/, "")
    .trim();
  if (text.startsWith("{")) return readGhost(text, report);
  if (text.startsWith("<")) return readWordPress(text, report);
  throw new OperatorError(
    bytes.subarray(0, 2).toString("latin1") === "PK"
      ? "This is a zip file. Unpack it and name the .xml or .json file in it."
      : "This is neither a WordPress export (XML) nor a Ghost export (JSON).",
  );
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A few bytes of another encoding are no reason to refuse everything else.
    return bytes.toString("utf8");
  }
}
