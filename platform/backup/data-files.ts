import fs from "node:fs";
import path from "node:path";
import { isBesideSqlite } from "./sqlite-copy.ts";

/**
 * Entries of the data folder that a backup leaves out: what the server makes again by itself, and the embedded database,
 * whose rows are in the backup. Whatever else is there is taken along, so that nothing new is forgotten.
 */
const leftOut = [
  /^postgres(\..+)?$/,
  /^(content|media-cache|media-originals|pages|popular-pages\.json|scripture|share-cards)$/,
  /^(umbraco|studio)-/,
  /^(backups|before-restore-.+|restore-.+)$/,
  /^\.write-check-/,
];

/** Events move from here into the database, so they are copied before it is read; each has an id and is stored once. */
const movesIntoDatabase = "events";

/** Bible texts are put here by the preparation, too, so a folder that has them is still an empty one. */
const alsoPrepared = "sword";

const isLeftOut = (name: string): boolean => leftOut.some((pattern) => pattern.test(name));

const entriesToSave = (dataDir: string): string[] =>
  fs.existsSync(dataDir) ? fs.readdirSync(dataDir).filter((name) => !isLeftOut(name)) : [];

/** Whether a backup could have taken this path of the data folder. */
export function isSaved(name: string): boolean {
  const root = path.resolve("data");
  const written = path.relative(root, path.resolve(root, name)).replaceAll(path.sep, "/");
  const [first = ""] = name.split("/");
  return name !== "" && name === written && first !== ".." && !name.includes("\0") && !isLeftOut(first);
}

/** Paths relative to the data folder. */
function filesBelow(dataDir: string, name: string): string[] {
  const place = path.join(dataDir, name);
  if (fs.statSync(place).isFile()) return [name];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

export const filesBeforeSnapshot = (dataDir: string): string[] =>
  fs.existsSync(path.join(dataDir, movesIntoDatabase)) ? filesBelow(dataDir, movesIntoDatabase) : [];

/** Keys are made once and then used in the database, so they are copied after it was read. */
export const filesAfterSnapshot = (dataDir: string): string[] =>
  entriesToSave(dataDir)
    .filter((name) => name !== movesIntoDatabase)
    .flatMap((name) => filesBelow(dataDir, name))
    .filter((name) => !isBesideSqlite(name));

/** What a restore would replace. */
export const filesInTheWay = (dataDir: string): string[] =>
  entriesToSave(dataDir).filter((name) => name !== alsoPrepared && filesBelow(dataDir, name).length > 0);

/** Moves each entry of `staged` into the data folder, and what it replaces into `aside`. */
export function moveIntoPlace(staged: string, dataDir: string, aside: string): void {
  for (const name of fs.existsSync(staged) ? fs.readdirSync(staged) : []) {
    const place = path.join(dataDir, name);
    if (fs.existsSync(place)) {
      fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
      fs.renameSync(place, path.join(aside, name));
    }
    fs.renameSync(path.join(staged, name), place);
  }
}

/** There while a restore moves things into place; a server does not start on what is half of each. */
const markerOf = (dataDir: string): string => path.join(dataDir, "restore-unfinished");

export const isHalfRestored = (dataDir: string): boolean => fs.existsSync(markerOf(dataDir));
export const beginMove = (dataDir: string): void => fs.writeFileSync(markerOf(dataDir), "", { flush: true });
export const endMove = (dataDir: string): void => fs.rmSync(markerOf(dataDir), { force: true });
