/** npm run content:import: an export of WordPress or Ghost as files of the library. */
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Locale, locales } from "../../contracts/site.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { fixedPaths } from "../../site/pages.ts";
import { contentDir } from "../content-dir.mjs";
import { say, showing } from "../progress.mjs";
import { carryPictures } from "./carry-pictures.ts";
import { readExisting } from "./existing.ts";
import { planImport } from "./plan.ts";
import { readExport } from "./read-export.ts";
import { ImportReport } from "./report.ts";
import type { SourceSite } from "./source.ts";
import { compare, deletedItems, readManifest, write } from "./write.ts";

export interface ImportOptions {
  file: string;
  to: string;
  media: string | undefined;
  language: Locale | undefined;
  write: boolean;
}

const usage =
  "npm run content:import -- EXPORT [--to FOLDER] [--media FOLDER] [--language en-US|es] [--write]";

/** Paths are those of the folder in which npm was called. */
const given = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  const language = locales.find((locale) => locale === values.language);
  if (positionals.length !== 1 || (values.language !== undefined && !language))
    throw new OperatorError(usage);
  return {
    file: given(positionals[0]!),
    to: values.to === undefined ? contentDir() : given(values.to),
    media: values.media === undefined ? undefined : given(values.media),
    language,
    write: values.write,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: "string" },
        media: { type: "string" },
        language: { type: "string" },
        write: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`);
  }
}

const languageOf = ({ language }: SourceSite): Locale => (/^es\b/i.test(language) ? "es" : "en-US");

/** The report; it is also written beside the export when the files are. */
export async function importContent(options: ImportOptions): Promise<string> {
  const { file, to, media } = options;
  if (media !== undefined && !(await stat(media).catch(() => undefined))?.isDirectory())
    throw new OperatorError(`There is no folder ${media}.`);
  const report = new ImportReport();
  const staging = await mkdtemp(path.join(tmpdir(), "content-import-"));
  try {
    const site = await showing("reading the export", () => readExport(file, report));
    const language = options.language ?? languageOf(site);
    const manifest = await readManifest(to);
    const existing = await showing("reading the library", () => readExisting(to));
    const deleted = await deletedItems(to, manifest, existing);
    const pictures = await carryPictures({
      site,
      media,
      staging,
      deleted,
      report,
      progress: sayNowAndThen(),
    });
    const planned = await showing("converting texts", () =>
      planImport({ site, existing, fixedPaths, pictures, language, deleted, report }),
    );
    const found = await compare(to, planned, manifest);
    if (options.write) await showing("writing", () => write(to, planned, found, manifest));
    const text = report.toMarkdown(
      options.write ? "Imported" : "What an import would do",
      [
        `${site.system} ${site.version}, in ${language}, to ${to}.`,
        options.write
          ? "Files that were edited or deleted here since the last import were left as they are."
          : "Nothing was written. Add --write to write it.",
      ],
      found,
    );
    if (options.write) await writeFile(reportFile(file, to), text);
    return text;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Beside the export, but never among the content. */
export function reportFile(file: string, to: string): string {
  const folder = path.dirname(file);
  const isInside = folder === to || folder.startsWith(to + path.sep);
  return path.join(isInside ? path.dirname(to) : folder, "import-report.md");
}

const everyMs = 5000;

function sayNowAndThen(): (done: number, all: number) => void {
  let last = performance.now();
  return (done, all) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    say(`pictures: ${done} of ${all}`);
  };
}
